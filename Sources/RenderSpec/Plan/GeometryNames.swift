import XMLTree

/// Which attributes of which elements are the numbers of a rectangle, size, point or insets, in the order of writing.
struct GeometryNames {
  private var sidesByCode: [Int32: [XMLName]] = [:]
  /// x, y, width and height of a `frame` element.
  let shortFrame: [XMLName]

  init(_ names: XMLNameTable) {
    let table: KeyValuePairs = [
      "rect": "x y width height",
      "size": "width height",
      "point": "x y",
      "inset": "minY minX maxY maxX",
      "edgeInsets": "top left bottom right",
      "directionalEdgeInsets": "top leading bottom trailing",
      "offsetWrapper": "horizontal vertical",
      "value": "width height",
      "range": "location length",
      "contentBorderThickness": "minY maxY",
    ]
    for (element, sides) in table {
      sidesByCode[names.intern(element).code] = sides.split(separator: " ").map { names.intern(String($0)) }
    }
    shortFrame = ["minX", "minY", "width", "height"].map(names.intern)
  }

  /// The attributes of an element that are its numbers; `nil` for other elements.
  func sides(of element: XMLName?) -> [XMLName]? {
    element.flatMap { sidesByCode[$0.code] }
  }
}
