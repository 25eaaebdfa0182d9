import InterfaceBuilder
import XMLTree

@testable import AutoLayout

/// The views of a document, as its own canvas sees them or in another environment.
///
/// - Parameters:
///   - scenes: The scenes of a storyboard, where it is one.
///   - objects: The objects of a XIB otherwise.
///   - device: The `device` element; none where it is `nil`.
///   - hasSafeAreas: Whether the document uses safe areas.
func tree(
  scenes: String? = nil, objects: String = "", device: String? = "retina6_1", isLandscape: Bool = false, tools: String,
  type: String = "CocoaTouch", hasSafeAreas: Bool = true, in environment: LayoutEnvironment? = nil
) throws -> ViewTree {
  let kind = scenes == nil ? "XIB" : "Storyboard.XIB"
  let orientation = isLandscape ? "landscape" : "portrait"
  let element = device.map { "<device id='\($0)' orientation='\(orientation)'/>" } ?? ""
  let content = scenes.map { "<scenes>\($0)</scenes>" } ?? "<objects>\(objects)</objects>"
  let text = """
    <document type="com.apple.InterfaceBuilder3.\(type).\(kind)" version="3.0" toolsVersion="\(tools)" \
    targetRuntime="\(type == "CocoaTouch" ? "iOS.CocoaTouch" : type)" useAutolayout="YES" useSafeAreas="\(hasSafeAreas ? "YES" : "NO")">\
    \(element)\(content)</document>
    """
  let vocabulary = Vocabulary(names: XMLNameTable())
  let xml = try XMLReader(names: vocabulary.names).read(Array(text.utf8), path: "test.xib")
  let document = Document(xml, vocabulary: vocabulary)
  return ViewTree(document, environment: environment ?? LayoutEnvironment(canvasOf: document))
}

/// A view element with a frame.
func view(
  _ id: String, _ width: Double, _ height: Double, x: Double = 0, y: Double = 0, name: String = "view",
  attributes: String = "", _ content: String = ""
) -> String {
  """
  <\(name) id="\(id)" \(attributes)><rect key="frame" x="\(x)" y="\(y)" width="\(width)" height="\(height)"/>\
  \(content)</\(name)>
  """
}

/// A scene with a view controller, whose view has the id of the controller and `-view`.
func scene(
  _ id: String, _ width: Double, _ height: Double, name: String = "viewController", attributes: String = "",
  _ content: String = ""
) -> String {
  let view = view("\(id)-view", width, height, attributes: "key='view'")
  return "<scene><objects><\(name) id='\(id)' \(attributes)>\(view)\(content)</\(name)></objects></scene>"
}

/// A segue to a controller.
func segue(to destination: String, kind: String, relationship: String? = nil) -> String {
  let role = relationship.map { "relationship='\($0)'" } ?? ""
  return
    "<connections><segue destination='\(destination)' kind='\(kind)' \(role) id='to-\(destination)'/></connections>"
}

extension ViewTree {
  /// The view with an id; `nil` where there is none.
  func view(id: String) -> LayoutView? { view(document.objects.first(id)) }

  /// What a function says of the view with an id, while the tree lives; `nil` where there is none.
  func read<Value>(_ id: String, _ function: (LayoutView) -> Value) -> Value? { view(id: id).map(function) }
}
