extension SpecTable {
  /// Bars and their items.
  static let bars: [PropertyGroup] = [
    PropertyGroup(
      "UINavigationBar", .content,
      [
        Property("barStyle", .choice(barStyles), "The look; absent is default."),
        Property(
          "translucent", .boolean, "Whether what is behind shines through; absent is true.", key: "isTranslucent"),
        Property("largeTitles", .boolean, "Whether titles are large.", key: "prefersLargeTitles", default: "false"),
        Property("barTintColor", .color, "The colour of the bar."),
        Property("backgroundImage", .image, "The image behind the bar."),
        Property("shadowImage", .image, "The image of the line below the bar."),
        Property("backIndicatorImage", .image, "The image of the back button."),
        Property("backIndicatorTransitionMaskImage", .image, "The mask of that image while it moves."),
        Property("titleTextAttributes", .object("textAttributes"), "How titles are set."),
        Property("largeTitleTextAttributes", .object("textAttributes"), "How large titles are set."),
        Property("standardAppearance", .object("navigationBarAppearance"), "The look."),
        Property("compactAppearance", .object("navigationBarAppearance"), "The look in landscape on a phone."),
        Property("scrollEdgeAppearance", .object("navigationBarAppearance"), "The look at the top of the content."),
        Property(
          "compactScrollEdgeAppearance", .object("navigationBarAppearance"), "That look in landscape on a phone."),
        Property("items", .list("navigationItem"), "The items of a bar that no controller owns."),
      ]),
    PropertyGroup(
      "UIToolbar", .content,
      [
        Property("barStyle", .choice(barStyles), "The look; absent is default."),
        Property(
          "translucent", .boolean, "Whether what is behind shines through; absent is true.", key: "isTranslucent"),
        Property("barTintColor", .color, "The colour of the bar."),
        Property("backgroundImage", .image, "The image behind the bar."),
        Property("standardAppearance", .object("toolbarAppearance"), "The look."),
        Property("compactAppearance", .object("toolbarAppearance"), "The look in landscape on a phone."),
        Property("scrollEdgeAppearance", .object("toolbarAppearance"), "The look at the end of the content."),
        Property("compactScrollEdgeAppearance", .object("toolbarAppearance"), "That look in landscape on a phone."),
        Property("items", .list("barButtonItem"), "The items."),
      ]),
    PropertyGroup(
      "UITabBar", .content,
      [
        Property("barStyle", .choice(barStyles), "The look; absent is default."),
        Property(
          "translucent", .boolean, "Whether what is behind shines through; absent is true.", key: "isTranslucent"),
        Property("barTintColor", .color, "The colour of the bar."),
        Property("selectedImageTintColor", .color, "The colour of the selected image."),
        Property("unselectedItemTintColor", .color, "The colour of the other items."),
        Property("backgroundImage", .image, "The image behind the bar."),
        Property("shadowImage", .image, "The image of the line above the bar."),
        Property("selectionIndicatorImage", .image, "The image behind the selected item."),
        Property("itemPositioning", .choice("automatic fill centered"), "How items are spread; absent is automatic."),
        Property("itemSpacing", .number, "The points between items."),
        Property("itemWidth", .number, "The width of items in points."),
        Property("standardAppearance", .object("tabBarAppearance"), "The look."),
        Property("scrollEdgeAppearance", .object("tabBarAppearance"), "The look at the end of the content."),
        Property("items", .list("tabBarItem"), "The items of a bar that no controller owns."),
      ]),
    PropertyGroup(
      "UINavigationItem", .own,
      [
        Property("title", .text, "The title.", default: "null"),
        Property("prompt", .text, "The line above the title."),
        Property(
          "largeTitleDisplayMode", .choice("automatic always never inline"),
          "Whether the title is large; absent is automatic."),
        Property(
          "leftItemsSupplementBackButton", .boolean, "Whether left items leave the back button; absent is false."),
        Property("hidesBackButton", .boolean, "Whether there is no back button; absent is false."),
        Property("backButtonTitle", .text, "The title of the back button that leads here."),
        Property("backButtonDisplayMode", .choice("default generic minimal"), "What it shows; absent is default."),
        Property("style", .choice("navigator browser editor"), "The style on a pad; absent is navigator."),
        Property(
          "hidesSearchBarWhenScrolling", .boolean, "Whether the search bar goes with scrolling; absent is true."),
        Property("leftBarButtonItem", .object("barButtonItem"), "The left item."),
        Property("leftBarButtonItems", .list("barButtonItem"), "The left items, from the edge inwards."),
        Property("rightBarButtonItem", .object("barButtonItem"), "The right item."),
        Property("rightBarButtonItems", .list("barButtonItem"), "The right items, from the edge inwards."),
        Property("backBarButtonItem", .object("barButtonItem"), "The item that leads back here."),
        Property("titleView", .node, "The view that stands for the title."),
      ]),
    PropertyGroup(
      "UIBarItem", .own,
      [
        Property("title", .text, "The title."),
        Property("image", .image, "The image."),
        Property("landscapeImage", .image, "The image in landscape on a phone.", key: "landscapeImagePhone"),
        Property("largeContentSizeImage", .image, "The image in the large content viewer."),
        Property("imageInsets", .geometry, "How the image is shifted, in points: top, left, bottom, right."),
        Property("largeContentSizeImageInsets", .geometry, "How the large image is shifted, in points."),
        Property("landscapeImageInsets", .geometry, "How the landscape image is shifted, in points."),
        Property("enabled", .boolean, "Whether it can be used; absent is true.", key: "isEnabled"),
        Property("tag", .integer, "The number by which code finds it; absent is 0."),
        Property(
          "accessibilityConfiguration", .object("accessibility"), "What assistive technologies are told.",
          key: "accessibility"),
      ]),
    PropertyGroup(
      "UIBarButtonItem", .own,
      [
        Property("systemItem", .choice(systemItems), "The item of the system that it is."),
        Property(
          "style", .choice("plain bordered done prominent"), "The look; absent is bordered, which draws like plain."),
        Property("width", .number, "The width in points; 0 or absent is automatic."),
        Property("tintColor", .color, "The colour."),
        Property("selected", .boolean, "Whether it starts selected; absent is false.", key: "isSelected"),
        Property("changesSelectionAsPrimaryAction", .boolean, "Whether a tap toggles the selection; absent is false."),
        Property(
          "springLoaded", .boolean, "Whether a drag that hovers activates it; absent is false.", key: "isSpringLoaded"),
        Property("backgroundImage", .image, "The image behind it."),
        Property("customView", .node, "The view that stands for it."),
        Property("menu", .object("menu"), "The menu that it opens."),
      ]),
    PropertyGroup(
      "UITabBarItem", .own,
      [
        Property(
          "systemItem",
          .choice(
            "more favorites featured topRated recents contacts history bookmarks search downloads mostRecent mostViewed"
          ),
          "The item of the system that it is."),
        Property("selectedImage", .image, "The image while selected."),
        Property("badgeValue", .text, "The text of the badge."),
        Property("badgeColor", .color, "The colour of the badge."),
        Property("titlePositionAdjustment", .geometry, "How the title is shifted, in points: across, down."),
      ]),
    PropertyGroup("UIBarAppearance", .own, barAppearance),
  ]

  private static let dataDetectors =
    "none phoneNumber link address calendarEvent trackingNumber flightNumber lookupSuggestion all"
  private static let systemItems =
    "done cancel edit save add flexibleSpace fixedSpace compose reply action organize bookmarks search refresh stop camera "
    + "trash play pause rewind fastForward undo redo pageCurl close writingTools"

  private static let barAppearance: [Property] = [
    Property("backgroundColor", .color, "The colour."),
    Property("backgroundImage", .image, "The image behind the bar."),
    Property("backgroundImageContentMode", .choice(contentModes), "How that image fits."),
    Property("shadowColor", .color, "The colour of the line at the edge."),
    Property("shadowImage", .image, "The image of the line at the edge."),
    Property("backgroundEffect", .object("blurEffect"), "The blur behind the bar."),
    Property("blurEffect", .object("blurEffect"), "The blur behind the bar."),
    Property("titleTextAttributes", .object("textAttributes"), "How titles are set."),
    Property("largeTitleTextAttributes", .object("textAttributes"), "How large titles are set."),
    Property("titlePositionAdjustment", .geometry, "How titles are shifted, in points: across, down."),
    Property("selectionIndicatorTintColor", .color, "The colour behind the selected item."),
  ]

  static let appearanceStructures: [PropertyGroup] = [
    PropertyGroup("toolbarAppearance", barAppearance),
    PropertyGroup("tabBarAppearance", barAppearance),
    PropertyGroup(
      "textAttributes",
      [
        Property("fontDescription", .font, "The font.", key: "font"),
        Property("textColor", .color, "The colour."),
        Property("textShadowColor", .color, "The colour of the shadow."),
        Property("textShadowOffset", .geometry, "The offset of the shadow in points: across, down."),
      ]),
    PropertyGroup(
      "menu",
      [
        Property("title", .text, "The title."),
        Property("children", .list("command"), "The items."),
        Property("items", .list("menuItem"), "The items."),
      ]),
    PropertyGroup(
      "wkWebViewConfiguration",
      [
        Property("allowsAirPlayForMediaPlayback", .boolean, "Whether media may play elsewhere; absent is true."),
        Property("allowsPictureInPictureMediaPlayback", .boolean, "Whether media may float; absent is true."),
        Property("allowsInlineMediaPlayback", .boolean, "Whether media play in the page; absent is false."),
        Property(
          "suppressesIncrementalRendering", .boolean, "Whether pages show when they are whole; absent is false."),
        Property("applicationNameForUserAgent", .text, "The application's name in that of the browser."),
        Property("selectionGranularity", .choice("dynamic character"), "How text is selected; absent is dynamic."),
        Property("dataDetectorTypes", .flags(dataDetectors), "What becomes a link by itself."),
        Property(
          "mediaTypesRequiringUserActionForPlayback", .flags("none audio video all"), "Which media wait for a tap."),
        Property("preferences", .object("wkPreferences"), "The preferences."),
      ]),
    PropertyGroup(
      "wkPreferences",
      [
        Property("javaScriptEnabled", .boolean, "Whether scripts run; absent is true.", key: "isJavaScriptEnabled"),
        Property(
          "javaScriptCanOpenWindowsAutomatically", .boolean, "Whether scripts open windows; absent is false on a phone."
        ),
        Property("minimumFontSize", .number, "The least size of text in points; absent is 0."),
        Property("fraudulentWebsiteWarningEnabled", .boolean, "Whether it warns of fraud; absent is true."),
      ]),
    PropertyGroup(
      "command",
      [
        Property("title", .text, "The title."),
        Property("image", .image, "The image."),
      ]),
  ]

  /// Views that show media, maps, pages of the web, or draw by themselves.
  static let media: [PropertyGroup] = [
    PropertyGroup(
      "MKMapView", .content,
      [
        Property(
          "mapType", .choice("standard satellite hybrid satelliteFlyover hybridFlyover mutedStandard"),
          "The kind of map.",
          default: "\"standard\""),
        Property("zoomEnabled", .boolean, "Whether it zooms; absent is true.", key: "isZoomEnabled"),
        Property("scrollEnabled", .boolean, "Whether it scrolls; absent is true.", key: "isScrollEnabled"),
        Property("rotateEnabled", .boolean, "Whether it turns; absent is true.", key: "isRotateEnabled"),
        Property("pitchEnabled", .boolean, "Whether it tilts; absent is true.", key: "isPitchEnabled"),
        Property("showsUserLocation", .boolean, "Whether the user's place shows; absent is false."),
        Property("showsBuildings", .boolean, "Whether buildings show; absent is true."),
        Property("showsCompass", .boolean, "Whether the compass shows; absent is true."),
        Property("showsScale", .boolean, "Whether the scale shows; absent is false."),
        Property("showsTraffic", .boolean, "Whether traffic shows; absent is false."),
        Property("showsPointsOfInterest", .boolean, "Whether points of interest show; absent is true."),
      ]),
    PropertyGroup(
      "WKWebView", .content,
      [
        Property("allowsBackForwardNavigationGestures", .boolean, "Whether swipes go back and forth; absent is false."),
        Property("allowsLinkPreview", .boolean, "Whether links show previews; absent is true."),
        Property("customUserAgent", .text, "The name that it goes by."),
        Property("configuration", .object("wkWebViewConfiguration"), "The configuration."),
        Property(
          "findInteractionEnabled", .boolean, "Whether pages can be searched; absent is false.",
          key: "isFindInteractionEnabled"),
      ]),
    PropertyGroup(
      "UIWebView", .content,
      [
        Property("scalesPageToFit", .boolean, "Whether pages are scaled; absent is false."),
        Property("allowsInlineMediaPlayback", .boolean, "Whether media play in the page; absent is false."),
        Property("mediaPlaybackRequiresUserAction", .boolean, "Whether media wait for a tap; absent is true."),
        Property("mediaPlaybackAllowsAirPlay", .boolean, "Whether media may play elsewhere; absent is true."),
        Property(
          "dataDetectorTypes", .flags("phoneNumber link address calendarEvent all none"),
          "What becomes a link by itself."),
      ]),
    PropertyGroup(
      "GLKView", .content,
      [Property("enableSetNeedsDisplay", .boolean, "Whether it draws when asked; absent is true.")]),
    PropertyGroup(
      "MTKView", .content,
      [
        Property("colorPixelFormat", .text, "The pixels of its colours."),
        Property("depthStencilPixelFormat", .text, "The pixels of its depths."),
        Property("clearColor", .color, "The colour that it starts from."),
        Property("sampleCount", .integer, "The samples of a pixel."),
        Property("preferredFramesPerSecond", .integer, "The frames of a second."),
        Property("paused", .boolean, "Whether it stands still; absent is false.", key: "isPaused"),
        Property("enableSetNeedsDisplay", .boolean, "Whether it draws when asked; absent is false."),
      ]),
    PropertyGroup(
      "SCNView", .content,
      [
        Property("wantsMultisampling", .boolean, "Whether edges are smoothed; absent is false."),
        Property("scene", .text, "The scene that it shows."),
        Property("sceneName", .text, "The scene that it shows."),
        Property("allowsCameraControl", .boolean, "Whether the user moves the camera; absent is false."),
        Property("jitteringEnabled", .boolean, "Whether a still scene is smoothed; absent is false."),
        Property("autoenablesDefaultLighting", .boolean, "Whether a scene without light has some; absent is false."),
      ]),
    PropertyGroup(
      "UIWindow", .content,
      [
        Property("resizesToFullScreen", .boolean, "Whether it fills the screen; absent is false."),
        Property("visibleAtLaunch", .boolean, "Whether it shows when it is loaded; absent is false."),
      ]),
  ]
}
