import SourceText
import Testing

struct GlobTests {
  @Test(arguments: [
    // A name without a slash, at any depth, with what is below it.
    ("Pods", "Pods/A.xib", true), ("Pods", "App/Pods/B/A.xib", true), ("Pods", "Pods.xib", false),
    ("Pods", "MyPods/A.xib", false), ("*.storyboard", "App/Main.storyboard", true), ("Main.xib", "App/Main.xib", true),
    // With a slash at its end, only what lies below.
    ("Pods/", "App/Pods/A.xib", true), ("A.xib/", "A.xib", false), ("Generated/**", "Generated/A.xib", true),
    ("Generated/**", "App/Generated/A.xib", false), ("Generated/**", "Generated", false),
    // From the top.
    ("App/Legacy", "App/Legacy/A.xib", true), ("App/Legacy", "Old/App/Legacy/A.xib", false),
    ("./App", "App/A.xib", true),
    ("./App", "Old/App/A.xib", false), ("/App", "App/A.xib", true), ("/App", "Old/App/A.xib", false),
    ("../Shared", "../Shared/A.xib", true),
    // Any number of folders.
    ("**/Legacy", "Legacy/A.xib", true), ("**/Legacy", "A/B/Legacy/C/A.xib", true), ("A/**/B.xib", "A/B.xib", true),
    ("A/**/B.xib", "A/x/y/B.xib", true), ("A/**/B.xib", "A/xB.xib", false), ("**", "A/B.xib", true),
    (".", "A.xib", true),
    ("A/**/C/**/D.xib", "A/C/x/C/D.xib", true),
    // Within a name.
    ("*.xib", "A/b.xib", true), ("A/*.xib", "A/B/c.xib", false), ("?.xib", "é.xib", true), ("?.xib", "éa.xib", false),
    ("[a-c]*.xib", "b1.xib", true), ("[!a-c]*.xib", "b1.xib", false), ("[^a]b", "cb", true), ("[]]x", "]x", true),
    ("[ä-ü]", "ö", true), ("[a-]", "-", true), (#"\*.xib"#, "*.xib", true), (#"\*.xib"#, "a.xib", false),
    (#"[\]]"#, "]", true), ("a**b", "axxb", true), ("a**b", "a/b", false), ("*a*b*c*", "xxaxxbxxcxx", true),
    ("*.xib", ".xib", true),
  ])
  func matching(pattern: String, path: String, expected: Bool) throws {
    #expect(try Glob(pattern).matches(path) == expected)
  }

  @Test(arguments: [
    ("Pods", "App/Pods", true), ("Pods", "App", false), ("Legacy/**", "Legacy", true), ("Legacy/**", "Legacy/A", true),
    ("Legacy/*", "Legacy", false), ("*.xib", "App", false), ("**", "App", true), ("App/*", "App/Sub", true),
  ])
  func covering(pattern: String, folder: String, expected: Bool) throws {
    #expect(try Glob(pattern).covers(folder) == expected)
  }

  @Test(arguments: ["", "[", "a[b", "[!", "[]", #"[\]"#])
  func faultyPatternsAreErrors(pattern: String) {
    #expect(throws: GlobError.self) { try Glob(pattern) }
  }

  @Test func agreesWithADefinitionByRecursion() throws {
    var random = Random(seed: 7)
    let pieces = ["a", "b", "*", "?", "**", "/", "[ab]", "[!a]", "é"]
    let names = ["a", "b", "é", "/", "ab", "c"]
    for _ in 0..<20_000 {
      let pattern = (0...Int.random(in: 0...6, using: &random))
        .map { _ in pieces[Int.random(in: 0..<pieces.count, using: &random)] }.joined()
      let path = (0...Int.random(in: 0...6, using: &random))
        .map { _ in names[Int.random(in: 0..<names.count, using: &random)] }.joined()
      let expected = NaiveGlob(pattern).matches(path)
      #expect(try Glob(pattern).matches(path) == expected, "\(pattern) on \(path)")
    }
  }

  @Test func manyStarsTakeNoLongTime() throws {
    let name = String(repeating: "a", count: 5000)
    #expect(try !Glob(String(repeating: "*a", count: 200) + "b").matches(name))
    let path = String(repeating: "a/", count: 2000) + "a"
    #expect(try !Glob(String(repeating: "**/a/", count: 100) + "b").matches(path))
  }

  @Test func patternsAreRelativeToTheirFolder() throws {
    let patterns = PathPatterns([try Glob("App/*.xib"), try Glob("../Shared")], in: "/home/project")
    #expect(patterns.matches("/home/project/App/A.xib"))
    #expect(!patterns.matches("/home/App/A.xib"))
    #expect(patterns.matches("/home/Shared/A.xib"))
    #expect(patterns.covers("/home/Shared"))
    #expect(patterns.removingThoseThatCover("/home/Shared/Sub").globs.map(\.pattern) == ["App/*.xib"])
  }
}

/// Patterns by their definition, which takes exponential time.
private struct NaiveGlob {
  private let steps: [String]
  private let needsChild: Bool

  init(_ pattern: String) {
    var parts = pattern.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
    let core = pattern.hasSuffix("/") ? String(pattern.dropLast()) : pattern
    let isRooted = core.contains("/")
    var needsChild = false
    while parts.count > 1, let last = parts.last, last == "" || last == "**" {
      parts.removeLast()
      needsChild = true
    }
    let names = parts.filter { !$0.isEmpty }
    steps = (isRooted || names.isEmpty ? [] : ["**"]) + names
    self.needsChild = needsChild
  }

  func matches(_ path: String) -> Bool {
    let names = path.split(separator: "/").map(String.init)
    return match(steps[...], names[...])
  }

  private func match(_ steps: ArraySlice<String>, _ names: ArraySlice<String>) -> Bool {
    guard let step = steps.first else { return !needsChild || !names.isEmpty }
    if step == "**" {
      return match(steps.dropFirst(), names) || (!names.isEmpty && match(steps, names.dropFirst()))
    }
    guard let name = names.first else { return false }
    return matchName(Array(step)[...], Array(name)[...]) && match(steps.dropFirst(), names.dropFirst())
  }

  private func matchName(_ step: ArraySlice<Character>, _ name: ArraySlice<Character>) -> Bool {
    guard let first = step.first else { return name.isEmpty }
    if first == "*" {
      return matchName(step.dropFirst(), name) || (!name.isEmpty && matchName(step, name.dropFirst()))
    }
    guard let character = name.first else { return false }
    switch first {
    case "?": return matchName(step.dropFirst(), name.dropFirst())
    case "[":
      let text = String(step)
      if text.hasPrefix("[ab]") {
        return (character == "a" || character == "b") && matchName(step.dropFirst(4), name.dropFirst())
      }
      return character != "a" && matchName(step.dropFirst(4), name.dropFirst())
    default: return character == first && matchName(step.dropFirst(), name.dropFirst())
    }
  }
}
