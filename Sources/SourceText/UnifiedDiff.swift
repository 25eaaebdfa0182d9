/// The difference of two texts in the unified format that `patch` and `git apply` read.
public struct UnifiedDiff: Sendable {
  /// Lines of context around a change.
  private static let context = 3

  /// The diff, or the empty string where the texts are equal.
  public let text: String

  /// The diff of a file's bytes before and after. `path` is relative, as it shall stand behind `a/` and `b/`.
  public init(path: String, from old: [UInt8], to new: [UInt8]) {
    let (a, b) = (Self.lines(of: old), Self.lines(of: new))
    var steps: [Step] = []
    let difference = b.difference(from: a)
    var removed: Set<Int> = []
    var inserted: Set<Int> = []
    for change in difference {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): inserted.insert(offset)
      }
    }
    var (i, j) = (0, 0)
    while i < a.count || j < b.count {
      if removed.contains(i) {
        steps.append(Step(mark: "-", line: a[i], old: i, new: j))
        i += 1
      } else if inserted.contains(j) {
        steps.append(Step(mark: "+", line: b[j], old: i, new: j))
        j += 1
      } else {
        steps.append(Step(mark: " ", line: a[i], old: i, new: j))
        i += 1
        j += 1
      }
    }
    let hunks = Self.hunks(of: steps)
    text = hunks.isEmpty ? "" : "--- a/\(path)\n+++ b/\(path)\n" + hunks.joined()
  }

  private struct Step {
    var mark: Character
    var line: ArraySlice<UInt8>
    var old: Int
    var new: Int
  }

  /// Lines with their ends, so that a change of line ends is a change.
  private static func lines(of bytes: [UInt8]) -> [ArraySlice<UInt8>] {
    var lines: [ArraySlice<UInt8>] = []
    var start = 0
    for (index, byte) in bytes.enumerated() where byte == 0x0A {
      lines.append(bytes[start...index])
      start = index + 1
    }
    if start < bytes.count { lines.append(bytes[start...]) }
    return lines
  }

  private static func hunks(of steps: [Step]) -> [String] {
    let changes = steps.indices.filter { steps[$0].mark != " " }
    var hunks: [String] = []
    var index = 0
    while index < changes.count {
      var last = index
      while last + 1 < changes.count, changes[last + 1] - changes[last] <= 2 * context { last += 1 }
      let range = max(0, changes[index] - context)..<min(steps.count, changes[last] + context + 1)
      hunks.append(hunk(steps[range]))
      index = last + 1
    }
    return hunks
  }

  private static func hunk(_ steps: ArraySlice<Step>) -> String {
    let oldCount = steps.count { $0.mark != "+" }
    let newCount = steps.count { $0.mark != "-" }
    // A side without lines is numbered by the line before it.
    let oldStart = (steps.first?.old ?? 0) + (oldCount == 0 ? 0 : 1)
    let newStart = (steps.first?.new ?? 0) + (newCount == 0 ? 0 : 1)
    var text = "@@ -\(oldStart),\(oldCount) +\(newStart),\(newCount) @@\n"
    for step in steps {
      text.append(step.mark)
      text += String(decoding: step.line, as: UTF8.self)
      if step.line.last != 0x0A { text += "\n\\ No newline at end of file\n" }
    }
    return text
  }
}
