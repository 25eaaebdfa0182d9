/// Controls of AppKit, and the cells that draw them.
extension SpecTable {
  static let controlSizes = "regular small mini large"
  static let lineBreakWords =
    "wordWrapping=byWordWrapping charWrapping=byCharWrapping clipping=byClipping truncatingHead=byTruncatingHead "
    + "truncatingTail=byTruncatingTail truncatingMiddle=byTruncatingMiddle"
  static let allCells =
    "textFieldCell buttonCell popUpButtonCell imageCell sliderCell stepperCell segmentedCell searchFieldCell "
    + "secureTextFieldCell comboBoxCell tokenFieldCell pathCell levelIndicatorCell datePickerCell actionCell tableHeaderCell"

  /// Controls of AppKit.
  static let appKitControls: [PropertyGroup] = [
    PropertyGroup(
      "NSControl", .content,
      [
        Property("cell", .object(allCells), "What is drawn, and how it answers."),
        Property("enabled", .boolean, "Whether it can be used; absent is true.", key: "isEnabled"),
        Property("font", .font, "The font."),
        Property(
          "preferredMaxLayoutWidth", .number, "The width at which lines break for the intrinsic size, in points."),
        Property(
          "setsMaxLayoutWidthAtFirstLayout", .boolean, "Whether the first layout sets that width; absent is false."),
        Property("alignment", .choice(textAlignments), "How text is aligned."),
        Property("baseWritingDirection", .choice("natural leftToRight rightToLeft"), "Which way lines run."),
      ]),
    PropertyGroup(
      "NSTextField", .content,
      [
        Property("textCompletion", .boolean, "Whether words are completed; absent is true."),
        Property("contentType", .text, "What the text is, for automatic filling."),
        Property("allowsCharacterPickerTouchBarItem", .boolean, "Whether the touch bar offers characters."),
        Property("allowsWritingTools", .boolean, "Whether writing tools are offered."),
        Property("placeholderString", .text, "The text shown while it is empty."),
      ]),
    PropertyGroup(
      "NSButton", .content,
      [
        Property("imageHugsTitle", .boolean, "Whether the image stands at the title; absent is false."),
        Property(
          "springLoaded", .boolean, "Whether a drag that hovers presses it; absent is false.", key: "isSpringLoaded"),
        Property("bezelColor", .color, "The colour of the bezel."),
        Property("contentTintColor", .color, "The colour of image and title."),
      ]),
    PropertyGroup("NSSwitch", .content, [Property("state", .choice("on off"), "Whether it is on; absent is off.")]),
    PropertyGroup("NSColorWell", .content, [Property("color", .color, "The colour.")]),
    PropertyGroup(
      "NSProgressIndicator", .content,
      [
        Property("style", .choice("bar spinning"), "The look."),
        Property("indeterminate", .boolean, "Whether the end is not known; absent is false.", key: "isIndeterminate"),
        Property("minValue", .number, "The least value; absent is 0."),
        Property("maxValue", .number, "The greatest value."),
        Property("doubleValue", .number, "The value; absent is 0."),
        Property("bezeled", .boolean, "Whether it has a bezel; absent is true.", key: "isBezeled"),
        Property("controlSize", .choice(controlSizes), "The size; absent is regular."),
        Property(
          "displayedWhenStopped", .boolean, "Whether it shows while it does not turn; absent is true.",
          key: "isDisplayedWhenStopped"),
      ]),
    PropertyGroup(
      "NSTextView", .content,
      [
        Property("textStorage", .attributedText, "The text with its attributes."),
        Property("text", .text, "The text."),
        Property("font", .font, "The font."),
        Property("textColor", .color, "The colour of the text."),
        Property("backgroundColor", .color, "The colour behind the text."),
        Property("insertionPointColor", .color, "The colour of the cursor."),
        Property("minSize", .geometry, "The least size in points."),
        Property("maxSize", .geometry, "The greatest size in points."),
        Property("editable", .boolean, "Whether the user may edit; absent is true.", key: "isEditable"),
        Property("selectable", .boolean, "Whether the user may select; absent is true.", key: "isSelectable"),
        Property("richText", .boolean, "Whether it has styles; absent is true.", key: "isRichText"),
        Property("importsGraphics", .boolean, "Whether pictures can be put in; absent is true."),
        Property("drawsBackground", .boolean, "Whether the background is drawn; absent is true."),
        Property(
          "horizontallyResizable", .boolean, "Whether it grows across; absent is false.", key: "isHorizontallyResizable"
        ),
        Property(
          "verticallyResizable", .boolean, "Whether it grows down; absent is false.", key: "isVerticallyResizable"),
        Property("usesFontPanel", .boolean, "Whether the font panel changes it; absent is false."),
        Property("usesRuler", .boolean, "Whether it has a ruler; absent is false."),
        Property("findStyle", .choice("panel bar"), "How it is searched."),
        Property("incrementalSearchingEnabled", .boolean, "Whether it is searched while typing; absent is false."),
        Property("allowsUndo", .boolean, "Whether changes can be undone; absent is false."),
        Property("allowsNonContiguousLayout", .boolean, "Whether it lays out what shows first; absent is false."),
        Property("allowsDocumentBackgroundColorChange", .boolean, "Whether the user may change the background."),
        Property("allowsImageEditing", .boolean, "Whether the user may change pictures."),
        Property("allowsCharacterPickerTouchBarItem", .boolean, "Whether the touch bar offers characters."),
        Property("continuousSpellChecking", .boolean, "Whether spelling is checked; absent is false."),
        Property("grammarChecking", .boolean, "Whether grammar is checked; absent is false."),
        Property("linkDetection", .boolean, "Whether links are found; absent is false."),
        Property("quoteSubstitution", .boolean, "Whether quotes are curled; absent is false."),
        Property("dashSubstitution", .boolean, "Whether hyphens become dashes; absent is false."),
        Property("spellingCorrection", .boolean, "Whether words are corrected; absent is false."),
        Property("smartInsertDelete", .boolean, "Whether spaces are tidied; absent is false."),
        Property("textCompletion", .boolean, "Whether words are completed; absent is true."),
        Property("selectionGranularity", .choice("character word paragraph"), "What a selection grows by."),
        Property("allowedInputSourceLocales", .texts, "The languages that can be typed."),
        Property("baseWritingDirection", .choice("natural leftToRight rightToLeft"), "Which way lines run."),
      ]),
  ]

  /// Cells, which draw the controls of AppKit.
  static let appKitCells: [PropertyGroup] = [
    PropertyGroup(
      "NSCell", .own,
      [
        Property("title", .text, "The text.", default: "null"),
        Property("attributedTitle", .attributedText, "The text with its attributes."),
        Property("placeholderString", .text, "The text shown while it is empty."),
        Property("font", .font, "The font."),
        Property("textColor", .color, "The colour of the text."),
        Property("backgroundColor", .color, "The colour behind the text."),
        Property("drawsBackground", .boolean, "Whether that colour is drawn; absent is false."),
        Property("alignment", .choice(textAlignments), "How the text is aligned; absent is natural."),
        Property("lineBreakMode", .choice(lineBreakWords), "Where lines end."),
        Property("truncatesLastVisibleLine", .boolean, "Whether the last line is cut with dots; absent is false."),
        Property("usesSingleLineMode", .boolean, "Whether there is one line; absent is false."),
        Property("baseWritingDirection", .choice("natural leftToRight rightToLeft"), "Which way lines run."),
        Property("state", .choice("on off mixed"), "Whether it is on; absent is off."),
        Property("allowsMixedState", .boolean, "Whether it can be neither on nor off; absent is false."),
        Property("enabled", .boolean, "Whether it can be used; absent is true.", key: "isEnabled"),
        Property("editable", .boolean, "Whether the user may edit; absent is false.", key: "isEditable"),
        Property("selectable", .boolean, "Whether the user may select; absent is false.", key: "isSelectable"),
        Property("scrollable", .boolean, "Whether long text scrolls; absent is false.", key: "isScrollable"),
        Property(
          "continuous", .boolean, "Whether actions are sent all the time; absent is false.", key: "isContinuous"),
        Property("borderStyle", .choice("none border bezel borderAndBezel"), "The border; absent is none."),
        Property("bezelStyle", .text, "The look of the bezel."),
        Property("controlSize", .choice(controlSizes), "The size; absent is regular."),
        Property(
          "focusRingType", .choice("none exterior default"), "The ring around it with focus; absent is default."),
        Property("refusesFirstResponder", .boolean, "Whether it takes no focus; absent is false."),
        Property("sendsActionOnEndEditing", .boolean, "Whether the end of editing sends the action; absent is false."),
        Property("allowsUndo", .boolean, "Whether changes can be undone; absent is true."),
        Property("allowsEditingTextAttributes", .boolean, "Whether the user may style the text; absent is false."),
        Property("tag", .integer, "The number by which code finds it; absent is 0."),
        Property("accessibility", .object("accessibility"), "What assistive technologies are told."),
        Property("allowedInputSourceLocales", .texts, "The languages that can be typed."),
        Property("identifier", .text, "The name by which code finds it."),
        Property("image", .image, "The image."),
        Property(
          "formatter", .object("numberFormatter dateFormatter"), "How values become text."),
        Property("type", .text, "The kind of cell."),
      ]),
    PropertyGroup(
      "NSButtonCell", .own,
      [
        Property("alternateTitle", .text, "The title while on."),
        Property("alternateImage", .image, "The image while on."),
        Property(
          "imagePosition", .choice("none only left right below above overlaps leading trailing"),
          "Where the image stands."),
        Property("imageScaling", .text, "How the image is scaled."),
        Property("inset", .number, "The points within the bezel."),
        Property("transparent", .boolean, "Whether nothing is drawn; absent is false.", key: "isTransparent"),
        Property("keyEquivalent", .text, "The key that presses it."),
        Property("keyEquivalentModifierMask", .flags(modifiers), "The keys that are held with it."),
        Property(
          "behavior",
          .flags(
            "changeBackground changeContents changeGray doesNotDimImage lightByBackground lightByContents lightByGray pushIn"
          ),
          "How it shows that it is pressed."),
        Property("sound", .text, "The sound of a press."),
      ]),
    PropertyGroup(
      "NSPopUpButtonCell", .own,
      [
        Property("menu", .object("menu"), "The menu."),
        Property("selectedItem", .reference, "The id of the item that it starts with."),
        Property("pullsDown", .boolean, "Whether the title stays; absent is false."),
        Property("arrowPosition", .choice("noArrow arrowAtCenter arrowAtBottom"), "Where the arrow stands."),
        Property("preferredEdge", .choice("minX minY maxX maxY"), "Where the menu opens."),
        Property("autoenablesItems", .boolean, "Whether items are enabled by themselves; absent is true."),
        Property("altersStateOfSelectedItem", .boolean, "Whether the chosen item is marked; absent is true."),
        Property("usesItemFromMenu", .boolean, "Whether the title is the chosen item's; absent is true."),
      ]),
    PropertyGroup(
      "NSSliderCell", .own,
      valueRange + [
        Property("allowsTickMarkValuesOnly", .boolean, "Whether it stops at marks; absent is false."),
        Property("numberOfTickMarks", .integer, "How many marks; absent is 0."),
        Property("tickMarkPosition", .choice("above below left right leading trailing"), "Where marks stand."),
        Property("sliderType", .choice("linear circular"), "The look."),
      ]),
    PropertyGroup(
      "NSStepperCell", .own,
      valueRange + [
        Property("increment", .number, "How much a click changes; absent is 1."),
        Property("autorepeat", .boolean, "Whether holding repeats; absent is true."),
        Property("valueWraps", .boolean, "Whether it goes on at the other end; absent is false."),
      ]),
    PropertyGroup(
      "NSLevelIndicatorCell", .own,
      valueRange + [
        Property("criticalValue", .number, "The value from which it is critical."),
        Property("warningValue", .number, "The value from which it warns."),
        Property("levelIndicatorStyle", .text, "The look."),
      ]),
    PropertyGroup(
      "NSSegmentedCell", .own,
      [
        Property("segments", .list("segment"), "The segments."),
        Property("style", .text, "The look."),
        Property("trackingMode", .choice("selectOne selectAny momentary momentaryAccelerator"), "What stays selected."),
        Property("segmentDistribution", .choice("fit fill fillEqually fillProportionally"), "How wide segments are."),
      ]),
    PropertyGroup(
      "NSImageCell", .own,
      [
        Property("catalog", .choice("system"), "Where the image comes from."),
        Property("imageAlignment", .text, "Where the image stands."),
        Property("imageScaling", .text, "How the image is scaled."),
        Property("imageFrameStyle", .text, "The frame."),
        Property("animates", .boolean, "Whether it moves; absent is false."),
      ]),
    PropertyGroup(
      "NSComboBoxCell", .own,
      [
        Property("numberOfVisibleItems", .integer, "How many items show."),
        Property("completes", .boolean, "Whether words are completed; absent is true."),
        Property("usesDataSource", .boolean, "Whether code gives the items; absent is false."),
        Property(
          "buttonBordered", .boolean, "Whether the button has a border; absent is true.", key: "isButtonBordered"),
        Property("objectValues", .texts, "The items."),
        Property("hasVerticalScroller", .boolean, "Whether the list has a scroller; absent is true."),
        Property("intercellSpacing", .geometry, "The points between items."),
        Property("itemHeight", .number, "The height of items in points."),
      ]),
    PropertyGroup(
      "NSSearchFieldCell", .own,
      [
        Property("maximumRecents", .integer, "How many searches are kept."),
        Property("recentsAutosaveName", .text, "The name under which searches are kept."),
        Property("sendsSearchStringImmediately", .boolean, "Whether it searches without delay; absent is false."),
        Property("sendsWholeSearchString", .boolean, "Whether it searches at the end only; absent is false."),
        Property("searchMenuTemplate", .object("menu"), "The menu of searches."),
        Property("resultsAutosaveName", .text, "The name under which results are kept."),
      ]),
    PropertyGroup(
      "NSTokenFieldCell", .own,
      [
        Property("tokenStyle", .text, "The look of tokens."),
        Property("completionDelay", .number, "The seconds before words are completed."),
      ]),
    PropertyGroup(
      "NSPathCell", .own,
      [
        Property("pathStyle", .text, "The look."),
        Property("url", .object("url"), "The path."),
        Property("allowedTypes", .texts, "The types of files that can be dropped."),
      ]),
    PropertyGroup(
      "NSDatePickerCell", .own,
      [
        Property("date", .date, "The date, in seconds since 2001."),
        Property("datePickerElements", .flags("year month day hour minute second timeZone era"), "What is picked."),
        Property("datePickerStyle", .text, "The look."),
      ]),
  ]

  private static let valueRange: [Property] = [
    Property("minValue", .number, "The least value; absent is 0."),
    Property("maxValue", .number, "The greatest value."),
    Property("doubleValue", .number, "The value; absent is 0."),
  ]

  static let modifiers = "command control option shift capsLock numericPad function help"
}
