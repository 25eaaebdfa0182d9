extension SpecTable {
  /// View controllers.
  static let controllers: [PropertyGroup] = [
    PropertyGroup(
      "UIViewController", .own,
      [
        Property("storyboardIdentifier", .text, "The name under which code asks for the controller."),
        Property("title", .text, "The title."),
        Property("nibName", .text, "The document that its view comes from."),
        Property("restorationIdentifier", .text, "The name under which state is restored."),
        Property(
          "useStoryboardIdentifierAsRestorationIdentifier", .boolean,
          "Whether both names are the same; absent is false."),
        Property(
          "modalPresentationStyle", .choice(presentations), "How it is presented; absent is automatic."),
        Property("modalTransitionStyle", .choice(transitions), "How it comes; absent is coverVertical."),
        Property("definesPresentationContext", .boolean, "Whether others are presented within it; absent is false."),
        Property(
          "providesPresentationContextTransitionStyle", .boolean, "Whether it says how they come; absent is false."),
        Property(
          "automaticallyAdjustsScrollViewInsets", .boolean,
          "Whether its scroll view keeps clear of bars; absent is true."),
        Property("extendedLayoutIncludesOpaqueBars", .boolean, "Whether it lies under opaque bars; absent is false."),
        Property(
          "edgesForExtendedLayout", .flags(edges), "The edges at which it lies under bars; absent is all."),
        Property("hidesBottomBarWhenPushed", .boolean, "Whether it hides the tab bar; absent is false."),
        Property("autoresizesArchivedViewToFullSize", .boolean, "Whether its view is made to fit; absent is true."),
        Property("wantsFullScreenLayout", .boolean, "Whether it lies under the status bar; absent is false."),
        Property(
          "interfaceStyle", .choice("unspecified light dark"), "The appearance that it insists on.",
          key: "overrideUserInterfaceStyle"),
        Property(
          "modalInPresentation", .boolean, "Whether a swipe cannot close it; absent is false.",
          key: "isModalInPresentation"),
        Property("contentSizeForViewInPopover", .geometry, "The size in a popover in points: width, height."),
        Property("preferredContentSize", .geometry, "The size that it asks for in points: width, height."),
        Property("navigationItem", .object("navigationItem"), "What the navigation bar shows for it."),
        Property("tabBarItem", .object("tabBarItem"), "What the tab bar shows for it."),
        Property("toolbarItems", .list("barButtonItem"), "What the toolbar shows for it."),
        Property(
          "layoutGuides", .list("viewControllerLayoutGuide"), "The old guides at the top and the bottom.",
          key: "layoutGuides"),
        Property(
          "accessibilityConfiguration", .object("accessibility"), "What assistive technologies are told.",
          key: "accessibility"),
      ]),
    PropertyGroup(
      "UITableViewController", .own,
      [
        Property(
          "clearsSelectionOnViewWillAppear", .boolean, "Whether the selection goes when it appears; absent is true."),
        Property("refreshControl", .object("refreshControl"), "The control that pulling shows."),
      ]),
    PropertyGroup(
      "UICollectionViewController", .own,
      [
        Property(
          "clearsSelectionOnViewWillAppear", .boolean, "Whether the selection goes when it appears; absent is true.")
      ]),
    PropertyGroup(
      "UINavigationController", .own,
      [
        Property(
          "navigationBarHidden", .boolean, "Whether there is no navigation bar.", key: "isNavigationBarHidden",
          default: "false"),
        Property("toolbarHidden", .boolean, "Whether there is no toolbar.", key: "isToolbarHidden", default: "true"),
        Property("hidesBarsOnSwipe", .boolean, "Whether a swipe hides the bars; absent is false."),
        Property("hidesBarsOnTap", .boolean, "Whether a tap hides the bars; absent is false."),
        Property("hidesBarsWhenKeyboardAppears", .boolean, "Whether the keyboard hides the bars; absent is false."),
        Property("hidesBarsWhenVerticallyCompact", .boolean, "Whether landscape hides the bars; absent is false."),
        Property("navigationBar", .node, "The navigation bar."),
        Property("toolbar", .node, "The toolbar."),
        Property(
          "viewControllers", .references,
          "The controllers that it starts with, null where the document says that there are none; each is a root."),
      ]),
    PropertyGroup(
      "UITabBarController", .own,
      [
        Property("tabBar", .node, "The tab bar."),
        Property(
          "viewControllers", .references,
          "The controllers that it starts with, null where the document says that there are none; each is a root."),
        Property("selectedIndex", .integer, "The tab that it starts with."),
      ]),
    PropertyGroup(
      "UISplitViewController", .own,
      [
        Property(
          "preferredDisplayMode",
          .choice(
            "automatic beside overlay secondaryOnly oneBesideSecondary oneOverSecondary twoBesideSecondary twoOverSecondary "
              + "twoDisplaceSecondary primaryHidden allVisible primaryOverlay"),
          "What shows beside what; absent is automatic."),
        Property(
          "behavior", .choice("automatic tile overlay displace"), "How columns make room; absent is automatic.",
          key: "preferredSplitBehavior"),
        Property("primaryBackgroundStyle", .choice("none sidebar"), "The look of the primary column; absent is none."),
        Property("maximumPrimaryColumnWidth", .number, "The greatest width of the primary column in points."),
        Property("minimumPrimaryColumnWidth", .number, "The least width of the primary column in points."),
        Property("preferredPrimaryColumnWidth", .number, "The width of the primary column in points."),
        Property("preferredPrimaryColumnWidthFraction", .number, "The width of the primary column as a fraction."),
        Property("allowDoubleColumnStyle", .boolean, "Whether it has the columns of iOS 14; absent is false."),
        Property("allowTripleColumnStyle", .boolean, "Whether it has three columns; absent is false."),
        Property("presentsWithGesture", .boolean, "Whether a swipe shows the primary column; absent is true."),
        Property(
          "viewControllers", .references,
          "The controllers that it starts with, null where the document says that there are none; each is a root."),
      ]),
    PropertyGroup(
      "UIPageViewController", .own,
      [
        Property("transitionStyle", .choice("pageCurl scroll"), "How pages turn.", default: "\"pageCurl\""),
        Property(
          "navigationOrientation", .choice("horizontal vertical"), "Which way pages turn.", default: "\"horizontal\""),
        Property("spineLocation", .choice("none min mid max"), "Where the spine is."),
        Property("pageSpacing", .number, "The points between pages."),
        Property("doubleSided", .boolean, "Whether pages have backs; absent is false.", key: "isDoubleSided"),
      ]),
    PropertyGroup(
      "AVPlayerViewController", .own,
      [
        Property("videoGravity", .text, "How the video fits."),
        Property("showsPlaybackControls", .boolean, "Whether there are controls; absent is true."),
      ]),
    PropertyGroup(
      "GLKViewController", .own,
      [
        Property("preferredFramesPerSecond", .integer, "The frames of a second."),
        Property("pauseOnWillResignActive", .boolean, "Whether it pauses with the application."),
        Property("resumeOnDidBecomeActive", .boolean, "Whether it goes on with the application."),
      ]),
    PropertyGroup(
      "viewControllerPlaceholder", .own,
      [
        Property("storyboardName", .text, "The storyboard that is meant."),
        Property("referencedIdentifier", .text, "The controller in it; absent is the initial one."),
        Property("bundleIdentifier", .text, "The bundle that it is in; absent is this one."),
        Property("storyboardIdentifier", .text, "The name under which code asks for the controller."),
        Property("navigationItem", .object("navigationItem"), "What the navigation bar shows for it."),
        Property("tabBarItem", .object("tabBarItem"), "What the tab bar shows for it."),
        Property("title", .text, "The title."),
      ]),
    PropertyGroup(
      "viewControllerLayoutGuide", .own,
      [Property("type", .choice("top bottom"), "Which end it is at.")]),
  ]

  private static let presentations =
    "automatic none fullScreen pageSheet formSheet currentContext overFullScreen overCurrentContext popover custom blurOverFullScreen"
  private static let transitions = "coverVertical flipHorizontal crossDissolve partialCurl"

  /// Objects that are neither views nor controllers.
  static let objects: [PropertyGroup] = [
    PropertyGroup(
      "placeholder", .own,
      [
        Property(
          "placeholderIdentifier", .text,
          "What stands here when the document is loaded: its owner, or the first responder.")
      ]),
    PropertyGroup(
      "UIGestureRecognizer", .own,
      [
        Property("enabled", .boolean, "Whether it answers; absent is true.", key: "isEnabled"),
        Property("cancelsTouchesInView", .boolean, "Whether the view loses the touch; absent is true."),
        Property("delaysTouchesBegan", .boolean, "Whether the view hears of a touch late; absent is false."),
        Property("delaysTouchesEnded", .boolean, "Whether the view hears of its end late; absent is true."),
        Property("name", .text, "The name by which code finds it.", key: "recognizerName"),
      ]),
    PropertyGroup(
      "UITapGestureRecognizer", .own,
      [
        Property("numberOfTapsRequired", .integer, "How many taps; absent is 1."),
        Property("numberOfTouchesRequired", .integer, "How many fingers; absent is 1."),
      ]),
    PropertyGroup(
      "UIPanGestureRecognizer", .own,
      [
        Property("minimumNumberOfTouches", .integer, "How many fingers at least; absent is 1."),
        Property("maximumNumberOfTouches", .integer, "How many fingers at most."),
        Property("edges", .flags(edges), "The edges of the screen that it starts from."),
      ]),
    PropertyGroup(
      "UISwipeGestureRecognizer", .own,
      [
        Property("direction", .choice("right left up down 1=right 2=left 4=up 8=down"), "Which way."),
        Property("numberOfTouchesRequired", .integer, "How many fingers; absent is 1."),
      ]),
    PropertyGroup(
      "UILongPressGestureRecognizer", .own,
      [
        Property("minimumPressDuration", .number, "How long, in seconds; absent is 0.5."),
        Property("allowableMovement", .number, "How far the finger may move, in points; absent is 10."),
        Property("numberOfTapsRequired", .integer, "How many taps before; absent is 0."),
        Property("numberOfTouchesRequired", .integer, "How many fingers; absent is 1."),
      ]),
    PropertyGroup(
      "UIPinchGestureRecognizer", .own,
      [Property("scale", .number, "The scale that it starts with; absent is 1.")]),
    PropertyGroup(
      "UIRotationGestureRecognizer", .own,
      [Property("rotation", .number, "The angle that it starts with, in radians; absent is 0.")]),
    PropertyGroup(
      "document", .own,
      [
        Property(
          "initialViewController", .reference, "The controller that the storyboard starts with.", default: "null"),
        Property("useAutolayout", .boolean, "Whether constraints are used.", default: "false"),
        Property("useTraitCollections", .boolean, "Whether size classes are used.", default: "false"),
        Property("useSafeAreas", .boolean, "Whether safe area guides exist.", default: "false"),
        Property("launchScreen", .boolean, "Whether it is a launch screen.", default: "false"),
        Property("colorMatched", .boolean, "Whether colours are converted between colour spaces.", default: "false"),
        Property("tintColor", .color, "The tint of all windows; null is system blue.", default: "null"),
        Property(
          "customObjectInstantitationMethod", .choice("direct"), "How custom objects of AppKit are made.",
          key: "customObjectInstantiationMethod"),
        Property(
          "generatesPrototypingConstraints", .boolean,
          "Whether Xcode adds constraints to views that have none; absent is false."),
        Property("customFonts", .fontFiles, "The font files of the project, with the faces that are used."),
      ]),
  ]
}
