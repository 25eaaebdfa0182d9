import Foundation
import RuleEngine
import Testing

@testable import xiblint

/// What the README shows of the program is what the program says. `UPDATE_README=1` writes it anew.
struct ReadmeTests {
  private static let readme = Program.package.appending(path: "README.md")

  @Test func theTableOfRulesIsCurrent() throws {
    let rules = RuleCatalogue.builtIn.entries.map { $0.make() }
    try check("rules", RuleList.markdown(rules).replacing("## ", with: "### "))
  }

  @Test func theTableOfFunctionsIsCurrent() throws {
    try check("functions", FunctionList.markdown(RuleFunctions().table))
  }

  @Test func theExcerptIsWhatTheProgramPrints() throws {
    let arguments = ["--select", "cell_background_insets,dangling_reference", "Samples"]
    let result = try Program(in: Program.package).run(arguments)
    let text = result.output.trimmingCharacters(in: .newlines)
    try check("excerpt", "```text\n$ xiblint \(arguments.joined(separator: " "))\n\(text)\n```\n")
  }

  /// Compares the part of the README between the marks of a name with what belongs there.
  private func check(_ name: String, _ expected: String) throws {
    let text = try String(contentsOf: Self.readme, encoding: .utf8)
    let (begin, end) = ("<!-- \(name): begin -->\n", "<!-- \(name): end -->")
    let start = try #require(text.range(of: begin)?.upperBound)
    let stop = try #require(text.range(of: end, range: start..<text.endIndex)?.lowerBound)
    if ProcessInfo.processInfo.environment["UPDATE_README"] != nil {
      try (text[..<start] + expected + text[stop...]).write(to: Self.readme, atomically: true, encoding: .utf8)
    } else {
      #expect(text[start..<stop] == expected, "the README is not current: run the tests with UPDATE_README=1")
    }
  }
}
