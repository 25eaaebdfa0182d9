extension SpecTable {
  /// Controls other than buttons and texts.
  static let controls: [PropertyGroup] = [
    PropertyGroup(
      "UIControl", .content,
      [
        Property("enabled", .boolean, "Whether it can be used.", key: "isEnabled", default: "true"),
        Property("selected", .boolean, "Whether it starts selected; absent is false.", key: "isSelected"),
        Property("highlighted", .boolean, "Whether it starts highlighted; absent is false.", key: "isHighlighted"),
        Property(
          "contentHorizontalAlignment", .choice(horizontalAlignments), "Where content stands across; absent is center."),
        Property(
          "contentVerticalAlignment", .choice(verticalAlignments), "Where content stands down; absent is center."),
        Property("showsMenuAsPrimaryAction", .boolean, "Whether a tap opens the menu; absent is false."),
        Property("toolTip", .text, "The help that a pointer shows."),
      ]),
    PropertyGroup(
      "UISwitch", .content,
      [
        Property("on", .boolean, "Whether it is on.", key: "isOn", default: "false"),
        Property("onTintColor", .color, "The colour of the track while on; absent is system green."),
        Property("thumbTintColor", .color, "The colour of the knob; absent is white."),
        Property("title", .text, "The title beside it on a Mac."),
        Property(
          "style", .choice("automatic sliding checkbox"), "The look; absent is automatic.", key: "preferredStyle"),
        Property("onImage", .image, "The image while on, which systems from iOS 7 do not draw."),
        Property("offImage", .image, "The image while off, which systems from iOS 7 do not draw."),
      ]),
    PropertyGroup(
      "UISlider", .content,
      [
        Property("value", .number, "Where the knob is.", default: "0"),
        Property("minValue", .number, "The value at the left end.", key: "minimumValue", default: "0"),
        Property("maxValue", .number, "The value at the right end.", key: "maximumValue", default: "1"),
        Property(
          "continuous", .boolean, "Whether actions are sent while it moves; absent is true.", key: "isContinuous"),
        Property("minimumTrackTintColor", .color, "The colour left of the knob; absent is the tint."),
        Property("maximumTrackTintColor", .color, "The colour right of the knob; absent is the system's."),
        Property("thumbTintColor", .color, "The colour of the knob; absent is white."),
        Property("minimumValueImage", .image, "The image at the left end."),
        Property("maximumValueImage", .image, "The image at the right end."),
      ]),
    PropertyGroup(
      "UIStepper", .content,
      [
        Property("value", .number, "The value.", default: "0"),
        Property("minimumValue", .number, "The least value.", default: "0"),
        Property("maximumValue", .number, "The greatest value.", default: "100"),
        Property("stepValue", .number, "How much a tap changes.", default: "1"),
        Property("autorepeat", .boolean, "Whether holding repeats; absent is true."),
        Property(
          "continuous", .boolean, "Whether actions are sent while it is held; absent is true.", key: "isContinuous"),
        Property("wraps", .boolean, "Whether it goes on at the other end; absent is false."),
      ]),
    PropertyGroup(
      "UISegmentedControl", .content,
      [
        Property("segments", .list("segment"), "The segments."),
        Property(
          "fontDescription", .font, "The font of titles, which no document says.", key: "font",
          default: "\"system-13\""),
        Property("selectedSegmentIndex", .integer, "The selected segment; -1 is none.", default: "-1"),
        Property(
          "momentary", .boolean, "Whether a segment does not stay selected; absent is false.", key: "isMomentary"),
        Property(
          "apportionsSegmentWidthsByContent", .boolean,
          "Whether segments are as wide as their content; absent is false."),
        Property("selectedSegmentTintColor", .color, "The colour of the selected segment; absent is the system's."),
        Property(
          "segmentControlStyle", .choice("plain bar bordered bezeled"), "The look before iOS 7.",
          key: "segmentedControlStyle"),
      ]),
    PropertyGroup(
      "UIProgressView", .content,
      [
        Property("progress", .number, "How far it is, 0 to 1.", default: "0"),
        Property("progressViewStyle", .choice("default bar"), "The look.", default: "\"default\""),
        Property("progressTintColor", .color, "The colour of what is done; absent is the tint."),
        Property("trackTintColor", .color, "The colour of the rest; absent is the system's."),
        Property("progressImage", .image, "The image of what is done."),
        Property("trackImage", .image, "The image of the rest."),
      ]),
    PropertyGroup(
      "UIPageControl", .content,
      [
        Property("numberOfPages", .integer, "How many dots.", default: "0"),
        Property("currentPage", .integer, "The dot that is marked.", default: "0"),
        Property("hidesForSinglePage", .boolean, "Whether one dot is not shown; absent is false."),
        Property("defersCurrentPageDisplay", .boolean, "Whether code updates the dots; absent is false."),
        Property("pageIndicatorTintColor", .color, "The colour of the dots."),
        Property("currentPageIndicatorTintColor", .color, "The colour of the marked dot."),
        Property(
          "backgroundStyle", .choice("automatic prominent minimal"), "The look behind the dots; absent is automatic."),
        Property("allowsContinuousInteraction", .boolean, "Whether sliding moves on; absent is true."),
        Property("preferredIndicatorImage", .image, "The image of a dot."),
      ]),
    PropertyGroup(
      "UIActivityIndicatorView", .content,
      [
        Property("animating", .boolean, "Whether it turns from the start.", key: "isAnimating", default: "false"),
        Property("hidesWhenStopped", .boolean, "Whether it hides while it does not turn.", default: "false"),
        Property("style", .choice("gray white whiteLarge medium large"), "Size and colour.", default: "\"medium\""),
        Property("color", .color, "The colour; absent is that of the style."),
      ]),
    PropertyGroup(
      "UIDatePicker", .content,
      [
        Property(
          "datePickerMode", .choice("time date dateAndTime countDownTimer yearAndMonth"), "What is picked.",
          default: "\"dateAndTime\""),
        Property(
          "style", .choice("automatic wheels compact inline"), "The look.", key: "preferredDatePickerStyle",
          default: "\"automatic\""),
        Property("minuteInterval", .integer, "The minutes between choices.", default: "1"),
        Property("countDownDuration", .number, "The seconds that it starts with."),
        Property("useCurrentDate", .boolean, "Whether it starts with the current date; absent is true."),
        Property("date", .date, "The date that it starts with, in seconds since 2001."),
        Property("minimumDate", .date, "The earliest date, in seconds since 2001."),
        Property("maximumDate", .date, "The latest date, in seconds since 2001."),
        Property("locale", .object("locale"), "The language and region that it is in."),
        Property("roundsToMinuteInterval", .boolean, "Whether the date is rounded to the interval; absent is true."),
      ]),
    PropertyGroup(
      "UIPickerView", .content,
      [Property("showsSelectionIndicator", .boolean, "Whether the chosen row is marked; absent is false.")]),
    PropertyGroup(
      "UIColorWell", .content,
      [
        Property("selectedColor", .color, "The colour that it starts with."),
        Property("supportsAlpha", .boolean, "Whether opacity can be picked; absent is true."),
        Property("title", .text, "The title of the picker."),
      ]),
    PropertyGroup(
      "UIRefreshControl", .content,
      [
        Property("attributedTitle", .attributedText, "The title with its attributes."),
        Property("title", .text, "The title."),
      ]),
    PropertyGroup(
      "UIImageView", .content,
      [
        Property("image", .image, "The image.", default: "null"),
        Property("highlightedImage", .image, "The image while highlighted."),
        Property("highlighted", .boolean, "Whether it starts highlighted; absent is false.", key: "isHighlighted"),
        Property("preferredSymbolConfiguration", .object("preferredSymbolConfiguration"), "How a symbol is drawn."),
        Property(
          "adjustsImageSizeForAccessibilityContentSizeCategory", .boolean,
          "Whether the image grows with accessibility text sizes; absent is false."),
        Property(
          "adjustsImageWhenAncestorFocused", .boolean,
          "Whether the image moves when a view around it has focus; absent is false."),
        Property(
          "preferredImageDynamicRange", .choice("unspecified standard constrainedHigh high"), "How bright it may be."),
        Property("animating", .boolean, "Whether its images play; absent is false.", key: "isAnimating"),
      ]),
  ]
}
