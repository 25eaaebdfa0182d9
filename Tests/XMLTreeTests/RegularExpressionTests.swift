import Testing
import XMLTree

@Suite struct RegularExpressionTests {
  @Test(arguments: [
    ("b", "abc", true), ("^b", "abc", false), ("^a", "abc", true), ("c$", "abc", true), ("^abc$", "abc", true),
    ("^ab$", "abc", false), ("[A-Z][a-z]+Cell", "MyCell", true), ("a|x$", "bx", true), ("\\d{3}", "a12b", false),
    ("b", "a\nb\nc", true), ("é+", "caféé", true), ("^$", "", true),
  ])
  func matching(pattern: String, text: String, isMatch: Bool) {
    #expect(RegularExpression(pattern)?.matches(text) == isMatch)
  }

  @Test func faults() {
    #expect(RegularExpression("(") == nil)
    #expect(RegularExpression("[a") == nil)
  }
}
