internal import CLibXML2
import SourceText

/// Reads XML into documents with libxml2's SAX2 parser.
///
/// One reader serves one thread, file after file, and keeps the parser and the names between them. Nothing but the given
/// bytes is ever read: a document type declaration, and with it every entity, is refused.
public final class XMLReader {
  /// The most bytes that a document may have. The largest real ones known have half a megabyte.
  public static let sizeLimit = 16 << 20

  /// The most attributes that a tag may have in a large file. libxml2 compares each with each, which for a million of them
  /// takes hours; real tags have some twenty.
  private static let attributeLimit = 5000

  /// The names of all documents read so far.
  public let names: XMLNameTable
  private let parser: xmlParserCtxtPtr
  private let handler: UnsafeMutablePointer<xmlSAXHandler>
  private var interned: InternedPointers

  /// A reader that interns names in the given table.
  public init(names: XMLNameTable) {
    self.names = names
    xmlInitParser()
    guard let parser = xmlNewParserCtxt() else { preconditionFailure("out of memory") }
    self.parser = parser
    interned = InternedPointers()
    handler = UnsafeMutablePointer.allocate(capacity: 1)
    handler.initialize(to: Self.makeHandler())
  }

  deinit {
    parser.pointee.sax = nil
    xmlFreeParserCtxt(parser)
    handler.deallocate()
  }

  /// The document in the bytes of a file.
  public func read(_ bytes: consuming [UInt8], path: String) throws(XMLSyntaxError) -> XMLDocument {
    let source = try TextEncoding.decode(bytes, path: path)
    guard source.bytes.dropFirst(source.hasByteOrderMark ? 3 : 0).contains(where: { !isWhiteSpace($0) }) else {
      throw XMLSyntaxError(
        source: source, offset: 0, message: "The file is empty; restore it from version control or delete it.")
    }
    if let offset = Self.crowdedTag(in: source.bytes) {
      throw XMLSyntaxError(
        source: source, offset: offset,
        message: "This tag has more than \(Self.attributeLimit) attributes, which no tag of Interface Builder has.")
    }
    var builder = Builder(source: source, names: names, interned: interned)
    let failure = source.withTerminatedBytes { buffer in
      withUnsafeMutablePointer(to: &builder) { parse(buffer, with: $0) }
    }
    interned = builder.interned
    if let failure {
      throw XMLSyntaxError(source: source, offset: failure.offset, message: failure.message)
    }
    return builder.finish()
  }

  /// The offset of the first tag with too many attributes. Small files have no room for what would take long.
  private static func crowdedTag(in bytes: [UInt8]) -> Int? {
    if bytes.count < 1 << 17 { return nil }
    var (tag, count, previous) = (0, 0, UInt8(0))
    for (offset, byte) in bytes.enumerated() {
      if byte == UInt8(ascii: "<") {
        (tag, count) = (offset, 0)
      } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'"), previous == UInt8(ascii: "=") {
        count += 1
        if count > attributeLimit { return tag }
      }
      if !isWhiteSpace(byte) { previous = byte }
    }
    return nil
  }

  private func parse(
    _ buffer: UnsafeBufferPointer<UInt8>, with builder: UnsafeMutablePointer<Builder>
  ) -> Builder.Failure? {
    xmlCtxtReset(parser)
    let options = XML_PARSE_NONET.rawValue | XML_PARSE_IGNORE_ENC.rawValue
    xmlCtxtUseOptions(parser, Int32(options))
    let original = parser.pointee.sax
    parser.pointee.sax = handler
    parser.pointee.userData = UnsafeMutableRawPointer(builder)
    defer {
      parser.pointee.sax = original
      xmlCtxtReset(parser)
    }
    builder.pointee.begin(parser: parser, buffer: buffer)
    guard let base = buffer.baseAddress, let stream = xmlNewInputStream(parser) else {
      return Builder.Failure(offset: 0, message: "There is not enough memory to read the file.")
    }
    // An input without a buffer of its own is read where it lies, so a pointer tells the offset.
    stream.pointee.base = base
    stream.pointee.cur = base
    stream.pointee.end = base + (buffer.count - 1)
    inputPush(parser, stream)
    xmlParseDocument(parser)
    return builder.pointee.failure
  }

  /// The callbacks: only what the flat tree needs. Without `characters` libxml2 checks text and tells nobody; the builder
  /// sees it in the gap between two tags.
  private static func makeHandler() -> xmlSAXHandler {
    var handler = xmlSAXHandler()
    handler.initialized = UInt32(XML_SAX2_MAGIC)
    handler.startElementNs = { context, name, prefix, _, _, _, count, _, attributes in
      guard let context, let name else { return }
      context.assumingMemoryBound(to: Builder.self).pointee.startElement(
        name, prefix: prefix, attributes: UnsafeBufferPointer(start: attributes, count: Int(count) * 5))
    }
    handler.endElementNs = { context, _, _, _ in
      context?.assumingMemoryBound(to: Builder.self).pointee.endElement()
    }
    handler.comment = { context, _ in
      context?.assumingMemoryBound(to: Builder.self).pointee.comment()
    }
    handler.internalSubset = { context, name, _, _ in
      let isPropertyList = name.map { String(cString: $0) } == "plist"
      context?.assumingMemoryBound(to: Builder.self).pointee.fail(
        isPropertyList
          ? "This is a property list, no document of Interface Builder: leave it out."
          : "A document type declaration stands here; Interface Builder writes none, and entities are never read: "
            + "delete it.",
        .before("<!DOCTYPE"))
    }
    handler.serror = { context, error in
      guard let context, let error, error.pointee.level.rawValue >= XML_ERR_ERROR.rawValue,
        error.pointee.domain != Int32(XML_FROM_NAMESPACE.rawValue)
      else { return }
      context.assumingMemoryBound(to: Builder.self).pointee.fail(error.pointee)
    }
    return handler
  }
}

/// Whether a byte is white space in XML.
@inline(__always)
func isWhiteSpace(_ byte: UInt8) -> Bool {
  byte == 0x20 || byte == 0x0A || byte == 0x09 || byte == 0x0D
}
