import InterfaceBuilder
import Testing

@testable import AutoLayout

/// Where the canvas puts what stack views arrange.
@Suite struct StackViewTests {
  /// The frames of the views of a stack view of 300 by 60 points, by their ids.
  private func frames(
    _ attributes: String, _ members: String..., constraints own: String = "", isHigh: Bool = true,
    isRightToLeft: Bool = false
  ) throws -> [String: Rectangle] {
    let stack = box(
      "stack", "<subviews>\(members.joined())</subviews><constraints>\(own)</constraints>", element: "stackView",
      attributes)
    let edges = constraints(
      "stack.leading = root.leading", "stack.top = root.top", "stack.width = 300")
    let objects = root(stack, edges + (isHigh ? constraints("stack.height = 60") : ""))
    var environment = LayoutEnvironment(canvasOf: try document(objects: objects))
    environment.isRightToLeft = isRightToLeft
    let tree = try tree(objects: objects, device: "retina4_7", tools: "21701", in: environment)
    var result: [String: Rectangle] = [:]
    for layout in LayoutSolver(tree).solve(try #require(tree.view(id: "root"))) {
      for (view, frame) in layout.frames { result[tree.document.id(view.element)] = frame }
    }
    return result
  }

  private func sized(_ id: String, width: Int, height: Int, element: String = "view", _ attributes: String = "")
    -> String
  {
    box(
      id, "<constraints>\(constraints("\(id).width = \(width)", "\(id).height = \(height)"))</constraints>",
      element: element, attributes)
  }

  /// The views that get their way first are the same in both directions.
  @Test(arguments: [
    "distribution='fillProportionally' spacing='8'", "distribution='equalCentering'", "distribution='equalSpacing'",
    "alignment='firstBaseline' spacing='8'",
  ])
  func rowsFromRightToLeftAreMirrored(attributes: String) throws {
    let labels = zip(["a", "b", "c", "d"], ["A long text", "Another", "x", "Some more"]).map { id, text in
      box(id, element: "label", "text='\(text)' horizontalHuggingPriority='\(id == "c" ? 250 : 251)'")
    }
    let left = try frames(attributes, labels[0], labels[1], labels[2], labels[3])
    let right = try frames(attributes, labels[0], labels[1], labels[2], labels[3], isRightToLeft: true)
    for id in ["a", "b", "c", "d"] {
      let (there, here) = (try #require(left[id]), try #require(right[id]))
      #expect(abs(300 - there.x - there.width - here.x) <= 0.5, "\(id): \(there), \(here)")
      #expect(abs(there.width - here.width) <= 0.5 && there.y == here.y, "\(id): \(there), \(here)")
    }
  }

  @Test func hiddenViewsTakeNoRoom() throws {
    let found = try frames(
      "spacing='8'", box("a", "", "hidden='YES'"), sized("b", width: 20, height: 60), box("c"))
    #expect(found["b"]?.x == 0)
    #expect(found["c"]?.x == 28)
  }

  @Test func hiddenViewsLieBetweenTheirNeighbours() throws {
    let found = try frames(
      "spacing='8' alignment='top'", sized("b", width: 20, height: 60), box("a", "", "hidden='YES'"), box("c"),
      box("d", "", "hidden='YES'"))
    #expect(found["a"]?.x == 24)
    #expect(found["d"]?.x == 300)
  }

  @Test func hiddenActivityIndicatorsKeepTheirRoom() throws {
    let found = try frames(
      "spacing='8' alignment='top'",
      sized("a", width: 20, height: 20, element: "activityIndicatorView", "hidden='YES'"), box("b"))
    #expect(found["a"]?.width == 20)
    #expect(found["b"]?.x == 28)
  }

  @Test func hiddenViewsAreAlignedAcross() throws {
    let hidden = box(
      "a", "<constraints>\(constraints("a.height = 40"))</constraints>", "hidden='YES'")
    let found = try frames("", box("b"), hidden, isHigh: false)
    #expect(found["stack"]?.height == 40)
    #expect(found["b"]?.height == 40)
    let centred = try frames("alignment='center'", box("b"), hidden)
    #expect(centred["a"]?.y == 10)
  }

  @Test func requiredHuggingGivesWayToConstraints() throws {
    let label = box("a", "", element: "label", "text='A' horizontalHuggingPriority='1000'")
    let found = try frames("", label)
    #expect(found["stack"]?.width == 300)
    #expect(found["a"]?.width == 300)
  }

  @Test func emptyLabelsWantTheSizeOfTheCanvas() throws {
    let found = try frames(
      "", box("a", "", element: "label", "horizontalHuggingPriority='251'"),
      box("b", "", element: "label", "text='B'"))
    #expect(found["a"]?.width == 50)
    #expect(found["b"]?.width == 250)
  }

  @Test func imageViewsWithoutImageWantTheSizeOfTheCanvas() throws {
    let found = try frames(
      "axis='vertical'", box("a", "", element: "imageView", "verticalHuggingPriority='251'"), box("b"))
    #expect(found["a"]?.height == 50)
    #expect(found["b"]?.height == 10)
  }

  @Test func viewsOfARowShareEvenly() throws {
    let stretched = try frames(
      "spacing='10'", box("a", "", element: "label", "text='A'"),
      box("b", "", element: "label", "text='Much longer' horizontalHuggingPriority='252'"),
      box("c", "", element: "label", "text='Cde'"))
    // But for the pixel that their edges lie on.
    let widths = try ["a", "c"].map { try #require(stretched[$0]).width }
    #expect(abs(widths[0] - widths[1]) <= 0.5)
    let long = String(repeating: "long ", count: 40)
    let squeezed = try frames(
      "", box("a", "", element: "label", "text='\(long)'"), box("b", "", element: "label", "text='\(long)long'"))
    #expect(squeezed["a"]?.width == 150)
    #expect(squeezed["b"]?.width == 150)
  }
}
