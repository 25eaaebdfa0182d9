import Testing
import YAMLTree

@Suite struct TypedValueTests {
  @Test(arguments: [
    ("true", true), ("YES", true), ("On", true), ("false", false), ("no", false), ("OFF", false),
  ])
  func truthValues(text: String, value: Bool) throws {
    #expect(try parse(text).boolean() == value)
    // The same letters are a text where a text is expected.
    #expect(try parse(text).string() == text)
  }

  @Test(arguments: [("16", 16), ("-0.5", -0.5), ("1e3", 1000), ("+2", 2)])
  func numbers(text: String, value: Double) throws {
    #expect(try parse(text).number() == value)
  }

  @Test(arguments: ["0x10", "inf", "nan", "1e999", "'16'", "sixteen", "", "1_000"])
  func notNumbers(text: String) {
    #expect(throws: YAMLError.self) { try parse(text).number() }
  }

  @Test func nothingIsNoTextAndQuotedNothingIs() throws {
    for text in ["~", "null", "a:"] {
      let node = text == "a:" ? try parse(text).mapping()[0].value : try parse(text)
      #expect(node.isNull)
      #expect(throws: YAMLError.self) { try node.string() }
    }
    #expect(try parse("'null'").string() == "null")
    #expect(try parse("''").string() == "")
  }

  @Test func mismatchesSayWhatIsThere() throws {
    func message(_ text: String, _ read: (YAMLNode) throws -> Void) -> String {
      do {
        try read(parse(text))
        return "no error"
      } catch { return "\(error)" }
    }
    #expect(message("x") { _ = try $0.list() } == "a.yml:1:1: a list is expected here, but there is `x`")
    #expect(message("'1'") { _ = try $0.number() } == "a.yml:1:1: a number is expected here, but there is the text `1`")
    #expect(message("[]") { _ = try $0.string() } == "a.yml:1:1: a text is expected here, but there is a list")
    #expect(
      message("~") { _ = try $0.mapping() }
        == "a.yml:1:1: a mapping of keys to values is expected here, but there is nothing")
    #expect(
      message("[a, [b]]") { _ = try $0.strings() } == "a.yml:1:5: a text is expected here, but there is a list")
  }

  @Test func unknownNamesSuggest() throws {
    let node = try parse("warnng")
    #expect(
      node.unknown("severity", "warnng", among: ["error", "warning"]).message
        == "unknown severity `warnng`; did you mean `warning`?")
    #expect(
      node.unknown("severity", "bad", among: ["error", "warning"]).message
        == "unknown severity `bad`; it is one of `error`, `warning`")
    #expect(node.unknown("option", "bad", among: []).message == "unknown option `bad`; none is declared")
  }

  @Test func aMappingReaderReportsEverythingAtOnce() throws {
    let log = YAMLErrorLog()
    var reader = try #require(MappingReader(parse("naem: x\ncount: many\nother: 1\n"), log: log))
    #expect(reader.required("name") { node throws(YAMLError) in try node.string() } == nil)
    #expect(reader.optional("count") { node throws(YAMLError) in try node.number() } == nil)
    #expect(reader.optional("absent") { node throws(YAMLError) in try node.number() } == nil)
    reader.finish()
    #expect(throws: YAMLErrors.self) { try log.throwIfAny() }
    do { try log.throwIfAny() } catch {
      #expect(
        error.errors.map(\.description) == [
          "a.yml:1:1: the key `name` is missing",
          "a.yml:1:1: unknown key `naem`; did you mean `name`?",
          "a.yml:2:8: a number is expected here, but there is `many`",
          "a.yml:3:1: unknown key `other`; it is one of `name`, `count`, `absent`",
        ])
    }
  }

  @Test func aMappingReaderNeedsAMapping() throws {
    let log = YAMLErrorLog()
    #expect(MappingReader(try parse("[a]"), log: log) == nil)
    #expect(log.errors.count == 1)
  }
}
