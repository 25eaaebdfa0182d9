import Foundation
import Testing

/// Each sample has beside it what the linter says of it, and its spec. `UPDATE_SAMPLES=1` writes these files anew.
struct SamplesTests {
  private static let samples = Program.package.appending(path: "Samples")

  private static let documents = ((try? FileManager.default.contentsOfDirectory(atPath: samples.path)) ?? [])
    .filter { $0.hasSuffix(".xib") || $0.hasSuffix(".storyboard") }.sorted()

  @Test func thereAreSamples() {
    #expect(Self.documents.count >= 2)
  }

  @Test(arguments: documents) func findingsAreAsStored(document: String) throws {
    let arguments = ["lint", "--no-config", "--select", "recommended,inset_grouped", document]
    let output = try Program(in: Self.samples).run(arguments).output
    let stored = Self.samples.appending(path: document + ".lint.txt")
    if ProcessInfo.processInfo.environment["UPDATE_SAMPLES"] != nil {
      try output.write(to: stored, atomically: true, encoding: .utf8)
    }
    #expect(try String(contentsOf: stored, encoding: .utf8) == output)
  }

  @Test(arguments: documents) func specsAreAsStored(document: String) throws {
    let spec = try Program(in: Self.samples).run(["convert", "--no-config", document])
    #expect(spec.code == 0)
    let stored = Self.samples.appending(path: document + ".json")
    if ProcessInfo.processInfo.environment["UPDATE_SAMPLES"] != nil {
      try spec.output.write(to: stored, atomically: true, encoding: .utf8)
    }
    #expect(try String(contentsOf: stored, encoding: .utf8) == spec.output)
  }

  @Test func checkAgreesWithSamples() throws {
    let result = try Program(in: Self.samples).run(
      ["convert", "--no-config", "--check", "--output", "."] + Self.documents)
    #expect(result.code == 0, "\(result.error)")
  }
}
