import BuiltInRules
import RuleEngine
import RuleFormat
import Testing

struct RuleExamplesTests {
  @Test(arguments: BuiltInRules.entries.map(\.id)) func examplesHold(id: String) throws {
    let rule = try #require(BuiltInRules.entries.first { $0.id == id }).make()
    let failures = RuleExamples().failures(of: rule)
    #expect(failures.isEmpty, "\(failures.map(\.description).joined(separator: "\n"))")
  }
}
