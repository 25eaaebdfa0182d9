import InterfaceBuilder

/// The definitions of what is not written by rows of the table.
extension RenderSpecSchema {
  static var fixedDefinitions: [(String, Schema, String?)] {
    [
      ("spec", spec, "A whole spec."),
      ("root", root, "What code instantiates: a scene, a cell, a view."),
      ("constraint", constraint, "`first = multiplier * second + constant`, or the relation instead of `=`."),
      ("connection", connection, "An outlet or an action."),
      ("segue", segue, "A way from one controller to another."),
      ("color", color, "A colour."),
      ("colorValue", colorValue, "A colour in one appearance."),
      ("colorName", .string, "A key of `colors`."),
      ("font", font, "A font."),
      ("image", image, "An image."),
      ("imageUse", imageUse, nil),
      ("environment", environment, "A device and the settings of its user."),
      ("layout", layout, "The frames of a root in an environment."),
      ("layoutIssue", layoutIssue, "What is wrong with a layout."),
      ("layoutList", layoutList, "A row as a part of its list."),
      ("listProfile", listProfile, "The geometry of lists."),
      (
        "source",
        .object([
          .init("line", .integer, "The line, from 1."), .init("column", .integer, "The column in characters, from 1."),
        ]), "A place in the document."
      ),
    ]
  }

  private static var spec: Schema {
    .object([
      .init("$schema", .string, "The name of this schema."),
      .init("schemaVersion", .string, "The version of the form, as semantic versioning has it."),
      .init(
        "generator",
        .object([.init("name", .string, "The program."), .init("version", .string, "Its version.")]),
        "What wrote the spec."),
      .init("source", document, "The document."),
      .init(
        "settings", .object(SpecTable.groups(element: "document", lineage: []).flatMap(\.rows).map { member($0) }),
        "What holds for the whole document."),
      .init("colors", .map(.reference("color")), "The colours that nodes name."),
      .init("fonts", .map(.reference("font")), "The fonts that nodes name."),
      .init("images", .map(.reference("image")), "The images that nodes name."),
      .init("environments", .array(.reference("environment"), nil), "What the layouts are for."),
      .init("listProfiles", .map(.reference("listProfile")), "The geometries of lists that occur."),
      .init(
        "roots", .array(.reference("root"), nil), "What code instantiates, in document order; cells follow their lists."
      ),
      .init(
        "objects", .array(.reference("object"), nil), "What stands at the top level and is neither view nor controller."
      ),
      .init(
        "layouts", .array(.reference("layout"), nil),
        "The frames of each root in each environment; of table cells also for each list profile and position."),
      .init("flow", .array(.reference("segue"), nil), "The segues."),
      .init(
        "unsupported",
        .array(
          .object([
            .init("path", .string, "Where it stands, as an XPath."),
            .init("what", .string, "The name of the element, or `element@attribute`."),
            .init("line", .integer, "The line, from 1."),
          ]), nil), "What of the document is not in the spec."),
    ])
  }

  private static var document: Schema {
    .object([
      .init("path", .string, "The path of the document, relative to where the converter ran."),
      .init("sha256", .string, "The hash of its bytes, in hexadecimal."),
      .init("kind", .words(["xib", "storyboard"]), "The kind of document."),
      .init("platform", .words(Platform.allCases.map(\.rawValue)), "The system that it is for."),
      .init("toolsVersion", .string.orNull, "The version of Interface Builder that saved it."),
      .init("systemVersion", .string.orNull, "The build of macOS on which it was saved."),
      .init("minimumVersion", .string.orNull, "The oldest system that it is for; null leaves that to the project."),
      .init("usesSafeArea", .boolean, "Whether it has safe area guides."),
      .init(
        "localization", .string.orNull, required: false,
        "The language, as the project names it, that the document has for the one asked for; null: none, so that texts are those "
          + "of the document. A text without a translation is that of the document in any case."),
    ])
  }

  private static var root: Schema {
    .object([
      .init("id", .string.orNull, "The object id of the view or controller."),
      .init(
        "kind",
        .words([
          "scene", "view", "window", "tableViewCell", "collectionViewCell", "collectionReusableView", "tableCellView",
        ]), "What it is."),
      .init("scene", .string, required: false, "The id of the scene."),
      .init("parent", .string.orNull, required: false, "The id of the list, section or controller that it belongs to."),
      .init("class", .string, required: false, "The class: the custom one, or the framework's."),
      .init("module", .string.orNull, required: false, "The Swift module of the custom class."),
      .init("reuseIdentifier", .string.orNull, required: false, "The name under which code asks for the cell."),
      .init(
        "cell",
        .any(
          classes.filter { $0.lineage.contains("UITableViewCell") || $0.lineage.contains("UICollectionReusableView") }
            .map { .reference("cell.\($0.name)") }), required: false, Section.cell.summary),
      .init(
        "list",
        .object([
          .init("profiles", .array(.string, nil), "The list profiles that it is made for."),
          .init(
            "positions", .array(.words(ListPosition.allCases.map(\.rawValue)), nil), "Where it stands in its section."),
        ]), required: false, "The lists that the row is made for."),
      .init("controller", .reference("controller"), required: false, "The controller of a scene."),
      .init("node", .reference("node").orNull, "The view; null for controllers that have none in the document."),
      .init("constraints", .array(.reference("constraint"), nil), "The constraints between the views of the root."),
      .init(
        "connections", .array(.reference("connection"), nil), required: false, "Outlets and actions of its objects."),
    ])
  }

  /// The members of a cell that are not rows.
  static func cellMembers(_ type: FrameworkClass) -> [Schema.Member] {
    guard type.lineage.contains("UITableViewCell") else { return [] }
    return [
      .init(
        "rowHeight",
        .object([
          .init("mode", .words(["automatic", "fixed"]), "Whether constraints or a number give the height."),
          .init("height", .number, required: false, "The height in points."),
          .init(
            "design", .number, required: false,
            "The height in Interface Builder in points, which the app does not know."),
          .init(
            "estimated", .number.orNull,
            "The estimate of the table in points; -1 is automatic, 0 none; null where no table is at hand."),
        ]), required: false, "The height of the row.")
    ]
  }

  private static var constraint: Schema {
    .object(
      [
        .init("id", .string.orNull, "The object id."),
        .init("identifier", .string, required: false, "The identifier that code sees."),
        .init("name", .string, required: false, "The name that the designer gave it."),
        .init("customClass", .string, required: false, "The class that is instantiated instead."),
        .init("module", .string, required: false, "The Swift module of that class."),
        .init("moduleProvider", .string, required: false, "`target`: the module is that of the target."),
        .init("first", .string, "The left side: id, guide where one is meant, attribute."),
        .init("relation", .words(["equal", "lessThanOrEqual", "greaterThanOrEqual"]), "How the sides compare."),
        .init("second", .string.orNull, "The right side; null where there is only a constant."),
        .init("multiplier", .number, "The factor of the right side."),
        .init("constant", .number, "What is added, in points."),
        .init("priority", .number, "1 to 1000; 1000 must hold."),
        .init("symbolic", .boolean, required: false, "Whether the constant is the system's standard distance."),
        .init("placeholder", .boolean, required: false, "Whether it is removed when the document is compiled."),
      ] + installation(required: true) + layerMembers + [
        .init(
          "variations",
          .array(
            .object([
              .init("environment", .string, "The traits, such as `heightClass=compact`."),
              .init("constant", .number, "The constant there, in points."),
            ]), nil), required: false, "What is different in some environments."),
        .init("source", .reference("source"), "Where it stands in the document."),
      ])
  }

  /// Where a view or constraint is installed.
  static func installation(required: Bool) -> [Schema.Member] {
    [
      .init("installed", .boolean, required: required, "Whether it is there, where no environment says otherwise."),
      .init("installedIn", .array(.string, nil), required: false, "The environments in which it is there."),
      .init("removedIn", .array(.string, nil), required: false, "The environments in which it is not."),
    ]
  }

  /// What runtime attributes give.
  static var layerMembers: [Schema.Member] {
    [
      .init(
        "layer",
        .object(
          SpecBuilder.layerKeys.map { entry in
            let schema: Schema =
              switch entry.types.first {
              case "boolean": .boolean
              case "size": .numbers(2...2)
              case "string": .string
              default: .number
              }
            return .init(entry.key.description, schema, required: false, entry.summary)
          }), required: false, "What runtime attributes set on the layer."),
      .init(
        "runtimeAttributes",
        .array(
          .object([
            .init("keyPath", .string, "The property that is set."),
            .init("type", .string.orNull, "The type of the value."),
            .init("localized", .boolean, required: false, "Whether the value is translated."),
            .init(
              "value", .any([.string, .number, .boolean, .null, .numbers(2...4)]),
              "The value; colours and images by name."),
          ]), nil), required: false, "What is set when the object is loaded, in order."),
    ]
  }

  private static var connection: Schema {
    .object([
      .init("id", .string.orNull, "The object id."),
      .init(
        "kind", .words(["outlet", "outletCollection", "action", "accessibilityConnection", "binding"]), "What it is."),
      .init("from", .string.orNull, "The id of the object that has it."),
      .init("property", .string, required: false, "The property that it fills."),
      .init("selector", .string, required: false, "The message that it sends."),
      .init("to", .string, required: false, "The id of the object that it leads to."),
      .init("event", .string, required: false, "The event that sends the message."),
      .init("collectionClass", .string, required: false, "The class of the collection."),
      .init("appends", .boolean, required: false, "Whether it adds to a collection that is there."),
      .init("binding", .string, required: false, "The property that is bound."),
      .init("keyPath", .string, required: false, "The key path that it is bound to."),
      .init("previousBinding", .string, required: false, "The id of the binding before it."),
      .init(
        "options", .map(.any([.string, .number, .boolean, .null])), required: false, "The options of the binding."),
    ])
  }

  private static var segue: Schema {
    var members: [Schema.Member] = [
      .init("id", .string.orNull, "The object id."),
      .init("from", .string.orNull, "The id of the controller that it starts from."),
      .init("trigger", .string.orNull, "The id of the object that starts it."),
    ]
    for (attribute, key) in SpecBuilder.segueKeys where !members.contains(where: { $0.key == key }) {
      members.append(
        .init(key, attribute == "animates" ? .boolean : .string, required: false, "The segue's `\(attribute)`."))
    }
    members += [
      .init(
        "popoverArrowDirections", .set(.words(["up", "down", "left", "right"])), required: false,
        "Where the popover's arrow may point."),
      .init(
        "popoverPassthroughViews", .array(.string, nil), required: false, "The ids of views that stay usable beside it."
      ),
      .init("source", .reference("source"), "Where it stands in the document."),
    ]
    return .object(members)
  }

  private static var color: Schema {
    let value = Schema.reference("colorValue")
    return .object([
      .init("light", value.orNull, "In light mode; null where it is not known."),
      .init("dark", value.orNull, "In dark mode; null where it is not known."),
      .init("elevated", value, required: false, "In dark mode, on what lies above something else."),
      .init("light26", value, required: false, "In light mode from iOS 26."),
      .init("dark26", value, required: false, "In dark mode from iOS 26."),
      .init("light13", value, required: false, "In light mode in iOS 13 and 14."),
      .init("dark13", value, required: false, "In dark mode in iOS 13 and 14."),
      .init(
        "origin", .words(["literal", "system", "document", "asset"]),
        "Where it comes from: the element, the system, the document's cache, or an asset catalogue."),
    ])
  }

  private static var colorValue: Schema {
    .object([
      .init("space", .words(["srgb", "display-p3"]), "The space of the components."),
      .init("components", .numbers(3...3), "Red, green, blue, 0 to 1."),
      .init("alpha", .number, "The opacity, 0 to 1."),
      .init("hex", .string, "The nearest colour in sRGB: `#rrggbb`, or `#rrggbbaa`."),
      .init("authored", .string, required: false, "The space that the document names, where it is another."),
    ])
  }

  private static var font: Schema {
    .object([
      .init("family", .string, "`system`, or the family."),
      .init("face", .string, required: false, "The PostScript name."),
      .init("weight", .integer, required: false, "The weight, 100 to 900; 400 is regular."),
      .init("size", .number, "The size in points, for the text size `large`."),
      .init("italic", .boolean, required: false, "Whether it is slanted."),
      .init("role", .string, required: false, "The font of the system that it is, on a Mac."),
      .init("textStyle", .string, required: false, "The text style."),
      .init("usesAppearanceFont", .boolean, required: false, "Whether AppKit may take the font of the appearance."),
      .init("leading", .words(["short"]), required: false, "`short`: lines stand closer."),
      .init("scales", .boolean, "Whether its size follows the text size that the user chose."),
      .init("sizes", .map(.number), required: false, "The size in points for each text size."),
    ])
  }

  private static var image: Schema {
    .object([
      .init("origin", .words(["asset", "system"]), "`system` for SF Symbols."),
      .init("size", .numbers(2...2).orNull, "Width and height in points; of a symbol in units of its 128-point box."),
      .init("resolved", .boolean, "Whether the asset catalogue was at hand and has it."),
      .init("kind", .words(["image", "symbol"]), required: false, "What the catalogue has."),
      .init("scales", .array(.integer, nil), required: false, "The scales of its bitmaps."),
      .init("vector", .boolean, required: false, "Whether it is drawn from outlines."),
      .init("appearances", .array(.string, nil), required: false, "The appearances that have bitmaps of their own."),
      .init(
        "renderingMode", .words(["original", "template", "automatic"]), required: false,
        "How the catalogue wants it drawn."),
    ])
  }

  private static var imageUse: Schema {
    .any([
      .string, .null,
      .object([
        .init("image", .string, "The key in `images`."),
        .init("symbolScale", .string, required: false, "The scale of a symbol."),
        .init("renderingMode", .string, required: false, "How it is drawn."),
        .init("variableValue", .number, required: false, "How much of a variable symbol is drawn, 0 to 1."),
      ]),
    ])
  }

  private static var listProfile: Schema {
    let values = ListProfile.fields.map { field in
      let schema: Schema =
        switch field.value {
        case .number: .number
        case .color: .reference("colorName")
        case .flag: .boolean
        }
      return Schema.Member(field.key, schema, field.summary)
    }
    return .object(
      values + [
        .init(
          "corners",
          .object(
            ListPosition.allCases.map { position in
              .init(
                position.rawValue, .set(.words(["topLeft", "topRight", "bottomLeft", "bottomRight"])),
                "The round corners of a row that is \(position.rawValue).")
            }), "Which corners of a row are round, by its position in the section.")
      ])
  }
}
