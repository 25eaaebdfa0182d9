import SourceText
import Testing

struct EditTests {
  @Test func editsAreMadeTogether() {
    let edits = [
      Edit(range: 6..<11, replacement: "there"), Edit(range: 0..<1, replacement: "H"),
      Edit(range: 11..<11, replacement: "!"),
      Edit(range: 5..<6, replacement: ""),
    ]
    #expect(edits.applied(to: Array("hello world".utf8)) == Array("Hellothere!".utf8))
    #expect([Edit]().applied(to: [1, 2]) == [1, 2])
  }

  @Test(arguments: [
    (0..<2, 1..<3, true), (0..<2, 2..<3, false), (1..<1, 1..<1, true), (1..<1, 0..<3, true), (0..<3, 1..<1, true),
    (1..<1, 1..<2, true), (2..<2, 0..<2, false), (0..<5, 1..<2, true),
  ])
  func overlaps(first: Range<Int>, second: Range<Int>, expected: Bool) {
    let (a, b) = (Edit(range: first, replacement: ""), Edit(range: second, replacement: ""))
    #expect(a.overlaps(b) == expected)
    #expect(b.overlaps(a) == expected)
  }
}
