import RuleFormat
import SourceText
import Testing
import YAMLTree

/// Reads a rule whose file is `style/sample.yml`.
func readRule(_ text: String, sets: [String] = ["recommended", "strict"]) throws(YAMLErrors) -> Rule {
  let log = YAMLErrorLog()
  let root = log.attempt { () throws(YAMLError) in
    try YAMLTree.parse(bytes: Array(text.utf8), path: "style/sample.yml")
  }
  let rule = root.flatMap { Rule(yaml: $0, id: "sample", category: "style", sets: sets, log: log) }
  try log.throwIfAny()
  guard let rule else { throw YAMLErrors([]) }
  return rule
}

/// The errors of a rule file without its path.
func errors(_ text: String) -> [String] {
  do throws(YAMLErrors) {
    _ = try readRule(text)
    return []
  } catch { return error.errors.map { String($0.description.dropFirst("style/sample.yml:".count)) } }
}

let head = "id: sample\nsummary: It is so.\nseverity: info\nelement: view\nwhy: Because.\n"
let condition = "assert: '@a'\nmessage: Give it an a.\n"

@Suite struct RuleFileTests {
  @Test func readsEveryKey() throws {
    let rule = try readRule(
      """
      id: sample
      summary: It is so.
      severity: error
      sets: [recommended, strict]
      element: [view, UIControl, '*']
      let:
        first: subviews/*
        second: count($first)
      when: $second > 0
      for: [leading, top]
      fault: ib:fault(., $each)
      messages:
        missing: '{ib:title(.)} has no {$each}.'
        wrong: Wrong.
      at: '@id'
      also: $first
      why: |

        Because.

        And so.
      fix:
        title: Mend it
        safety: safe
        when: true()
        edits:
          - set: '@a'
            to: ''
          - remove: '@b'
          - insert: <a/>
            into: .
          - { insert: <b/>, before: a }
          - { insert: <c/>, after: b }
          - { rename: b, to: c }
      options:
        limit: { type: number, default: 3, help: The limit. }
      aliases: [old]
      references: [https://example.com]
      examples:
        - bad: |
            <view ↓a="1"/>
          fixed: |
            <view/>
          options: { limit: 4 }
          comment: So not.
        - good: <view/>
      """)
    #expect(rule.id == "sample" && rule.category == "style" && rule.summary == "It is so.")
    #expect(rule.severity == .error)
    #expect(rule.sets == ["recommended", "strict"])
    #expect(rule.elements == ["view", "UIControl", "*"])
    #expect(rule.bindings.map(\.name) == ["first", "second"])
    #expect(rule.bindings.map(\.value.text) == ["subviews/*", "count($first)"])
    #expect(rule.when?.text == "$second > 0")
    #expect(rule.forEach == .strings(["leading", "top"]))
    guard case .fault(let fault, let messages) = rule.condition else {
      Issue.record("the condition is no fault")
      return
    }
    #expect(fault.text == "ib:fault(., $each)")
    #expect(messages.mapValues(\.text) == ["missing": "{ib:title(.)} has no {$each}.", "wrong": "Wrong."])
    #expect(rule.at?.text == "@id" && rule.also?.text == "$first")
    #expect(rule.why == "Because.\n\nAnd so.")
    #expect(rule.aliases == ["old"] && rule.references == ["https://example.com"])
    #expect(rule.options == [Rule.Option("limit", .number, default: .number(3), help: "The limit.")])
    #expect(rule.examples.map(\.xml.text) == ["<view ↓a=\"1\"/>\n", "<view/>"])
    #expect(rule.examples.map(\.isBad) == [true, false])
    #expect(rule.examples[0].fixed == "<view/>\n" && rule.examples[0].comment == "So not.")
    #expect(rule.examples[0].options == ["limit": .number(4)])
    let fix = try #require(rule.fix)
    #expect(fix.title.text == "Mend it" && fix.isSafe && fix.when?.text == "true()")
    #expect(
      fix.edits.map(description) == [
        "set @a ''", "remove @b", "<a/> into .", "<b/> before a", "<c/> after b", "rename b c",
      ])
  }

  @Test func textsKnowWhereTheyBegin() throws {
    let rule = try readRule(
      head + "when: '@a'\nfor: b\nassert: |-\n  count(c)\n    > 1\nmessage: >-\n  No\n  more.\n")
    #expect(rule.when?.position == TextPosition(line: 6, column: 8, offset: head.utf8.count + 7))
    #expect(rule.forEach == .nodes(Rule.Text("b", at: TextPosition(line: 7, column: 6, offset: head.utf8.count + 16))))
    guard case .assertion(let assertion, let message) = rule.condition else {
      Issue.record("the condition is no assertion")
      return
    }
    #expect(assertion.text == "count(c)\n  > 1")
    #expect(assertion.position == TextPosition(line: 9, column: 3, offset: head.utf8.count + 31))
    #expect(message.text == "No more." && message.position?.line == 12)
  }

  @Test func theSmallestRule() throws {
    let rule = try readRule(head + condition)
    #expect(rule.elements == ["view"])
    #expect(rule.sets.isEmpty && rule.fix == nil && rule.options.isEmpty && rule.examples.isEmpty)
  }

  @Test func allErrorsAreToldAtOnceByPlace() {
    let text = "id: smaple\nsummary: It is so.\nseverity: eror\nelement: view\nassert: a\nmesage: b\nsets: [strct]\n"
    #expect(
      errors(text) == [
        "1:1: the key `message` is missing: what a finding says",
        "1:1: the key `why` is missing",
        "1:5: the id is `smaple`, but the file is named `sample`; make them equal",
        "3:11: unknown severity `eror`; did you mean `error`?",
        "6:1: unknown key `mesage`; did you mean `message`?",
        "7:8: unknown set `strct`; did you mean `strict`?",
      ])
  }

  @Test(arguments: [
    ("", "1:1: the rule has no condition; give it `assert` and `message`, or `fault` and `messages`"),
    ("assert: a\nmessage: b\nfault: c\n", "8:8: the rule has `assert` too; remove one of the two"),
    ("fault: a\nmessages: {}\n", "7:11: at least one kind of fault needs a message"),
    ("fault: a\n", "1:1: the key `messages` is missing: what a finding of each kind says"),
    (
      "fault: a\nmessages: { x: b }\nmessage: c\n",
      "8:10: `message` goes with `assert`; a rule with `fault` has `messages`"
    ),
    (
      "assert: a\nmessage: b\nmessages: { x: c }\n",
      "8:11: `messages` goes with `fault`; a rule with `assert` has one `message`"
    ),
  ])
  func theConditionIsOneOfTwo(text: String, error: String) {
    #expect(errors(head + text) == [error])
  }

  @Test(arguments: [
    ("when: [a]\n", "8:7: a text is expected here, but there is a list"),
    ("at: ''\n", "8:5: the text is empty"),
    ("sets: recommended\n", "8:7: a list is expected here, but there is `recommended`"),
    ("for: []\n", "8:6: the list is empty, so the rule would judge nothing"),
    (
      "let: { A: b }\n",
      "8:8: the name `A` must be made of lower-case letters, digits and `_`, and begin with a letter"
    ),
    ("let: { each: b }\n", "8:8: `$each` is the current one of `for`; choose another name"),
    (
      "let: { n: b }\noptions: { n: { type: number, default: 1, help: N. } }\n",
      "8:11: `n` is an option too; rename one of the two"
    ),
    ("fix: { title: a, safety: save, edits: [{ remove: b }] }\n", "8:26: unknown safety `save`; did you mean `safe`?"),
    ("fix: { title: a, safety: safe, edits: [] }\n", "8:6: a fix needs at least one edit"),
    ("fix: { title: a, safety: safe, edits: [{ set: b }] }\n", "8:40: the key `to` is missing"),
    (
      "fix: { title: a, safety: safe, edits: [{ to: b }] }\n",
      "8:40: an edit is one of `set`, `remove`, `insert` and `rename`"
    ),
    (
      "fix: { title: a, safety: safe, edits: [{ set: a, remove: b }] }\n",
      "8:40: an edit is one of `set`, `remove`, `insert` and `rename`, not `set` and `remove`"
    ),
    (
      "fix: { title: a, safety: safe, edits: [{ insert: <a/> }] }\n",
      "8:40: `insert` needs one of `into`, `before` and `after`: the node to insert at"
    ),
    (
      "fix: { title: a, safety: safe, edits: [{ remove: a, to: b }] }\n",
      "8:53: unknown key `to`; it is one of `set`, `remove`, `insert`, `rename`"
    ),
    ("examples: [{ bad: <a/> }]\n", "8:12: a bad example marks each place of a finding with `↓`; here is none"),
    ("examples: [{ good: ↓<a/> }]\n", "8:12: a good example has no findings, so no `↓`"),
    ("examples: [{ good: <a/>, fixed: <a/> }]\n", "8:12: `fixed` goes with `bad`: a good example has nothing to fix"),
    (
      "examples: [{ comment: a. }]\n",
      "8:12: an example is either `bad` or `good`, and holds a document or a part of one"
    ),
    (
      "examples: [{ good: <a/>, options: { limt: 1 } }]\noptions: { limit: { type: number, default: 1, help: L. } }\n",
      "8:37: unknown option `limt`; did you mean `limit`?"
    ),
  ])
  func faultsHavePlaces(text: String, error: String) {
    #expect(errors(head + condition + text) == [error])
  }

  @Test func namesOfElementsAreNoExpressions() {
    let text = head.replacing("element: view", with: "element: '//view[@a]'") + condition
    #expect(
      errors(text) == ["4:10: `//view[@a]` is no name of an element or a class; conditions go into `when`"])
  }

  private func description(_ edit: Rule.EditTemplate) -> String {
    switch edit {
    case .set(let path, let value): "set \(path.text) '\(value.text)'"
    case .remove(let path): "remove \(path.text)"
    case .insert(let xml, let place, let path): "\(xml.text) \(place.rawValue) \(path.text)"
    case .rename(let path, let name): "rename \(path.text) \(name.text)"
    }
  }
}
