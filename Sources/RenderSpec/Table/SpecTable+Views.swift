extension SpecTable {
  /// What every view says.
  static let views: [PropertyGroup] = [
    PropertyGroup(
      "UIView", .own,
      [
        Property("frame", .geometry, "The frame that Xcode stored, in points, in the superview.", key: "designFrame"),
        Property(
          "frameInset", .shortFrame,
          "The frame that Xcode stored in a short form: x, y, width and height in points, null "
            + "where it left one out.", key: "designFrameInset"),
        Property(
          "layoutMargins", .geometry, "The margins in points: top, left, bottom, right; absent are the system's."),
        Property(
          "directionalLayoutMargins", .geometry,
          "The margins in points: top, leading, bottom, trailing; absent are the system's."),
      ]),
    PropertyGroup(
      "UIView", .style,
      [
        Property("backgroundColor", .color, "The colour behind the content; null draws nothing.", default: "null"),
        Property("alpha", .number, "The opacity of the view and all in it, 0 to 1.", default: "1"),
        Property("hidden", .boolean, "Whether the view is not drawn.", default: "false"),
        Property(
          "clipsSubviews", .boolean, "Whether what sticks out of the bounds is cut off.", key: "clips", default: "false"
        ),
        Property("contentMode", .choice(contentModes), "How content fits the bounds.", default: "\"scaleToFill\""),
        Property("opaque", .boolean, "Whether the view promises to fill its bounds; absent is true."),
        Property(
          "clearsContextBeforeDrawing", .boolean, "Whether the bounds are cleared before drawing; absent is true."),
        Property(
          "tintColor", .color, "The colour of interactive parts of the view and of those in it; absent is inherited."),
        Property(
          "contentStretch", .geometry, "The part that stretches: x, y, width, height as fractions of the bounds."),
        Property(
          "semanticContentAttribute",
          .choice("unspecified playback spatial forceLeftToRight forceRightToLeft"),
          "Whether the view is flipped in right-to-left languages; absent is unspecified."),
        Property(
          "userInterfaceStyle", .choice("unspecified light dark"),
          "The appearance that the view insists on; absent is that of the system.", key: "overrideUserInterfaceStyle"),
      ]),
    PropertyGroup(
      "UIView", .layout,
      [
        Property(
          "translatesAutoresizingMaskIntoConstraints", .boolean,
          "Whether frame and autoresizing mask, rather than constraints, place the view.", default: "true"),
        Property(
          "fixedFrame", .boolean,
          "Whether the designer gave no constraints, so that Xcode adds those of frame and mask."),
        Property(
          "autoresizingMask", .flags("flexibleMinX widthSizable flexibleMaxX flexibleMinY heightSizable flexibleMaxY"),
          "What changes when the superview changes size."),
        Property("autoresizesSubviews", .boolean, "Whether autoresizing masks of subviews are used; absent is true."),
        Property(
          "horizontalHuggingPriority", .number,
          "How strongly it stays as narrow as its content, 1 to 1000; absent is 250."),
        Property(
          "verticalHuggingPriority", .number, "How strongly it stays as low as its content, 1 to 1000; absent is 250."),
        Property(
          "horizontalCompressionResistancePriority", .number,
          "How strongly it stays as wide as its content, 1 to 1000; absent is 750."),
        Property(
          "verticalCompressionResistancePriority", .number,
          "How strongly it stays as high as its content, 1 to 1000; absent is 750."),
        Property(
          "preservesSuperviewLayoutMargins", .boolean, "Whether margins are at least the superview's; absent is false."),
        Property(
          "insetsLayoutMarginsFromSafeArea", .boolean, "Whether margins keep out of the unsafe area; absent is true."),
        Property(
          "layoutMarginsFollowReadableWidth", .boolean, "Whether margins keep lines readable; absent is false."),
        Property("safeArea", .reference, "The id of the safe area guide.", key: "safeAreaGuide"),
        Property("contentLayoutGuide", .reference, "The id of the guide that is the scrolled content."),
        Property("frameLayoutGuide", .reference, "The id of the guide that is the visible frame."),
        Property("keyboard", .reference, "The id of the guide that is above the keyboard.", key: "keyboardGuide"),
      ]),
    PropertyGroup(
      "UIView", .accessibility,
      [
        Property(
          "accessibilityConfiguration", .object("accessibility"), "What assistive technologies are told.",
          key: "accessibility")
      ]),
    PropertyGroup(
      "UIView", .behavior,
      [
        Property("userInteractionEnabled", .boolean, "Whether touches reach the view; absent is true."),
        Property("multipleTouchEnabled", .boolean, "Whether more than one touch is seen; absent is false."),
        Property("tag", .integer, "The number by which code finds the view; absent is 0."),
        Property("restorationIdentifier", .text, "The name under which state is restored."),
        Property("springLoaded", .boolean, "Whether a drag that hovers activates the view; absent is false."),
        Property("simulatedAppContext", .text, "The kind of extension that the view is in."),
        Property(
          "gestureRecognizers", .list(recognizers), "The recognizers that lie in the view; connections name the others."
        ),
        Property("focusGroupIdentifier", .text, "The group of views that focus moves in."),
        Property("largeContentTitle", .text, "The title in the large content viewer."),
        Property("showsLargeContentViewer", .boolean, "Whether a long press shows the item large; absent is false."),
      ]),
  ]

  /// The elements of gesture recognizers.
  static let recognizers =
    "tapGestureRecognizer panGestureRecognizer pinchGestureRecognizer rotationGestureRecognizer swipeGestureRecognizer "
    + "pongPressGestureRecognizer"
}
