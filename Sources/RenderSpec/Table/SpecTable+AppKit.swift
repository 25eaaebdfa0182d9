extension SpecTable {
  /// Views of AppKit.
  static let appKitViews: [PropertyGroup] = [
    PropertyGroup(
      "NSView", .own,
      [
        Property(
          "frame", .geometry, "The frame that Xcode stored, in points, from the lower left corner.", key: "designFrame"),
        Property("identifier", .text, "The name by which code finds the view.", key: "identifier"),
      ]),
    PropertyGroup(
      "NSView", .style,
      [
        Property("hidden", .boolean, "Whether the view is not drawn.", default: "false"),
        Property("alphaValue", .number, "The opacity of the view and all in it, 0 to 1.", key: "alpha", default: "1"),
        Property("clipsToBounds", .boolean, "Whether what sticks out of the bounds is cut off.", key: "clips"),
        Property("wantsLayer", .boolean, "Whether the view is drawn with a layer; absent is false."),
        Property("canDrawConcurrently", .boolean, "Whether it may be drawn beside others; absent is false."),
        Property(
          "appearanceType", .choice("aqua darkAqua vibrantDark vibrantLight"), "The appearance that it insists on.",
          key: "appearance"),
        Property(
          "focusRingType", .choice("none exterior default"), "The ring around it with focus; absent is default."),
        Property("shadow", .object("shadow"), "The shadow."),
      ]),
    PropertyGroup(
      "NSView", .layout,
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
          "horizontalHuggingPriority", .number, "How strongly it stays as narrow as its content; absent is 250."),
        Property("verticalHuggingPriority", .number, "How strongly it stays as low as its content; absent is 250."),
        Property(
          "horizontalCompressionResistancePriority", .number,
          "How strongly it stays as wide as its content; absent is 750."),
        Property(
          "verticalCompressionResistancePriority", .number,
          "How strongly it stays as high as its content; absent is 750."),
        Property("safeArea", .reference, "The id of the safe area guide.", key: "safeAreaGuide"),
        Property("layoutMargins", .reference, "The id of the margins guide.", key: "layoutMarginsGuide"),
      ]),
    PropertyGroup(
      "NSView", .accessibility,
      [
        Property(
          "accessibilityConfiguration", .object("accessibility"), "What assistive technologies are told.",
          key: "accessibility"),
        Property("accessibility", .object("accessibility"), "What assistive technologies are told."),
      ]),
    PropertyGroup(
      "NSView", .behavior,
      [
        Property("toolTip", .text, "The help that a pointer shows."),
        Property("tag", .integer, "The number by which code finds the view; absent is 0."),
        Property("userInterfaceLayoutDirection", .choice("leftToRight rightToLeft"), "Which way it lies."),
        Property("allowsExpansionToolTips", .boolean, "Whether a pointer shows text that was cut; absent is false."),
      ]),
    PropertyGroup(
      "NSBox", .content,
      [
        Property("title", .text, "The title.", default: "\"\""),
        Property(
          "boxType", .choice("primary secondary separator oldStyle custom"), "The kind of box.", default: "\"primary\""),
        Property("borderType", .choice("none line bezel groove"), "The border; absent is groove."),
        Property(
          "titlePosition", .choice("noTitle aboveTop atTop belowTop aboveBottom atBottom belowBottom"),
          "Where the title stands; absent is atTop."),
        Property("borderWidth", .number, "The width of the border in points."),
        Property("cornerRadius", .number, "The radius of the corners in points."),
        Property("transparent", .boolean, "Whether nothing is drawn behind the content; absent is false."),
        Property("borderColor", .color, "The colour of the border."),
        Property("fillColor", .color, "The colour behind the content."),
        Property("titleFont", .font, "The font of the title."),
        Property("contentViewMargins", .geometry, "The margins of the content in points: across, down."),
      ]),
    PropertyGroup(
      "NSStackView", .stack,
      [
        Property(
          "orientation", .choice("horizontal vertical"), "The direction.", key: "axis", default: "\"horizontal\""),
        Property(
          "alignment",
          .choice(
            "leading trailing left right centerX centerY top bottom firstBaseline baseline lastBaseline width height"),
          "How views stand across the direction."),
        Property(
          "distribution", .choice("fill fillEqually fillProportionally equalSpacing equalCentering gravityAreas"),
          "How the length is shared out."),
        Property("spacing", .number, "The points between views.", default: "8"),
        Property("detachesHiddenViews", .boolean, "Whether hidden views leave no gap; absent is false."),
        Property("edgeInsets", .geometry, "The insets in points: top, left, bottom, right."),
        Property("horizontalStackHuggingPriority", .number, "How strongly it stays as narrow as its views, 1 to 1000."),
        Property("verticalStackHuggingPriority", .number, "How strongly it stays as low as its views, 1 to 1000."),
        Property("visibilityPriorities", .numbers, "When each view is left out for lack of room, 0 to 1000."),
        Property("customSpacing", .numbers, "The points after each view; the greatest number is the stack's."),
      ]),
    PropertyGroup(
      "NSSplitView", .content,
      [
        Property("vertical", .boolean, "Whether the dividers are upright.", key: "isVertical", default: "false"),
        Property("dividerStyle", .choice("thick thin paneSplitter"), "The look of dividers.", default: "\"thick\""),
        Property("autosaveName", .text, "The name under which positions are kept."),
        Property("arrangesAllSubviews", .boolean, "Whether every subview is a pane; absent is true."),
        Property("holdingPriorities", .numbers, "How strongly each pane keeps its size, 1 to 1000."),
      ]),
    PropertyGroup(
      "NSScrollView", .content,
      [
        Property("borderType", .choice("none line bezel groove"), "The border; absent is bezel."),
        Property("autohidesScrollers", .boolean, "Whether scrollers hide when all fits; absent is false."),
        Property("hasHorizontalScroller", .boolean, "Whether there is a lower scroller; absent is true."),
        Property("hasVerticalScroller", .boolean, "Whether there is a side scroller; absent is true."),
        Property("horizontalLineScroll", .number, "The points of a step across."),
        Property("horizontalPageScroll", .number, "The points of a page's overlap across."),
        Property("verticalLineScroll", .number, "The points of a step down."),
        Property("verticalPageScroll", .number, "The points of a page's overlap down."),
        Property("usesPredominantAxisScrolling", .boolean, "Whether it scrolls one way at a time; absent is true."),
        Property(
          "horizontalScrollElasticity", .choice("automatic none allowed"), "Whether it goes past its ends across."),
        Property("verticalScrollElasticity", .choice("automatic none allowed"), "Whether it goes past its ends down."),
        Property("allowsMagnification", .boolean, "Whether it zooms; absent is false."),
        Property(
          "findBarPosition", .choice("aboveHorizontalRuler aboveContent belowContent"), "Where the find bar stands."),
        Property("drawsBackground", .boolean, "Whether the background is drawn; absent is true."),
        Property("backgroundColor", .color, "The colour behind the content."),
        Property("contentInsets", .geometry, "The insets of the content in points: top, left, bottom, right."),
        Property("scrollerInsets", .geometry, "The insets of the scrollers in points: top, left, bottom, right."),
        Property("headerView", .node, "The header of its table."),
        Property("verticalScroller", .node, "The side scroller."),
        Property("horizontalScroller", .node, "The lower scroller."),
      ]),
    PropertyGroup(
      "NSClipView", .content,
      [
        Property("drawsBackground", .boolean, "Whether the background is drawn; absent is true."),
        Property("copiesOnScroll", .boolean, "Whether pixels are moved when it scrolls; absent is true."),
        Property("backgroundColor", .color, "The colour behind the content."),
        Property("cursor", .text, "The pointer over it."),
      ]),
    PropertyGroup(
      "NSScroller", .content,
      [
        Property("horizontal", .boolean, "Whether it scrolls across.", key: "isHorizontal"),
        Property("doubleValue", .number, "Where it stands, 0 to 1."),
        Property("arrowsPosition", .choice("none maxEnd minEnd default"), "Where its arrows are."),
        Property("controlSize", .choice(controlSizes), "The size; absent is regular."),
      ]),
    PropertyGroup(
      "NSVisualEffectView", .content,
      [
        Property("material", .text, "The material."),
        Property("blendingMode", .choice("behindWindow withinWindow"), "What it blends with."),
        Property("state", .choice("followsWindowActiveState active inactive"), "When it is active."),
      ]),
    PropertyGroup(
      "NSTabView", .content,
      [
        Property("type", .text, "Where the tabs are."),
        Property("initialItem", .reference, "The id of the tab that it starts with."),
        Property("drawsBackground", .boolean, "Whether the background is drawn; absent is true."),
        Property("allowsTruncatedLabels", .boolean, "Whether titles may be cut; absent is false."),
        Property("controlSize", .choice(controlSizes), "The size; absent is regular."),
        Property("font", .font, "The font of titles."),
        Property("tabViewItems", .list("tabViewItem"), "The tabs."),
      ]),
    PropertyGroup(
      "NSTabViewItem", .own,
      [
        Property("label", .text, "The title."),
        Property("identifier", .text, "The name by which code finds it."),
        Property("toolTip", .text, "The help that a pointer shows."),
        Property("view", .node, "The view of the tab."),
        Property("image", .image, "The image."),
      ]),
    PropertyGroup(
      "NSGridView", .content,
      [
        Property("rows", .list("gridRow"), "The rows."),
        Property("columns", .list("gridColumn"), "The columns."),
        Property("gridCells", .list("gridCell"), "The cells."),
        Property("rowSpacing", .number, "The points between rows."),
        Property("columnSpacing", .number, "The points between columns."),
        Property("rowAlignment", .text, "How baselines are aligned."),
        Property("xPlacement", .text, "Where content stands across."),
        Property("yPlacement", .text, "Where content stands down."),
      ]),
    PropertyGroup(
      "NSGridCell", .own,
      [
        Property("row", .reference, "The id of its row."),
        Property("column", .reference, "The id of its column."),
        Property("contentView", .node, "The view."),
        Property("xPlacement", .text, "Where it stands across."),
        Property("yPlacement", .text, "Where it stands down."),
        Property("rowAlignment", .text, "How baselines are aligned."),
        Property("headOfMergedCell", .reference, "The id of the cell that it is merged into."),
      ]),
    PropertyGroup("NSGridRow", .own, gridLine),
    PropertyGroup("NSGridColumn", .own, gridLine),
    PropertyGroup("AVPlayerView", .content, [Property("controlsStyle", .text, "The look of controls.")]),
    PropertyGroup(
      "PDFView", .content,
      [
        Property("autoScales", .boolean, "Whether pages are scaled to fit."),
        Property("displaysPageBreaks", .boolean, "Whether gaps between pages show."),
      ]),
    PropertyGroup(
      "WebView", .content,
      [
        Property("preferences", .object("webPreferences"), "The preferences."),
        Property("webPreferences", .object("webPreferences"), "The preferences."),
      ]),
  ]

  private static let gridLine: [Property] = [
    Property("width", .number, "The width in points."),
    Property("height", .number, "The height in points."),
    Property("xPlacement", .text, "Where content stands across."),
    Property("yPlacement", .text, "Where content stands down."),
    Property("rowAlignment", .text, "How baselines are aligned."),
    Property("topPadding", .number, "The points above."),
    Property("bottomPadding", .number, "The points below."),
    Property("leadingPadding", .number, "The points before."),
    Property("trailingPadding", .number, "The points after."),
    Property("hidden", .boolean, "Whether it is left out; absent is false.", key: "isHidden"),
  ]
}
