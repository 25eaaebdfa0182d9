import RuleEngine
import RuleFormat
import SourceText

/// SARIF 2.1.0, for GitHub code scanning and other viewers.
///
/// Results are written as they come and the rules that occurred after them; SARIF leaves the order of members open.
struct SARIFReporter: Reporter {
  static let name = "sarif"
  static let summary = "SARIF 2.1.0, for code scanning"
  static let fileExtension: String? = "sarif"

  private let context: ReportContext
  private var ruleIndexes: [String: Int] = [:]
  private var rules: [String] = []
  private var isFirst = true

  init(context: ReportContext) {
    self.context = context
  }

  mutating func begin(_ output: inout [UInt8]) {
    output.write("{\"$schema\":\"https://json.schemastore.org/sarif-2.1.0.json\",\"version\":\"2.1.0\",\"runs\":[{")
    output.write("\"columnKind\":\"unicodeCodePoints\",\"results\":[")
  }

  mutating func report(_ diagnostics: [Diagnostic], inFile file: String, _ output: inout [UInt8]) {
    for diagnostic in diagnostics {
      output.write(isFirst ? "\n" : ",\n")
      isFirst = false
      let index = index(ofRule: diagnostic.rule)
      let uri = Self.uri(context.projectPath(diagnostic.file))
      var writer = JSONWriter(indent: nil)
      writer.object { Self.write(diagnostic, ruleIndex: index, uri: uri, &$0) }
      output.append(contentsOf: writer.bytes)
    }
  }

  mutating func end(_ summary: ReportSummary, _ output: inout [UInt8]) {
    var writer = JSONWriter(indent: nil)
    writer.array {
      for id in rules {
        let rule = context.rule(id)
        $0.object { SARIFRule.write(id, rule, &$0) }
      }
    }
    var version = JSONWriter(indent: nil)
    version.value(context.version)
    output.write(isFirst ? "],\n" : "\n],\n")
    output.write("\"tool\":{\"driver\":{\"name\":\"xiblint\",\"version\":")
    output.append(contentsOf: version.bytes)
    output.write(",\"rules\":")
    output.append(contentsOf: writer.bytes)
    output.write("}},\n\"invocations\":[{\"executionSuccessful\":\(summary.isComplete)}]}]}\n")
  }

  private mutating func index(ofRule id: String) -> Int {
    if let index = ruleIndexes[id] { return index }
    ruleIndexes[id] = rules.count
    rules.append(id)
    return rules.count - 1
  }

  private static func write(_ diagnostic: Diagnostic, ruleIndex: Int, uri: String, _ writer: inout JSONWriter) {
    writer.member("ruleId", diagnostic.rule)
    writer.member("ruleIndex", ruleIndex)
    writer.member("level", SARIFRule.level(diagnostic.severity))
    writer.key("message")
    writer.object { $0.member("text", diagnostic.message) }
    writer.key("locations")
    writer.array {
      $0.object {
        location(uri, diagnostic.start, diagnostic.end, &$0)
        guard let name = diagnostic.objectName ?? diagnostic.objectID else { return }
        $0.key("logicalLocations")
        $0.array {
          $0.object {
            $0.member("name", name)
            if let id = diagnostic.objectID { $0.member("fullyQualifiedName", id) }
          }
        }
      }
    }
    if !diagnostic.also.isEmpty {
      writer.key("relatedLocations")
      writer.array {
        for (index, place) in diagnostic.also.enumerated() {
          $0.object {
            $0.member("id", index + 1)
            location(uri, place.start, place.end, &$0)
            $0.key("message")
            $0.object { $0.member("text", place.message) }
          }
        }
      }
    }
    writer.key("partialFingerprints")
    writer.object {
      if let id = diagnostic.objectID {
        $0.member("objectId/v1", Fingerprint.of([diagnostic.rule, id]))
      } else {
        $0.member("message/v1", Fingerprint.of([diagnostic.rule, diagnostic.message]))
      }
    }
    if let fix = diagnostic.fix, fix.places.count == fix.edits.count { write(fix, uri: uri, &writer) }
  }

  private static func write(_ fix: Diagnostic.Fix, uri: String, _ writer: inout JSONWriter) {
    writer.key("fixes")
    writer.array {
      $0.object {
        $0.key("description")
        $0.object { $0.member("text", fix.title) }
        $0.key("artifactChanges")
        $0.array {
          $0.object {
            artifact(uri, &$0)
            $0.key("replacements")
            $0.array {
              for (edit, place) in zip(fix.edits, fix.places) {
                $0.object {
                  region("deletedRegion", place.start, place.end, &$0)
                  $0.key("insertedContent")
                  $0.object { $0.member("text", edit.replacement) }
                }
              }
            }
          }
        }
      }
    }
  }

  private static func location(
    _ uri: String, _ start: TextPosition, _ end: TextPosition, _ writer: inout JSONWriter
  ) {
    writer.key("physicalLocation")
    writer.object {
      artifact(uri, &$0)
      region("region", start, end, &$0)
    }
  }

  private static func artifact(_ uri: String, _ writer: inout JSONWriter) {
    writer.key("artifactLocation")
    writer.object { $0.member("uri", uri) }
  }

  private static func region(_ key: String, _ start: TextPosition, _ end: TextPosition, _ writer: inout JSONWriter) {
    writer.key(key)
    writer.object {
      $0.member("startLine", start.line)
      $0.member("startColumn", start.column)
      $0.member("endLine", end.line)
      $0.member("endColumn", end.column)
    }
  }

  /// The path as a URI reference: percent-encoded, `file:` where it is absolute.
  private static func uri(_ path: String) -> String {
    var result = path.hasPrefix("/") ? "file://" : ""
    for byte in Path.bytes(of: path) {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"),
        UInt8(ascii: "~"), UInt8(ascii: "/"):
        result.unicodeScalars.append(Unicode.Scalar(byte))
      default:
        result += byte < 16 ? "%0" : "%"
        result += String(byte, radix: 16, uppercase: true)
      }
    }
    return result
  }
}
