import XMLTree

/// The names that the model looks for, interned once for a name table, and the catalogue of elements for that table.
///
/// It belongs to the worker that owns the table and serves all documents read with it.
public final class Vocabulary {
  /// The table that the names are interned in.
  public let names: XMLNameTable
  /// The element types.
  public let elements: ElementCatalog
  /// Which attributes may name images and colours.
  let resources: ResourceAttributes

  /// `id`, which on most elements is the object id.
  public let id: XMLName
  let key: XMLName
  let name: XMLName
  let value: XMLName
  let reference: XMLName
  let destination: XMLName
  let property: XMLName
  let customClass: XMLName
  let userLabel: XMLName
  let text: XMLName
  let title: XMLName
  let image: XMLName
  let constant: XMLName
  let priority: XMLName
  let multiplier: XMLName
  let relation: XMLName
  let firstItem: XMLName
  let firstAttribute: XMLName
  let secondItem: XMLName
  let secondAttribute: XMLName
  let placeholder: XMLName
  let keyPath: XMLName
  let alpha: XMLName
  let systemColor: XMLName
  let type: XMLName
  let style: XMLName

  let document: XMLName
  let archive: XMLName
  let device: XMLName
  let adaptation: XMLName
  let objects: XMLName
  let scenes: XMLName
  let subviews: XMLName
  let constraints: XMLName
  let constraint: XMLName
  let variation: XMLName
  let mask: XMLName
  let exclude: XMLName
  let include: XMLName
  let rect: XMLName
  let color: XMLName
  let string: XMLName
  let connections: XMLName
  let outlet: XMLName
  let label: XMLName
  let tableView: XMLName
  let tableViewCell: XMLName
  let prototypes: XMLName
  let collectionViewCell: XMLName
  let collectionReusableView: XMLName
  let cells: XMLName
  let stackView: XMLName
  let viewLayoutGuide: XMLName
  let keyboardLayoutGuide: XMLName
  let viewControllerLayoutGuide: XMLName
  let runtimeAttributes: XMLName
  let runtimeAttribute: XMLName

  /// The names of a table.
  public init(names: XMLNameTable) {
    self.names = names
    elements = ElementCatalog(names: names)
    resources = ResourceAttributes(names: names)
    id = names.intern("id")
    key = names.intern("key")
    name = names.intern("name")
    value = names.intern("value")
    reference = names.intern("reference")
    destination = names.intern("destination")
    property = names.intern("property")
    customClass = names.intern("customClass")
    userLabel = names.intern("userLabel")
    text = names.intern("text")
    title = names.intern("title")
    image = names.intern("image")
    constant = names.intern("constant")
    priority = names.intern("priority")
    multiplier = names.intern("multiplier")
    relation = names.intern("relation")
    firstItem = names.intern("firstItem")
    firstAttribute = names.intern("firstAttribute")
    secondItem = names.intern("secondItem")
    secondAttribute = names.intern("secondAttribute")
    placeholder = names.intern("placeholder")
    keyPath = names.intern("keyPath")
    alpha = names.intern("alpha")
    systemColor = names.intern("systemColor")
    type = names.intern("type")
    style = names.intern("style")
    document = names.intern("document")
    archive = names.intern("archive")
    device = names.intern("device")
    adaptation = names.intern("adaptation")
    objects = names.intern("objects")
    scenes = names.intern("scenes")
    subviews = names.intern("subviews")
    constraints = names.intern("constraints")
    constraint = names.intern("constraint")
    variation = names.intern("variation")
    mask = names.intern("mask")
    exclude = names.intern("exclude")
    include = names.intern("include")
    rect = names.intern("rect")
    color = names.intern("color")
    string = names.intern("string")
    connections = names.intern("connections")
    outlet = names.intern("outlet")
    label = names.intern("label")
    tableView = names.intern("tableView")
    tableViewCell = names.intern("tableViewCell")
    prototypes = names.intern("prototypes")
    collectionViewCell = names.intern("collectionViewCell")
    collectionReusableView = names.intern("collectionReusableView")
    cells = names.intern("cells")
    stackView = names.intern("stackView")
    viewLayoutGuide = names.intern("viewLayoutGuide")
    keyboardLayoutGuide = names.intern("keyboardLayoutGuide")
    viewControllerLayoutGuide = names.intern("viewControllerLayoutGuide")
    runtimeAttributes = names.intern("userDefinedRuntimeAttributes")
    runtimeAttribute = names.intern("userDefinedRuntimeAttribute")
  }
}
