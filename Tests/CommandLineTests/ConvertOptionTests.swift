import Foundation
import Testing

/// Options of `convert` that say too much, or nothing about documents.
struct ConvertOptionTests {
  private func project() throws -> Program {
    let program = try Program()
    try program.write(
      "View.xib",
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch"><objects>
      <view id="v"><rect key="frame" x="0.0" y="0.0" width="320" height="480"/></view></objects></document>
      """)
    return program
  }

  @Test(arguments: [
    ["--frames", "--device", "retina6_1", "--device", "retina4_7"],
    ["--frames", "--content-size", "large", "--content-size", "AX1"],
    ["--frames", "--list-profile", "plain"],
    ["--frames", "--position", "first"],
    ["--frames", "--no-layout"],
    ["--frames", "--fail-on-unsupported"],
    ["--language", "de", "--language", "fr"],
    ["--output", "View.json"],
    ["--check"],
  ])
  func contradictionsAreRefused(options: [String]) throws {
    let program = try project()
    defer { program.remove() }
    let result = try program.run(["convert", "View.xib"] + options)
    #expect(result.code == 2)
    #expect(result.output.isEmpty)
    #expect(result.error.contains("`\(options[0])`"), "\(result.error)")
    #expect(!FileManager.default.fileExists(atPath: program.directory.appendingPathComponent("View.json").path))
  }

  /// Layouts are found by the name of their environment, so no two may have the same.
  @Test(arguments: [
    ["--device", "retina4_7", "--device", "retina4_7"], ["--width", "320", "--width", "320"],
    ["--device", "appleTV", "--orientation", "portrait", "--orientation", "landscape"],
  ])
  func whatIsAskedForTwiceIsWrittenOnce(options: [String]) throws {
    let program = try project()
    defer { program.remove() }
    let result = try program.run(["convert", "View.xib"] + options)
    let spec = try JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [String: Any]
    #expect((spec?["environments"] as? [Any])?.count == 1)
    #expect((spec?["layouts"] as? [Any])?.count == 1)
  }

  @Test func televisionsLieOnTheirSide() throws {
    let program = try project()
    defer { program.remove() }
    let result = try program.run(["convert", "View.xib", "--device", "appleTV"])
    #expect(result.output.contains("\"orientation\": \"landscape\""))
    #expect(result.output.contains("\"size\": [1920, 1080]"))
  }

  @Test func framesOfOneEnvironmentAreWritten() throws {
    let program = try project()
    defer { program.remove() }
    let options = ["--frames", "--device", "retina6_1", "--content-size", "AX1"]
    #expect(try program.run(["convert", "View.xib"] + options).code == 0)
  }

  @Test func theSchemaIsPrinted() throws {
    let program = try project()
    defer { program.remove() }
    let result = try program.run(["convert", "--schema"])
    #expect(result.code == 0)
    let schema = try JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [String: Any]
    #expect((schema?["$defs"] as? [String: Any])?["layout"] != nil)
  }

  @Test func nothingToConvertIsSaid() throws {
    let program = try Program()
    defer { program.remove() }
    let result = try program.run(["convert", ".", "--output", "Specs"])
    #expect(result.code == 0)
    #expect(result.error.contains("no .xib or .storyboard files to convert"))
    #expect(try program.run(["convert", "Gone.xib"]).error.contains("Gone.xib cannot be converted"))
  }

  @Test func unsafeFixesAloneAreRefused() throws {
    let program = try project()
    defer { program.remove() }
    let result = try program.run(["--unsafe-fixes", "View.xib"])
    #expect(result.code == 2)
    #expect(result.error.contains("`--fix`"))
  }

  @Test func specsWithoutDocumentsAreFound() throws {
    let program = try project()
    defer { program.remove() }
    let check = ["convert", ".", "--output", "Specs", "--check"]
    try program.write("Old/Gone.xib", try program.read("View.xib"))
    #expect(try program.run(["convert", ".", "--output", "Specs"]).code == 0)
    try program.write("Specs/notes.json", "{}")
    #expect(try program.run(check).code == 0)
    try FileManager.default.removeItem(at: program.directory.appending(path: "Old/Gone.xib"))
    let result = try program.run(check)
    #expect(result.code == 1)
    #expect(result.error.contains("Specs/Old/Gone.xib.json has no document any more"))
    #expect(try program.read("Specs/Old/Gone.xib.json").isEmpty == false)
  }
}
