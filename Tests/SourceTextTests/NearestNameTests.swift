import SourceText
import Testing

struct NearestNameTests {
  @Test(arguments: [
    ("exlcude", "exclude"), ("rules_sets", "rule_sets"), ("Include", "include"), ("zzz", nil), ("", nil),
    ("rulse", "rules"),
  ])
  func nearest(name: String, expected: String?) {
    #expect(nearestName(to: name, among: ["include", "exclude", "rules", "rule_sets"]) == expected)
  }

  @Test func equalDistancesAreSettledByName() {
    #expect(nearestName(to: "cat", among: ["hat", "bat"]) == "bat")
    #expect(nearestName(to: "cat", among: ["bat", "hat"]) == "bat")
    #expect(nearestName(to: "cat", among: []) == nil)
  }
}
