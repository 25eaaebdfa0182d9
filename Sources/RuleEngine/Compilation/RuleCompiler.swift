import RuleFormat
import XPath

/// Compiles the texts of one rule, and says where in its file a faulty one stands.
struct RuleCompiler {
  private let rule: Rule
  private var compiler: XPathCompiler

  init(rule: Rule, _ compiler: XPathCompiler, variables: [String], constants: [XPathValue]) {
    self.rule = rule
    self.compiler = compiler
    self.compiler.variables = variables
    self.compiler.constants = constants
  }

  /// The expression in a text.
  func expression(_ text: Rule.Text) throws(RuleError) -> XPathExpression {
    do throws(XPathError) {
      return try compiler.compile(text.text)
    } catch {
      throw RuleError(rule: rule, text: text, offset: error.offset, message: error.message)
    }
  }

  /// The expression in a text that may be absent.
  func expression(_ text: Rule.Text?) throws(RuleError) -> XPathExpression? {
    guard let text else { return nil }
    return try expression(text) as XPathExpression
  }

  /// The text with expressions in braces.
  func template(_ text: Rule.Text) throws(RuleError) -> XPathTemplate {
    do throws(XPathError) {
      return try XPathTemplate(text.text, compiler: compiler)
    } catch {
      throw RuleError(rule: rule, text: text, offset: error.offset, message: error.message)
    }
  }
}
