/// What the framework classes that occur in documents inherit from.
public enum ClassHierarchy {
  /// The superclass of a class; `nil` for `NSObject` and for classes that are not known.
  public static func superclass(of name: String) -> String? {
    switch name {
    case "NSButtonCell", "NSDatePickerCell", "NSLevelIndicatorCell", "NSPathCell", "NSSegmentedCell",
      "NSSliderCell", "NSStepperCell", "NSTextFieldCell":
      "NSActionCell"
    case "NSPopUpButton":
      "NSButton"
    case "NSMenuItemCell":
      "NSButtonCell"
    case "NSActionCell", "NSImageCell":
      "NSCell"
    case "NSCollectionViewFlowLayout", "NSCollectionViewGridLayout":
      "NSCollectionViewLayout"
    case "NSButton", "NSColorWell", "NSDatePicker", "NSImageView", "NSLevelIndicator", "NSMatrix",
      "NSPathControl", "NSRuleEditor", "NSScroller", "NSSegmentedControl", "NSSlider", "NSStepper",
      "NSSwitch", "NSTableView", "NSTextField":
      "NSControl"
    case "NSObjectController", "NSUserDefaultsController":
      "NSController"
    case "NSDateFormatter", "NSNumberFormatter":
      "NSFormatter"
    case "NSClickGestureRecognizer", "NSMagnificationGestureRecognizer", "NSPanGestureRecognizer",
      "NSPressGestureRecognizer", "NSRotationGestureRecognizer":
      "NSGestureRecognizer"
    case "NSPopUpButtonCell":
      "NSMenuItemCell"
    case "NSCell", "NSCollectionViewLayout", "NSController", "NSFormatter", "NSGestureRecognizer",
      "NSGridCell", "NSGridColumn", "NSGridRow", "NSLayoutConstraint", "NSLayoutGuide", "NSMenu",
      "NSMenuItem", "NSPredicateEditorRowTemplate", "NSResponder", "NSSplitViewItem", "NSStoryboardSegue",
      "NSTabViewItem", "NSTableColumn", "NSToolbar", "NSToolbarItem", "UIBackgroundConfiguration",
      "UIBarAppearance", "UIBarItem", "UIButtonConfiguration", "UICollectionViewLayout",
      "UIGestureRecognizer", "UILayoutGuide", "UIListContentConfiguration", "UINavigationItem", "UIResponder",
      "UISearchDisplayController", "UIStoryboardSegue", "UIVisualEffect", "WKGestureRecognizer",
      "WKInterfaceController", "WKInterfaceObject", "WKWebViewConfiguration":
      "NSObject"
    case "NSArrayController", "NSTreeController":
      "NSObjectController"
    case "NSApplication", "NSPopover", "NSView", "NSViewController", "NSWindow", "NSWindowController":
      "NSResponder"
    case "NSPredicateEditor":
      "NSRuleEditor"
    case "NSOutlineView":
      "NSTableView"
    case "NSTextView":
      "NSText"
    case "NSComboBox", "NSSearchField", "NSSecureTextField", "NSTokenField":
      "NSTextField"
    case "NSComboBoxCell", "NSSearchFieldCell", "NSSecureTextFieldCell", "NSTableHeaderCell",
      "NSTokenFieldCell":
      "NSTextFieldCell"
    case "AVPlayerView", "NSBox", "NSClipView", "NSCollectionView", "NSControl", "NSGridView",
      "NSProgressIndicator", "NSScrollView", "NSSplitView", "NSStackView", "NSTabView", "NSTableCellView",
      "NSTableHeaderView", "NSText", "NSVisualEffectView", "WebView":
      "NSView"
    case "NSCollectionViewItem", "NSHostingController", "NSPageController", "NSSplitViewController",
      "NSTabViewController":
      "NSViewController"
    case "ARSCNView":
      "SCNView"
    case "ARSKView":
      "SKView"
    case "UINavigationBarAppearance", "UITabBarAppearance", "UIToolbarAppearance":
      "UIBarAppearance"
    case "UIBarButtonItem", "UITabBarItem":
      "UIBarItem"
    case "UICollectionViewCell":
      "UICollectionReusableView"
    case "UICollectionViewFlowLayout":
      "UICollectionViewLayout"
    case "UIButton", "UIColorWell", "UIDatePicker", "UIPageControl", "UIRefreshControl", "UISegmentedControl",
      "UISlider", "UIStepper", "UISwitch", "UITextField":
      "UIControl"
    case "UILongPressGestureRecognizer", "UIPanGestureRecognizer", "UIPinchGestureRecognizer",
      "UIRotationGestureRecognizer", "UISwipeGestureRecognizer", "UITapGestureRecognizer":
      "UIGestureRecognizer"
    case "UITrackingLayoutGuide":
      "UILayoutGuide"
    case "UIImagePickerController":
      "UINavigationController"
    case "UIScreenEdgePanGestureRecognizer":
      "UIPanGestureRecognizer"
    case "UIView", "UIViewController":
      "UIResponder"
    case "UICollectionView", "UITableView", "UITextView":
      "UIScrollView"
    case "UIKeyboardLayoutGuide":
      "UITrackingLayoutGuide"
    case "ARView", "GLKView", "MKMapView", "MTKView", "PDFView", "SCNView", "SKView",
      "UIActivityIndicatorView", "UICollectionReusableView", "UIControl", "UIImageView", "UILabel",
      "UINavigationBar", "UIPickerView", "UIProgressView", "UIScrollView", "UISearchBar", "UIStackView",
      "UITabBar", "UITableViewCell", "UIToolbar", "UIVisualEffectView", "UIWebView", "UIWindow", "WKWebView":
      "UIView"
    case "AVPlayerViewController", "GLKViewController", "UICollectionViewController", "UIHostingController",
      "UINavigationController", "UIPageViewController", "UISplitViewController", "UITabBarController",
      "UITableViewController":
      "UIViewController"
    case "UIBlurEffect", "UIVibrancyEffect":
      "UIVisualEffect"
    case "WKLongPressGestureRecognizer", "WKPanGestureRecognizer", "WKSwipeGestureRecognizer",
      "WKTapGestureRecognizer":
      "WKGestureRecognizer"
    case "WKHostingController", "WKUserNotificationInterfaceController":
      "WKInterfaceController"
    case "WKInterfaceActivityRing", "WKInterfaceButton", "WKInterfaceDate", "WKInterfaceGroup",
      "WKInterfaceImage", "WKInterfaceInlineMovie", "WKInterfaceLabel", "WKInterfaceMap", "WKInterfaceMovie",
      "WKInterfacePicker", "WKInterfaceSCNScene", "WKInterfaceSKScene", "WKInterfaceSeparator",
      "WKInterfaceSlider", "WKInterfaceSwitch", "WKInterfaceTable", "WKInterfaceTimer":
      "WKInterfaceObject"
    default: nil
    }
  }

  /// Whether a class is another or inherits from it.
  public static func isClass(_ name: String, kindOf ancestor: String) -> Bool {
    var current: String? = name
    while let candidate = current {
      if candidate == ancestor { return true }
      current = superclass(of: candidate)
    }
    return false
  }

  /// The class and all that it inherits from, the class first.
  public static func lineage(of name: String) -> [String] {
    Array(sequence(first: name, next: superclass(of:)))
  }
}
