extension SpecTable {
  /// Buttons.
  static let buttons: [PropertyGroup] = [
    PropertyGroup(
      "UIButton", .content,
      [
        Property(
          "buttonType",
          .choice("custom system roundedRect detailDisclosure infoLight infoDark contactAdd close plain"),
          "The kind of button.", default: "\"custom\""),
        Property(
          "configuration", .object("buttonConfiguration"), "The configuration, which wins over `states` and `font`."),
        Property(
          "state", .keyed("state"), "What is shown in each state; states that say nothing show that of `normal`.",
          key: "states"),
        Property(
          "fontDescription", .font,
          "The font of the title; where the document says none, 18 points for a custom button, 15 for others.",
          key: "font", default: "null", resolution: .buttonFont),
        Property(
          "lineBreakMode", .choice(lineBreaks), "Where the title's lines end.", default: "\"byTruncatingMiddle\""),
        Property("contentEdgeInsets", .geometry, "The insets around the content in points: top, left, bottom, right."),
        Property("titleEdgeInsets", .geometry, "How the title is shifted, in points: top, left, bottom, right."),
        Property("imageEdgeInsets", .geometry, "How the image is shifted, in points: top, left, bottom, right."),
        Property("titleShadowOffset", .geometry, "The offset of the title's shadow in points."),
        Property(
          "adjustsImageWhenHighlighted", .boolean, "Whether the image darkens while highlighted; absent is true."),
        Property("adjustsImageWhenDisabled", .boolean, "Whether the image pales while disabled; absent is true."),
        Property(
          "reversesTitleShadowWhenHighlighted", .boolean, "Whether the shadow turns while highlighted; absent is false."
        ),
        Property("showsTouchWhenHighlighted", .boolean, "Whether it glows while highlighted; absent is false."),
        Property("changesSelectionAsPrimaryAction", .boolean, "Whether a tap toggles the selection; absent is false."),
        Property(
          "pointerInteraction", .boolean, "Whether a pointer lifts it; absent is false.",
          key: "isPointerInteractionEnabled"),
        Property("role", .choice("normal primary cancel destructive"), "What it stands for; absent is normal."),
        Property("hasAttributedTitle", .boolean, "Whether the attributed title of a state is used; absent is false."),
        Property(
          "adjustsImageSizeForAccessibilityContentSizeCategory", .boolean,
          "Whether the image grows with accessibility text sizes; absent is false."),
        Property(
          "preferredBehavioralStyle", .choice("automatic pad mac"), "The idiom that it follows; absent is automatic."),
        Property("menu", .object("menu"), "The menu that it opens."),
      ])
  ]

  static let buttonStructures: [PropertyGroup] = [
    PropertyGroup(
      "state",
      [
        Property("title", .text, "The title."),
        Property("attributedTitle", .attributedText, "The title with its attributes."),
        Property("titleColor", .color, "The colour of the title; null is that of the button's kind."),
        Property("titleShadowColor", .color, "The colour of the title's shadow; null is none."),
        Property("image", .image, "The image."),
        Property("backgroundImage", .image, "The image behind image and title."),
        Property("preferredSymbolConfiguration", .object("preferredSymbolConfiguration"), "How a symbol is drawn."),
      ]),
    PropertyGroup(
      "buttonConfiguration",
      [
        Property(
          "style",
          .choice(
            "plain gray tinted filled borderless bordered borderedTinted borderedProminent glass prominentGlass clearGlass "
              + "prominentClearGlass"), "The look.", default: "\"plain\""),
        Property("title", .text, "The title.", default: "null"),
        Property("subtitle", .text, "The line below the title."),
        Property("attributedTitle", .attributedText, "The title with its attributes."),
        Property("attributedSubtitle", .attributedText, "The subtitle with its attributes."),
        Property(
          "titleFontDescription", .font, "The font of the title; where the document says none, that of the size.",
          key: "titleFont", default: "null", resolution: .configurationFont),
        Property(
          "fontDescription", .font, "The font of the title as older documents say it; absent is `titleFont`.",
          key: "font"),
        Property("subtitleFontDescription", .font, "The font of the subtitle.", key: "subtitleFont"),
        Property("image", .image, "The image."),
        Property(
          "imagePlacement", .choice("leading trailing top bottom"), "Where the image stands.", default: "\"leading\""),
        Property("imagePadding", .number, "The points between image and title.", default: "0"),
        Property("titlePadding", .number, "The points between title and subtitle."),
        Property(
          "titleAlignment", .choice("automatic leading center trailing"),
          "How title and subtitle are aligned; absent is automatic."),
        Property("titleLineBreakMode", .choice(lineBreaks), "Where the title's lines end."),
        Property("subtitleLineBreakMode", .choice(lineBreaks), "Where the subtitle's lines end."),
        Property(
          "cornerStyle", .choice("fixed dynamic small medium large capsule"), "How corners are rounded.",
          default: "\"dynamic\""),
        Property(
          "buttonSize", .choice("mini small medium large"), "The size that insets and font follow; absent is medium."),
        Property("baseForegroundColor", .color, "The colour of title and image; absent is that of the style."),
        Property("baseBackgroundColor", .color, "The colour of the background; absent is that of the style."),
        Property(
          "contentInsets", .geometry,
          "The insets around the content in points: top, leading, bottom, trailing; absent are those of a size or style whose insets "
            + "are not known.", resolution: .configurationInsets),
        Property(
          "showsActivityIndicator", .boolean, "Whether an activity indicator stands for the image; absent is false."),
        Property("background", .object("backgroundConfiguration"), "What is drawn behind the content."),
        Property(
          "preferredSymbolConfigurationForImage", .object("preferredSymbolConfiguration"), "How a symbol is drawn."),
        Property(
          "macIdiomStyle", .choice("automatic bordered borderless borderlessTinted"),
          "The look on a Mac; absent is automatic."),
        Property("automaticallyUpdateForSelection", .boolean, "Whether selection changes the look; absent is true."),
        Property(
          "indicator", .choice("automatic none popup"), "The mark of a button with a menu; absent is automatic."),
      ]),
    PropertyGroup(
      "backgroundConfiguration",
      [
        Property("backgroundColor", .color, "The colour."),
        Property("strokeColor", .color, "The colour of the outline."),
        Property("strokeWidth", .number, "The width of the outline in points."),
        Property("strokeOutset", .number, "How far the outline stands out, in points."),
        Property("cornerRadius", .number, "The radius of the corners in points."),
        Property("backgroundInsets", .geometry, "How far it stands in, in points: top, leading, bottom, trailing."),
        Property("image", .image, "The image."),
        Property("imageContentMode", .choice(contentModes), "How the image fits."),
        Property("visualEffect", .object("blurEffect vibrancyEffect"), "The effect."),
      ]),
    PropertyGroup(
      "preferredSymbolConfiguration",
      [
        Property(
          "configurationType", .choice("font pointSize scale unspecified"),
          "What gives the size; absent is the scale alone."),
        Property("fontDescription", .font, "The font whose size the symbol has.", key: "font"),
        Property("pointSize", .number, "The size in points."),
        Property(
          "weight",
          .choice("unspecified ultraLight ultralight=ultraLight thin light regular medium semibold bold heavy black"),
          "The weight of the strokes."),
        Property("scale", .choice("default unspecified small medium large"), "The scale."),
        Property(
          "renderingMode", .choice("automatic monochrome hierarchical palette multicolor"),
          "How its layers are coloured."),
        Property("paletteColors", .list("color"), "The colours of its layers."),
        Property("hierarchicalColor", .color, "The colour that its layers are shades of."),
        Property("paletteType", .text, "How many colours the palette has."),
      ]),
  ]
}
