import BuiltInRules
import RuleEngine
import RuleFormat
import Testing

struct SuppressionTests {
  private func rules(found xml: String) throws -> [String] {
    let configuration = Configuration(directory: "/", catalogue: RuleCatalogue(entries: [], sets: []))
    let ids = ["ambiguous", "misplaced", "unused_suppression"]
    let entries = BuiltInRules.entries.filter { ids.contains($0.id) }
    let resolved = ResolvedRules(
      entries.map { ResolvedRule(entry: $0, severity: $0.severity) }, configuration: configuration)
    return Linter().lint(Array(xml.utf8), path: "/Test.xib", file: "Test.xib", rules: resolved).diagnostics.map(\.rule)
  }

  private func document(_ objects: String) -> String {
    "<document useAutolayout=\"YES\"><objects>\(objects)</objects></document>"
  }

  private func notes(_ text: String) -> String {
    "<attributedString key=\"userComments\"><fragment content=\"\(text)\"/></attributedString>"
  }

  private let view = "<view ambiguous=\"YES\" misplaced=\"YES\" id=\"b\"/>"

  @Test func notesHoldForAnObjectAndAllWithin() throws {
    let inside =
      "<view id=\"a\"><subviews><view id=\"c\">\(notes("xiblint:disable misplaced"))<subviews>\(view)</subviews></view></subviews></view>"
    #expect(try rules(found: document(inside)) == ["ambiguous"])
    let beside =
      "<view id=\"a\"><subviews><view id=\"c\">\(notes("xiblint:disable misplaced"))</view>\(view)</subviews></view>"
    #expect(try rules(found: document(beside)).sorted() == ["ambiguous", "misplaced", "unused_suppression"])
  }

  @Test func notesOfATopLevelObjectHoldForTheFile() throws {
    #expect(
      try rules(
        found: document("<view id=\"a\">\(notes("xiblint:disable misplaced, ambiguous -- legacy"))</view>\(view)"))
        == [])
  }

  @Test func commentsHoldForTheNextElement() throws {
    #expect(try rules(found: document("<!-- xiblint:disable misplaced -->\(view)")) == ["ambiguous"])
    #expect(try rules(found: document("<!-- xiblint:disable -->\(view)")) == [])
  }

  @Test(arguments: ["xiblint:disabled misplaced", "xiblint:disable-next misplaced"])
  func otherWordsSilenceNothing(text: String) throws {
    #expect(try rules(found: document("<!-- \(text) -->\(view)")) == ["ambiguous", "misplaced"])
  }

  @Test func whatSilencesNothingIsReported() throws {
    #expect(try rules(found: document("<!-- xiblint:disable misplaced --><view id=\"a\"/>")) == ["unused_suppression"])
  }
}
