import InterfaceBuilder
import XMLTree

/// The plans of element names, made when they are first asked for; it serves one name table and so one thread.
final class PlanCatalog {
  let vocabulary: Vocabulary
  let geometry: GeometryNames
  let designTime: DesignTimeIndex
  let reuseIdentifier: XMLName
  let rowHeight: XMLName
  let estimatedRowHeight: XMLName
  let text: XMLName
  let colorSpace: XMLName
  let customColorSpace: XMLName
  /// The codes of the attributes that say the components of a colour and their space.
  let componentNames: Set<Int32>
  private var plans: [[ElementPlan?]] = Array(repeating: [], count: Platform.allCases.count)
  private var unknownViews: [ElementPlan?] = Array(repeating: nil, count: Platform.allCases.count)

  init(vocabulary: Vocabulary) {
    self.vocabulary = vocabulary
    geometry = GeometryNames(vocabulary.names)
    designTime = DesignTimeIndex(vocabulary.names)
    reuseIdentifier = vocabulary.names.intern("reuseIdentifier")
    rowHeight = vocabulary.names.intern("rowHeight")
    estimatedRowHeight = vocabulary.names.intern("estimatedRowHeight")
    text = vocabulary.names.intern("text")
    colorSpace = vocabulary.names.intern("colorSpace")
    customColorSpace = vocabulary.names.intern("customColorSpace")
    componentNames = Set(
      [
        "white", "red", "green", "blue", "cyan", "magenta", "yellow", "black", "alpha", "colorSpace",
        "customColorSpace",
      ].map { vocabulary.names.intern($0).code })
  }

  /// The plan of an element name on a platform.
  func plan(_ name: XMLName, on platform: Platform) -> ElementPlan {
    let slot = platform.index
    let code = Int(name.code)
    if code < plans[slot].count, let plan = plans[slot][code] { return plan }
    if code >= plans[slot].count {
      plans[slot].append(contentsOf: repeatElement(nil, count: code + 1 - plans[slot].count))
    }
    let text = vocabulary.names[name]
    let plan = ElementPlan(
      element: text, className: vocabulary.elements[name]?.className(on: platform), isKnown: true,
      names: vocabulary.names)
    plans[slot][code] = plan
    return plan
  }

  /// The plan of a view whose element is not known.
  func unknownView(on platform: Platform) -> ElementPlan {
    if let plan = unknownViews[platform.index] { return plan }
    let plan = ElementPlan(
      element: "view", className: ElementCatalog.viewClass(on: platform), isKnown: false, names: vocabulary.names)
    unknownViews[platform.index] = plan
    return plan
  }
}

extension Platform {
  /// A small number for tables.
  var index: Int {
    switch self {
    case .iOS: 0
    case .tvOS: 1
    case .watchOS: 2
    case .macOS: 3
    }
  }
}
