import XMLTree

extension Document {
  /// The attributes of an element whose value is the id of an object in the document.
  public func references(of element: XMLNode) -> [XMLNode] {
    guard xml.isElement(element) else { return [] }
    let keys = Self.referenceKeys(of: xml.nameText(of: element))
    if keys.isEmpty { return [] }
    return xml.attributes(of: element).filter { keys.contains(xml.nameText(of: $0)) }
  }

  /// The names of the attributes that name objects, by the name of the element.
  private static func referenceKeys(of element: String) -> [String] {
    switch element {
    case "constraint": ["firstItem", "secondItem"]
    case "outlet", "outletCollection", "accessibilityConnection": ["destination"]
    case "action": ["destination", "target"]
    case "segue": ["destination", "reference", "popoverAnchorView", "popoverAnchorBarButtonItem"]
    case "binding": ["destination", "previousBinding"]
    case "include", "exclude": ["reference"]
    case "tableViewCell": ["textLabel", "detailTextLabel", "imageView"]
    case "tableViewCellContentView": ["tableViewCell"]
    case "document": ["initialViewController"]
    case "gridCell": ["row", "column"]
    case "popUpButtonCell": ["selectedItem"]
    case "tabView": ["initialItem"]
    case "tableView", "outlineView": ["headerView"]
    case "scrollView": ["horizontalScroller", "verticalScroller"]
    // Elements that stand for an object elsewhere in the document.
    case "view", "toolbarItem", "tapGestureRecognizer", "panGestureRecognizer", "swipeGestureRecognizer": ["reference"]
    case "designable": ["name"]
    default: []
    }
  }
}
