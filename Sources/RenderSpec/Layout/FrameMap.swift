import AutoLayout
import InterfaceBuilder
import SourceText

/// Only the frames of a document: JSON that maps the ids of views to `[x, y, width, height]`, in points, in the coordinates of
/// their superviews; a fifth element `"certain"` marks frames that hang on nothing that is in doubt.
public enum FrameMap {
  /// The map of a document in an environment, with a line end at its end; a view is on a line of its own.
  public static func bytes(of document: Document, in environment: LayoutEnvironment, indent: Int?) -> [UInt8] {
    var writer = JSONWriter(indent: indent)
    writer.beginObject()
    let solver = LayoutSolver(ViewTree(document, environment: environment))
    for root in solver.tree.roots {
      for layout in solver.solve(root, assessesConfidence: true) {
        for (index, (view, frame)) in layout.frames.enumerated() {
          guard let id = document.value(document.vocabulary.id, of: view.element) else { continue }
          writer.key(id)
          writer.beginArray(inline: true)
          for number in [frame.x, frame.y, frame.width, frame.height] { writer.value(number) }
          if layout.confidence?[index] == .certain { writer.value("certain") }
          writer.endArray()
        }
      }
    }
    writer.endObject()
    return writer.takeBytes() + [UInt8(ascii: "\n")]
  }
}
