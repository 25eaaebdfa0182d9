import RuleFormat
import SourceText

/// One finding: what is wrong, where, and how to mend it. All that a reporter needs, and nothing of the document.
public struct Diagnostic: Sendable {
  /// The identifier of the rule.
  public var rule: String
  /// How bad it is, by the configuration.
  public var severity: Severity
  /// What is wrong and what to do.
  public var message: String
  /// The file: relative to the working directory where it lies below it, else absolute.
  public var file: String
  /// Where the finding begins.
  public var start: TextPosition
  /// Where the finding ends; exclusive.
  public var end: TextPosition
  /// The line of the file in which the finding begins, without its line end.
  public var sourceLine: String
  /// The id of the object that holds the place; `nil` outside objects.
  public var objectID: String?
  /// What a person calls that object, such as `label "Title"`.
  public var objectName: String?
  /// Where to read more: the rule's first reference.
  public var url: String?
  /// Further places that belong to the finding, such as the other of two equal ids.
  public var also: [Place]
  /// How to mend it.
  public var fix: Fix?

  /// A further place of a finding.
  public struct Place: Sendable {
    /// What stands there, such as `label "Title"`.
    public var message: String
    /// Where it begins.
    public var start: TextPosition
    /// Where it ends; exclusive.
    public var end: TextPosition

    /// A place from its parts.
    public init(message: String, start: TextPosition, end: TextPosition) {
      self.message = message
      self.start = start
      self.end = end
    }
  }

  /// A set of edits that mends a finding.
  public struct Fix: Sendable {
    /// What it does, as an instruction.
    public var title: String
    /// Whether it keeps what the document means.
    public var isSafe: Bool
    /// The edits, which do not overlap, on the bytes of the file.
    public var edits: [Edit]
    /// Where each edit begins and ends, in the order of `edits`, for formats that count in lines and columns.
    public var places: [EditPlace]

    /// Where an edit begins and ends.
    public struct EditPlace: Sendable {
      /// Where the bytes that go begin.
      public var start: TextPosition
      /// Where they end; exclusive.
      public var end: TextPosition

      /// A place from its parts.
      public init(start: TextPosition, end: TextPosition) {
        self.start = start
        self.end = end
      }
    }

    /// A fix from its parts.
    public init(title: String, isSafe: Bool, edits: [Edit], places: [EditPlace] = []) {
      self.title = title
      self.isSafe = isSafe
      self.edits = edits
      self.places = places
    }
  }

  /// A finding from its parts.
  public init(
    rule: String, severity: Severity, message: String, file: String, start: TextPosition, end: TextPosition,
    sourceLine: String = "", objectID: String? = nil, objectName: String? = nil, url: String? = nil,
    also: [Place] = [], fix: Fix? = nil
  ) {
    self.rule = rule
    self.severity = severity
    self.message = message
    self.file = file
    self.start = start
    self.end = end
    self.sourceLine = sourceLine
    self.objectID = objectID
    self.objectName = objectName
    self.url = url
    self.also = also
    self.fix = fix
  }
}
