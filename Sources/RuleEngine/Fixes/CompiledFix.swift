import RuleFormat
import SourceText
import XMLTree
import XPath

/// The fix of a rule, compiled: makes byte edits for one finding.
struct CompiledFix {
  private enum Operation {
    case setExisting(XPathExpression, XPathTemplate)
    /// Sets the attribute of the elements, and inserts it where it is absent.
    case setAttribute(of: XPathExpression, named: String, XPathTemplate)
    case remove(XPathExpression)
    case insert(XPathExpression, Rule.EditTemplate.Place, XPathTemplate)
    case rename(XPathExpression, XPathTemplate)
  }

  private let title: XPathTemplate
  private let isSafe: Bool
  private let when: XPathExpression?
  private let operations: [Operation]

  init(_ template: Rule.FixTemplate, _ compiler: RuleCompiler) throws(RuleError) {
    title = try compiler.template(template.title)
    isSafe = template.isSafe
    when = try compiler.expression(template.when)
    var operations: [Operation] = []
    for edit in template.edits {
      switch edit {
      case .set(let path, let text):
        operations.append(try Self.set(path, to: text, compiler))
      case .remove(let path):
        operations.append(.remove(try compiler.expression(path)))
      case .insert(let path, let place, let text):
        operations.append(.insert(try compiler.expression(path), place, try compiler.template(text)))
      case .rename(let path, let text):
        operations.append(.rename(try compiler.expression(path), try compiler.template(text)))
      }
    }
    self.operations = operations
  }

  /// A path that ends in `@name` says which elements must have the attribute; one that is absent is inserted.
  private static func set(
    _ path: Rule.Text, to text: Rule.Text, _ compiler: RuleCompiler
  ) throws(RuleError) -> Operation {
    let template = try compiler.template(text)
    let isName = { (character: Character) in character.isLetter || character.isNumber || "-_:.".contains(character) }
    guard let at = path.text.lastIndex(of: "@"), path.text[path.text.index(after: at)...].allSatisfy(isName) else {
      return .setExisting(try compiler.expression(path), template)
    }
    var owner = path.text[..<at]
    if owner.hasSuffix("/") { owner.removeLast() }
    let elements = try compiler.expression(Rule.Text(owner.isEmpty ? "." : String(owner), at: path.position))
    return .setAttribute(of: elements, named: String(path.text[path.text.index(after: at)...]), template)
  }

  /// The fix for the finding whose rule was judged in a context; `nil` where there is nothing to change, or where the
  /// bytes that were read are not the file's.
  func fix(_ context: XPathContext) -> Diagnostic.Fix? {
    guard !context.document.source.isTranscoded, when?.boolean(context) ?? true else { return nil }
    var editor = XMLEditor(document: context.document)
    for operation in operations {
      switch operation {
      case .setExisting(let path, let text):
        for node in path.nodes(context) { editor.setContent(of: node, to: text.render(context)) }
      case .setAttribute(let path, let name, let text):
        for node in path.nodes(context) { editor.setAttribute(name, of: node, to: text.render(context)) }
      case .remove(let path):
        for node in path.nodes(context) { editor.remove(node) }
      case .insert(let path, let place, let text):
        for node in path.nodes(context) { editor.insert(text.render(context), place, node) }
      case .rename(let path, let text):
        for node in path.nodes(context) { editor.rename(node, to: text.render(context)) }
      }
    }
    guard !editor.edits.isEmpty else { return nil }
    let source = context.document.source
    let places = editor.edits.map { edit in
      Diagnostic.Fix.EditPlace(
        start: source.position(at: edit.range.lowerBound), end: source.position(at: edit.range.upperBound))
    }
    return Diagnostic.Fix(title: title.render(context), isSafe: isSafe, edits: editor.edits, places: places)
  }
}
