import Foundation
import RuleFormat
import SourceText
import Testing
import YAMLTree

/// A folder that is there while a test runs.
final class TemporaryFolder {
  let path = FileManager.default.temporaryDirectory.appending(path: "rules-\(UUID().uuidString)").path

  init(_ files: [String: String]) throws {
    for (name, text) in files {
      let file = Path.join(path, name)
      try FileSystem.makeDirectories(Path.directory(of: file) ?? path)
      try FileSystem.writeAtomically(Array(text.utf8), to: file)
    }
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// The errors of the folder, with paths seen from it.
  func errors(knownSets: [String] = []) -> [String] {
    do throws(YAMLErrors) {
      _ = try RuleFolder.load(path, knownSets: knownSets)
      return []
    } catch { return error.errors.map { $0.description.replacing(path + "/", with: "") } }
  }
}

@Suite struct RuleFolderTests {
  private func rule(_ id: String, _ more: String = "") -> String {
    head.replacing("id: sample", with: "id: \(id)") + condition + more
  }

  private let cells = "options:\n  cells: { type: choice, default: some, choices: [some, all], help: Which. }\n"

  @Test func readsRulesAndSets() throws {
    let folder = try TemporaryFolder([
      "style/b.yml": rule("b", "sets: [mine]\n" + cells),
      "style/nested/a.yaml": rule("a", "sets: [mine, recommended]\n"),
      "style/c.yml": rule("c", cells),
      "style/.hidden.yml": "[",
      "style/notes.txt": "[",
      "sets/mine.yml": "summary: Mine.\noptions:\n  '*': { cells: all }\n  c: { cells: all }\n",
    ])
    let rules = try RuleFolder.load(folder.path, knownSets: ["recommended"])
    #expect(rules.rules.map(\.id) == ["a", "b", "c"])
    #expect(rules.rules.map(\.category) == ["nested", "style", "style"])
    #expect(
      rules.sets == [
        RuleSet(
          name: "mine", summary: "Mine.", options: ["b": ["cells": .string("all")], "c": ["cells": .string("all")]])
      ])
  }

  @Test func oneFileCanBeLoaded() throws {
    let folder = try TemporaryFolder(["style/b.yml": rule("b")])
    #expect(try RuleFolder.load(folder.path + "/style/b.yml").rules.map(\.category) == ["style"])
  }

  @Test func tellsTheErrorsOfAllFiles() throws {
    let folder = try TemporaryFolder([
      "a/one.yml": rule("two"), "a/three.yml": "a: [\n", "b/four.yml": rule("four"), "c/four.yml": rule("four"),
      "c/five.yml": rule("five", "sets: [recomended]\n"),
    ])
    #expect(
      folder.errors(knownSets: ["recommended"]) == [
        "a/one.yml:1:5: the id is `two`, but the file is named `one`; make them equal",
        "a/three.yml:2:1: did not find expected node content while parsing a flow node",
        "c/five.yml:8:8: unknown set `recomended`; did you mean `recommended`?",
        "c/four.yml:1:1: the rule `four` is there already, in b/four.yml; rename one of the two",
      ])
  }

  @Test func setsNameRulesAndTheirOptions() throws {
    let folder = try TemporaryFolder([
      "style/some_rule.yml": rule("some_rule", "sets: [mine]\n" + cells),
      "sets/mine.yml":
        "summary: Mine.\noptions:\n  '*': { cels: all }\n  some_rul: { cells: all }\n  some_rule: { cells: al }\n",
    ])
    #expect(
      folder.errors() == [
        "sets/mine.yml:3:10: unknown option `cels`; did you mean `cells`?",
        "sets/mine.yml:4:3: unknown rule `some_rul`; did you mean `some_rule`?",
        "sets/mine.yml:5:23: unknown value of `cells` `al`; did you mean `all`?",
      ])
  }

  @Test func aFolderThatIsNotThereIsAnError() {
    #expect(throws: YAMLErrors.self) { try RuleFolder.load("/nowhere/rules") }
  }

  @Test func aLinkToItselfEnds() throws {
    let folder = try TemporaryFolder(["style/b.yml": rule("b")])
    try FileManager.default.createSymbolicLink(atPath: folder.path + "/style/loop", withDestinationPath: folder.path)
    #expect(try RuleFolder.load(folder.path).rules.count == 1)
  }
}
