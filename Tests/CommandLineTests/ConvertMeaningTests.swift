import Foundation
import Testing

/// A spec says what a document means: what means the same gives the same lines, and one change is one line.
struct ConvertMeaningTests {
  private static let samples = Program.package.appending(path: "Samples")

  static let documents = ((try? FileManager.default.contentsOfDirectory(atPath: samples.path)) ?? [])
    .filter { $0.hasSuffix(".xib") || $0.hasSuffix(".storyboard") }.sorted()

  /// The first integers of `toolsVersion` with which each generation of Xcode begins, from Xcode 6 on.
  private static let eras = [
    6000, 8000, 11000, 13000, 14300, 14800, 16000, 17000, 18000, 19000, 20900, 22000, 23000, 24000, 32700,
  ]

  private static func text(of document: String) throws -> String {
    try String(contentsOf: samples.appending(path: document), encoding: .utf8)
  }

  /// The lines of the spec of a document, without frames, which one constant may move all of.
  private func lines(_ program: Program, _ document: String, _ text: String) throws -> [Substring] {
    try program.write(document, text)
    let result = try program.run(["convert", "--no-config", "--no-layout", document])
    #expect(result.code == 0, "\(result.error)")
    return result.output.split(separator: "\n")
  }

  @Test(arguments: documents) func aConstantIsOneLine(document: String) throws {
    let program = try Program()
    defer { program.remove() }
    let text = try Self.text(of: document)
    let lines = try lines(program, document, text)
    let constants = text.matches(of: /<constraint [^>]*constant="([^"]+)"/).prefix(6)
    for match in constants {
      let changed = text.replacingCharacters(in: match.1.startIndex..<match.1.endIndex, with: "123.5")
      let others = try self.lines(program, document, changed)
      #expect(lines.count == others.count)
      let differences = zip(lines, others).filter { $0 != $1 }.map(\.1)
      #expect(differences.filter { !$0.contains("\"sha256\"") }.count == 1, "\(match.0): \(differences)")
      #expect(differences.contains { $0.contains("\"constant\": 123.5") }, "\(differences)")
    }
  }

  @Test(arguments: documents) func versionsOfAnEraMeanTheSame(document: String) throws {
    let program = try Program()
    defer { program.remove() }
    let text = try Self.text(of: document)
    let version = try #require(text.firstMatch(of: /toolsVersion="(\d+)/).flatMap { Int($0.1) })
    let next = try #require(Self.eras.firstIndex { $0 > version })
    let spec = withoutSource(try lines(program, document, text))
    for tools in ["\(Self.eras[next - 1]).1", "\(Self.eras[next] - 1).99"] {
      let changed =
        text
        .replacing(/toolsVersion="[^"]*"/, with: "toolsVersion=\"\(tools)\"")
        .replacing(/systemVersion="[^"]*"/, with: "systemVersion=\"1A1\"")
        .replacing(/(<plugIn [^>]*version=")[^"]*"/) { "\($0.1)\(tools)\"" }
      #expect(changed != text)
      #expect(withoutSource(try lines(program, document, changed)) == spec)
    }
  }

  private func withoutSource(_ lines: [Substring]) -> [Substring] {
    guard let start = lines.firstIndex(of: "  \"source\": {"), let end = lines[start...].firstIndex(of: "  },") else {
      return lines
    }
    return Array(lines[..<start] + lines[end...])
  }

  @Test func theNumberOfThreadsChangesNothing() throws {
    let program = try Program()
    defer { program.remove() }
    for copy in 0..<6 {
      for document in Self.documents { try program.write("App/\(copy)/\(document)", try Self.text(of: document)) }
    }
    let glass =
      #"<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB"><objects><view id="a"><glass/></view></objects></document>"#
    for copy in 0..<9 { try program.write("App/Glass\(copy).xib", glass) }
    let runs = try [1, 4].map { jobs in
      try program.run(
        ["convert", "--no-config", "--fail-on-unsupported", "--jobs", "\(jobs)", "--output", "Specs\(jobs)", "App"])
    }
    #expect(runs[0].code == 1 && runs[1].code == 1)
    #expect(runs[0].error == runs[1].error)
    let names = try FileManager.default.subpathsOfDirectory(atPath: program.directory.appending(path: "Specs1").path)
      .filter { $0.hasSuffix(".json") }
    #expect(names.count == 6 * Self.documents.count + 9)
    for name in names { #expect(try program.read("Specs1/\(name)") == program.read("Specs4/\(name)"), "\(name)") }
  }

  @Test func whatIsRightIsNotWrittenAgain() throws {
    let program = try Program()
    defer { program.remove() }
    let names = ["A.xib", "B.xib"]
    func write(_ name: String, _ text: String) throws {
      let objects = #"<objects><label id="a" text="\#(text)"/></objects>"#
      try program.write(
        name, #"<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB">\#(objects)</document>"#)
    }
    func convert() throws {
      #expect(try program.run(["convert", "--no-config", "--output", "Specs"] + names).code == 0)
    }
    func dates() throws -> [Date?] {
      try names.map { name in
        let path = program.directory.appending(path: "Specs/\(name).json").path
        return try FileManager.default.attributesOfItem(atPath: path)[.modificationDate] as? Date
      }
    }
    for name in names { try write(name, "Old") }
    try convert()
    let old = Date(timeIntervalSince1970: 1_000_000)
    for name in names {
      try FileManager.default.setAttributes(
        [.modificationDate: old], ofItemAtPath: program.directory.appending(path: "Specs/\(name).json").path)
    }
    try write("B.xib", "New")
    try convert()
    let after = try dates()
    #expect(after[0] == old)
    #expect(after[1] != old)
    #expect(try program.read("Specs/B.xib.json").contains(#""text": "New""#))
  }
}
