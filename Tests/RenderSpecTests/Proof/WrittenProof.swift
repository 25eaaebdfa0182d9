import InterfaceBuilder

@testable import RenderSpec

/// Proof by change of documents that are written by hand: what the converter knows beside the table.
struct WrittenProof {
  /// What does not change the spec, with the change.
  private(set) var faults: [String] = []
  /// The values that were proved, as `element@attribute`.
  private(set) var proved: Set<String> = []

  /// The proof by all documents.
  static let result = Result { try WrittenProof() }

  private init() throws {
    let bench = ProofBench()
    for document in Self.documents {
      let marked = MarkedText(document.text)
      if marked.changes.isEmpty { faults.append("\(document.platform): a document without changes: \(document.text)") }
      for change in marked.changes {
        let before = Places.document(Part(children: change.before), on: document.platform)
        let after = Places.document(Part(children: change.after), on: document.platform)
        if let fault = try bench.fault(before, after, isValid: change.isValid) {
          faults.append("\(document.platform) \(change.summary): \(fault)")
        }
      }
    }
    try proveKeys(of: bench)
    proved = bench.proved
  }

  /// Every view can be that of a controller, by its key.
  private mutating func proveKeys(of bench: ProofBench) throws {
    for (platform, owner, key) in [
      (Platform.iOS, "viewController", "view"), (.macOS, "viewController", "view"),
      (.macOS, "windowController", "window"),
    ] {
      for type in ElementCatalog.table {
        let lineage = type.className(on: platform).map(ClassHierarchy.lineage(of:)) ?? []
        guard key == "window" ? lineage.contains("NSWindow") : ElementPlan.role(of: lineage) == .view else { continue }
        let texts = [key, "unheardOf"].map { key in
          let view = Part(attributes: " key=\"\(key)\" id=\"v\"")
          return Places.document(objects: Part.child(type.name, view).element(owner, id: "c"), on: platform)
        }
        if let fault = try bench.fault(texts[0], texts[1], isValid: false) {
          faults.append("\(platform) \(type.name)@key: \(fault)")
        }
      }
    }
  }
}

/// A text with places for two values, written `{one|two}`; `{one|two!}` where the second means nothing.
struct MarkedText {
  /// One change a place: the text with all first values, and with the second value there.
  let changes: [(before: String, after: String, summary: String, isValid: Bool)]

  init(_ text: String) {
    var pieces: [String] = []
    var values: [(first: String, second: String, isValid: Bool)] = []
    for (index, part) in text.split(separator: "{", omittingEmptySubsequences: false).enumerated() {
      guard index > 0, let end = part.firstIndex(of: "}") else {
        pieces.append(String(part))
        continue
      }
      let words = part[..<end].split(separator: "|", omittingEmptySubsequences: false).map(String.init)
      let isValid = words.last?.hasSuffix("!") != true
      values.append((words[0], isValid ? words[words.count - 1] : String(words[words.count - 1].dropLast()), isValid))
      pieces.append(String(part[part.index(after: end)...]))
    }
    func filled(_ changed: Int?) -> String {
      var result = pieces[0]
      for (index, value) in values.enumerated() {
        let word = index == changed ? value.second : value.first
        let rest = pieces[index + 1]
        // Room after the value keeps all that follows at its column.
        let width = max(value.first.count, value.second.count)
        result += word
        if let quote = rest.firstIndex(of: "\"") {
          result +=
            rest[...quote] + String(repeating: " ", count: width - word.count) + rest[rest.index(after: quote)...]
        } else {
          result += rest
        }
      }
      return result
    }
    changes = values.enumerated().map { index, value in
      let line = pieces[...index].joined().split(separator: "\n").last ?? ""
      return (filled(nil), filled(index), "\(line){\(value.first)|\(value.second)}", value.isValid)
    }
  }
}
