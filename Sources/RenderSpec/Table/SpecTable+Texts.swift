extension SpecTable {
  /// Labels, text fields, text views and search bars.
  static let texts: [PropertyGroup] = [
    PropertyGroup(
      "UILabel", .content,
      [
        Property("text", .text, "The text.", default: "\"\""),
        Property("attributedText", .attributedText, "The text with its attributes, which is drawn instead of `text`."),
        Property("usesAttributedText", .boolean, "Whether the attributed text is drawn; absent is false."),
        Property("fontDescription", .font, "The font.", key: "font", default: "\"system-17\""),
        Property("textColor", .color, "The colour of the text.", default: "\"label\""),
        Property(
          "highlightedColor", .color, "The colour while highlighted; null is `textColor`.", key: "highlightedTextColor"),
        Property("shadowColor", .color, "The colour of the text's shadow; absent is none."),
        Property("shadowOffset", .geometry, "The offset of the text's shadow in points; absent is 0, -1."),
        Property("textAlignment", .choice(textAlignments), "How lines are aligned.", default: "\"left\""),
        Property("numberOfLines", .integer, "The most lines; 0 is as many as it takes.", default: "1"),
        Property("lineBreakMode", .choice(lineBreaks), "Where lines end.", default: "\"byTruncatingTail\""),
        Property(
          "adjustsFontSizeToFit", .boolean, "Whether the font shrinks so that the text fits.",
          key: "adjustsFontSizeToFitWidth",
          default: "true"),
        Property("minimumScaleFactor", .number, "How far the font may shrink, as a fraction of its size; absent is 0."),
        Property("minimumFontSize", .number, "How far the font may shrink, in points; absent is 0."),
        Property(
          "baselineAdjustment", .choice("alignBaselines alignCenters none"),
          "What stays in place when the font shrinks; absent is alignBaselines."),
        Property(
          "adjustsLetterSpacingToFitWidth", .boolean,
          "Whether letters may move together before the text is cut; absent is false.",
          key: "allowsDefaultTighteningForTruncation"),
        Property(
          "adjustsFontForContentSizeCategory", .boolean, "Whether the font follows the text size that the user chose.",
          default: "false"),
        Property(
          "preferredMaxLayoutWidth", .number, "The width at which lines break for the intrinsic size, in points."),
        Property("enabled", .boolean, "Whether the text is drawn at full strength; absent is true.", key: "isEnabled"),
        Property("highlighted", .boolean, "Whether it starts highlighted; absent is false.", key: "isHighlighted"),
        Property("sizingRule", .choice("typographic oversize"), "What the height covers; absent is typographic."),
        Property(
          "showsExpansionTextWhenTruncated", .boolean,
          "Whether a pointer that hovers shows the whole text; absent is false."),
      ]),
    PropertyGroup(
      "UITextField", .content,
      [
        Property("text", .text, "The text that it starts with.", default: "\"\""),
        Property("attributedText", .attributedText, "The text with its attributes."),
        Property("usesAttributedText", .boolean, "Whether the attributed text is used; absent is false."),
        Property("placeholder", .text, "The text shown while it is empty.", default: "null"),
        Property("attributedPlaceholder", .attributedText, "The placeholder with its attributes."),
        Property("fontDescription", .font, "The font.", key: "font", default: "\"system-17\""),
        Property("textColor", .color, "The colour of the text.", default: "\"label\""),
        Property("textAlignment", .choice(textAlignments), "How the text is aligned.", default: "\"left\""),
        Property("borderStyle", .choice("none line bezel roundedRect"), "The border.", default: "\"none\""),
        Property("background", .image, "The image behind the text."),
        Property("disabledBackground", .image, "The image behind the text while disabled."),
        Property(
          "clearButtonMode", .choice("never whileEditing unlessEditing always"),
          "When the clear button shows; absent is never."),
        Property("clearsOnBeginEditing", .boolean, "Whether editing starts with no text; absent is false."),
        Property("clearsOnInsertion", .boolean, "Whether typing replaces the text; absent is false."),
        Property(
          "adjustsFontSizeToFit", .boolean, "Whether the font shrinks so that the text fits.",
          key: "adjustsFontSizeToFitWidth",
          default: "true"),
        Property("minimumFontSize", .number, "How far the font may shrink, in points."),
        Property(
          "adjustsFontForContentSizeCategory", .boolean, "Whether the font follows the text size that the user chose.",
          default: "false"),
        Property("allowsEditingTextAttributes", .boolean, "Whether the user may style the text; absent is false."),
        Property("textInputTraits", .object("textInputTraits"), "The keyboard and its behaviour."),
      ]),
    PropertyGroup(
      "UITextView", .content,
      [
        Property("text", .text, "The text that it starts with.", default: "\"\""),
        Property("attributedText", .attributedText, "The text with its attributes."),
        Property("usesAttributedText", .boolean, "Whether the attributed text is used; absent is false."),
        Property("fontDescription", .font, "The font.", key: "font", default: "\"Helvetica-12\""),
        Property("textColor", .color, "The colour of the text.", default: "\"label\""),
        Property("textAlignment", .choice(textAlignments), "How lines are aligned.", default: "\"left\""),
        Property("editable", .boolean, "Whether the user may edit.", key: "isEditable", default: "true"),
        Property("selectable", .boolean, "Whether the user may select; absent is true.", key: "isSelectable"),
        Property("allowsEditingTextAttributes", .boolean, "Whether the user may style the text; absent is false."),
        Property("clearsOnInsertion", .boolean, "Whether typing replaces the text; absent is false."),
        Property(
          "adjustsFontForContentSizeCategory", .boolean, "Whether the font follows the text size that the user chose.",
          default: "false"),
        Property(
          "findInteractionEnabled", .boolean, "Whether text can be searched; absent is false.",
          key: "isFindInteractionEnabled"),
        Property(
          "dataDetectorTypes",
          .flags(
            "phoneNumber link address calendarEvent shipmentTrackingNumber flightNumber lookupSuggestion all none"),
          "What becomes a link by itself."),
        Property("textInputTraits", .object("textInputTraits"), "The keyboard and its behaviour."),
      ]),
    PropertyGroup(
      "UISearchBar", .content,
      [
        Property("text", .text, "The text that it starts with.", default: "\"\""),
        Property("placeholder", .text, "The text shown while it is empty.", default: "null"),
        Property("prompt", .text, "The line above the field."),
        Property(
          "fontDescription", .font, "The font of text and placeholder, which no document says.", key: "font",
          default: "\"system-17\""),
        Property("searchBarStyle", .choice("default prominent minimal"), "The look.", default: "\"default\""),
        Property("barStyle", .choice(barStyles), "The look of the bar; absent is default."),
        Property("barTintColor", .color, "The colour of the bar."),
        Property(
          "translucent", .boolean, "Whether what is behind shines through; absent is true.", key: "isTranslucent"),
        Property("showsCancelButton", .boolean, "Whether there is a cancel button.", default: "false"),
        Property("showsBookmarkButton", .boolean, "Whether there is a bookmark button; absent is false."),
        Property("showsSearchResultsButton", .boolean, "Whether there is a results button; absent is false."),
        Property(
          "searchResultsButtonSelected", .boolean, "Whether it starts selected; absent is false.",
          key: "isSearchResultsButtonSelected"),
        Property("showsScopeBar", .boolean, "Whether scopes show below the field; absent is false."),
        Property("backgroundImage", .image, "The image behind the bar."),
        Property("scopeBarBackgroundImage", .image, "The image behind the scopes."),
        Property("scopeButtonTitles", .texts, "The names of the scopes."),
        Property("textInputTraits", .object("textInputTraits"), "The keyboard and its behaviour."),
      ]),
  ]

  static let textStructures: [PropertyGroup] = [
    PropertyGroup(
      "textInputTraits",
      [
        Property(
          "autocapitalizationType", .choice("none words sentences allCharacters"),
          "What is capitalised; absent is none."),
        Property("autocorrectionType", .choice("default no yes"), "Whether words are corrected; absent is default."),
        Property("spellCheckingType", .choice("default no yes"), "Whether spelling is checked; absent is default."),
        Property(
          "keyboardType",
          .choice(
            "default alphabet asciiCapable numbersAndPunctuation URL numberPad phonePad namePhonePad emailAddress decimalPad twitter "
              + "webSearch asciiCapableNumberPad"), "The keyboard; absent is default."),
        Property(
          "keyboardAppearance", .choice("default alert light dark"), "The look of the keyboard; absent is default."),
        Property(
          "returnKeyType",
          .choice("default go google join next route search send yahoo done emergencyCall continue"),
          "The word on the return key; absent is default."),
        Property("enablesReturnKeyAutomatically", .boolean, "Whether the return key needs text; absent is false."),
        Property("secureTextEntry", .boolean, "Whether the text is hidden; absent is false.", key: "isSecureTextEntry"),
        Property("smartDashesType", .choice("default no yes"), "Whether hyphens become dashes; absent is default."),
        Property("smartInsertDeleteType", .choice("default no yes"), "Whether spaces are tidied; absent is default."),
        Property("smartQuotesType", .choice("default no yes"), "Whether quotes are curled; absent is default."),
        Property("textContentType", .text, "What the text is, for automatic filling."),
        Property(
          "inlinePredictionType", .choice("default no yes"), "Whether predictions show inline; absent is default."),
        Property("passwordRules", .text, "What a new password must be like."),
      ]),
    PropertyGroup(
      "fragment",
      [
        Property("content", .text, "The text.", key: "text", default: "\"\""),
        Property("attributes", .object("attributes"), "How it is set."),
      ]),
    PropertyGroup(
      "attributes",
      [
        Property("NSFont", .font, "The font.", key: "font"),
        Property("NSColor", .color, "The colour.", key: "color"),
        Property("NSBackgroundColor", .color, "The colour behind it.", key: "backgroundColor"),
        Property("NSStrokeColor", .color, "The colour of its outline.", key: "strokeColor"),
        Property("NSStrokeWidth", .number, "The width of its outline in hundredths of the size.", key: "strokeWidth"),
        Property("NSUnderline", .integer, "The kind of underline; 1 is a single line.", key: "underline"),
        Property("NSUnderlineColor", .color, "The colour of the underline.", key: "underlineColor"),
        Property("NSStrikethrough", .integer, "The kind of line through it; 1 is a single line.", key: "strikethrough"),
        Property("NSStrikethroughColor", .color, "The colour of that line.", key: "strikethroughColor"),
        Property("NSKern", .number, "The points between letters.", key: "kern"),
        Property("NSTracking", .number, "The points between letters.", key: "tracking"),
        Property("NSLigature", .integer, "Whether letters join; 1 is as usual.", key: "ligature"),
        Property("NSBaselineOffset", .number, "How far it is raised, in points.", key: "baselineOffset"),
        Property("NSSuperScript", .integer, "How far it is raised, in steps.", key: "superscript"),
        Property(
          "NSOriginalFont", .font, "The font before a missing letter made another one necessary.", key: "originalFont"),
        Property("NSLink", .text, "Where it leads.", key: "link"),
        Property("NSParagraphStyle", .object("paragraphStyle"), "How its lines are set.", key: "paragraphStyle"),
      ]),
    PropertyGroup(
      "paragraphStyle",
      [
        Property("alignment", .choice(textAlignments), "How lines are aligned."),
        Property(
          "lineBreakMode",
          .choice(
            "wordWrapping=byWordWrapping charWrapping=byCharWrapping clipping=byClipping truncatingHead=byTruncatingHead "
              + "truncatingTail=byTruncatingTail truncatingMiddle=byTruncatingMiddle"), "Where lines end."),
        Property(
          "baseWritingDirection", .choice("natural leftToRight rightToLeft"), "Which way lines run."),
        Property("lineSpacing", .number, "The points between lines."),
        Property("lineHeightMultiple", .number, "The factor of the height of lines; 0 is none."),
        Property("minimumLineHeight", .number, "The least height of lines in points."),
        Property("maximumLineHeight", .number, "The greatest height of lines in points; 0 is none."),
        Property("paragraphSpacing", .number, "The points after a paragraph."),
        Property("paragraphSpacingBefore", .number, "The points before a paragraph."),
        Property("firstLineHeadIndent", .number, "How far first lines are moved in, in points."),
        Property("headIndent", .number, "How far other lines are moved in, in points."),
        Property("tailIndent", .number, "Where lines end, in points; below 0 from the trailing margin."),
        Property("hyphenationFactor", .number, "How willingly words are divided, 0 to 1."),
        Property("tighteningFactorForTruncation", .number, "How far letters move together before the text is cut."),
        Property(
          "allowsDefaultTighteningForTruncation", .boolean, "Whether letters may move together before the text is cut."),
        Property("defaultTabInterval", .number, "The points between tab stops."),
        Property("usesDefaultHyphenation", .boolean, "Whether words are divided."),
        Property("tabStops", .list("textTab"), "The tab stops."),
      ]),
    PropertyGroup(
      "textTab",
      [
        Property("alignment", .choice(textAlignments), "How text stands at the stop."),
        Property("location", .number, "Where the stop is, in points."),
        Property("options", .dictionary, "More of the stop."),
      ]),
  ]
}
