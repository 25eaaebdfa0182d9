internal import CLibXML2

/// A regular expression in the syntax of XML Schema, compiled by libxml2: classes, groups, alternatives and quantifiers,
/// without look-ahead and back-references. `^` at the start and `$` at the end anchor it; without them it matches anywhere.
///
/// An instance belongs to one thread.
public final class RegularExpression {
  private let compiled: xmlRegexpPtr

  /// The expression in a text; `nil` where it is none.
  public init?(_ pattern: String) {
    var body = pattern[...]
    // The syntax has no anchors: an expression always matches the whole text.
    let isAnchoredAtStart = body.hasPrefix("^")
    if isAnchoredAtStart { body = body.dropFirst() }
    let isAnchoredAtEnd = body.hasSuffix("$") && !body.hasSuffix("\\$")
    if isAnchoredAtEnd { body = body.dropLast() }
    let anything = "(.|\\n|\\r)*"
    let text = (isAnchoredAtStart ? "" : anything) + "(\(body))" + (isAnchoredAtEnd ? "" : anything)
    // libxml2 would print faults of the expression to standard error.
    xmlSetStructuredErrorFunc(nil) { _, _ in }
    defer { xmlSetStructuredErrorFunc(nil, nil) }
    guard let compiled = xmlRegexpCompile(text) else { return nil }
    self.compiled = compiled
  }

  deinit {
    xmlRegFreeRegexp(compiled)
  }

  /// Whether the text, or a part of it, matches.
  public func matches(_ text: String) -> Bool {
    xmlRegexpExec(compiled, text) == 1
  }
}
