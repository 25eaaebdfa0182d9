/// The views that layout treats in a way of their own, by the names of their elements.
public enum ViewKind: String, Sendable {
  case activityIndicatorView, button, collectionReusableView, collectionView, collectionViewCell
  case collectionViewCellContentView, containerView, datePicker, imageView, label, navigationBar, pageControl,
    pickerView
  case progressView, scrollView, searchBar, segmentedControl, slider, stackView, stepper, `switch`, tabBar, tableView
  case tableViewCell, tableViewCellContentView, textField, textView, toolbar, view, visualEffectView, wkWebView
  /// Every other.
  case other

  /// Whether its size depends on a text.
  var hasText: Bool {
    switch self {
    case .label, .button, .textField, .segmentedControl, .textView, .datePicker, .pageControl, .stepper: true
    default: false
    }
  }

  /// Whether its content scrolls.
  var scrolls: Bool {
    switch self {
    case .scrollView, .tableView, .collectionView, .textView: true
    default: false
    }
  }

  /// Whether a list places it: a cell, a reusable view, or the content view of one.
  var isPlacedByList: Bool {
    switch self {
    case .tableViewCell, .collectionViewCell, .collectionReusableView, .tableViewCellContentView,
      .collectionViewCellContentView:
      true
    default: false
    }
  }

  /// Whether it is laid out by itself, whatever it lies in.
  var isSolvedAlone: Bool {
    switch self {
    case .tableViewCell, .collectionViewCell, .collectionReusableView: true
    default: false
    }
  }

  /// Whether nothing in it gives it a size of its own.
  var isPlain: Bool {
    switch self {
    case .view, .tableView, .collectionView, .scrollView, .containerView, .visualEffectView, .wkWebView, .textView: true
    default: false
    }
  }
}
