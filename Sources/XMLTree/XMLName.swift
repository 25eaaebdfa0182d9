/// The name of an element or attribute, interned in an `XMLNameTable`: equal names of one table have equal codes.
public struct XMLName: Hashable, Sendable {
  /// The index in the table.
  public let code: Int32

  @inlinable
  init(code: Int32) {
    self.code = code
  }
}

/// The names met so far, each with a small number, so that no name is a string while a document is read or judged.
///
/// A table belongs to one worker and outlives its documents. Names are as written, prefix included (`xml:space`).
public final class XMLNameTable {
  /// The names by code.
  public private(set) var strings: [String] = []
  private var codes: [String: Int32] = [:]

  /// An empty table, with room for the names of most projects.
  public init() {
    strings.reserveCapacity(512)
    codes.reserveCapacity(512)
  }

  /// The code of a name, which is added when it is new.
  public func intern(_ string: String) -> XMLName {
    if let code = codes[string] { return XMLName(code: code) }
    let code = Int32(strings.count)
    strings.append(string)
    codes[string] = code
    return XMLName(code: code)
  }

  /// The name as text.
  public subscript(name: XMLName) -> String { strings[Int(name.code)] }
}
