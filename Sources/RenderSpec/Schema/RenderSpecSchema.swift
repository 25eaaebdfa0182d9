import InterfaceBuilder
import SourceText

/// The JSON Schema of specs, made from the table that the converter works by.
public enum RenderSpecSchema {
  /// The schema as JSON, with a line end at its end.
  public static func json() -> [UInt8] {
    var writer = JSONWriter()
    writer.beginObject()
    writer.member("$schema", "https://json-schema.org/draft/2020-12/schema")
    writer.member("title", "Render spec")
    writer.member(
      "description",
      "What an Interface Builder document means, for a layout engine. Lengths are points, insets are top, left, bottom, right, "
        + "rectangles x, y, width, height. Version \(RenderSpecConverter.schemaVersion): a minor version only adds.")
    writer.member("$ref", "#/$defs/spec")
    writer.key("$defs")
    writer.beginObject()
    for (name, schema, summary) in definitions {
      writer.key(name)
      schema.write(to: &writer, summary: summary)
    }
    writer.endObject()
    writer.endObject()
    return writer.takeBytes() + [UInt8(ascii: "\n")]
  }

  private static var definitions: [(String, Schema, String?)] {
    fixedDefinitions + sharedDefinitions + [
      ("node", node, "A view."), ("controller", controller, "A view controller."), ("object", anyObject, nil),
    ]
      + classes.filter { $0.kind == .view }.flatMap(viewDefinitions)
      + classes.filter { $0.kind != .view }.map {
        (
          "object.\($0.name)", objectSchema($0), "An object of class \($0.name)."
        )
      }
      + structureNames.map { ("structure.\($0)", structure($0), nil) }
  }

  // MARK: Classes

  /// A class that elements stand for.
  struct FrameworkClass {
    let name: String
    /// The names of its elements.
    let elements: [String]
    let lineage: [String]
    let kind: ElementPlan.Role
  }

  /// The classes of all elements, sorted by name.
  static let classes: [FrameworkClass] = {
    var elements: [String: [String]] = [:]
    for type in ElementCatalog.table {
      for name in [type.uiKit, type.appKit, type.watchKit].compactMap({ $0 }) where elements[name]?.last != type.name {
        elements[name, default: []].append(type.name)
      }
    }
    for name in ["UIView", "NSView", "WKInterfaceObject"] where elements[name] == nil { elements[name] = [] }
    return elements.keys.sorted().map { name in
      let lineage = ClassHierarchy.lineage(of: name)
      return FrameworkClass(
        name: name, elements: elements[name] ?? [], lineage: lineage, kind: ElementPlan.role(of: lineage))
    }
  }()

  /// The names of structures, which have no class.
  static var structureNames: [String] {
    let owners = (SpecTable.classes + SpecTable.structures).map(\.owner)
    let classNames = Set(ElementCatalog.table.flatMap { [$0.uiKit, $0.appKit, $0.watchKit].compactMap { $0 } })
    let all = owners.filter { !classNames.contains($0) && $0.first?.isLowercase == true && $0 != "document" }
    return Array(Set(all)).sorted()
  }

  private static func groups(_ type: FrameworkClass) -> [PropertyGroup] {
    var groups = SpecTable.groups(element: "", lineage: type.lineage)
    for element in type.elements { groups += SpecTable.groups(element: element, lineage: []) }
    return groups
  }

  /// The members that rows of a section give, each key once.
  private static func members(_ groups: [PropertyGroup], _ section: Section, partial: Bool = false) -> [Schema.Member] {
    var members: [Schema.Member] = []
    for group in groups where group.section == section {
      for row in group.rows {
        let member = member(row, partial: partial)
        if let index = members.firstIndex(where: { $0.key == row.key }) {
          members[index] = Schema.Member(
            row.key, members[index].schema.merged(with: member.schema), required: false, row.summary)
        } else {
          members.append(member)
        }
      }
    }
    return members
  }

  /// The definitions of the sections of a class of views, and of its variations.
  private static func viewDefinitions(_ type: FrameworkClass) -> [(String, Schema, String?)] {
    let groups = groups(type)
    var variation: [Schema.Member] = [
      .init("environment", .string, "The traits, such as `heightClass=compact`, or `default`.")
    ]
    variation += SpecTable.identity.map { member($0, partial: true) } + viewMembers(.own) + sharedSections
    var definitions: [(String, Schema, String?)] = []
    for section in classSections {
      let rows = members(groups, section, partial: true)
      guard let key = section.key, !rows.isEmpty else { continue }
      definitions.append(
        ("\(key).\(type.name)", .object(rows + (section == .cell ? cellMembers(type) : [])), "\(section.summary)"))
      variation.append(.init(key, .reference("\(key).\(type.name)"), required: false, section.summary))
    }
    return definitions + [
      ("variation.\(type.name)", .object(variation + masks), "What is different in an environment.")
    ]
  }

  /// The sections that depend on the class.
  private static let classSections: [Section] = [.content, .stack, .cell]

  /// The sections that all views have.
  private static var sharedSections: [Schema.Member] {
    Section.allCases.compactMap { section in
      guard section != .own, !classSections.contains(section), let key = section.key else { return nil }
      let name = section == .accessibility ? "structure.accessibility" : "view.\(key)"
      return .init(key, .reference(name), required: false, section.summary)
    }
  }

  /// The definitions of those sections.
  private static var sharedDefinitions: [(String, Schema, String?)] {
    [Section.style, .layout, .behavior].map { section in
      ("view.\(section.key ?? "")", .object(viewMembers(section)), section.summary)
    }
  }

  /// The members that views of any framework have in a section; where several have a key, UIKit's words describe it.
  private static func viewMembers(_ section: Section) -> [Schema.Member] {
    var result: [Schema.Member] = []
    for name in ["UIView", "NSView", "WKInterfaceObject"] {
      for member in members(SpecTable.groups(element: "", lineage: [name]), section, partial: true) {
        if let index = result.firstIndex(where: { $0.key == member.key }) {
          result[index] = Schema.Member(
            member.key, result[index].schema.merged(with: member.schema), required: false, result[index].summary)
        } else {
          result.append(member)
        }
      }
    }
    return result
  }

  private static var masks: [Schema.Member] {
    ["constraints", "subviews"].map { key in
      .init(
        key,
        .object([
          .init("included", .array(.string, nil), required: false, "The ids of those that are installed."),
          .init("excluded", .array(.string, nil), required: false, "The ids of those that are not."),
        ]), required: false, "Which \(key) are installed.")
    }
  }

  // MARK: Nodes

  static var node: Schema {
    let views = classes.filter { $0.kind == .view }
    var all: [Schema.Member] = [
      .init("id", .string.orNull, "The object id."),
      .init("type", .string, "The name of the element; `view` where that is not known."),
      .init("element", .string, required: false, "The name of the element, where it is not known."),
      .init("class", .words(views.map(\.name)), "The framework's class."),
    ]
    all += SpecTable.identity.map { member($0, partial: true) } + viewMembers(.own)
    all +=
      [
        .init(
          "role", .words(["content", "background", "title", "subtitle", "image", "control", "separator"]),
          required: false,
          "What the view is for in its cell, where structure shows it.")
      ] + installation(required: false) + layerMembers
    all += sharedSections
    all += [
      .init("content", .map(.anything), required: false, Section.content.summary),
      .init("stack", .map(.anything), required: false, Section.stack.summary),
      .init("cell", .map(.anything), required: false, Section.cell.summary),
      .init("listProfiles", .array(.string, nil), required: false, "The list profiles that its rows are made for."),
      .init("variations", .array(.anything, nil), required: false, "What is different in some environments."),
      .init("source", .reference("source"), "Where it stands in the document."),
      .init("children", .array(.reference("node"), nil), required: false, "The views in it, from the bottom up."),
    ]
    let conditions = views.map { type in
      let groups = groups(type)
      let never = Schema.any([.null])
      return Schema.Condition(
        className: type.name,
        members: classSections.compactMap { section in
          guard let key = section.key else { return nil }
          let isThere = groups.contains { $0.section == section }
          return (key, isThere ? .reference("\(key).\(type.name)") : never)
        } + [("variations", .array(.reference("variation.\(type.name)"), nil))],
        required: Dictionary(
          uniqueKeysWithValues: classSections.map { section in
            (section.key ?? "", members(groups, section).filter(\.isRequired).map(\.key))
          }))
    }
    return .object(all, conditions: conditions)
  }

  // MARK: Other objects

  private static func objectMembers(_ groups: [PropertyGroup], className: String?, hasIdentity: Bool) -> [Schema.Member]
  {
    var all: [Schema.Member] = []
    if hasIdentity || className == nil { all.append(.init("id", .string, required: false, "The object id.")) }
    if let className {
      all.append(.init("scene", .string, required: false, "The id of the scene that it is in."))
      all.append(.init("type", .string, "The name of the element."))
      all.append(.init("class", .constant(className), "The framework's class."))
      all += SpecTable.identity.map { member($0, partial: true) }
    }
    let rows = members(groups, .own)
    all += rows.filter { row in !all.contains { $0.key == row.key } }
    for section in Section.allCases where section != .own {
      let rows = members(groups, section)
      guard let key = section.key, !rows.isEmpty else { continue }
      all.append(.init(key, .object(rows), required: false, section.summary))
    }
    all += layerMembers.filter { layer in !all.contains { $0.key == layer.key } }
    var variation: [Schema.Member] = [.init("environment", .string, "The traits, such as `heightClass=compact`.")]
    variation += members(groups, .own, partial: true) + masks
    all += [
      .init("variations", .array(.object(variation), nil), required: false, "What is different in some environments."),
      .init("source", .reference("source"), required: false, "Where it stands in the document."),
      .init("connections", .array(.reference("connection"), nil), required: false, "Its outlets and actions."),
    ].filter { extra in !all.contains { $0.key == extra.key } }
    return all
  }

  private static func objectSchema(_ type: FrameworkClass) -> Schema {
    .object(objectMembers(groups(type), className: type.name, hasIdentity: true))
  }

  private static func structure(_ name: String) -> Schema {
    .object(objectMembers(SpecTable.groups(element: name, lineage: []), className: nil, hasIdentity: false))
  }

  private static var controller: Schema {
    .any(classes.filter { $0.kind == .controller }.map { .reference("object.\($0.name)") })
  }

  private static var anyObject: Schema {
    .any(classes.filter { $0.kind == .object }.map { .reference("object.\($0.name)") })
  }

  // MARK: Rows

  /// The member that a row gives; in a variation nothing is required.
  static func member(_ row: Property, partial: Bool = false) -> Schema.Member {
    var schema = schema(row.kind)
    // What is written by default need not be a word of documents.
    if case .words(let words) = schema, let fallback = row.fallback?.dropFirst().dropLast(),
      !words.contains(String(fallback))
    {
      schema = .words([String(fallback)] + words)
    }
    return Schema.Member(row.key, schema, required: !partial && row.fallback != nil, row.summary)
  }

  private static func schema(_ kind: Property.Kind) -> Schema {
    switch kind {
    case .boolean: .boolean
    case .integer: .integer
    case .number, .date: .number
    case .text: .string.orNull
    case .reference: .string.orNull
    case .choice(let words): .words(outputs(words))
    case .color, .font: .string.orNull
    case .image: .reference("imageUse")
    case .geometry: .numbers(2...4)
    case .shortFrame: .numbers(4...4)
    case .flags(let words): .set(.words(outputs(words)))
    case .attributedText: .array(.reference("structure.fragment"), nil).orNull
    case .object(let names): .any(references(names) + [.null])
    case .list(let names): .array(.any(references(names)), nil).orNull
    case .keyed(let name): .map(.reference("structure.\(name)"))
    case .texts, .references: .array(.string, nil).orNull
    case .node: .reference("node").orNull
    case .nodes: .array(.reference("node"), nil)
    case .fontFiles: .map(.array(.string, nil))
    case .numbers: .array(.number, nil)
    case .dictionary: .map(.any([.string, .number, .boolean, .null]))
    }
  }

  /// What the words of a list are written as.
  private static func outputs(_ words: String) -> [String] {
    var result: [String] = []
    for word in words.split(separator: " ") {
      let output = String(word.split(separator: "=").last ?? word)
      if !result.contains(output) { result.append(output) }
    }
    return result
  }

  /// The definitions of elements by name.
  private static func references(_ names: String) -> [Schema] {
    var result: [String] = []
    for name in names.split(separator: " ").map(String.init) {
      if name == "color" {
        result.append("colorName")
      } else if name == "node" {
        result.append("node")
      } else if let type = ElementCatalog.type(named: name) {
        for className in [type.uiKit, type.appKit, type.watchKit].compactMap({ $0 }) {
          let lineage = ClassHierarchy.lineage(of: className)
          result.append(ElementPlan.role(of: lineage) == .view ? "node" : "object.\(className)")
        }
        if structureNames.contains(name) { result.append("structure.\(name)") }
      } else {
        result.append("structure.\(name)")
      }
    }
    var seen: Set<String> = []
    return result.filter { seen.insert($0).inserted }.map { .reference($0) }
  }
}
