/// The values of attributes that Interface Builder does not write, by UIKit class.
///
/// It leaves out an attribute that has the archive's zero value, which is not always what UIKit starts with: a label
/// without `adjustsFontSizeToFit` does shrink its font.
public enum DefaultValues {
  /// The value of an absent attribute for a class, which may inherit it; `nil` where absence has no value.
  public static func value(of attribute: String, forClass name: String) -> String? {
    var current: String? = name
    while let candidate = current {
      if let value = table[candidate]?[attribute] { return value }
      current = ClassHierarchy.superclass(of: candidate)
    }
    return nil
  }

  private static let table: [String: [String: String]] = [
    "UIView": [
      "contentMode": "scaleToFill", "hidden": "NO", "alpha": "1", "tag": "0", "opaque": "YES", "clipsSubviews": "NO",
      "userInteractionEnabled": "YES", "multipleTouchEnabled": "NO", "clearsContextBeforeDrawing": "YES",
      "autoresizesSubviews": "YES", "translatesAutoresizingMaskIntoConstraints": "YES",
      "horizontalHuggingPriority": "250", "verticalHuggingPriority": "250",
      "horizontalCompressionResistancePriority": "750", "verticalCompressionResistancePriority": "750",
      "semanticContentAttribute": "unspecified", "fixedFrame": "NO", "misplaced": "NO", "ambiguous": "NO",
      "verifyAmbiguity": "always", "insetsLayoutMarginsFromSafeArea": "YES", "preservesSuperviewLayoutMargins": "NO",
      "layoutMarginsFollowReadableWidth": "NO",
    ],
    "UIViewController": [
      "automaticallyAdjustsScrollViewInsets": "YES", "hidesBottomBarWhenPushed": "NO",
      "extendedLayoutIncludesOpaqueBars": "NO", "definesPresentationContext": "NO",
      "modalPresentationStyle": "automatic", "modalTransitionStyle": "coverVertical",
      "useStoryboardIdentifierAsRestorationIdentifier": "NO", "clearsSelectionOnViewWillAppear": "YES",
    ],
    "UINavigationController": ["navigationBarHidden": "NO", "toolbarHidden": "YES"],
    "UILabel": [
      "text": "", "textAlignment": "left", "numberOfLines": "1", "adjustsFontSizeToFit": "YES",
      "minimumScaleFactor": "0", "minimumFontSize": "0", "baselineAdjustment": "alignBaselines", "enabled": "YES",
      "highlighted": "NO", "adjustsFontForContentSizeCategory": "NO", "adjustsLetterSpacingToFitWidth": "NO",
      "usesAttributedText": "NO",
    ],
    "UIControl": ["enabled": "YES", "selected": "NO", "highlighted": "NO"],
    "UIButton": [
      "buttonType": "custom", "adjustsImageWhenHighlighted": "YES", "adjustsImageWhenDisabled": "YES",
      "reversesTitleShadowWhenHighlighted": "NO", "showsTouchWhenHighlighted": "NO",
      "showsMenuAsPrimaryAction": "NO", "pointerInteraction": "NO", "springLoaded": "NO", "role": "normal",
      "adjustsFontForContentSizeCategory": "NO",
    ],
    "UISwitch": ["on": "NO"],
    "UISlider": ["value": "0", "continuous": "YES"],
    "UIStepper": [
      "value": "0", "minimumValue": "0", "maximumValue": "100", "stepValue": "1", "autorepeat": "YES",
      "continuous": "YES", "wraps": "NO",
    ],
    "UISegmentedControl": ["momentary": "NO", "apportionsSegmentWidthsByContent": "NO"],
    "UIProgressView": ["progress": "0", "progressViewStyle": "default"],
    "UIPageControl": ["numberOfPages": "0", "currentPage": "0", "hidesForSinglePage": "NO"],
    "UIActivityIndicatorView": ["animating": "NO", "hidesWhenStopped": "NO"],
    "UITextField": [
      "borderStyle": "none", "textAlignment": "left", "clearButtonMode": "never", "adjustsFontSizeToFit": "YES",
      "clearsOnBeginEditing": "NO", "minimumFontSize": "17", "adjustsFontForContentSizeCategory": "NO",
    ],
    "UITextView": [
      "editable": "YES", "selectable": "YES", "scrollEnabled": "YES", "textAlignment": "left",
      "adjustsFontForContentSizeCategory": "NO",
    ],
    "UIDatePicker": ["style": "automatic", "minuteInterval": "1", "useCurrentDate": "YES"],
    "UISearchBar": ["searchBarStyle": "default", "translucent": "YES", "showsCancelButton": "NO"],
    "UIImageView": ["highlighted": "NO", "adjustsImageSizeForAccessibilityContentSizeCategory": "NO"],
    "UIStackView": [
      "axis": "horizontal", "distribution": "fill", "alignment": "fill", "spacing": "0",
      "baselineRelativeArrangement": "NO",
    ],
    "UIScrollView": [
      "bounces": "YES", "bouncesZoom": "YES", "scrollEnabled": "YES", "pagingEnabled": "NO",
      "directionalLockEnabled": "NO", "showsHorizontalScrollIndicator": "YES", "showsVerticalScrollIndicator": "YES",
      "delaysContentTouches": "YES", "canCancelContentTouches": "YES", "alwaysBounceVertical": "NO",
      "alwaysBounceHorizontal": "NO", "scrollsToTop": "YES", "minimumZoomScale": "1", "maximumZoomScale": "1",
      "indicatorStyle": "default", "keyboardDismissMode": "none", "contentInsetAdjustmentBehavior": "automatic",
    ],
    "UITableView": [
      "style": "plain", "separatorStyle": "singleLine", "allowsSelection": "YES", "allowsMultipleSelection": "NO",
      "allowsSelectionDuringEditing": "NO", "allowsMultipleSelectionDuringEditing": "NO", "estimatedRowHeight": "0",
      "contentViewInsetsToSafeArea": "YES",
    ],
    "UICollectionView": ["prefetchingEnabled": "YES"],
    "UICollectionViewFlowLayout": ["scrollDirection": "vertical", "automaticEstimatedItemSize": "NO"],
    "UITableViewCell": [
      "selectionStyle": "default", "accessoryType": "none", "editingAccessoryType": "none", "indentationLevel": "0",
      "indentationWidth": "10", "hidesAccessoryWhenEditing": "YES", "showsReorderControl": "NO",
      "shouldIndentWhileEditing": "YES",
    ],
    "NSLayoutConstraint": [
      "relation": "equal", "constant": "0", "multiplier": "1", "priority": "1000", "symbolic": "NO",
      "placeholder": "NO",
    ],
    "UINavigationBar": ["translucent": "YES", "barStyle": "default", "largeTitles": "NO"],
    "UIToolbar": ["translucent": "YES", "barStyle": "default"],
    "UITabBar": ["translucent": "YES", "barStyle": "default"],
    "UIBarItem": ["enabled": "YES"],
    "UIBarButtonItem": ["width": "0"],
    "UINavigationItem": ["largeTitleDisplayMode": "automatic"],
  ]
}
