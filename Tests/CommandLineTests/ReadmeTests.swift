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

  @Test func theCellAndItsSpecAreThoseOfTheSample() throws {
    let samples = Program.package.appending(path: "Samples")
    let document = try lines(
      of: samples.appending(path: "TitleCell.xib"),
      parts: [("userLabel=\"background\"", 0), ("<fontDescription", 1), ("id=\"Cst-b0-001\"", 0)])
    let spec = try lines(
      of: samples.appending(path: "TitleCell.xib.json"),
      parts: [
        ("\"rowHeight\"", 0), ("\"designFrame\": [16, 8,", 1), ("\"text\"", 2),
        ("\"first\": \"Bac-k0-001.leading\"", 4),
      ])
    try check("convert", "```xml\n\(document)\n```\n\n```jsonc\n\(spec)\n```\n")
  }

  /// The lines of a file in which texts first stand, each with some lines that follow, without what they are indented by.
  private func lines(of file: URL, parts: [(text: String, following: Int)]) throws -> String {
    let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
    return try parts.map { part in
      let start = try #require(lines.firstIndex { $0.contains(part.text) }, "\(file.lastPathComponent): \(part.text)")
      let indent = lines[start].prefix { $0 == " " }.count
      return lines[start...(start + part.following)].map { $0.dropFirst(indent) }.joined(separator: "\n")
    }.joined(separator: "\n")
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
