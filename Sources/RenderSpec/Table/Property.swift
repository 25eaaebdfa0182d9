/// One row of the table that drives conversion, schema and accounting: where a value stands in a document, and what it becomes.
public struct Property: Sendable {
  /// The attribute, the `key` of the child element, or the name of the child element that holds the value.
  public let source: String
  /// The key in the spec: the name that UIKit or AppKit gives the property.
  public let key: String
  /// What the value is and how it is written.
  public let kind: Kind
  /// What is written when the document says nothing, as JSON; `nil` writes nothing.
  public let fallback: String?
  /// What is found out where the document says nothing; it comes before `fallback`, which is written where it finds nothing.
  public let resolution: Resolution?
  /// What the value means, in one sentence, with its unit.
  public let summary: String

  /// A value that depends on more than its own row.
  public enum Resolution: Sendable {
    /// The font of a button's title, by the type of the button.
    case buttonFont
    /// The font of the title of a button's configuration, by its size.
    case configurationFont
    /// The insets of a button's configuration, by its style and size.
    case configurationInsets
    /// Whether a stack view arranges its children within margins: it does where the document says some.
    case stackMargins
  }

  /// What a value is.
  public enum Kind: Sendable {
    /// `YES` or `NO`.
    case boolean
    /// A whole number.
    case integer
    /// A number, rounded to 1/1000.
    case number
    /// A text: an attribute, or a `string` element with that key.
    case text
    /// The id of another object.
    case reference
    /// One word of several, given with spaces between; `a=b` writes `b` for `a`.
    case choice(String)
    /// A colour: a key of the table `colors`, or null.
    case color
    /// A font: a key of the table `fonts`, or null.
    case font
    /// An image: a key of the table `images`, or an object that says how it is drawn.
    case image
    /// Numbers on one line: a rectangle, size, point, offset or insets, by the element that holds them.
    case geometry
    /// The names of the attributes that say `YES`, from a list with spaces between.
    case flags(String)
    /// An attributed text.
    case attributedText
    /// Seconds since 2001-01-01 00:00 UTC.
    case date
    /// One of the structures with these names, which are those of their elements.
    case object(String)
    /// The objects in a list, each one of the structures with these names.
    case list(String)
    /// Child elements of that name, told apart by their `key`, each the structure with its name.
    case keyed(String)
    /// The texts in a list of `string` elements.
    case texts
    /// The ids of the objects in a list, written in their own place.
    case references
    /// A view, as a node.
    case node
    /// The views in a list, as nodes.
    case nodes
    /// x, y, width and height of an element that leaves zeros out.
    case shortFrame
    /// A list of numbers, each an element with a `value`.
    case numbers
    /// Numbers, texts and truth values under free names.
    case dictionary
    /// Font files, each with the names of the faces that are used.
    case fontFiles
  }

  /// A row whose key is the same as its source unless another is given.
  public init(
    _ source: String, _ kind: Kind, _ summary: String, key: String? = nil, default fallback: String? = nil,
    resolution: Resolution? = nil
  ) {
    self.source = source
    self.key = key ?? source
    self.kind = kind
    self.fallback = fallback
    self.resolution = resolution
    self.summary = summary
  }
}
