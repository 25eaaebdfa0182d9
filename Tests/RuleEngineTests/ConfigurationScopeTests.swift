import RuleEngine
import RuleFormat
import SourceText
import Testing

struct ConfigurationScopeTests {
  private var configuration = Configuration(directory: "/p", catalogue: catalogue())

  private func rules(_ selection: RuleSelection = RuleSelection(), for path: String = "/p/A.xib") -> [String] {
    texts(ConfigurationScope(configuration, selection: selection).rules(for: path))
  }

  private func override(_ pattern: String, _ rules: [String: RuleSetting]) throws -> Configuration.Override {
    .init(files: PathPatterns([try Glob(pattern)], in: "/p"), rules: rules)
  }

  @Test func withoutAConfigurationTheRecommendedRulesRun() {
    #expect(rules() == ["fixed_font_size info", "unnamed_view warning"])
  }

  @Test mutating func setsGiveRulesAndOptions() {
    configuration.ruleSets = ["strict"]
    #expect(rules() == ["fixed_font_size info", "small_touch_target warning minimum=50"])
    configuration.ruleSets = []
    #expect(rules() == [])
  }

  @Test mutating func theConfigurationBeatsSetsAndOverridesBeatIt() throws {
    configuration.ruleSets = ["strict"]
    configuration.rules = [
      "small_touch_target": RuleSetting(severity: .error, options: ["device": .string("pad")]),
      "fixed_font_size": RuleSetting(isEnabled: false), "opt_in": RuleSetting(isEnabled: true),
    ]
    configuration.overrides = [
      try override("Old/**", ["small_touch_target": RuleSetting(options: ["minimum": .number(1)])]),
      try override("*.storyboard", ["opt_in": RuleSetting(isEnabled: false)]),
      try override("Old/Main.storyboard", ["opt_in": RuleSetting(isEnabled: true, severity: .info)]),
    ]
    #expect(rules() == ["opt_in error", "small_touch_target error device=pad minimum=50"])
    #expect(rules(for: "/p/Old/A.xib") == ["opt_in error", "small_touch_target error device=pad minimum=1"])
    #expect(rules(for: "/p/A.storyboard") == ["small_touch_target error device=pad minimum=50"])
    #expect(
      rules(for: "/p/Old/Main.storyboard") == ["opt_in info", "small_touch_target error device=pad minimum=1"])
  }

  @Test mutating func filesWithTheSameOverridesShareTheirRules() throws {
    configuration.overrides = [try override("Old", [:])]
    let scope = ConfigurationScope(configuration)
    #expect(scope.rules(for: "/p/A.xib") === scope.rules(for: "/p/B.xib"))
    #expect(scope.rules(for: "/p/Old/A.xib") === scope.rules(for: "/p/Old/B.xib"))
    #expect(scope.rules(for: "/p/A.xib") !== scope.rules(for: "/p/Old/A.xib"))
  }

  @Test func selectingRulesSetsAndCategories() {
    #expect(rules(RuleSelection(select: ["opt_in"])) == ["opt_in error"])
    #expect(rules(RuleSelection(select: ["dynamic_type"])) == ["fixed_font_size info"])
    #expect(
      rules(RuleSelection(select: ["accessibility"])) == ["fixed_font_size info", "small_touch_target warning"])
    #expect(
      rules(RuleSelection(select: ["strict"])) == ["fixed_font_size info", "small_touch_target warning minimum=50"])
    #expect(rules(RuleSelection(select: ["naming", "opt_in"])) == ["opt_in error", "unnamed_view warning"])
    #expect(rules(RuleSelection(select: [])) == [])
  }

  @Test mutating func selectedRulesKeepSeveritiesAndOptions() throws {
    configuration.rules = [
      "small_touch_target": RuleSetting(isEnabled: false, severity: .error, options: ["minimum": .number(3)])
    ]
    configuration.overrides = [
      try override(
        "Old", ["small_touch_target": RuleSetting(isEnabled: false), "opt_in": RuleSetting(isEnabled: true)])
    ]
    let selection = RuleSelection(select: ["small_touch_target"])
    #expect(rules(selection) == ["small_touch_target error minimum=3"])
    #expect(rules(selection, for: "/p/Old/A.xib") == [])
  }

  @Test func ignoringTakesAway() {
    #expect(rules(RuleSelection(ignore: ["dynamic_type"])) == ["unnamed_view warning"])
    #expect(rules(RuleSelection(ignore: ["recommended"])) == [])
    #expect(
      rules(RuleSelection(select: ["strict"], ignore: ["small_touch_target"])) == ["fixed_font_size info"])
  }

  @Test func unknownWordsAreErrors() throws {
    let catalogues = [catalogue()]
    try RuleSelection(select: ["opt_in", "strict"], ignore: ["naming", "dynamic_type"]).check(against: catalogues)
    let error = #expect(throws: RuleSelection.UnknownName.self) {
      try RuleSelection(ignore: ["acessibility"]).check(against: catalogues)
    }
    #expect(
      error?.description == "unknown rule, set or category `acessibility`; did you mean `accessibility`?")
    let other = #expect(throws: RuleSelection.UnknownName.self) {
      try RuleSelection(select: ["xyz"]).check(against: catalogues)
    }
    #expect(other?.suggestion == nil)
  }

  @Test func valuesOfOptions() {
    let option = Rule.Option("minimum", .number, default: .number(44), help: "Points.")
    let entry = entry("a", "b", .error, options: [option])
    #expect(ResolvedRule(entry: entry, severity: .error).value(of: option) == .number(44))
    #expect(
      ResolvedRule(entry: entry, severity: .error, options: ["minimum": .number(1)]).value(of: option) == .number(1))
  }

  @Test func levelsOfFailing() {
    #expect(Severity.allCases.filter(FailLevel.error.isReached) == [.error])
    #expect(Severity.allCases.filter(FailLevel.warning.isReached) == [.warning, .error])
    #expect(Severity.allCases.filter(FailLevel.never.isReached) == [])
  }
}
