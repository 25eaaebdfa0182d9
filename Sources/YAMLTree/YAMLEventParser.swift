import CLibYAML
import SourceText

/// libyaml's parser over bytes in memory.
final class YAMLEventParser {
  private let path: String
  private let input: UnsafeMutableBufferPointer<UInt8>
  private let parser = UnsafeMutablePointer<yaml_parser_t>.allocate(capacity: 1)
  private let start: PositionCursor
  private var cursor: PositionCursor
  private var lastScalar = 0

  /// A parser of UTF-8 without a byte order mark, which begins at `offset` of the file.
  init(bytes: [UInt8], joins: [Int], offset: Int, path: String) {
    self.path = path
    input = .allocate(capacity: bytes.count)
    _ = input.initialize(from: bytes)
    start = PositionCursor(bytes: bytes, joins: joins, offset: offset)
    cursor = start
    parser.initialize(to: yaml_parser_t())
    yaml_parser_initialize(parser)
    yaml_parser_set_encoding(parser, YAML_UTF8_ENCODING)
    yaml_parser_set_input_string(parser, input.baseAddress, input.count)
  }

  deinit {
    yaml_parser_delete(parser)
    parser.deallocate()
    input.deallocate()
  }

  /// The next event.
  func next() throws(YAMLError) -> YAMLEvent {
    var event = yaml_event_t()
    guard yaml_parser_parse(parser, &event) == 1 else { throw failure() }
    defer { yaml_event_delete(&event) }
    let position = position(of: event.start_mark)
    var anchor: UnsafeMutablePointer<yaml_char_t>?
    var tag: UnsafeMutablePointer<yaml_char_t>?
    let kind: YAMLEvent.Kind
    switch event.type {
    case YAML_SCALAR_EVENT:
      let data = event.data.scalar
      (anchor, tag) = (data.anchor, data.tag)
      let text = String(decoding: UnsafeBufferPointer(start: data.value, count: data.length), as: UTF8.self)
      kind = .scalar(scalar(text, data.style))
    case YAML_SEQUENCE_START_EVENT:
      (anchor, tag) = (event.data.sequence_start.anchor, event.data.sequence_start.tag)
      kind = .sequenceStart
    case YAML_MAPPING_START_EVENT:
      (anchor, tag) = (event.data.mapping_start.anchor, event.data.mapping_start.tag)
      kind = .mappingStart
    case YAML_ALIAS_EVENT: kind = .alias(Self.string(event.data.alias.anchor) ?? "")
    case YAML_SEQUENCE_END_EVENT: kind = .sequenceEnd
    case YAML_MAPPING_END_EVENT: kind = .mappingEnd
    case YAML_DOCUMENT_START_EVENT: kind = .documentStart
    case YAML_DOCUMENT_END_EVENT: kind = .documentEnd
    case YAML_STREAM_START_EVENT: kind = .streamStart
    default: kind = .streamEnd
    }
    return YAMLEvent(kind: kind, position: position, anchor: Self.string(anchor), tag: Self.string(tag))
  }

  private func scalar(_ text: String, _ style: yaml_scalar_style_t) -> YAMLNode.Scalar {
    let style: YAMLNode.Style =
      switch style {
      case YAML_SINGLE_QUOTED_SCALAR_STYLE: .singleQuoted
      case YAML_DOUBLE_QUOTED_SCALAR_STYLE: .doubleQuoted
      case YAML_LITERAL_SCALAR_STYLE: .literal
      case YAML_FOLDED_SCALAR_STYLE: .folded
      default: .plain
      }
    return YAMLNode.Scalar(text: text, style: style, contentPosition: contentPosition(of: text, style))
  }

  /// Where the first visible character of a text stands, whose quote or `|` is at the cursor.
  private func contentPosition(of text: String, _ style: YAMLNode.Style) -> TextPosition {
    var content = cursor
    if style == .plain || text.isEmpty { return content.position }
    if style.isBlock {
      while let byte = content.byte, byte != 0x0A, byte != 0x0D { content.advance() }
      while let byte = content.byte, byte == 0x0A || byte == 0x0D || byte == 0x20 { content.advance() }
      // Spaces of the text itself, after an indentation indicator, belong to it.
      let spaces = text.drop { $0.isNewline }.prefix { $0 == " " }.utf8.count
      content.position.column -= spaces
      content.position.utf8Column -= spaces
      content.position.offset = content.position.offset.map { $0 - spaces }
    } else {
      content.advance()
    }
    return content.position
  }

  private func position(of mark: yaml_mark_t) -> TextPosition {
    if mark.index < lastScalar { cursor = start }
    lastScalar = mark.index
    cursor.advance(toScalar: mark.index)
    return cursor.position
  }

  private func failure() -> YAMLError {
    let state = parser.pointee
    let problem = state.problem.map { String(cString: $0) } ?? "the file cannot be read"
    if state.error == YAML_READER_ERROR {
      var cursor = start
      cursor.advance(toByte: state.problem_offset)
      return YAMLError(path: path, position: cursor.position, message: "\(problem); the file must be UTF-8 text")
    }
    var message = problem
    if let context = state.context { message += " " + String(cString: context) }
    if problem == "found character that cannot start any token" { message += "; put the value in quotes" }
    if problem == "mapping values are not allowed in this context" {
      message += "; put a value that holds `: ` in quotes, or mend the indentation"
    }
    return YAMLError(path: path, position: position(of: state.problem_mark), message: message)
  }

  private static func string(_ pointer: UnsafeMutablePointer<yaml_char_t>?) -> String? {
    pointer.map { String(cString: $0) }
  }
}
