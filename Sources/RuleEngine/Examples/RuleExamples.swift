import RuleFormat
import SourceText

/// Runs the examples of rules, which are their tests.
///
/// A bad example must give findings exactly at its marks, a good one none. Where `fixed` says so, the fixes (unsafe ones
/// too) must give that text, in which the rule finds nothing more that it can fix; making them again must change nothing.
public struct RuleExamples {
  /// An example that does not hold.
  public struct Failure: Error, Sendable, CustomStringConvertible {
    /// The rule.
    public let rule: String
    /// The path of the rule's file; `nil` for a built-in rule.
    public let file: String?
    /// Where the example stands in the rule's file; `nil` for a built-in rule.
    public let position: TextPosition?
    /// Which of the rule's examples it is, from 1.
    public let number: Int
    /// What is not as the example says.
    public let message: String

    /// The message with its place.
    public var description: String {
      position.map { "\(file ?? rule):\($0.line):\($0.column): \(message)" }
        ?? "rule \(rule), example \(number): \(message)"
    }
  }

  private let linter = Linter()
  /// It says nothing about the rules: an example has its options.
  private let configuration = Configuration(directory: "/", catalogue: RuleCatalogue(entries: [], sets: []))

  /// A runner of examples.
  public init() {}

  /// What does not hold of a rule's examples.
  public func failures(of rule: Rule) -> [Failure] {
    rule.examples.enumerated().flatMap { index, example in
      failures(of: example, rule).map { message in
        Failure(rule: rule.id, file: rule.file, position: example.xml.position, number: index + 1, message: message)
      }
    }
  }

  private func failures(of example: Rule.Example, _ rule: Rule) -> [String] {
    let document = ExampleDocument(example.xml.text)
    let resolved = ResolvedRule(entry: RuleEntry(rule), severity: rule.severity, options: example.options)
    let rules = ResolvedRules([resolved], configuration: configuration)
    func lint(_ bytes: [UInt8]) -> Linter.Result {
      linter.lint(bytes, path: Self.fileName, file: Self.fileName, rules: rules)
    }
    let found = lint(document.bytes)
    var messages: [String] = []
    for diagnostic in found.diagnostics where diagnostic.rule != rule.id {
      messages.append("the document is faulty: \(diagnostic.message)")
    }
    let starts = found.diagnostics.compactMap(\.start.offset)
    if starts != document.expected { messages.append(Self.difference(found.diagnostics, document)) }
    for diagnostic in found.diagnostics where diagnostic.message.isEmpty { messages.append("a message is empty") }
    guard let fixed = example.fixed else { return messages }
    let outcome = Fixer(allowsUnsafe: true).fix(document.bytes, lint: lint)
    if let complaint = outcome.complaint { messages.append(complaint) }
    let result = document.text(of: outcome.bytes)
    if result.trimmed != fixed.trimmed {
      messages.append("the fix gives another text than `fixed`:\n\(result.trimmed)")
    }
    if let rest = outcome.result.diagnostics.first {
      messages.append("after the fix there is still a finding: \(rest.message)")
    }
    return messages
  }

  private static let fileName = "Example.xib"

  private static func difference(_ diagnostics: [Diagnostic], _ document: ExampleDocument) -> String {
    let source = SourceFile(path: fileName, bytes: document.bytes)
    func places(_ offsets: [Int]) -> String {
      offsets.map { offset in
        "`\(source.text(in: offset..<min(offset + 24, document.bytes.count)).prefix { !$0.isNewline })`"
      }.joined(separator: ", ")
    }
    let found = diagnostics.compactMap(\.start.offset)
    let missing = document.expected.filter { !found.contains($0) }
    let extra = diagnostics.filter { $0.start.offset.map { !document.expected.contains($0) } ?? true }
    var parts: [String] = []
    if !missing.isEmpty { parts.append("there is no finding at \(places(missing))") }
    for diagnostic in extra {
      parts.append("there is a finding at \(places([diagnostic.start.offset ?? 0])): \(diagnostic.message)")
    }
    if parts.isEmpty {
      parts.append("there are \(found.count) findings at \(document.expected.count) marks")
    }
    return parts.joined(separator: "; ")
  }
}

extension String {
  /// The text without white space around it.
  fileprivate var trimmed: Substring {
    let start = drop { $0.isWhitespace }
    return start.dropLast(start.reversed().prefix { $0.isWhitespace }.count)
  }
}
