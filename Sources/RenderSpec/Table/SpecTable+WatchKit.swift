extension SpecTable {
  /// Objects of WatchKit, which have no frames: width and height are fractions of the container, or points.
  static let watchKit: [PropertyGroup] = [
    PropertyGroup(
      "WKInterfaceObject", .style,
      [
        Property("hidden", .boolean, "Whether it is not drawn.", default: "false"),
        Property("alpha", .number, "The opacity, 0 to 1.", default: "1"),
        Property("backgroundColor", .color, "The colour behind the content."),
        Property("tintColor", .color, "The colour of template images."),
        Property("contentMode", .choice(contentModes), "How content fits the bounds."),
        Property("radius", .number, "The radius of the corners in points.", key: "cornerRadius"),
      ]),
    PropertyGroup(
      "WKInterfaceObject", .layout,
      [
        Property(
          "width", .number, "The width: up to 1 a fraction of the container, else points; absent fits the content."),
        Property(
          "height", .number, "The height: up to 1 a fraction of the container, else points; absent fits the content."),
        Property("widthAdjustment", .number, "What is added to the width, in points."),
        Property("heightAdjustment", .number, "What is added to the height, in points."),
        Property(
          "alignment", .choice("left center right"), "Where it stands across; absent is left.",
          key: "horizontalAlignment"),
        Property("verticalAlignment", .choice("top center bottom"), "Where it stands down; absent is top."),
      ]),
    PropertyGroup(
      "WKInterfaceObject", .accessibility,
      [
        Property(
          "accessibilityConfiguration", .object("accessibility"), "What assistive technologies are told.",
          key: "accessibility"),
        Property("accessibility", .object("accessibility"), "What assistive technologies are told."),
      ]),
    PropertyGroup(
      "WKInterfaceObject", .behavior,
      [
        Property("gestureRecognizers", .list(watchRecognizers), "The recognizers that lie in it."),
        Property("userInteractionEnabled", .boolean, "Whether touches reach it; absent is true."),
        Property("enabled", .boolean, "Whether it can be used; absent is true.", key: "isEnabled"),
      ]),
    PropertyGroup(
      "WKGestureRecognizer", .own,
      [
        Property("enabled", .boolean, "Whether it answers; absent is true.", key: "isEnabled"),
        Property("reference", .reference, "The id of the recognizer that is meant, where it lies elsewhere."),
        Property(
          "precedingGestureRecognizers", .list(watchRecognizers),
          "The recognizers that must fail first, by `reference`."
        ),
      ]),
    PropertyGroup(
      "WKTapGestureRecognizer", .own,
      [Property("numberOfTapsRequired", .integer, "How many taps; absent is 1.")]),
    PropertyGroup(
      "WKSwipeGestureRecognizer", .own,
      [Property("direction", .choice("right left up down 1=right 2=left 4=up 8=down"), "Which way.")]),
    PropertyGroup(
      "WKLongPressGestureRecognizer", .own,
      [
        Property("minimumPressDuration", .number, "How long, in seconds; absent is 0.5."),
        Property("allowableMovement", .number, "How far the finger may move, in points; absent is 10."),
        Property("numberOfTapsRequired", .integer, "How many taps before; absent is 0."),
      ]),
    PropertyGroup(
      "WKInterfaceGroup", .content,
      [
        Property(
          "layout", .choice("horizontal vertical overlap"), "How items follow one another.", default: "\"horizontal\""),
        Property("spacing", .number, "The points between items."),
        Property("margins", .geometry, "The margins in points: top, left, bottom, right."),
        Property("hasDetent", .boolean, "Whether the crown stops at it; absent is false."),
        Property("backgroundImage", .image, "The image behind the content."),
        Property("items", .nodes, "The items."),
      ]),
    PropertyGroup(
      "WKInterfaceLabel", .content,
      [
        Property("text", .text, "The text.", default: "\"\""),
        Property("attributedText", .attributedText, "The text with its attributes."),
        Property("font", .font, "The font."),
        Property("textColor", .color, "The colour of the text."),
        Property("textAlignment", .choice(textAlignments), "How lines are aligned."),
        Property("numberOfLines", .integer, "The most lines; 0 is as many as it takes.", default: "1"),
        Property("minimumScaleFactor", .number, "How far the font may shrink, as a fraction."),
      ]),
    PropertyGroup(
      "WKInterfaceImage", .content,
      [
        Property("image", .image, "The image.", default: "null"),
        Property("animating", .boolean, "Whether it moves; absent is false."),
      ]),
    PropertyGroup(
      "WKInterfaceButton", .content,
      [
        Property("title", .text, "The title."),
        Property("font", .font, "The font."),
        Property("titleColor", .color, "The colour of the title."),
        Property("color", .color, "The colour of the title."),
        Property("backgroundImage", .image, "The image behind the content."),
        Property("group", .node, "The group that is its content."),
        Property("contentGroup", .node, "The group that is its content."),
      ]),
    PropertyGroup(
      "WKInterfaceTable", .content,
      [
        Property("rowType", .text, "The kind of rows."),
        Property("layout", .choice("horizontal vertical overlap"), "How rows follow one another."),
        Property("spacing", .number, "The points between rows."),
        Property("items", .list("tableRow"), "The rows that code instantiates."),
        Property("rows", .list("tableRow"), "The rows that code instantiates."),
      ]),
    PropertyGroup(
      "tableRow", .own,
      [
        Property("identifier", .text, "The name under which code asks for the row."),
        Property("selectable", .boolean, "Whether it can be selected; absent is true.", key: "isSelectable"),
        Property("customClass", .text, "The class of its controller."),
        Property("customModule", .text, "The Swift module of that class.", key: "module"),
        Property("customModuleProvider", .text, "`target`: the module is that of the target.", key: "moduleProvider"),
        Property("rootItem", .node, "The group that is its content."),
        Property("group", .node, "The group that is its content."),
      ]),
    PropertyGroup(
      "WKInterfaceController", .own,
      [
        Property("identifier", .text, "The name under which code asks for it."),
        Property("title", .text, "The title."),
        Property("spacing", .number, "The points between items."),
        Property("alwaysBounce", .boolean, "Whether it bounces even when all fits; absent is false."),
        Property("hidesWhenLoading", .boolean, "Whether it hides while it loads; absent is true."),
        Property("contentMode", .choice(contentModes), "How the background image fits."),
        Property("backgroundColor", .color, "The colour behind the content."),
        Property("backgroundImage", .image, "The image behind the content."),
        Property("color", .color, "The colour of the title."),
        Property("margins", .geometry, "The margins in points: top, left, bottom, right."),
        Property("items", .nodes, "The items."),
        Property("menu", .object("menu"), "The menu of a firm press."),
        Property("fullBounds", .boolean, "Whether it fills the screen; absent is false."),
        Property("notificationCategory", .object("notificationCategory"), "The notifications that it shows."),
      ]),
    PropertyGroup(
      "WKInterfaceSKScene", .content, [Property("scene", .text, "The class of the scene.")]),
    PropertyGroup("WKInterfaceSCNScene", .content, [Property("scene", .text, "The scene.")]),
    PropertyGroup(
      "WKInterfaceSeparator", .content, [Property("color", .color, "The colour of the line.")]),
    PropertyGroup(
      "WKInterfaceSlider", .content,
      [
        Property("value", .number, "The value."),
        Property("minimum", .number, "The least value."),
        Property("maximum", .number, "The greatest value."),
        Property("steps", .integer, "How many steps."),
        Property("continuous", .boolean, "Whether it has no gaps; absent is false.", key: "isContinuous"),
      ]),
    PropertyGroup(
      "WKInterfaceSwitch", .content,
      [
        Property("on", .boolean, "Whether it is on; absent is false.", key: "isOn"),
        Property("title", .text, "The title."),
        Property("font", .font, "The font."),
      ]),
    PropertyGroup(
      "menuItem", .own,
      [
        Property("title", .text, "The title."),
        Property("icon", .text, "The image of the system."),
        Property("image", .image, "The image."),
      ]),
    PropertyGroup(
      "notificationCategory", .own,
      [
        Property("identifier", .text, "The category."),
        Property("sashColor", .color, "The colour of the bar above the notification."),
      ]),
  ]

  private static let watchRecognizers =
    "tapGestureRecognizer panGestureRecognizer swipeGestureRecognizer pongPressGestureRecognizer"
}
