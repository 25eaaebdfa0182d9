import Testing

@testable import xiblint

@Suite struct ReportPlanTests {
  private func targets(_ line: [String], _ environment: [String: String] = [:]) throws -> [ReportPlan.Target] {
    try ReportPlan(ArgumentParser.parse(line), environment: { environment[$0] }).targets
  }

  @Test func thereIsOneFormatToAPlace() throws {
    #expect(try targets([]) == [.init(format: "text", file: nil)])
    #expect(
      try targets(["--format=json", "--format=sarif=a.sarif", "--format=github"]) == [
        .init(format: "sarif", file: "a.sarif"), .init(format: "github", file: nil),
      ])
    #expect(try targets(["--format=junit", "-o", "a.xml"]) == [.init(format: "junit", file: "a.xml")])
    #expect(try targets(["--format=json=-", "-o", "-"]) == [.init(format: "json", file: nil)])
  }

  @Test func extensionsTellTheFormat() throws {
    #expect(try targets(["-o", "a.sarif"]) == [.init(format: "sarif", file: "a.sarif")])
    #expect(try targets(["-o", "a.log"]) == [.init(format: "text", file: "a.log")])
    #expect(throws: CommandFailure.self) { try targets(["-o", "a.xml"]) }
  }

  @Test func theEnvironmentCountsOnlyWhereNothingIsSaid() throws {
    #expect(try targets([], ["SRCROOT": "/a"]) == [.init(format: "xcode", file: nil)])
    let environment = ["GITHUB_ACTIONS": "true"]
    #expect(try targets([], environment) == [.init(format: "text", file: nil), .init(format: "github", file: nil)])
    #expect(try targets(["--format=json"], environment) == [.init(format: "json", file: nil)])
  }

  @Test(arguments: [
    ([:], true, true), ([:], false, false), (["NO_COLOR": "1", "FORCE_COLOR": "1"], true, false),
    (["CLICOLOR_FORCE": "1"], false, true), (["FORCE_COLOR": "0"], false, false),
  ])
  func coloursFollowTheEnvironment(_ environment: [String: String], isTerminal: Bool, expected: Bool) {
    #expect(ColorChoice.usesColor(isTerminal: isTerminal) { environment[$0] } == expected)
  }
}
