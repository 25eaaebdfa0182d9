import InterfaceBuilder

@testable import RenderSpec

/// Values that a row can have, two at a time.
struct PropertyChanges {
  let platform: Platform

  /// The rows of an element, as the converter has them.
  func rows(of element: String) -> [Property] {
    let className = ElementCatalog.type(named: element)?.className(on: platform)
    let lineage = className.map(ClassHierarchy.lineage(of:)) ?? []
    return (className == nil ? [] : SpecTable.identity)
      + SpecTable.groups(element: element, lineage: lineage).flatMap(\.rows)
  }

  /// Whether an element has an id.
  func hasID(_ element: String) -> Bool {
    ElementCatalog.type(named: element)?.className(on: platform) != nil
  }

  /// The changes that prove a row: of each attribute that can hold part of its value, of the key that names it, and of what
  /// stands in it, down to the first value.
  func changes(of property: Property) -> [Change] {
    let source = property.source
    switch property.kind {
    case .boolean:
      // The second value is not that of a row without one, so that it is missed where its key stands for nothing.
      let (before, after) = property.fallback == "true" ? ("YES", "NO") : ("NO", "YES")
      return scalar(source, before, after) + scalarElement("bool", source, before, after)
    case .integer: return scalar(source, "3", "4") + scalarElement("integer", source, "3", "4")
    case .number: return scalar(source, "0.25", "0.5") + scalarElement("real", source, "0.25", "0.5")
    case .text:
      return scalar(source, "One", "Two")
        + elements("string", source, [(Part(children: "One"), Part(children: "Two"))])
    case .reference:
      return scalar(source, "aaa-aa-aaa", "bbb-bb-bbb")
        + elements("viewLayoutGuide", source, [(.attribute("id", "a"), .attribute("id", "b"))])
    case .choice(let words): return choices(words, of: source)
    case .color: return elements("color", source, colors)
    case .font: return elements("fontDescription", source, fonts)
    case .image: return scalar(source, "one", "two")
    case .geometry:
      return Self.geometry.flatMap { name, sides in
        elements(name, source, sides.split(separator: " ").map { sides in numbers(String(sides)) })
      }
    case .shortFrame: return elements("frame", source, ["minX", "minY", "width", "height"].map(numbers))
    case .flags(let names):
      return names.split(separator: " ").flatMap { word in
        let name = String(word.prefix { $0 != "=" })
        return elements(
          Self.flagElements[source] ?? source, source, [(.attribute(name, "NO"), .attribute(name, "YES"))])
      }
    case .attributedText:
      return elements(
        "attributedString", source,
        [(.child("fragment", .attribute("content", "One")), .child("fragment", .attribute("content", "Two")))])
    case .date:
      let name = "timeIntervalSinceReferenceDate"
      return elements("date", source, [(.attribute(name, "1"), .attribute(name, "2"))])
    case .object(let names):
      return names.split(separator: " ").flatMap { name in
        contents(of: String(name)).flatMap { elements(String(name), source, [($0.before, $0.after)]) }
      }
    case .list(let names):
      return names.split(separator: " ").flatMap { name in
        contents(of: String(name)).flatMap { content in
          let change = content.map { .child(String(name), $0) }
          return elements(source, source, [(change.before, change.after)])
            + elements("array", source, [(change.before, change.after)])
        }
      }
    case .keyed(let name):
      return contents(of: name).map { content in content.map { .child(name, key: "normal", $0) } }
        + [Change(before: keyed(name, "normal"), after: keyed(name, "selected"))]
    case .texts:
      return elements(
        source, source,
        [(.child("string", Part(children: "One")), .child("string", Part(children: "Two")))])
    case .references, .nodes:
      return elements(source, source, [(.child("view", .attribute("id", "a")), .child("view", .attribute("id", "b")))])
    case .node: return elements("view", source, [(.attribute("id", "a"), .attribute("id", "b"))])
    case .numbers:
      return elements(
        source, source,
        [(.child("integer", .attribute("value", "1")), .child("integer", .attribute("value", "2")))])
    case .dictionary:
      return elements(
        "dictionary", source,
        [
          (
            .child("integer", key: "k", .attribute("value", "1")), .child("integer", key: "k", .attribute("value", "2"))
          ),
          (
            .child("integer", key: "k", .attribute("value", "1")), .child("integer", key: "l", .attribute("value", "1"))
          ),
          (.child("string", key: "k", Part(children: "One")), .child("string", key: "k", Part(children: "Two"))),
        ])
    case .fontFiles:
      return elements(
        source, source,
        [
          (.child("array", key: "a.ttf", face("One")), .child("array", key: "a.ttf", face("Two"))),
          (.child("array", key: "a.ttf", face("One")), .child("array", key: "b.ttf", face("One"))),
        ])
    }
  }

  /// The first value that an element can have, and another; a colour, which has no rows, is proved by its white.
  private func contents(of element: String) -> [Change] {
    if element == "color" { return colors.prefix(1).map { Change(before: $0.0, after: $0.1) } }
    let id = hasID(element) ? Part.attribute("id", "x-1").attributes : ""
    let rows = rows(of: element)
    let simple = rows.first { row in
      switch row.kind {
      case .boolean, .integer, .number, .text, .choice: true
      default: false
      }
    }
    return (simple ?? rows.first).map { changes(of: $0).prefix(1) }.map { changes in
      changes.map { $0.map { Part(attributes: id + $0.attributes, children: $0.children) } }
    } ?? []
  }

  // MARK: Forms of values

  private func scalar(_ name: String, _ before: String, _ after: String) -> [Change] {
    [.attribute(name, before, after)]
  }

  private func scalarElement(_ name: String, _ key: String, _ before: String, _ after: String) -> [Change] {
    elements(name, key, [(.attribute("value", before), .attribute("value", after))])
  }

  /// Child elements with a key, and one of them with a key that stands for nothing.
  private func elements(_ name: String, _ key: String, _ parts: [(Part, Part)]) -> [Change] {
    var changes = parts.map { Change(before: .child(name, key: key, $0), after: .child(name, key: key, $1)) }
    if let part = parts.first?.1 {
      func keyed(_ key: String) -> Part {
        .child(name, Part(attributes: " key=\"\(key)\"\(part.attributes)", children: part.children))
      }
      changes.append(Change(before: keyed(key), after: keyed("unheardOf"), isValid: false))
    }
    return changes
  }

  private func choices(_ words: String, of source: String) -> [Change] {
    let choices = words.split(separator: " ").map { word in
      let parts = word.split(separator: "=")
      return (word: String(parts[0]), output: parts[parts.count - 1])
    }
    // The only word has no other beside it.
    guard choices.count > 1 else {
      return choices.map { choice in
        Change(before: .attribute(source, choice.word), after: .attribute(source, "unheardOf"), isValid: false)
      }
    }
    return zip(choices, choices.dropFirst() + choices.prefix(1)).compactMap { one, other in
      one.output == other.output ? nil : .attribute(source, one.word, other.word)
    }
  }

  private func keyed(_ name: String, _ key: String) -> Part { .child(name, key: key, contents(of: name)[0].after) }

  private func face(_ name: String) -> Part { .child("string", Part(children: name)) }

  private func numbers(_ name: String) -> (Part, Part) { (.attribute(name, "1"), .attribute(name, "2")) }

  /// The names of the elements that hold flags, where they are not the source of the row.
  private static let flagElements = [
    "styleMask": "windowStyleMask", "collectionBehavior": "windowCollectionBehavior", "traits": "accessibilityTraits",
    "initialPositionMask": "windowPositionMask", "dataDetectorTypes": "dataDetectorType",
    "keyEquivalentModifierMask": "modifierMask", "gridStyleMask": "tableViewGridLines",
    "resizingMask": "tableColumnResizingMask", "edgesForExtendedLayout": "extendedEdge",
    "edges": "rectEdge", "transitionOptions": "viewControllerTransitionOptions",
    "mediaTypesRequiringUserActionForPlayback": "audiovisualMediaTypes",
  ]

  /// The elements that hold numbers, and the names of these.
  private static let geometry: KeyValuePairs = [
    "rect": "x y width height", "size": "width height", "point": "x y", "inset": "minX minY maxX maxY",
    "edgeInsets": "top left bottom right", "directionalEdgeInsets": "top leading bottom trailing",
    "offsetWrapper": "horizontal vertical", "range": "location length", "contentBorderThickness": "minY maxY",
  ]

  private var colors: [(Part, Part)] {
    let attributes = " white=\"0\" alpha=\"1\" colorSpace=\"calibratedWhite\""
    return [(Part(attributes: attributes), Part(attributes: attributes.replacing("\"0\"", with: "\"1\"")))]
  }

  private var fonts: [(Part, Part)] {
    let attributes = " type=\"system\" pointSize=\"11\""
    return [(Part(attributes: attributes), Part(attributes: attributes.replacing("11", with: "12")))]
  }
}
