import Foundation
import SourceText
import Testing

struct UnifiedDiffTests {
  private func diff(_ old: String, _ new: String) -> String {
    UnifiedDiff(path: "App/View.xib", from: Array(old.utf8), to: Array(new.utf8)).text
  }

  @Test func equalTextsHaveNone() {
    #expect(diff("a\nb\n", "a\nb\n") == "")
  }

  @Test func changesStandInTheirContext() {
    let old = (1...9).map { "\($0)\n" }.joined()
    #expect(
      diff(old, old.replacing("5\n", with: "five\n")) == """
        --- a/App/View.xib
        +++ b/App/View.xib
        @@ -2,7 +2,7 @@
         2
         3
         4
        -5
        +five
         6
         7
         8

        """)
  }

  @Test func linesWithoutEndAreMarked() {
    #expect(
      diff("a\nb", "a\nc") == """
        --- a/App/View.xib
        +++ b/App/View.xib
        @@ -1,2 +1,2 @@
         a
        -b
        \\ No newline at end of file
        +c
        \\ No newline at end of file

        """)
  }

  @Test(arguments: 0..<40) func gitAppliesThem(seed: Int) throws {
    var random = SplitMix(state: UInt64(seed))
    let old = (0..<random.next(60)).map { _ in "line \(random.next(8))" }
    var new = old
    for _ in 0..<random.next(6) {
      let index = random.next(new.count + 1)
      if random.next(2) == 0 || new.isEmpty {
        new.insert("new \(random.next(8))", at: index)
      } else {
        new.remove(at: min(index, new.count - 1))
      }
    }
    let ends = ["", "\n"]
    let (before, after) = (
      old.joined(separator: "\n") + ends[random.next(2)], new.joined(separator: "\n") + ends[random.next(2)]
    )
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("diff-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("f.txt")
    try before.write(to: file, atomically: true, encoding: .utf8)
    let patch = UnifiedDiff(path: "f.txt", from: Array(before.utf8), to: Array(after.utf8)).text
    guard !patch.isEmpty else {
      #expect(before == after)
      return
    }
    try patch.write(to: folder.appendingPathComponent("p"), atomically: true, encoding: .utf8)
    let git = Process()
    git.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    git.arguments = ["git", "apply", "--whitespace=nowarn", "p"]
    git.currentDirectoryURL = folder
    try git.run()
    git.waitUntilExit()
    #expect(git.terminationStatus == 0, "\(patch)")
    #expect(try String(contentsOf: file, encoding: .utf8) == after)
  }
}

/// The same numbers on every run.
private struct SplitMix {
  var state: UInt64

  mutating func next(_ bound: Int) -> Int {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return Int((z ^ (z >> 31)) % UInt64(bound))
  }
}
