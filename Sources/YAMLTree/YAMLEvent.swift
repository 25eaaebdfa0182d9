import SourceText

/// What libyaml says of a document, step by step, without its C types.
struct YAMLEvent {
  enum Kind {
    case scalar(YAMLNode.Scalar)
    case sequenceStart, sequenceEnd, mappingStart, mappingEnd
    case alias(String)
    case documentStart, documentEnd, streamStart, streamEnd
  }

  let kind: Kind
  let position: TextPosition
  /// The name after `&`.
  let anchor: String?
  /// The tag after `!`, such as `tag:yaml.org,2002:str`.
  let tag: String?
}
