import InterfaceBuilder
import XMLTree

/// A row of the table, made ready for one name table: what takes time to make is made once.
struct CompiledProperty {
  let source: XMLName
  /// The key as a JSON string.
  let key: [UInt8]
  let kind: Kind
  /// JSON written when the document says nothing.
  let fallback: [UInt8]?
  /// What is found out before that.
  let resolution: Property.Resolution?

  /// `Property.Kind` with lists taken apart.
  enum Kind {
    case boolean, integer, number, text, reference, color, font, image, geometry, attributedText, date
    case object, list, keyed, texts, references, node, nodes, shortFrame, fontFiles, dictionary, numbers
    case choice([Choice])
    case flags([Choice])
  }

  /// A word of the document and the JSON string that is written for it.
  struct Choice {
    let name: XMLName
    let word: [UInt8]
    let json: [UInt8]
  }

  init(_ property: Property, names: XMLNameTable) {
    source = names.intern(property.source)
    key = quoted(property.key)
    fallback = property.fallback.map { Array($0.utf8) }
    resolution = property.resolution
    kind =
      switch property.kind {
      case .boolean: .boolean
      case .integer: .integer
      case .number: .number
      case .text: .text
      case .reference: .reference
      case .color: .color
      case .font: .font
      case .image: .image
      case .geometry: .geometry
      case .attributedText: .attributedText
      case .date: .date
      case .object: .object
      case .list: .list
      case .keyed: .keyed
      case .texts: .texts
      case .references: .references
      case .node: .node
      case .nodes: .nodes
      case .shortFrame: .shortFrame
      case .numbers: .numbers
      case .dictionary: .dictionary
      case .fontFiles: .fontFiles
      case .choice(let words): .choice(Self.choices(words, names: names))
      case .flags(let words): .flags(Self.choices(words, names: names))
      }
  }

  /// Whether the fallback is a key of the table of colours or fonts.
  var namesFallback: Bool {
    switch kind {
    case .color, .font: fallback?.first == UInt8(ascii: "\"")
    default: false
    }
  }

  /// Whether null can stand for the value.
  var allowsNull: Bool {
    switch kind {
    case .text, .reference, .color, .font, .image, .attributedText, .object, .list, .texts, .references, .node: true
    default: false
    }
  }

  private static func choices(_ words: String, names: XMLNameTable) -> [Choice] {
    words.split(separator: " ").map { word in
      let parts = word.split(separator: "=")
      return Choice(
        name: names.intern(String(parts[0])), word: Array(parts[0].utf8), json: quoted(String(parts[parts.count - 1])))
    }
  }
}

/// A text without quotes and control characters as a JSON string.
func quoted(_ text: String) -> [UInt8] {
  [UInt8(ascii: "\"")] + Array(text.utf8) + [UInt8(ascii: "\"")]
}
