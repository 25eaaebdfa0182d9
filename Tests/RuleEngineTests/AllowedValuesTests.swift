import RuleFormat
import Testing

@testable import RuleEngine

@Suite struct AllowedValuesTests {
  private let option = OptionValue.map([
    "label": .map(["text": .list([.string("A"), .string("B")]), "tag": .list([.null, .string("1")])]),
    "button": .map(["title": .list([.null])]),
  ])

  private func faults(_ subject: String, _ values: [String: String]) -> String {
    guard case .string(let text) = option.xpathValue else { return "no text" }
    return AllowedValues(text).faults(isMeant: { $0 == subject }, value: { values[$0] })
  }

  @Test func allowedValuesAreNoFault() {
    #expect(faults("label", ["text": "B"]) == "")
    #expect(faults("label", ["text": "A", "tag": "1"]) == "")
    #expect(faults("view", ["text": "C"]) == "")
  }

  @Test func everyOtherValueIsNamed() {
    #expect(
      faults("label", ["tag": "2"])
        == #"tag must be absent or "1", but is "2"; text must be "A" or "B", but is absent"#)
    #expect(faults("button", ["title": "{x}"]) == #"title must be absent, but is "{x}""#)
  }
}
