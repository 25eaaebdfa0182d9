import InterfaceBuilder
import XMLTree

/// What solving the layout of a document proves about it. Everything is computed when it is first asked for.
public final class LayoutCheck {
  private let document: Document
  /// On the canvas that the document was drawn on.
  private lazy var tree = ViewTree(document, environment: LayoutEnvironment(canvasOf: document))
  private lazy var solver = LayoutSolver(tree)
  /// On a device: no device has the size classes of a canvas that names none.
  private lazy var phoneTree: ViewTree = {
    var environment = tree.environment
    if environment.device != nil { return tree }
    environment.device = Device.standard
    return ViewTree(document, environment: environment)
  }()
  /// Whether the document is for a system whose layout is known.
  private let isKnown: Bool

  /// A check of a document.
  public init(_ document: Document) {
    self.document = document
    isKnown = document.platform == .iOS || document.platform == .tvOS
  }

  /// The required constraints that cannot all hold at run time, in the order of the places of the conflicts.
  public private(set) lazy var conflicts: [LayoutConflict] = {
    guard isKnown else { return [] }
    var result: [LayoutConflict] = []
    var roots = phoneTree.roots
    while let root = roots.popLast() {
      let system = RequiredSystem(root)
      result += system.conflicts
      roots += system.cells
    }
    return result.sorted { document.xml.precedes($0.place, $1.place) }
  }()

  // MARK: Ambiguities

  /// The views whose frames the constraints leave open on the canvas, whatever the sizes of texts, images and custom views
  /// are: each with an axis, outer views before inner ones in each solve.
  public private(set) lazy var ambiguities: [Ambiguity] = {
    guard isKnown else { return [] }
    return tree.roots.flatMap(ambiguities)
  }()

  private func ambiguities(in root: LayoutView) -> [Ambiguity] {
    let missing = found(in: root, .drawn, breaksTies: true)
    var ties = found(in: root, .drawn, besides: missing).filter { $0.cause != .missing && !$0.isSettledByStackView }
    for sizes in [AssumedSizes.larger, .smaller] where !ties.isEmpty {
      let others = found(in: root, sizes, besides: missing)
      ties = ties.filter { tie in others.contains { $0.isSame(as: tie) } }
    }
    return (missing + ties).filter { !$0.isPlacedByCode }
  }

  private func found(
    in root: LayoutView, _ sizes: AssumedSizes, besides known: [Ambiguity] = [], breaksTies: Bool = false
  ) -> [Ambiguity] {
    solver.passes(root, .assumedSizes(sizes, breaksTies: breaksTies)).flatMap { pass -> [Ambiguity] in
      // What follows from a contradiction proves nothing.
      guard pass.conflicts.isEmpty else { return [] }
      let found = AmbiguitySearch(pass).ambiguities(besides: known)
      // A row that sizes itself is as high as its texts want together.
      let fitsTexts = pass.root.kind == .tableViewCell && pass.root.rowSizing == .automatic
      return fitsTexts ? found.filter { !$0.cause.isTie || $0.axis != .vertical } : found
    }
  }

  /// What is open of a view's frame, or of the size of what scrolls in it.
  public func ambiguities(of view: XMLNode, areContent: Bool) -> [Ambiguity] {
    ambiguities.filter { $0.view.element == view && ($0.cause == .content) == areContent }
  }

  // MARK: Frames

  /// The frames that constraints give, by element and in the coordinates of the superview, in points of the canvas's device:
  /// only those that depend on nothing doubtful.
  public private(set) lazy var certainFrames: [XMLNode: Rectangle] = {
    guard isKnown, document.isSet("useAutolayout") else { return [:] }
    var frames: [XMLNode: Rectangle] = [:]
    // Where the root itself is drawn wrongly, or a frame was found open, what is drawn says nothing of the rest.
    for root in tree.roots where !root.isSet("misplaced") && !hasFlaggedAmbiguity(root) {
      addCertainFrames(in: root, to: &frames)
    }
    return frames
  }()

  /// Adds the frames of which nothing is in doubt but what the document says of them. That they do not depend on the size of
  /// any content is asked for, too: a finding must be right more often than a frame.
  private func addCertainFrames(in root: LayoutView, to frames: inout [XMLNode: Rectangle]) {
    let moved = [AssumedSizes.larger, .smaller].map { sizes in
      solver.passes(root, .assumedSizes(sizes, breaksTies: false)).map(\.exactFrames)
    }
    // Where constraints contradict one another, that is the fault to mend, and not what is drawn beside them.
    for (place, layout) in solver.solve(root, assessesConfidence: true).enumerated() where layout.conflicts.isEmpty {
      for (index, confidence) in (layout.confidence ?? []).enumerated() where confidence >= .flagged {
        let (view, frame) = layout.frames[index]
        let exact = layout.exactFrames[index]
        let isMoved = moved.contains { $0[place][index].distance(to: exact) > 0.01 }
        if isMoved || view.isInStackView { continue }
        frames[view.element] = frame
      }
    }
  }

  /// Whether Interface Builder found the frame of a view in a root, or in a cell in it, open.
  private func hasFlaggedAmbiguity(_ view: LayoutView) -> Bool {
    view.isSet("ambiguous") || view.children.contains(where: hasFlaggedAmbiguity)
  }

  /// How far the stored frame of a view is from its certain one, in points; `nil` where the frame is not certain, or follows
  /// from an autoresizing mask, or where views in it would have to be resized by theirs.
  public func frameError(of view: XMLNode) -> Double? {
    guard let frame = certainFrames[view], let solved = tree.view(view), solved.placement == .constraints,
      let stored = solved.storedFrame
    else { return nil }
    let isMoved = abs(frame.width - stored.width) < 0.01 && abs(frame.height - stored.height) < 0.01
    guard isMoved || solved.children.allSatisfy({ $0.placement == .constraints }) else { return nil }
    return stored.distance(to: frame)
  }
}

extension Ambiguity {
  /// Whether a stack view stretches its views along its axis: it makes those of equal priority equally long.
  fileprivate var isSettledByStackView: Bool {
    guard cause == .hugging else { return false }
    return [view, outermost].contains { view in
      guard view.isArranged, let stack = view.superview else { return false }
      return axis == (stack.value("axis") == "vertical" ? .vertical : .horizontal)
    }
  }

  /// Whether code may well place the view: it is hidden away by a stack view, or the document says nothing of its place.
  fileprivate var isPlacedByCode: Bool {
    if sequence(first: view, next: \.superview).contains(where: \.isCollapsed) { return true }
    return cause != .content && !view.isArranged && view.tree.document.constraints(on: view.element).isEmpty
  }
}

extension LayoutView {
  /// Whether a stack view arranges it, or a view that it lies in.
  var isInStackView: Bool { isArranged || superview?.isInStackView ?? false }
}
