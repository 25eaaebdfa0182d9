extension SpecTable {
  /// Tables and collections of AppKit.
  static let appKitLists: [PropertyGroup] = [
    PropertyGroup(
      "NSTableView", .content,
      [
        Property("tableColumns", .list("tableColumn"), "The columns."),
        Property("headerView", .reference, "The id of the view above the rows."),
        Property("rowHeight", .number, "The height of rows in points."),
        Property(
          "rowSizeStyle", .choice("systemDefault=default automatic custom small medium large"), "What gives the height."
        ),
        Property("usesAutomaticRowHeights", .boolean, "Whether constraints give the height; absent is false."),
        Property("intercellSpacing", .geometry, "The points between cells: across, down."),
        Property("tableStyle", .choice("automatic fullWidth inset sourceList plain"), "The style."),
        Property(
          "selectionHighlightStyle", .choice("none regular sourceList"), "How selected rows look; absent is regular."),
        Property("alternatingRowBackgroundColors", .boolean, "Whether rows take turns in colour; absent is false."),
        Property("backgroundColor", .color, "The colour behind the rows."),
        Property("gridColor", .color, "The colour of lines."),
        Property("gridStyleMask", .flags("horizontal vertical dashedHorizontal"), "Which lines are drawn."),
        Property("viewBased", .boolean, "Whether cells are views; absent is false.", key: "isViewBased"),
        Property(
          "emptySelection", .boolean, "Whether nothing can be selected; absent is true.", key: "allowsEmptySelection"),
        Property(
          "multipleSelection", .boolean, "Whether several can be selected; absent is true.",
          key: "allowsMultipleSelection"),
        Property(
          "columnSelection", .boolean, "Whether columns can be selected; absent is false.", key: "allowsColumnSelection"
        ),
        Property(
          "columnReordering", .boolean, "Whether columns can be moved; absent is true.", key: "allowsColumnReordering"),
        Property(
          "columnResizing", .boolean, "Whether columns can be resized; absent is true.", key: "allowsColumnResizing"),
        Property("typeSelect", .boolean, "Whether typing selects; absent is true.", key: "allowsTypeSelect"),
        Property("columnAutoresizingStyle", .text, "Which columns grow with the table."),
        Property("autosaveColumns", .boolean, "Whether columns are kept; absent is true."),
        Property("autosaveName", .text, "The name under which columns are kept."),
        Property("floatsGroupRows", .boolean, "Whether group rows stay in sight; absent is true."),
      ]),
    PropertyGroup(
      "NSOutlineView", .content,
      [
        Property("outlineTableColumn", .reference, "The id of the column that is indented."),
        Property("indentationPerLevel", .number, "The points of a level."),
        Property("indentationMarkerFollowsCell", .boolean, "Whether the triangle is indented; absent is true."),
        Property("autoresizesOutlineColumn", .boolean, "Whether the column grows; absent is false."),
        Property("autosaveExpandedItems", .boolean, "Whether open items are kept; absent is false."),
      ]),
    PropertyGroup(
      "NSTableColumn", .own,
      [
        Property("identifier", .text, "The name by which code finds it."),
        Property("width", .number, "The width in points."),
        Property("minWidth", .number, "The least width in points."),
        Property("maxWidth", .number, "The greatest width in points."),
        Property("editable", .boolean, "Whether cells can be edited; absent is true.", key: "isEditable"),
        Property("hidden", .boolean, "Whether it is left out; absent is false.", key: "isHidden"),
        Property("headerToolTip", .text, "The help that a pointer shows."),
        Property("resizingMask", .flags("resizeWithTable userResizable"), "What changes the width."),
        Property("headerCell", .object("tableHeaderCell"), "The header."),
        Property("dataCell", .object(allCells), "What draws its cells."),
        Property("sortDescriptorPrototype", .object("sortDescriptor"), "How it sorts."),
        Property("prototypeCellViews", .references, "The views that code instantiates; each is a root."),
      ]),
    PropertyGroup(
      "NSCollectionView", .content,
      [
        Property("selectable", .boolean, "Whether items can be selected; absent is false.", key: "isSelectable"),
        Property("allowsMultipleSelection", .boolean, "Whether several can be selected; absent is false."),
        Property("allowsEmptySelection", .boolean, "Whether nothing can be selected; absent is true."),
        Property(
          "collectionViewLayout", .object("collectionViewFlowLayout collectionViewGridLayout"), "The layout."),
        Property("primaryBackgroundColor", .color, "The first colour behind items."),
        Property("secondaryBackgroundColor", .color, "The second colour behind items."),
      ]),
    PropertyGroup("NSCollectionViewFlowLayout", .own, collectionLayout),
    PropertyGroup("NSCollectionViewGridLayout", .own, collectionLayout),
    PropertyGroup(
      "NSMatrix", .content,
      [
        Property("mode", .text, "What a click does."),
        Property("allowsEmptySelection", .boolean, "Whether nothing can be selected; absent is true."),
        Property("autosizesCells", .boolean, "Whether cells grow; absent is true."),
        Property("selectionByRect", .boolean, "Whether a drag selects; absent is true."),
        Property("drawsBackground", .boolean, "Whether the background is drawn; absent is false."),
        Property("backgroundColor", .color, "The colour behind cells."),
        Property("cellSize", .geometry, "The size of cells in points."),
        Property("intercellSpacing", .geometry, "The points between cells."),
        Property("prototype", .object(allCells), "What new cells are like."),
        Property("cells", .list("column"), "The columns of cells."),
      ]),
  ]

  private static let collectionLayout: [Property] = [
    Property("minimumInteritemSpacing", .number, "The least points between items."),
    Property("minimumLineSpacing", .number, "The least points between lines."),
    Property("itemSize", .geometry, "The size of items in points."),
    Property("minimumItemSize", .geometry, "The least size of items in points."),
    Property("maximumItemSize", .geometry, "The greatest size of items in points."),
    Property("headerReferenceSize", .geometry, "The size of headers in points."),
    Property("footerReferenceSize", .geometry, "The size of footers in points."),
    Property("sectionInset", .geometry, "The insets of a section in points."),
    Property("scrollDirection", .choice("vertical horizontal"), "Which way it scrolls."),
  ]

  /// Windows and controllers of AppKit.
  static let appKitWindows: [PropertyGroup] = [
    PropertyGroup(
      "NSWindow", .own,
      [
        Property("title", .text, "The title.", default: "\"\""),
        Property("subtitle", .text, "The line below the title."),
        Property("identifier", .text, "The name by which code finds it."),
        Property("contentRect", .geometry, "The content in points: x, y, width, height."),
        Property("screenRect", .geometry, "The screen that its place is measured on, in points: x, y, width, height."),
        Property("minSize", .geometry, "The least size in points."),
        Property("maxSize", .geometry, "The greatest size in points."),
        Property("minFullScreenContentSize", .geometry, "The least size on a full screen in points."),
        Property("maxFullScreenContentSize", .geometry, "The greatest size on a full screen in points."),
        Property(
          "styleMask",
          .flags(
            "titled closable miniaturizable resizable utility documentModal nonactivatingPanel texturedBackground HUD "
              + "unifiedTitleAndToolbar fullSizeContentView"), "The parts of its frame."),
        Property(
          "initialPositionMask", .flags("leftStrut rightStrut topStrut bottomStrut"), "What its place is measured from."
        ),
        Property(
          "collectionBehavior",
          .flags(
            "canJoinAllSpaces moveToActiveSpace managed transient stationary participatesInCycle ignoresCycle "
              + "fullScreenPrimary fullScreenAuxiliary fullScreenNone"), "How it behaves among spaces."),
        Property("contentBorderThickness", .geometry, "The height of the border at the bottom and the top in points."),
        Property("titleVisibility", .choice("visible hidden"), "Whether the title shows; absent is visible."),
        Property("titlebarAppearsTransparent", .boolean, "Whether the title bar is clear; absent is false."),
        Property(
          "toolbarStyle", .choice("automatic expanded preference unified unifiedCompact"), "The look of the toolbar."),
        Property("separatorStyle", .text, "The line below the title bar.", key: "titlebarSeparatorStyle"),
        Property(
          "tabbingMode", .choice("automatic preferred disallowed"), "Whether it joins tabs; absent is automatic."),
        Property("frameAutosaveName", .text, "The name under which its place is kept."),
        Property("visibleAtLaunch", .boolean, "Whether it shows when it is loaded; absent is true."),
        Property(
          "releasedWhenClosed", .boolean, "Whether closing lets it go; absent is true.", key: "isReleasedWhenClosed"),
        Property("restorable", .boolean, "Whether its state is kept; absent is true.", key: "isRestorable"),
        Property("hidesOnDeactivate", .boolean, "Whether it hides with the application; absent is false."),
        Property("deferred", .boolean, "Whether it is made when it shows; absent is true."),
        Property("oneShot", .boolean, "Whether hiding frees its memory; absent is true.", key: "isOneShot"),
        Property("hasShadow", .boolean, "Whether it has a shadow; absent is true."),
        Property("showsToolbarButton", .boolean, "Whether it has the old toolbar button; absent is true."),
        Property("autorecalculatesKeyViewLoop", .boolean, "Whether tabs follow the layout; absent is true."),
        Property(
          "allowsToolTipsWhenApplicationIsInactive", .boolean, "Whether help shows in the background; absent is true."),
        Property("animationBehavior", .text, "How it comes."),
        Property("wantsToBeColor", .boolean, "An old switch of colour depth; absent is true."),
        Property("appearanceType", .text, "The appearance that it insists on.", key: "appearance"),
        Property("backgroundColor", .color, "The colour behind the content."),
        Property("toolbar", .object("toolbar"), "The toolbar."),
        Property("userInterfaceLayoutDirection", .text, "Which way it lies."),
      ]),
    PropertyGroup(
      "NSWindowController", .own,
      [
        Property("storyboardIdentifier", .text, "The name under which code asks for it."),
        Property("showSeguePresentationStyle", .text, "How a segue shows it."),
        Property("window", .references, "The window; it is a root."),
      ]),
    PropertyGroup(
      "NSViewController", .own,
      [
        Property("storyboardIdentifier", .text, "The name under which code asks for it."),
        Property("identifier", .text, "The name by which code finds it."),
        Property("title", .text, "The title."),
        Property("nibName", .text, "The document that its view comes from."),
        Property("showSeguePresentationStyle", .text, "How a segue shows it."),
        Property("storyboardName", .text, "The storyboard that is meant."),
        Property("referencedIdentifier", .text, "The controller in it; absent is the initial one."),
        Property("bundleIdentifier", .text, "The bundle that it is in; absent is this one."),
      ]),
    PropertyGroup(
      "NSSplitViewController", .own,
      [
        Property("splitViewItems", .list("splitViewItem"), "The panes."),
        Property("splitView", .node, "The split view."),
      ]),
    PropertyGroup(
      "NSSplitViewItem", .own,
      [
        Property("behavior", .choice("default sidebar contentList inspector"), "What it is for; absent is default."),
        Property("canCollapse", .boolean, "Whether it folds away; absent is false."),
        Property("holdingPriority", .number, "How strongly it keeps its size, 1 to 1000."),
        Property("separatorStyle", .text, "The line below the title bar."),
      ]),
    PropertyGroup(
      "NSTabViewController", .own,
      [
        Property("selectedTabViewItemIndex", .integer, "The tab that it starts with."),
        Property("tabStyle", .text, "The look of tabs."),
        Property("canPropagateSelectedChildViewControllerTitle", .boolean, "Whether its title is that of the tab."),
        Property("tabViewItems", .list("tabViewItem"), "The tabs."),
        Property("tabView", .node, "The view of the tabs."),
        Property("transitionOptions", .flags("crossfade slideUp slideDown slideLeft slideRight"), "How tabs change."),
      ]),
    PropertyGroup(
      "controllerPlaceholder", .own,
      [
        Property("storyboardIdentifier", .text, "The name under which code asks for it."),
        Property("storyboardName", .text, "The storyboard that is meant."),
        Property("referencedIdentifier", .text, "The controller in it."),
      ]),
  ]

  /// Menus, toolbars and other objects of AppKit.
  static let appKitObjects: [PropertyGroup] = [
    PropertyGroup(
      "NSMenu", .own,
      [
        Property("title", .text, "The title."),
        Property("systemMenu", .text, "The menu of the system that it is."),
        Property("autoenablesItems", .boolean, "Whether items are enabled by themselves; absent is true."),
        Property("showsStateColumn", .boolean, "Whether marks have a column; absent is true."),
        Property("font", .font, "The font."),
        Property("items", .list("menuItem"), "The items."),
      ]),
    PropertyGroup(
      "NSMenuItem", .own,
      [
        Property("title", .text, "The title.", default: "\"\""),
        Property("attributedTitle", .attributedText, "The title with its attributes."),
        Property("isSeparatorItem", .boolean, "Whether it is a line; absent is false."),
        Property("keyEquivalent", .text, "The key that chooses it."),
        Property("keyEquivalentModifierMask", .flags(modifiers), "The keys that are held with it; absent is command."),
        Property(
          "alternate", .boolean, "Whether it stands for the one before while a key is held; absent is false.",
          key: "isAlternate"),
        Property("enabled", .boolean, "Whether it can be chosen; absent is true.", key: "isEnabled"),
        Property("hidden", .boolean, "Whether it is left out; absent is false.", key: "isHidden"),
        Property("state", .choice("on off mixed"), "The mark before it; absent is off."),
        Property("indentationLevel", .integer, "How far it is moved in, in steps; absent is 0."),
        Property("tag", .integer, "The number by which code finds it; absent is 0."),
        Property("toolTip", .text, "The help that a pointer shows."),
        Property("identifier", .text, "The name by which code finds it."),
        Property("image", .image, "The image."),
        Property("secondaryImage", .image, "The image from macOS 26 on."),
        Property("onStateImage", .image, "The mark while on."),
        Property("offStateImage", .image, "The mark while off."),
        Property("mixedStateImage", .image, "The mark while neither."),
        Property("submenu", .object("menu"), "The menu that it opens."),
        Property("view", .node, "The view that stands for it."),
        Property("representedObject", .number, "The number that it stands for."),
        Property(
          "allowsKeyEquivalentWhenHidden", .boolean, "Whether its key works while it is left out; absent is false."),
      ]),
    PropertyGroup(
      "NSToolbar", .own,
      [
        Property("implicitIdentifier", .text, "The name that Xcode gave it."),
        Property("explicitIdentifier", .text, "The name that the designer gave it."),
        Property("displayMode", .choice("default iconAndLabel iconOnly labelOnly"), "What items show."),
        Property("sizeMode", .choice("default regular small"), "How large items are."),
        Property("allowsUserCustomization", .boolean, "Whether the user may change it; absent is true."),
        Property("autosavesConfiguration", .boolean, "Whether changes are kept; absent is true."),
        Property("showsBaselineSeparator", .boolean, "Whether there is a line below; absent is true."),
        Property("allowedToolbarItems", .list("toolbarItem"), "The items that there can be."),
        Property("defaultToolbarItems", .list("toolbarItem"), "The items that it starts with, by `reference`."),
      ]),
    PropertyGroup(
      "NSToolbarItem", .own,
      [
        Property("reference", .reference, "The id of the item that is meant."),
        Property("implicitItemIdentifier", .text, "The name that Xcode gave it."),
        Property("explicitItemIdentifier", .text, "The name that the designer gave it."),
        Property("label", .text, "The label."),
        Property("paletteLabel", .text, "The label in the palette."),
        Property("toolTip", .text, "The help that a pointer shows."),
        Property("title", .text, "The title."),
        Property("tag", .integer, "The number by which code finds it; absent is 0."),
        Property("image", .image, "The image."),
        Property("selectable", .boolean, "Whether it stays selected; absent is false.", key: "isSelectable"),
        Property("bordered", .boolean, "Whether it has a border; absent is false.", key: "isBordered"),
        Property("autovalidates", .boolean, "Whether it is enabled by itself; absent is true."),
        Property("sizingBehavior", .text, "What gives its size."),
        Property("minSize", .geometry, "The least size in points."),
        Property("maxSize", .geometry, "The greatest size in points."),
        Property("size", .geometry, "The size in points."),
        Property("view", .node, "The view that stands for it."),
      ]),
    PropertyGroup(
      "NSApplication", .own, [Property("mainMenu", .object("menu"), "The menu bar.")]),
    PropertyGroup(
      "NSObject", .own,
      [
        Property("className", .text, "The class, where it is not a custom one.", key: "className")
      ]),
    PropertyGroup(
      "NSController", .own,
      [
        Property("objectClassName", .text, "The class of its objects."),
        Property("objectClass", .object("classReference"), "The class of its objects."),
        Property("editable", .boolean, "Whether objects can be changed; absent is true.", key: "isEditable"),
        Property("automaticallyPreparesContent", .boolean, "Whether it fetches by itself; absent is false."),
        Property("automaticallyRearrangesObjects", .boolean, "Whether it sorts by itself; absent is false."),
        Property("avoidsEmptySelection", .boolean, "Whether something is always selected; absent is true."),
        Property("preservesSelection", .boolean, "Whether the selection stays; absent is true."),
        Property("selectsInsertedObjects", .boolean, "Whether new objects are selected; absent is true."),
        Property("clearsFilterPredicateOnInsertion", .boolean, "Whether new objects end a filter; absent is true."),
        Property(
          "alwaysUsesMultipleValuesMarker", .boolean, "Whether equal values of several are a marker; absent is false."),
        Property("mode", .text, "What its objects are."),
        Property("entityName", .text, "The entity of its objects."),
        Property("fetchPredicateFormat", .text, "Which objects are fetched."),
        Property("childrenKeyPath", .text, "Where children are found."),
        Property("leafKeyPath", .text, "How leaves are told."),
        Property("countKeyPath", .text, "How children are counted."),
        Property("declaredKeys", .texts, "The keys that bindings use."),
        Property("representsSharedInstance", .boolean, "Whether it is the shared one; absent is false."),
      ]),
    PropertyGroup("NSNumberFormatter", .own, numberFormat),
    PropertyGroup("numberFormatter", .own, numberFormat),
    PropertyGroup(
      "dateFormatter", .own,
      [
        Property("dateFormat", .text, "The pattern."),
        Property("dateStyle", .text, "How long dates are."),
        Property("timeStyle", .text, "How long times are."),
        Property("doesRelativeDateFormatting", .boolean, "Whether days have names such as today; absent is false."),
        Property("formatterBehavior", .text, "The generation of its behaviour."),
      ]),
    PropertyGroup(
      "NSPopover", .own,
      [
        Property("behavior", .text, "When it closes."),
        Property("animates", .boolean, "Whether it moves; absent is true."),
      ]),
  ]

  private static let numberFormat: [Property] =
    [
      ("positiveFormat", "The pattern."), ("negativeFormat", "The pattern of negative numbers."),
      ("positivePrefix", "What stands before."), ("positiveSuffix", "What stands after."),
      ("negativePrefix", "What stands before negative numbers."), ("negativeSuffix", "What stands after them."),
      ("numberStyle", "The kind of number."), ("formatterBehavior", "The generation of its behaviour."),
      ("decimalSeparator", "The decimal point."), ("groupingSeparator", "The mark of thousands."),
      ("currencyDecimalSeparator", "The decimal point of money."), ("currencySymbol", "The sign of money."),
      ("internationalCurrencySymbol", "The letters of money."), ("exponentSymbol", "The mark of powers of ten."),
      ("minusSign", "The minus sign."), ("plusSign", "The plus sign."), ("percentSymbol", "The percent sign."),
      ("perMillSymbol", "The sign of thousandths."), ("paddingCharacter", "What fills up."),
      ("notANumberSymbol", "What no number is written as."), ("nilSymbol", "What nothing is written as."),
      ("positiveInfinitySymbol", "What infinity is written as."),
      ("negativeInfinitySymbol", "What its negative is written as."),
    ].map { Property($0.0, .text, $0.1) }
    + [
      ("formatWidth", "The least width in characters."), ("groupingSize", "The digits of a group."),
      ("maximumFractionDigits", "The most digits after the point."),
      ("minimumFractionDigits", "The least digits after it."),
      ("maximumIntegerDigits", "The most digits before the point."),
      ("minimumIntegerDigits", "The least digits before it."),
      ("minimum", "The least number."), ("maximum", "The greatest number."),
      ("roundingIncrement", "What numbers are rounded to."),
      ("multiplier", "What numbers are multiplied with."),
    ].map { Property($0.0, .number, $0.1) }
    + [
      ("allowsFloats", "Whether there is a point; absent is true."),
      ("alwaysShowsDecimalSeparator", "Whether the point always shows; absent is false."),
      ("lenient", "Whether faults are mended; absent is false."),
      ("localizesFormat", "Whether marks are those of the region; absent is true."),
      ("usesGroupingSeparator", "Whether thousands are marked; absent is true."),
      ("generatesDecimalNumbers", "Whether numbers are decimal ones; absent is false."),
    ].map { Property($0.0, .boolean, $0.1) }

  static let appKitStructures: [PropertyGroup] = [
    PropertyGroup("url", [Property("string", .text, "The address.")]),
    PropertyGroup("classReference", [Property("className", .text, "The class.")]),
    PropertyGroup(
      "sortDescriptor",
      [
        Property("selector", .text, "The message that compares."),
        Property("sortKey", .text, "What is compared."),
        Property("ascending", .boolean, "Whether the least comes first; absent is false."),
      ]),
    PropertyGroup(
      "shadow",
      [
        Property("blurRadius", .number, "The blur in points."),
        Property("offset", .geometry, "The offset in points."),
        Property("color", .color, "The colour."),
      ]),
    PropertyGroup(
      "webPreferences",
      [
        Property("defaultFontSize", .number, "The size of text in points."),
        Property("defaultFixedFontSize", .number, "The size of text of equal widths in points."),
        Property("minimumFontSize", .number, "The least size of text in points."),
        Property("identifier", .text, "The name under which they are kept."),
      ]),
    PropertyGroup("column", [Property("items", .list(allCells), "The cells.")]),
  ]
}
