import Foundation
import RenderSpec
import Testing

@Suite struct SchemaTests {
  /// The schema in `Samples` is the one that the table gives; with UPDATE_SAMPLES=1 it is written again.
  @Test func sampleIsCurrent() throws {
    let path = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("Samples/render-spec.schema.json")
    let json = Data(RenderSpecSchema.json())
    if ProcessInfo.processInfo.environment["UPDATE_SAMPLES"] == "1" {
      try FileManager.default.createDirectory(at: path.deletingLastPathComponent(), withIntermediateDirectories: true)
      try json.write(to: path)
    }
    #expect(try Data(contentsOf: path) == json, "Run the tests with UPDATE_SAMPLES=1.")
  }

  @Test func everyDefinitionThatIsNamedIsThere() throws {
    let text = String(decoding: RenderSpecSchema.json(), as: UTF8.self)
    let object = try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    let definitions = try #require(object["$defs"] as? [String: Any])
    for part in text.components(separatedBy: "\"#/$defs/").dropFirst() {
      let name = part.prefix { $0 != "\"" }
      #expect(definitions[String(name)] != nil, "\(name)")
    }
  }
}
