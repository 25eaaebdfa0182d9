/// Rows that belong together: those of a class in one section, or those of a structure.
public struct PropertyGroup: Sendable {
  /// The class, whose subclasses have the rows too, or the element name of a structure.
  public let owner: String
  /// Where the rows are written.
  public let section: Section
  /// The rows, in the order of writing.
  public let rows: [Property]

  /// A group from its parts.
  public init(_ owner: String, _ section: Section, _ rows: [Property]) {
    self.owner = owner
    self.section = section
    self.rows = rows
  }

  /// The group of a structure.
  public init(_ owner: String, _ rows: [Property]) {
    self.init(owner, .own, rows)
  }
}
