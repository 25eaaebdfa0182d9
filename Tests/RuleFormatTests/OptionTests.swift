import RuleFormat
import Testing
import YAMLTree

@Suite struct OptionTests {
  private func value(of text: String) throws -> YAMLNode {
    try YAMLTree.parse(bytes: Array(text.utf8), path: "a.yml")
  }

  private func rule(option: String) throws -> Rule {
    try readRule(head + condition + "options:\n  it: { \(option), help: Help. }\n")
  }

  @Test(arguments: [
    ("type: number, default: 16", OptionType.number, OptionValue.number(16)),
    ("type: string, default: NO", .string, .string("NO")),
    ("type: string, default: ''", .string, .string("")),
    ("type: boolean, default: off", .boolean, .boolean(false)),
    ("type: choice, default: all, choices: [one, all]", .choice, .string("all")),
    ("type: numbers, default: [0, 8.5]", .numbers, .list([.number(0), .number(8.5)])),
    ("type: strings, default: [a, 1, null]", .strings, .list([.string("a"), .string("1"), .null])),
    (
      "type: map, default: { a: [1, null], b: { c: NO } }", .map,
      .map(["a": .list([.string("1"), .null]), "b": .map(["c": .string("NO")])])
    ),
  ])
  func everyTypeIsRead(text: String, type: OptionType, value: OptionValue) throws {
    let option = try #require(try rule(option: text).options.first)
    #expect(option.type == type)
    #expect(option.defaultValue == value)
    #expect(option.help == "Help.")
  }

  @Test(arguments: [
    ("type: numbr, default: 1", "unknown type of option `numbr`; did you mean `number`?"),
    ("type: number, default: a", "a number is expected here, but there is `a`"),
    ("type: boolean, default: 'yes'", "true or false is expected here, but there is the text `yes`"),
    ("type: numbers, default: 1", "a list is expected here, but there is `1`"),
    ("type: map, default: []", "a mapping of keys to values is expected here, but there is a list"),
    ("type: choice, default: a", "an option of type `choice` needs `choices`, a list of at least two texts"),
    ("type: choice, default: al, choices: [one, all]", "unknown value of `it` `al`; did you mean `all`?"),
    ("type: string, default: a, choices: [a, b]", "`choices` goes with `type: choice`, but the type is `string`"),
    ("type: string", "the key `default` is missing: the value when the configuration is silent"),
  ])
  func wrongDeclarationsAreErrors(text: String, message: String) {
    do {
      _ = try rule(option: text)
      Issue.record("there is no error")
    } catch let error as YAMLErrors {
      #expect(error.errors.first?.message == message)
      #expect(error.errors.first?.position.line == 9)
    } catch { Issue.record(error) }
  }

  @Test func anOptionCannotHideTheSeverity() {
    #expect(
      errors(head + condition + "options: { severity: { type: number, default: 1, help: S. } }\n") == [
        "8:12: `severity` is what the configuration calls a rule's severity; choose another name"
      ])
  }

  @Test func valuesOfSeveralOptionsAreChecked() throws {
    let options = [
      Rule.Option("limit", .number, default: .number(1), help: ""),
      Rule.Option("names", .strings, default: .list([]), help: ""),
    ]
    let log = YAMLErrorLog()
    let values = options.values(in: try value(of: "limit: 2\nnames: [a]\n"), log: log)
    #expect(values == ["limit": .number(2), "names": .list([.string("a")])])
    #expect(log.errors.isEmpty)
    #expect(options.values(in: try value(of: "limit: [2]\nname: [a]\n"), log: log).isEmpty)
    #expect(
      log.errors.map(\.description) == [
        "a.yml:1:8: a number is expected here, but there is a list",
        "a.yml:2:1: unknown option `name`; did you mean `names`?",
      ])
  }
}
