import Testing

@testable import xiblint

@Suite struct ArgumentParserTests {
  private func message(_ line: String...) -> String? {
    do throws(UsageError) {
      _ = try ArgumentParser.parse(line)
      return nil
    } catch {
      return error.message
    }
  }

  @Test func optionsStandAnywhere() throws {
    let arguments = try ArgumentParser.parse(["App", "--fix", "lint", "--config", "c.yml", "-qoout.txt", "--", "--x"])
    #expect(arguments.command == .lint && !arguments.isCommandNamed)
    #expect(arguments.operands == ["App", "lint", "--x"])
    #expect(arguments.has(.fix) && arguments.has(.quiet))
    #expect(arguments.last(.config) == "c.yml")
    #expect(arguments.last(.output) == "out.txt")
  }

  @Test func aCommandMayFollowOptions() throws {
    let arguments = try ArgumentParser.parse(["--color=never", "rule", "some_rule"])
    #expect(arguments.command == .explain && arguments.operands == ["some_rule"])
    #expect(try ArgumentParser.parse(["--", "docs"]).operands == ["docs"])
    #expect(try ArgumentParser.parse(["-", "--stdin-filename=a.xib"]).operands == ["-"])
  }

  @Test func theLastOneWins() throws {
    let arguments = try ArgumentParser.parse(["--fail-on", "warning", "--color=always", "--color=never"])
    #expect(arguments.last(.color) == "never")
    #expect(try ArgumentParser.parse(["--strict", "--fail-on", "error"]).failOn == "error")
    #expect(try ArgumentParser.parse(["--fail-on", "error", "--strict"]).failOn == "warning")
    #expect(try ArgumentParser.parse([]).failOn == nil)
  }

  @Test func listsAreJoined() throws {
    let arguments = try ArgumentParser.parse([
      "--select", "a, b", "--select=c,", "--rule=x=error", "--reporter", "json",
    ])
    #expect(arguments.list(.select) == ["a", "b", "c"])
    #expect(arguments.all(.rule) == ["x=error"])
    #expect(arguments.all(.format) == ["json"])
  }

  @Test func mistakesAreExplained() {
    #expect(message("--fxi") == "There is no option `--fxi`. Did you mean `--fix`?")
    #expect(message("--zzzzzz") == "There is no option `--zzzzzz`.")
    #expect(message("-x") == "There is no option `-x`.")
    #expect(message("--config") == "`--config` needs a value: `--config=FILE`.")
    #expect(message("--config", "--fix") == "`--config` needs a value: `--config=FILE`.")
    #expect(message("--fix=yes") == "`--fix` takes no value; it was given `yes`.")
    #expect(message("--color", "blue")?.hasPrefix("The value of `--color` is auto, always or never") == true)
    #expect(message("--format", "yaml")?.hasPrefix("The value of `--format` is text, xcode, ") == true)
    #expect(message("--format", "sarif=")?.contains("it was given `sarif=`") == true)
    #expect(message("--rule", "a=bad")?.contains("error, warning, info or off") == true)
    #expect(message("--jobs", "0")?.contains("a whole number from 1") == true)
    #expect(message("rules", "--fix") == "`--fix` is no option of `rules`; it belongs to `lint`.")
    #expect(message("explain") == "`explain` needs RULE….")
    #expect(message("explain", "--help") == nil)
    #expect(message("docs", "x") == "`docs` does not take `x`.")
  }

  @Test func spellingsAreUnique() {
    for command in CommandName.allCases {
      let options = OptionTable.options(of: command)
      let forms = options.flatMap { $0.longForms + ($0.short.map { ["-\($0)"] } ?? []) }
      #expect(Set(forms).count == forms.count)
    }
    for option in OptionTable.all {
      let rows = OptionTable.all.filter { $0.name == option.name }
      #expect(rows.allSatisfy { ($0.value == nil) == (option.value == nil) })
    }
  }
}
