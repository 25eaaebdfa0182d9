import SourceText

/// A part of a JSON Schema.
indirect enum Schema {
  case string, number, integer, boolean, null
  /// Whatever a condition says of it.
  case anything
  /// Any of these words.
  case words([String])
  /// Exactly this text.
  case constant(String)
  case reference(String)
  case any([Schema])
  /// An array of so many things; `nil` is any number.
  case array(Schema, ClosedRange<Int>?)
  /// Different words, on one line.
  case set(Schema)
  /// Members under free names.
  case map(Schema)
  case object([Member], conditions: [Condition])

  /// A member of an object.
  struct Member {
    let key: String
    let schema: Schema
    let isRequired: Bool
    let summary: String

    init(_ key: String, _ schema: Schema, required: Bool = true, _ summary: String) {
      self.key = key
      self.schema = schema
      isRequired = required
      self.summary = summary
    }
  }

  /// What else holds of an object of a class.
  struct Condition {
    let className: String
    let members: [(key: String, schema: Schema)]
    /// The keys that must be there, in a member by its key.
    let required: [String: [String]]
  }

  /// The same, or null.
  var orNull: Schema { merged(with: .null) }

  /// What is one of either: equal alternatives stand once, words in one list.
  func merged(with other: Schema) -> Schema {
    var result: [Schema] = []
    for schema in alternatives + other.alternatives {
      if case .words(let more) = schema, let index = result.firstIndex(where: \.isWords),
        case .words(let words) = result[index]
      {
        result[index] = .words(words + more.filter { !words.contains($0) })
      } else if !result.contains(where: { $0.bytes == schema.bytes }) {
        result.append(schema)
      }
    }
    return result.count == 1 ? result[0] : .any(result)
  }

  private var alternatives: [Schema] {
    if case .any(let schemas) = self { schemas.flatMap(\.alternatives) } else { [self] }
  }

  private var isWords: Bool {
    if case .words = self { true } else { false }
  }

  /// The schema as it is written, by which schemas are compared.
  private var bytes: [UInt8] {
    var writer = JSONWriter(indent: nil)
    write(to: &writer)
    return writer.takeBytes()
  }

  /// Four numbers or fewer on one line.
  static func numbers(_ count: ClosedRange<Int>) -> Schema { .array(.number, count) }

  static func object(_ members: [Member]) -> Schema { .object(members, conditions: []) }

  /// Writes the schema as an object.
  func write(to writer: inout JSONWriter, summary: String? = nil) {
    writer.beginObject(inline: isShort)
    if let summary { writer.member("description", summary) }
    writeMembers(to: &writer)
    writer.endObject()
  }

  /// Whether the schema stands on one line.
  private var isShort: Bool {
    switch self {
    case .object: false
    case .array(let items, _), .set(let items), .map(let items): items.isShort
    case .any(let schemas): schemas.allSatisfy(\.isShort) && schemas.count < 4
    default: true
    }
  }

  private func writeMembers(to writer: inout JSONWriter) {
    switch self {
    case .anything: break
    case .string: writer.member("type", "string")
    case .number: writer.member("type", "number")
    case .integer: writer.member("type", "integer")
    case .boolean: writer.member("type", "boolean")
    case .null: writer.member("type", "null")
    case .constant(let text): writer.member("const", text)
    case .reference(let name): writer.member("$ref", "#/$defs/\(name)")
    case .words(let words):
      writer.key("enum")
      writer.beginArray(inline: true)
      for word in words { writer.value(word) }
      writer.endArray()
    case .any(let schemas):
      writer.key("anyOf")
      writer.beginArray()
      for schema in schemas { schema.write(to: &writer) }
      writer.endArray()
    case .array(let items, let count):
      writer.member("type", "array")
      writer.key("items")
      items.write(to: &writer)
      if let count {
        writer.member("minItems", count.lowerBound)
        writer.member("maxItems", count.upperBound)
      }
    case .set(let items):
      writer.member("type", "array")
      writer.key("items")
      items.write(to: &writer)
      writer.key("uniqueItems")
      writer.value(true)
    case .map(let schema):
      writer.member("type", "object")
      writer.key("additionalProperties")
      schema.write(to: &writer)
    case .object(let members, let conditions): write(members, conditions, to: &writer)
    }
  }

  private static func writeRequired(_ keys: [String], to writer: inout JSONWriter) {
    writer.key("required")
    writer.beginArray(inline: true)
    for key in keys { writer.value(key) }
    writer.endArray()
  }

  private func write(_ members: [Member], _ conditions: [Condition], to writer: inout JSONWriter) {
    writer.member("type", "object")
    writer.key("properties")
    writer.beginObject()
    for member in members {
      writer.key(member.key)
      member.schema.write(to: &writer, summary: member.summary)
    }
    writer.endObject()
    let required = members.filter(\.isRequired).map(\.key)
    if !required.isEmpty { Self.writeRequired(required, to: &writer) }
    writer.key("additionalProperties")
    writer.value(false)
    if conditions.isEmpty { return }
    writer.key("allOf")
    writer.beginArray()
    for condition in conditions {
      writer.beginObject()
      writer.key("if")
      writer.beginObject(inline: true)
      writer.key("properties")
      writer.beginObject(inline: true)
      writer.key("class")
      Schema.constant(condition.className).write(to: &writer)
      writer.endObject()
      writer.endObject()
      writer.key("then")
      writer.beginObject()
      writer.key("properties")
      writer.beginObject()
      for member in condition.members {
        writer.key(member.key)
        writer.beginObject(inline: true)
        member.schema.writeMembers(to: &writer)
        if let keys = condition.required[member.key], !keys.isEmpty { Self.writeRequired(keys, to: &writer) }
        writer.endObject()
      }
      writer.endObject()
      writer.endObject()
      writer.endObject()
    }
    writer.endArray()
  }
}
