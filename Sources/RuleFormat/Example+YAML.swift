import SourceText
import YAMLTree

extension Rule.Example {
  /// An entry of `examples` of a rule file; `nil`, with errors in the log, when it is wrong.
  init?(yaml node: YAMLNode, options: [Rule.Option], log: YAMLErrorLog) {
    guard var reader = MappingReader(node, log: log) else { return nil }
    let bad = reader.optional("bad", Self.document)
    let good = reader.optional("good", Self.document)
    let fixed = reader.optional("fixed") { node throws(YAMLError) in try node.string() }
    let values = reader.value("options").map { options.values(in: $0, log: log) }
    let comment = reader.optional("comment") { node throws(YAMLError) in try node.line() }
    let hasBoth = bad != nil && good != nil
    let hasNone = reader.value("bad") == nil && reader.value("good") == nil
    reader.finish()
    if hasBoth || hasNone {
      log.add(node.error("an example is either `bad` or `good`, and holds a document or a part of one"))
    }
    guard let xml = bad ?? good else { return nil }
    if bad == nil, fixed != nil {
      log.add(node.error("`fixed` goes with `bad`: a good example has nothing to fix"))
    }
    // The marks are what the tests of the rules compare, so a bad example without one would assert nothing.
    if (bad != nil) != xml.text.contains("↓") {
      let message =
        bad != nil
        ? "a bad example marks each place of a finding with `↓`; here is none"
        : "a good example has no findings, so no `↓`"
      log.add(node.error(message))
    }
    self.init(xml: xml, isBad: bad != nil, fixed: fixed, options: values ?? [:], comment: comment)
  }

  private static func document(_ node: YAMLNode) throws(YAMLError) -> Rule.Text {
    let scalar = try node.scalar()
    return Rule.Text(scalar.text, at: scalar.contentPosition)
  }
}
