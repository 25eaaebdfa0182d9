import RuleEngine
import RuleFormat
import SourceText
import Testing
import YAMLTree

struct ConfigurationTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private func read(_ name: String = ".xiblint.yml") throws -> Configuration {
    try Configuration(file: folder(name), catalogue: catalogue(), workingDirectory: folder.path)
  }

  private func errors(_ text: String) throws -> [String] {
    try folder.write(text, to: ".xiblint.yml")
    do {
      _ = try read()
      return []
    } catch let errors as YAMLErrors {
      return errors.errors.map(\.description)
    }
  }

  @Test func everyKey() throws {
    try folder.write(
      """
      rule_sets: [recommended, strict]
      include: [App, Modules/**]
      exclude: [Pods, Generated/**]
      device: retina6_1
      fail_on: warning
      baseline: lint/baseline.json
      report_unused_suppressions: true
      rules:
        unnamed_view: false
        opt_in: on
        dynamic_type: error
        small_touch_target: { severity: warning, minimum: 48, device: pad }
      overrides:
        - files: [Legacy/**]
          rules: { fixed_font_size: off }
      """, to: ".xiblint.yml")
    let configuration = try read()
    #expect(configuration.path == folder(".xiblint.yml"))
    #expect(configuration.directory == folder.path)
    #expect(configuration.ruleSets == ["recommended", "strict"])
    #expect(configuration.device == "retina6_1")
    #expect(configuration.failLevel == .warning)
    #expect(configuration.baseline == folder("lint/baseline.json"))
    #expect(configuration.reportsUnusedSuppressions)
    #expect(configuration.includes(folder("App/A.xib")))
    #expect(configuration.includes(folder("Modules/M/A.xib")))
    #expect(!configuration.includes(folder("Other/A.xib")))
    #expect(!configuration.includes(folder("App/Pods/A.xib")))
    #expect(
      configuration.rules == [
        "unnamed_view": RuleSetting(isEnabled: false),
        "opt_in": RuleSetting(isEnabled: true),
        "fixed_font_size": RuleSetting(isEnabled: true, severity: .error),
        "small_touch_target": RuleSetting(
          isEnabled: true, severity: .warning, options: ["minimum": .number(48), "device": .string("pad")]),
      ])
    #expect(configuration.overrides.count == 1)
    #expect(configuration.overrides[0].files.matches(folder("Legacy/A.xib")))
    #expect(configuration.overrides[0].rules == ["fixed_font_size": RuleSetting(isEnabled: false)])
  }

  @Test(arguments: [
    "", "# nothing\n", "~", "{}",
    "extends:\nrule_sets:\ninclude:\nexclude:\nrule_folders:\ndevice:\nfail_on:\nbaseline:\nreport_unused_suppressions:\nrules:\noverrides:\n",
    "rules: { unnamed_view: , small_touch_target: }",
  ])
  func aKeyWithNothingBehindItIsAbsent(text: String) throws {
    try folder.write(text, to: ".xiblint.yml")
    let configuration = try read()
    #expect(configuration.ruleSets == ["recommended"])
    #expect(configuration.failLevel == .error)
    #expect(configuration.rules.isEmpty)
    #expect(configuration.overrides.isEmpty)
    #expect(configuration.includes(folder("A.xib")))
    #expect(configuration.baseline == nil)
  }

  @Test func partsWithNothingBehindThem() throws {
    try folder.write(
      """
      rules:
        small_touch_target: { severity: , minimum: }
        opt_in: { severity: off }
        unnamed_view: {}
      overrides:
        - files: [A]
          rules:
      """, to: ".xiblint.yml")
    let configuration = try read()
    #expect(
      configuration.rules == [
        "small_touch_target": RuleSetting(isEnabled: true), "opt_in": RuleSetting(isEnabled: false),
        "unnamed_view": RuleSetting(isEnabled: true),
      ])
    #expect(configuration.overrides[0].rules.isEmpty)
  }

  @Test(arguments: [
    ("exlude: [A]", ".xiblint.yml:1:1: unknown key `exlude`; did you mean `exclude`?"),
    ("rules:\n  unamed_view: off", ".xiblint.yml:2:3: unknown rule `unamed_view`; did you mean `unnamed_view`?"),
    ("rules:\n  dynamic_typ: off", ".xiblint.yml:2:3: unknown rule `dynamic_typ`; did you mean `dynamic_type`?"),
    ("device: retina6_1x", ".xiblint.yml:1:9: unknown device `retina6_1x`; did you mean `retina6_1`?"),
    ("rule_sets: [recomended]", ".xiblint.yml:1:13: unknown set `recomended`; did you mean `recommended`?"),
    ("rules: { opt_in: eror }", ".xiblint.yml:1:18: unknown severity `eror`; did you mean `error`?"),
    (
      "rules:\n  small_touch_target: { minimun: 3 }",
      ".xiblint.yml:2:25: unknown option of `small_touch_target` `minimun`; did you mean `minimum`?"
    ),
    (
      "rules:\n  small_touch_target: { minimum: big }",
      ".xiblint.yml:2:34: a number is expected here, but there is `big`"
    ),
    (
      "rules:\n  small_touch_target: { device: tv }",
      ".xiblint.yml:2:33: unknown value of `device` `tv`; it is one of `phone`, `pad`"
    ),
    ("include: App", ".xiblint.yml:1:10: a list is expected here, but there is `App`"),
    ("fail_on: warn", ".xiblint.yml:1:10: unknown level `warn`; it is one of `error`, `warning`, `never`"),
    (
      "exclude: ['a[']",
      ".xiblint.yml:1:11: the `[` in `a[` is not closed; add `]`, or write `\\[` for the character itself"
    ),
    ("overrides:\n  - rules: {}", ".xiblint.yml:2:5: the key `files` is missing"),
    (
      "overrides:\n  - files: []\n    rule: {}",
      ".xiblint.yml:3:5: unknown key `rule`; did you mean `rules`?"
    ),
    ("- a", ".xiblint.yml:1:1: a mapping of keys to values is expected here, but there is a list"),
    (
      "rules:\n  fixed_font_size: off\n  dynamic_type: error",
      ".xiblint.yml:3:3: the rule `fixed_font_size` is there already, in line 2; remove one of the two"
    ),
    (
      "report_unused_suppressions: perhaps",
      ".xiblint.yml:1:29: true or false is expected here, but there is `perhaps`"
    ),
    ("rule_folders: [Tools]", ".xiblint.yml:1:16: the rule folder Tools does not exist"),
    ("extends: none.yml", ".xiblint.yml:1:10: the configuration to extend, none.yml, does not exist"),
  ])
  func whatIsWrongHasAPlace(text: String, expected: String) throws {
    #expect(try errors(text) == [expected])
  }

  @Test func allErrorsAreReported() throws {
    #expect(
      try errors("foo: 1\ndevice: []\nrules: { a_b: off }\n") == [
        ".xiblint.yml:1:1: unknown key `foo`; it is one of `extends`, `rule_sets`, `include`, `exclude`, `rule_folders`, "
          + "`device`, `fail_on`, `baseline`, `report_unused_suppressions`, `rules`, `overrides`, `convert`"
      ])
    #expect(try errors("device: []\nrules: { opt_inn: off }\n").count == 2)
  }

  @Test func aFileThatIsNotThere() throws {
    let error = #expect(throws: YAMLErrors.self) { try read("none.yml") }
    #expect(
      error?.description == "none.yml:1:1: the configuration cannot be read: No such file or directory")
  }

  @Test func extendingReplacesKeysAndLaysRulesOver() throws {
    try folder.write(
      """
      rule_sets: [strict]
      exclude: [Old]
      fail_on: never
      rules:
        small_touch_target: { severity: error, minimum: 30, device: pad }
        opt_in: error
      """, to: "base.yml")
    try folder.write(
      """
      extends: ../base.yml
      exclude: [New]
      rules:
        small_touch_target: { minimum: 40 }
        opt_in: off
      """, to: "App/.xiblint.yml")
    let configuration = try read("App/.xiblint.yml")
    #expect(configuration.directory == folder("App"))
    #expect(configuration.ruleSets == ["strict"])
    #expect(configuration.failLevel == .never)
    #expect(configuration.exclude.globs.map(\.pattern) == ["New"])
    #expect(
      configuration.rules["small_touch_target"]
        == RuleSetting(
          isEnabled: true, severity: .error, options: ["minimum": .number(40), "device": .string("pad")]))
    #expect(configuration.rules["opt_in"] == RuleSetting(isEnabled: false, severity: .error))
  }

  @Test func inheritedPatternsStayRelativeToTheirFile() throws {
    try folder.write("exclude: [./Old]\nbaseline: b.json", to: "base.yml")
    try folder.write("extends: ../base.yml", to: "App/.xiblint.yml")
    let configuration = try read("App/.xiblint.yml")
    #expect(!configuration.includes(folder("Old/A.xib")))
    #expect(configuration.includes(folder("App/Old/A.xib")))
    #expect(configuration.baseline == folder("b.json"))
  }

  @Test func absolutePatternsBelowTheFolder() throws {
    try folder.write("exclude: ['\(folder("Old"))']", to: ".xiblint.yml")
    let configuration = try read()
    #expect(!configuration.includes(folder("Old/A.xib")))
    #expect(configuration.includes(folder("App/Old/A.xib")))
  }

  @Test func circlesAreErrors() throws {
    try folder.write("extends: b.yml", to: "a.yml")
    try folder.write("# B\nextends: a.yml", to: "b.yml")
    let error = #expect(throws: YAMLErrors.self) { try read("a.yml") }
    #expect(
      error?.description
        == "b.yml:2:10: the configurations extend each other in a circle: a.yml > b.yml > a.yml")
  }

  @Test func rulesOfTheProject() throws {
    let rule = """
      id: RULE
      summary: A rule of the project.
      severity: warning
      sets: [recommended]
      element: view
      assert: true()
      message: M
      why: W
      options:
        limit: { type: number, default: 3, help: A limit. }
      """
    func writeRule(_ name: String) throws {
      try folder.write(
        rule.split(separator: "\n").map { $0 == "id: RULE" ? "id: \(name)" : $0 }.joined(separator: "\n"),
        to: "Tools/house/\(name).yml")
    }
    try writeRule("own_rule")
    try folder.write("rule_folders: [Tools]\nrules: { own_rule: { limit: 5 } }", to: ".xiblint.yml")
    let configuration = try read()
    #expect(configuration.ruleFolders == [folder("Tools")])
    #expect(configuration.catalogue.entry("own_rule") != nil)
    #expect(configuration.rules["own_rule"]?.options == ["limit": .number(5)])
    try writeRule("opt_in")
    let error = #expect(throws: YAMLErrors.self) { try read() }
    #expect(
      error?.description
        == ".xiblint.yml:1:16: the rule `opt_in` of this folder exists already; give it another name")
  }
}
