import InterfaceBuilder
import RuleFormat
import SourceText
import XMLTree

/// Findings as what reporters are told.
extension Linter {
  static func diagnostic(_ error: XMLSyntaxError, file: String, _ selection: ResolvedRules) -> Diagnostic {
    let conflict = selection.rules.first { $0.entry.id == mergeConflict }
    let isConflict = error.kind == .mergeConflict && conflict != nil
    var end = error.position
    if end.column <= error.sourceLine.unicodeScalars.count {
      end.column += 1
      end.utf8Column += 1
      end.offset = end.offset.map { $0 + 1 }
    }
    return Diagnostic(
      rule: isConflict ? mergeConflict : syntax, severity: isConflict ? conflict?.severity ?? .error : .error,
      message: error.message, file: file, start: error.position, end: end, sourceLine: error.sourceLine)
  }

  /// The finding for a document that is none of Interface Builder's, in which no rule has anything to look for.
  static func diagnosticOfForeignRoot(in xml: XMLDocument, file: String) -> Diagnostic? {
    let name = xml.nameText(of: xml.root)
    if name == "document" || name == "archive" { return nil }
    let (range, source) = (xml.nameRange(of: xml.root), xml.source)
    return Diagnostic(
      rule: syntax, severity: .error,
      message: "This is no document of Interface Builder: its root element is `\(name)`, not `document`. Leave it out.",
      file: file, start: source.position(at: range.lowerBound), end: source.position(at: range.upperBound),
      sourceLine: source.lineText(at: range.lowerBound))
  }

  /// The finding for a conflict marker in XML that is well-formed all the same; `nil` where the rule does not run.
  static func diagnostic(
    ofConflictAt offset: Int, in xml: XMLDocument, file: String, _ selection: ResolvedRules
  ) -> Diagnostic? {
    guard let rule = selection.rules.first(where: { $0.entry.id == mergeConflict }) else { return nil }
    let line = xml.source.lineText(at: offset)
    return Diagnostic(
      rule: mergeConflict, severity: rule.severity,
      message: "Version control left a conflict marker here: keep one of the two sides and delete the markers.",
      file: file, start: xml.source.position(at: offset), end: xml.source.position(at: offset + line.utf8.count),
      sourceLine: line)
  }

  static func diagnostic(
    _ finding: CompiledRule.Finding, in document: Document, file: String
  ) -> Diagnostic {
    let (rule, xml, source) = (finding.rule, document.xml, document.xml.source)
    let place = finding.place ?? finding.node
    let range = finding.place.map(xml.underlinedRange(of:)) ?? xml.nameRange(of: finding.node)
    let object = document.object(of: place)
    return Diagnostic(
      rule: rule.rule.id, severity: rule.severity, message: finding.message, file: file,
      start: source.position(at: range.lowerBound), end: source.position(at: range.upperBound),
      sourceLine: source.lineText(at: range.lowerBound),
      objectID: object.flatMap { document.value(document.vocabulary.id, of: $0) },
      objectName: object.map(document.title(of:)), url: rule.rule.references.first,
      also: finding.also.map { node in
        let range = xml.underlinedRange(of: node)
        return Diagnostic.Place(
          message: document.title(of: document.object(of: node) ?? node),
          start: source.position(at: range.lowerBound), end: source.position(at: range.upperBound))
      },
      fix: finding.fix)
  }

  static func diagnostic(
    _ suppression: Suppressions.Suppression, severity: Severity, in document: Document, file: String,
    _ catalogue: RuleCatalogue
  ) -> Diagnostic {
    let source = document.xml.source
    let unknown = suppression.rules.filter { catalogue.entries(named: $0).isEmpty }.map { name in
      let near = nearestName(to: name, among: catalogue.ruleNames).map { " Did you mean `\($0)`?" } ?? ""
      return "There is no rule `\(name)`.\(near) "
    }
    let rules = suppression.rules.isEmpty ? "any rule" : suppression.rules.map { "`\($0)`" }.joined(separator: ", ")
    return Diagnostic(
      rule: unusedSuppression, severity: severity,
      message: unknown.joined()
        + "This suppresses \(rules), but nothing is found here: delete it, so that it hides no later fault.",
      file: file, start: source.position(at: suppression.place.lowerBound),
      end: source.position(at: suppression.place.upperBound),
      sourceLine: source.lineText(at: suppression.place.lowerBound))
  }
}

extension XMLDocument {
  /// What to underline for a node: the name in an element's start tag, everything of another node.
  fileprivate func underlinedRange(of node: XMLNode) -> Range<Int> {
    isElement(node) ? nameRange(of: node) : range(of: node)
  }
}
