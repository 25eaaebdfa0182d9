import RuleEngine
import RuleFormat
import Testing

struct SuppressionTests {
  /// The lines on which a label is reported, or, below zero, a suppression that nothing used.
  private func lines(_ objects: String, document: String = "<document><objects>\n%\n</objects></document>") -> [Int] {
    diagnostics(objects, document).map { $0.rule == "no_label" ? $0.start.line : -$0.start.line }
  }

  private func diagnostics(_ objects: String, _ document: String) -> [Diagnostic] {
    let rule = Rule(
      id: "no_label", category: "style", summary: "S", severity: .warning, elements: ["label"],
      condition: .assertion("false()", message: "M"), why: "W", aliases: ["old_name"])
    let unused = Rule(
      id: Linter.unusedSuppression, category: "style", summary: "S", severity: .warning, elements: ["*"],
      condition: .engine, why: "W")
    let rules = ResolvedRules(
      [rule, unused].map { ResolvedRule(entry: RuleEntry($0), severity: .warning) },
      configuration: Configuration(
        directory: "/", catalogue: RuleCatalogue(entries: [RuleEntry(rule), RuleEntry(unused)], sets: [])))
    let text = document.replacing("%", with: objects)
    return Linter().lint(Array(text.utf8), path: "/a.xib", file: "a.xib", rules: rules).diagnostics
  }

  private func notes(_ text: String) -> String {
    "<attributedString key=\"userComments\"><fragment content=\"\(text)\"/></attributedString>"
  }

  @Test(arguments: [
    ("xiblint:disable no_label", []), ("xiblint:disable", []), ("xiblint:disable old_name", []),
    ("For now: xiblint:disable other, no_label -- it is empty", []),
    ("xiblint:disable other&#10;xiblint:disable no_label", [-2]),
    ("xiblint:disable other", [2, -2]), ("xiblint:disabled no_label", [2]), ("xiblint:disable-next no_label", [2]),
    ("disable no_label", [2]),
    ("xiblint:disable no_label&#10;but nothing else", []), ("xiblint:disable -- no_label", []),
  ])
  func notesOfAnObject(text: String, expected: [Int]) {
    #expect(lines("<label id=\"a\">\(notes(text))</label>").sorted(by: >) == expected)
  }

  @Test(arguments: [
    ("no_lable", true, "There is no rule `no_lable`. Did you mean `no_label`? "),
    ("old_name", false, "This suppresses"),
  ])
  func unusedSuppressionsTellOfNamesThatAreNone(name: String, isNone: Bool, start: String) {
    let found = diagnostics("<view id=\"a\">\(notes("xiblint:disable \(name)"))</view>", "<document>%</document>")
    #expect(found.count == 1)
    #expect(found.first?.message.hasPrefix(start) == true)
    #expect(found.first?.message.contains("There is no rule") == isNone)
  }

  @Test func notesMayBeAnElement() {
    let notes = """
      <attributedString key="userComments"><fragment><string key="content">Why:
      xiblint:disable no_label</string></fragment></attributedString>
      """
    #expect(lines("<label id=\"a\">\(notes)</label>").isEmpty)
    #expect(lines("<label id=\"a\">\(notes.replacing("userComments", with: "attributedText"))</label>") == [2])
  }

  @Test func notesHoldForAllWithin() {
    let inside = "<view id=\"v\">\(notes("xiblint:disable no_label"))<subviews>\n<label id=\"a\"/></subviews></view>"
    let outside = "<view id=\"w\"><subviews>\n\(inside)\n<label id=\"b\"/></subviews></view>"
    #expect(lines(outside) == [5])
  }

  @Test func notesOfARootHoldForTheFileOrTheScene() {
    let root = "<label id=\"a\"/>\n<view id=\"v\">\(notes("xiblint:disable no_label"))</view>"
    #expect(lines(root).isEmpty)
    let scenes =
      "<document><scenes><scene><objects>%</objects></scene>\n<scene><objects><label id=\"b\"/></objects></scene></scenes></document>"
    #expect(lines(root, document: scenes) == [3])
  }

  @Test func commentsHoldForTheNextElement() {
    #expect(lines("<!-- xiblint:disable no_label -->\n<label id=\"a\"/>\n<label id=\"b\"/>") == [4])
    #expect(lines("<label id=\"a\"/>", document: "<!-- xiblint:disable no_label --><document>%</document>").isEmpty)
    #expect(lines("<label id=\"a\"/>", document: "<document><!-- xiblint:disable -->%</document>").isEmpty)
    #expect(lines("<!-- xiblint:disable no_label -->\n<view id=\"a\"/>") == [-2])
  }
}
