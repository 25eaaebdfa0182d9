import Foundation
import Testing

/// Numbers that no screen has do no harm: the rest of the document is converted.
struct OddNumberTests {
  private static let samples = Program.package.appending(path: "Samples")

  private static let documents = ((try? FileManager.default.contentsOfDirectory(atPath: samples.path)) ?? [])
    .filter { $0.hasSuffix(".xib") || $0.hasSuffix(".storyboard") }.sorted()

  private static let numbers = [
    "nan", "inf", "-inf", "1e308", "-1e308", "1e-320", "99999999999", "-1", "", "one", "1:0",
  ]

  @Test(arguments: numbers) func everyNumberIsOdd(number: String) throws {
    let program = try Program()
    defer { program.remove() }
    for document in Self.documents {
      let text = try String(contentsOf: Self.samples.appending(path: document), encoding: .utf8)
      // Every number at once, and then each seventh, so that odd ones stand beside right ones.
      for step in 0..<8 {
        var count = 0
        let changed = text.replacing(/="-?[0-9]+(\.[0-9]+)?"/) { match in
          count += 1
          // The first is the version of XML.
          if count == 1 { return String(match.output.0) }
          return step == 7 || count % 7 == step ? "=\"\(number)\"" : String(match.output.0)
        }
        #expect(changed != text)
        try program.write("\(step)/\(document)", changed)
      }
    }
    for options in [[], ["--frames"], ["--device", "retina6_12", "--content-size", "AX5"]] {
      let result = try program.run(["convert", "--no-config", "--output", "Specs"] + options + ["."])
      #expect(result.code == 0, "\(result.error)")
      let names = try FileManager.default.subpathsOfDirectory(
        atPath: program.directory.appending(path: "Specs").path
      ).filter { $0.hasSuffix(".json") }
      #expect(names.count == 8 * Self.documents.count)
      for name in names {
        let bytes = try Data(contentsOf: program.directory.appending(path: "Specs/\(name)"))
        #expect(throws: Never.self, "\(name)") { try JSONSerialization.jsonObject(with: bytes) }
      }
    }
    let lint = try program.run(["lint", "--no-config", "--select", "recommended,inset_grouped", "."])
    #expect(lint.code == 0 || lint.code == 1, "\(lint.error)")
  }
}
