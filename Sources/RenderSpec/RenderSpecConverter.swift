import InterfaceBuilder
import SourceText
import XMLTree

/// A spec: JSON, and what is missing from it.
public struct RenderSpec: Sendable {
  /// The JSON, with a line end at its end.
  public let bytes: [UInt8]
  /// What of the document the spec does not say.
  public let unsupported: [Unsupported]
  /// How much of the document the spec says.
  public let accounting: Accounting
}

/// Converts documents into specs. It serves one name table, and so one thread, document after document.
public final class RenderSpecConverter {
  /// The version of the form of specs; a minor version only adds.
  public static let schemaVersion = "1.0.0"

  private let plans: PlanCatalog
  private let names: SpecNames

  /// A converter for documents that are read with the names of a vocabulary.
  public init(vocabulary: Vocabulary) {
    plans = PlanCatalog(vocabulary: vocabulary)
    names = SpecNames(vocabulary.names)
  }

  /// The spec of a document.
  public func convert(_ document: Document, options: RenderSpecOptions = RenderSpecOptions()) -> RenderSpec {
    SpecBuilder(document, plans: plans, names: names, options: options).build()
  }

  /// Only the frames of a document, in the first of the environments that are asked for: JSON, with a line end at its end.
  public func frames(of document: Document, options: RenderSpecOptions = RenderSpecOptions()) -> [UInt8] {
    FrameMap.bytes(
      of: document, in: options.frameEnvironment(for: document), indent: options.indent)
  }
}

extension SpecBuilder {
  /// Writes the whole spec.
  func build() -> RenderSpec {
    mark(xml.root)
    writeRoots()
    writeTopLevelObjects()
    writeLayouts()
    writeFlow()
    // The settings come first, but their colours may be new.
    let body = out.takeBytes()
    out = JSONWriter(indent: options.indent, depth: 1)
    writeSettings()
    let settings = out.takeBytes()
    addUnusedResources()
    addProfileColors()
    let accounting = account()
    out = JSONWriter(indent: options.indent)
    out.beginObject()
    writeHead()
    out.rawItems(settings)
    for (key, table) in [("colors", colors), ("fonts", fonts), ("images", images)] {
      out.key(key)
      out.beginObject()
      for entry in table.entries {
        out.key(entry.name)
        out.raw(entry.json)
      }
      out.endObject()
    }
    writeEnvironments()
    writeListProfiles()
    out.rawItems(body)
    writeUnsupported()
    out.endObject()
    return RenderSpec(
      bytes: out.takeBytes() + [UInt8(ascii: "\n")], unsupported: unsupported, accounting: accounting)
  }

  private func writeHead() {
    out.member("$schema", "render-spec.schema.json")
    out.member("schemaVersion", RenderSpecConverter.schemaVersion)
    out.key("generator")
    out.beginObject(inline: true)
    out.member("name", options.generator.name)
    out.member("version", options.generator.version)
    out.endObject()
    out.key("source")
    out.beginObject()
    out.member("path", xml.source.path)
    out.member("sha256", SHA256.hex(of: xml.source.bytes))
    out.member("kind", document.kind == .storyboard ? "storyboard" : "xib")
    out.member("platform", document.platform.rawValue)
    out.member("toolsVersion", document.attribute("toolsVersion"))
    out.member("systemVersion", document.attribute("systemVersion"))
    out.member("minimumVersion", document.minimumVersion.map { "\($0.major).\($0.minor)" })
    out.key("usesSafeArea")
    out.value(document.isSet("useSafeAreas"))
    if let language = options.language { out.member("localization", options.localization?.language(for: language)) }
    out.endObject()
  }

  private func writeSettings() {
    let plan = plans.plan(names.document, on: platform)
    let base = bind(xml.root, plan)
    out.key("settings")
    out.beginObject()
    writeOwnRows(xml.root, plan, base)
    out.endObject()
    unbind(plan)
  }

  private func writeUnsupported() {
    out.key("unsupported")
    out.beginArray()
    for part in unsupported {
      out.beginObject(inline: true)
      out.member("path", part.path)
      out.member("what", part.what)
      out.member("line", part.line)
      out.endObject()
    }
    out.endArray()
  }
}
