import Testing

@testable import RuleEngine

@Suite struct AccessibilityFormatTests {
  @Test(
    arguments: [
      ("", [], nil),
      ("", ["a"], .unset),
      ("%@ of %@", ["a", "b"], nil),
      ("%@ of %@", ["a"], .number),
      ("%d items", ["a"], .type),
      ("100 %% done", [], .constant),
      ("[self], open", [], nil),
      ("[a] of [b]", ["a", "b"], nil),
      ("[a] of [b]", ["a"], .missing),
      ("[a]", ["a", "b"], .unused),
      ("[a]", ["a", nil], .unused),
      ("[a] and %@", ["a"], .mixed),
      ("ends with %", ["a"], .constant),
      ("unclosed [a", [], .constant),
    ] as [(String, [String?], AccessibilityFormat.Fault?)])
  func formatsAndSources(text: String, sources: [String?], fault: AccessibilityFormat.Fault?) {
    #expect(AccessibilityFormat(text).fault(sources: sources) == fault)
  }
}
