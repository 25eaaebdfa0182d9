import InterfaceBuilder
import SourceText
import XMLTree

/// What a cell is to its list.
extension SpecBuilder {
  /// Writes the member `cell` of a root that is a cell.
  func writeCell(_ root: PendingRoot, _ plan: ElementPlan, _ base: Int) {
    guard let section = plan.sections.first(where: { $0.section == .cell }) else { return }
    writeSection(section.section, section.key, section.rows, root.element, plan, base, fallbacks: true)
  }

  /// What a view in a custom cell is for, where structure shows it.
  func role(of element: XMLNode) -> String? {
    nil
  }
}
