import AutoLayout

/// Layouts and what they are for.
extension RenderSpecSchema {
  /// The frames of a root in an environment.
  static var layout: Schema {
    .object([
      .init("root", .string.orNull, "The object id of the root."),
      .init("environment", .string, "The name of the environment."),
      .init("status", .words(LayoutStatus.allCases.map(\.rawValue)), LayoutStatus.summary),
      .init(
        "safeArea", .numbers(4...4), required: false,
        "The insets of the root's safe area, with the bars that lie over it: top, left, bottom, right in points."),
      .init("issues", .array(.reference("layoutIssue"), nil), "What is wrong with the layout."),
      .init("list", .reference("layoutList"), required: false, "The row as a part of its list; of table cells."),
      .init(
        "sections",
        .array(
          .object([
            .init("id", .string.orNull, "The id of the section."),
            .init("header", .numbers(4...4).orNull, "Where its title lies; null: it has none."),
            .init("footer", .numbers(4...4).orNull, "Where the text below its rows lies; null: it has none."),
          ]), nil), required: false,
        "The texts of the sections of static tables: x, y, width, height in points, in the coordinates of the table. They grow with "
          + "the text size; between them and the rows there is no gap."),
      .init(
        "frames", .map(.numbers(4...4)),
        "By the ids of nodes, the root first: x, y, width, height in points, in the coordinates of the superview. Views that no "
          + "environment installs, and rows that code fills a list with, are not placed."),
      .init(
        "confidence", .map(.words(Confidence.allCases.map(\.rawValue))),
        "By the ids of nodes, the root first, which is `certain` unless it is a row whose content gives its height: `certain`, or the "
          + "strongest reason for which Xcode may show another frame. "
          + "`text`: the size of a text decides, which is known to about 1 %; `customClass`: that of a text that a class of the "
          + "project draws; `conflict`, `undetermined`, `tie`, `fallback`: several answers are possible; `symbol`, "
          + "`environment`, `list`, `measured`, `stackView`: sizes or rules that are known from few documents decide; "
          + "`flagged`: nothing else, but the document says that the view is misplaced or ambiguous."),
      .init(
        "intrinsicSizes", .map(.array(.number.orNull, 2...2)),
        "By the ids of nodes: the width and height in points that a view's content asks for, null where it asks for none; of the "
          + "rectangle that constraints act on. With `constraints`, all that is needed to solve the layout anew."),
    ])
  }

  /// What is wrong with a layout.
  static var layoutIssue: Schema {
    .object([
      .init(
        "kind", .words(LayoutIssue.kinds),
        "`conflict`: required constraints contradict one another; `ambiguous`: a view could as well lie elsewhere; "
          + "`builtInStyle`: UIKit lays out the labels of the cell by itself; "
          + "`itemLayout`: a class of its own or a delegate may size and place the items of the collection view; "
          + "`platform`: the layout of this system is not known; "
          + "`noFrame`: the document stores no frame of the root."),
      .init(
        "members", .array(.string, nil), required: false, "The ids of the constraints that contradict one another."),
      .init(
        "nodes", .array(.string, nil), required: false,
        "The ids of views whose own constraints are among them, such as those that a stack view makes."),
      .init("node", .string.orNull, required: false, "The id of the view."),
      .init("axis", .words(["horizontal", "vertical"]), required: false, "Along which axis."),
    ])
  }

  /// A row as a part of its list.
  static var layoutList: Schema {
    .object([
      .init("style", .string, "The list profile."),
      .init("position", .words(ListPosition.allCases.map(\.rawValue)), "Where the row stands in its section."),
      .init(
        "container", .numbers(4...4),
        "The row in its table: x, y, width, height in points; y is 0, as rows above are not known. Frames are in its coordinates."
      ),
      .init(
        "corners", .set(.words(["topLeft", "topRight", "bottomLeft", "bottomRight"])), "The corners that are round."),
      .init(
        "cornerRadius", .number,
        "The radius of the section's corners in points; it follows the text size where the profile says so."),
      .init(
        "separatorInset", .numbers(4...4).orNull,
        "The insets of the line below the row in points: top, left, bottom, right; null where there is no line."),
      .init("separatorHeight", .number, "The height of that line in points."),
      .init("rowHeight", .number, "The height of the row in points."),
      .init("estimatedRowHeight", .number.orNull, "The table's estimate in points; null is automatic."),
      .init("headerHeight", .number.orNull, "The height of a header without a title in points; null is automatic."),
      .init("footerHeight", .number.orNull, "The height of a footer without a text in points; null is automatic."),
    ])
  }

  /// What layouts are for.
  static var environment: Schema {
    .object([
      .init("id", .string, "The name of the environment."),
      .init(
        "device", .string,
        "The id of the device; of a document that names none a phone, or `mac`, whose windows are of any size."),
      .init(
        "isCanvas", .boolean,
        "Whether it is the canvas of the document: roots, and the rows of tables, have the sizes that the document stores. On a "
          + "device they have those that they get there."),
      .init("orientation", .words(["portrait", "landscape"]), "How it is held."),
      .init("size", .numbers(2...2).orNull, "Width and height in points; null where the device is not known."),
      .init("scale", .number, "The pixels of a point."),
      .init("safeArea", .numbers(4...4).orNull, "The safe area insets in points: top, left, bottom, right."),
      .init("appearance", .words(["light", "dark"]), "The appearance."),
      .init("contentSize", .string, "The text size of the user."),
      .init("direction", .words(LayoutDirection.allCases.map(\.rawValue)), "Which way lines run."),
      .init(
        "language", .string, required: false,
        "The language of the user, as it was asked for; absent: that of the document."),
      .init(
        "layouts", .string,
        "The name of the environment whose layouts are those of this one: appearances change no frame."),
    ])
  }
}
