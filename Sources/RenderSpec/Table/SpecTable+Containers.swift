extension SpecTable {
  /// Views whose point is what is in them.
  static let containers: [PropertyGroup] = [
    PropertyGroup(
      "UIStackView", .stack,
      [
        Property(
          "axis", .choice("horizontal vertical"), "The direction in which children follow one another.",
          default: "\"horizontal\""),
        Property(
          "distribution", .choice("fill fillEqually fillProportionally equalSpacing equalCentering"),
          "How the length along the axis is shared out.", default: "\"fill\""),
        Property(
          "alignment", .choice("fill leading top center trailing bottom firstBaseline lastBaseline"),
          "How children stand across the axis; `top` and `bottom` of a vertical stack are its leading and trailing edge.",
          default: "\"fill\""),
        Property("spacing", .number, "The points between children.", default: "0"),
        Property("spacingType", .choice("standard"), "`standard`: the system's spacing instead of `spacing`."),
        Property(
          "baselineRelativeArrangement", .boolean, "Whether vertical spacing is between baselines; absent is false.",
          key: "isBaselineRelativeArrangement"),
        Property(
          "layoutMarginsRelativeArrangement", .boolean,
          "Whether children keep within the margins, which margins in the document bring about.",
          key: "isLayoutMarginsRelativeArrangement", default: "false", resolution: .stackMargins),
      ]),
    PropertyGroup("UIScrollView", .content, scrolling),
    PropertyGroup(
      "UIVisualEffectView", .content,
      [
        Property("blurEffect", .object("blurEffect"), "The blur.", key: "blurEffect"),
        Property("vibrancyEffect", .object("vibrancyEffect"), "The vibrancy."),
      ]),
  ]

  private static let scrolling: [Property] = [
    Property("scrollEnabled", .boolean, "Whether the user can scroll.", key: "isScrollEnabled", default: "true"),
    Property("pagingEnabled", .boolean, "Whether it stops at pages; absent is false.", key: "isPagingEnabled"),
    Property("bounces", .boolean, "Whether it goes past its ends and back; absent is true."),
    Property("alwaysBounceVertical", .boolean, "Whether it bounces down even when all fits; absent is false."),
    Property("alwaysBounceHorizontal", .boolean, "Whether it bounces across even when all fits; absent is false."),
    Property("bouncesZoom", .boolean, "Whether zooming goes past its ends; absent is true."),
    Property(
      "directionalLockEnabled", .boolean, "Whether it scrolls one way at a time; absent is false.",
      key: "isDirectionalLockEnabled"),
    Property("showsHorizontalScrollIndicator", .boolean, "Whether the lower indicator shows; absent is true."),
    Property("showsVerticalScrollIndicator", .boolean, "Whether the side indicator shows; absent is true."),
    Property("indicatorStyle", .choice("default black white"), "The colour of the indicators; absent is default."),
    Property("delaysContentTouches", .boolean, "Whether touches wait for a scroll; absent is true."),
    Property("canCancelContentTouches", .boolean, "Whether a scroll takes a touch away; absent is true."),
    Property("scrollsToTop", .boolean, "Whether a tap on the status bar scrolls to the top; absent is true."),
    Property("minimumZoomScale", .number, "The least zoom; absent is 1."),
    Property("maximumZoomScale", .number, "The greatest zoom; absent is 1."),
    Property(
      "keyboardDismissMode", .choice("none onDrag interactive onDragWithAccessory interactiveWithAccessory"),
      "How scrolling closes the keyboard; absent is none."),
    Property(
      "contentInsetAdjustmentBehavior", .choice("automatic scrollableAxes never always"),
      "Which safe area insets are added; absent is automatic."),
    Property("contentInset", .geometry, "The insets of the content in points: top, left, bottom, right."),
    Property("contentOffset", .geometry, "Where it starts, in points."),
    Property("contentSize", .geometry, "The size of the content in points."),
    Property("scrollIndicatorInsets", .geometry, "The insets of the indicators in points: top, left, bottom, right."),
    Property("automaticallyAdjustsScrollIndicatorInsets", .boolean, "Whether the system adds to them; absent is true."),
    Property("refreshControl", .object("refreshControl"), "The control that pulling shows."),
  ]

  /// Tables, collections and their cells.
  static let lists: [PropertyGroup] = [
    PropertyGroup(
      "UITableView", .content,
      [
        Property("style", .choice("plain grouped insetGrouped"), "The style.", default: "\"plain\""),
        Property("rowHeight", .number, "The height of rows in points; -1 is automatic.", default: "-1"),
        Property("estimatedRowHeight", .number, "The estimate in points; -1 is automatic, 0 none.", default: "0"),
        Property(
          "sectionHeaderHeight", .number, "The height of section headers in points; -1 is automatic.", default: "-1"),
        Property(
          "sectionFooterHeight", .number, "The height of section footers in points; -1 is automatic.", default: "-1"),
        Property("estimatedSectionHeaderHeight", .number, "The estimate in points; -1 is automatic; absent is 0."),
        Property("estimatedSectionFooterHeight", .number, "The estimate in points; -1 is automatic; absent is 0."),
        Property("sectionHeaderTopPadding", .number, "The points above a section header; absent is the system's."),
        Property(
          "separatorStyle", .choice("default=singleLine none singleLine singleLineEtched"), "The lines between rows.",
          default: "\"singleLine\""),
        Property("separatorColor", .color, "The colour of the lines; absent is the system's."),
        Property("separatorInset", .geometry, "The insets of the lines in points: top, left, bottom, right."),
        Property(
          "separatorInsetReference", .choice("cellEdges automatic"),
          "What the insets are measured from; absent is cellEdges."),
        Property(
          "dataMode", .choice("prototypes static"), "Where rows come from; absent is from code.", key: "dataMode"),
        Property("allowsSelection", .boolean, "Whether rows can be selected; absent is true."),
        Property("allowsMultipleSelection", .boolean, "Whether several can; absent is false."),
        Property("allowsSelectionDuringEditing", .boolean, "Whether they can while editing; absent is false."),
        Property(
          "allowsMultipleSelectionDuringEditing", .boolean, "Whether several can while editing; absent is false."),
        Property(
          "contentViewInsetsToSafeArea", .boolean, "Whether content views keep out of the unsafe area; absent is true.",
          key: "insetsContentViewsToSafeArea"),
        Property(
          "cellLayoutMarginsFollowReadableWidth", .boolean,
          "Whether margins of cells keep lines readable; absent is false."),
        Property("sectionIndexMinimumDisplayRowCount", .integer, "The rows from which the index shows."),
        Property("sectionIndexColor", .color, "The colour of the index."),
        Property("sectionIndexBackgroundColor", .color, "The colour behind the index."),
        Property("sectionIndexTrackingBackgroundColor", .color, "The colour behind the index while it is touched."),
        Property("dragInteractionEnabled", .boolean, "Whether rows can be dragged.", key: "dragInteractionEnabled"),
        Property(
          "prefetchingEnabled", .boolean, "Whether cells are made ahead; absent is true.", key: "isPrefetchingEnabled"),
        Property("remembersLastFocusedIndexPath", .boolean, "Whether focus returns to its row; absent is false."),
        Property(
          "selfSizingInvalidation", .choice("disabled enabled enabledIncludingConstraints"),
          "When rows are sized again."),
        Property("allowsFocus", .boolean, "Whether rows take focus."),
        Property("selectionFollowsFocus", .boolean, "Whether focus selects."),
        Property("tableHeaderView", .node, "The view above all rows."),
        Property("tableFooterView", .node, "The view below all rows."),
        Property("prototypes", .references, "The cells that code instantiates; each is a root."),
        Property("sections", .list("tableViewSection"), "The sections of a static table."),
        Property("backgroundView", .node, "The view behind the rows."),
      ]),
    PropertyGroup(
      "tableViewSection", .own,
      [
        Property("userLabel", .text, "The name that the designer gave the section.", key: "name"),
        Property("headerTitle", .text, "The text above the section.", default: "null"),
        Property("footerTitle", .text, "The text below the section.", default: "null"),
        Property("cells", .references, "The cells; each is a root."),
      ]),
    PropertyGroup(
      "UITableViewCell", .cell,
      [
        Property(
          "style",
          .choice(
            "IBUITableViewCellStyleDefault=default IBUITableViewCellStyleValue1=value1 IBUITableViewCellStyleValue2=value2 "
              + "IBUITableViewCellStyleSubtitle=subtitle"), "The style.", default: "\"custom\""),
        Property(
          "selectionStyle", .choice("none blue gray default"), "How a selected row looks.", key: "selection",
          default: "\"default\""),
        Property(
          "accessoryType", .choice(accessories), "What stands at the trailing edge.", key: "accessory",
          default: "\"none\""),
        Property(
          "editingAccessoryType", .choice(accessories), "What stands there while editing; absent is none.",
          key: "editingAccessory"),
        Property("accessoryView", .node, "The view at the trailing edge."),
        Property("editingAccessoryView", .node, "The view there while editing."),
        Property("backgroundView", .node, "The view behind the content."),
        Property("selectedBackgroundView", .node, "The view behind the content of a selected row."),
        Property("indentationLevel", .integer, "How far the content is moved in, in steps; absent is 0."),
        Property("indentationWidth", .number, "The points of a step.", default: "10"),
        Property("hidesAccessoryWhenEditing", .boolean, "Whether the accessory goes while editing; absent is true."),
        Property("shouldIndentWhileEditing", .boolean, "Whether content moves in while editing; absent is true."),
        Property("showsReorderControl", .boolean, "Whether it can be moved while editing; absent is false."),
        Property("focusStyle", .choice("default custom"), "How focus looks; absent is default."),
        Property("selected", .boolean, "Whether it starts selected; absent is false.", key: "isSelected"),
        Property("separatorInset", .geometry, "The insets of its line in points: top, left, bottom, right."),
        Property("contentConfiguration", .object("listContentConfiguration"), "The list content configuration."),
        Property("backgroundConfiguration", .object("backgroundConfiguration"), "What is drawn behind the content."),
        Property("textLabel", .reference, "The id of the label that is the style's title."),
        Property("detailTextLabel", .reference, "The id of the label that is the style's detail."),
        Property("imageView", .reference, "The id of the image view of the style."),
      ]),
    PropertyGroup(
      "UICollectionView", .content,
      [
        Property("dataMode", .choice("none prototypes"), "Where cells come from.", default: "\"none\""),
        Property(
          "prefetchingEnabled", .boolean, "Whether cells are made ahead; absent is true.", key: "isPrefetchingEnabled"),
        Property("allowsSelection", .boolean, "Whether cells can be selected; absent is true."),
        Property("allowsMultipleSelection", .boolean, "Whether several can; absent is false."),
        Property("dragInteractionEnabled", .boolean, "Whether cells can be dragged."),
        Property("remembersLastFocusedIndexPath", .boolean, "Whether focus returns to its cell; absent is false."),
        Property(
          "selfSizingInvalidation", .choice("disabled enabled enabledIncludingConstraints"),
          "When cells are sized again."),
        Property(
          "collectionViewLayout", .object("collectionViewFlowLayout collectionViewLayout"), "The layout.",
          key: "collectionViewLayout"),
        Property("cells", .references, "The cells that code instantiates; each is a root."),
        Property("sectionHeaderView", .references, "The header that code instantiates; it is a root."),
        Property("sectionFooterView", .references, "The footer that code instantiates; it is a root."),
      ]),
    PropertyGroup(
      "UICollectionViewFlowLayout", .own,
      [
        Property("scrollDirection", .choice("vertical horizontal"), "Which way it scrolls.", default: "\"vertical\""),
        Property("minimumLineSpacing", .number, "The least points between lines.", default: "10"),
        Property("minimumInteritemSpacing", .number, "The least points between items of a line.", default: "10"),
        Property("itemSize", .geometry, "The size of items in points: width, height.", default: "[50, 50]"),
        Property(
          "estimatedItemSize", .geometry, "The estimate in points: width, height; absent sizes items by `itemSize`."),
        Property("automaticEstimatedItemSize", .boolean, "Whether items size themselves; absent is false."),
        Property("headerReferenceSize", .geometry, "The size of headers in points: width, height."),
        Property("footerReferenceSize", .geometry, "The size of footers in points: width, height."),
        Property("sectionInset", .geometry, "The insets of a section in points: top, left, bottom, right."),
        Property(
          "sectionInsetReference", .choice("contentInset safeArea layoutMargins"),
          "What the insets are measured from; absent is contentInset."),
        Property("sectionHeadersPinToVisibleBounds", .boolean, "Whether headers stay in sight; absent is false."),
        Property("sectionFootersPinToVisibleBounds", .boolean, "Whether footers stay in sight; absent is false."),
      ]),
    PropertyGroup(
      "UICollectionReusableView", .cell,
      [
        Property("customSize", .geometry, "The size on the canvas in points: width, height."),
        Property("selected", .boolean, "Whether it starts selected; absent is false.", key: "isSelected"),
        Property("backgroundView", .node, "The view behind the content."),
        Property("selectedBackgroundView", .node, "The view behind the content of a selected cell."),
      ]),
  ]

  private static let accessories = "none disclosureIndicator detailDisclosureButton checkmark detailButton"

  static let settingsStructures: [PropertyGroup] = [
    PropertyGroup(
      "listContentConfiguration",
      [
        Property("text", .text, "The title.", default: "null"),
        Property("secondaryText", .text, "The second text.", default: "null"),
        Property("attributedText", .attributedText, "The title with its attributes."),
        Property("secondaryAttributedText", .attributedText, "The second text with its attributes."),
        Property("image", .image, "The image."),
        Property(
          "style", .choice("cell subtitle value subtitleCell=subtitle valueCell=value sidebarCell"),
          "The kind of configuration."),
        Property("textProperties", .object("textProperties"), "How the title is set."),
        Property("secondaryTextProperties", .object("textProperties"), "How the second text is set."),
        Property("prefersSideBySideTextAndSecondaryText", .boolean, "Whether the texts stand side by side."),
        Property("textToSecondaryTextHorizontalPadding", .number, "The points between the texts, side by side."),
        Property("textToSecondaryTextVerticalPadding", .number, "The points between the texts, one below the other."),
        Property("imageToTextPadding", .number, "The points between image and texts."),
        Property("directionalLayoutMargins", .geometry, "The margins in points: top, leading, bottom, trailing."),
      ]),
    PropertyGroup(
      "textProperties",
      [
        Property("fontDescription", .font, "The font.", key: "font"),
        Property("color", .color, "The colour."),
      ]),
    PropertyGroup(
      "accessibility",
      [
        Property("label", .text, "What is read out."),
        Property("hint", .text, "What happens on a tap."),
        Property("identifier", .text, "The name that tests find it by."),
        Property("value", .text, "The value that is read out."),
        Property("isElement", .boolean, "Whether it is one; absent is what the class is.", key: "isElement"),
        Property("traits", .flags(traits), "What it is like; absent is what the class is."),
        Property("accessibilityIgnoresInvertColors", .boolean, "Whether inverted colours leave it alone."),
        Property("description", .text, "What is read out."),
        Property("help", .text, "What is read out as help."),
        Property("roleDescription", .text, "What kind of thing is read out."),
      ]),
    PropertyGroup("blurEffect", [Property("style", .choice(blurStyles), "The material.", default: "\"regular\"")]),
    PropertyGroup(
      "vibrancyEffect",
      [
        Property("blurEffect", .object("blurEffect"), "The blur that it stands on."),
        Property(
          "style",
          .choice("label secondaryLabel tertiaryLabel quaternaryLabel fill secondaryFill tertiaryFill separator"),
          "The style."),
      ]),
    PropertyGroup(
      "segment",
      [
        Property("title", .text, "The title.", default: "null"),
        Property("image", .image, "The image.", default: "null"),
        Property("width", .number, "The width in points; 0 or absent is automatic."),
        Property("enabled", .boolean, "Whether it can be chosen; absent is true.", key: "isEnabled"),
        Property("contentOffset", .geometry, "How its content is shifted, in points."),
        Property("selected", .boolean, "Whether it starts selected.", key: "isSelected"),
        Property("tag", .integer, "The number by which code finds it."),
        Property("toolTip", .text, "The help that a pointer shows."),
        Property("imageScaling", .text, "How the image is scaled."),
        Property("label", .text, "The title."),
      ]),
    PropertyGroup("locale", [Property("localeIdentifier", .text, "The identifier of the locale.")]),
  ]

  private static let traits =
    "button link image searchField keyboardKey staticText header tabBar summaryElement notEnabled selected playsSound "
    + "startsMediaSession adjustable allowsDirectInteraction causesPageTurn updatesFrequently none"
  private static let blurStyles =
    "extraLight light dark extraDark regular prominent systemUltraThinMaterial systemThinMaterial systemMaterial "
    + "systemThickMaterial systemChromeMaterial systemUltraThinMaterialLight systemThinMaterialLight systemMaterialLight "
    + "systemThickMaterialLight systemChromeMaterialLight systemUltraThinMaterialDark systemThinMaterialDark "
    + "systemMaterialDark systemThickMaterialDark systemChromeMaterialDark"
}
