import InterfaceBuilder
import XMLTree

/// Two labels in a cell, of which one is the title of the other.
extension SpecBuilder {
  /// Gives the two labels of a cell the roles that their places and fonts show, where names have not given them.
  func findPair(_ labels: [XMLNode], in content: XMLNode) {
    guard labels.count == 2, labels.contains(where: { roles[$0] == nil }) else { return }
    for (title, subtitle) in [(labels[0], labels[1]), (labels[1], labels[0])] {
      guard [nil, "title"].contains(roles[title]), [nil, "subtitle"].contains(roles[subtitle]),
        let first = place(of: title, in: content), let second = place(of: subtitle, in: content),
        isStacked(first, second) && isStronger(title, than: subtitle)
          || isSideBySide(first, second) && isValue(subtitle, of: title)
      else { continue }
      roles[title] = "title"
      roles[subtitle] = "subtitle"
      return
    }
  }

  /// Where a view stands in the content of its cell, by the frames of the document; `nil` where one is missing.
  private func place(of view: XMLNode, in content: XMLNode) -> Rectangle? {
    guard var place = document.frame(of: view) else { return nil }
    var current = document.superview(of: view)
    while let superview = current, superview != content {
      guard let frame = document.frame(of: superview) else { return nil }
      place.x += frame.x
      place.y += frame.y
      current = document.superview(of: superview)
    }
    return place
  }

  /// Whether the second stands below the first, by no more than the height of a row, and at least half of the narrower one below
  /// the other.
  private func isStacked(_ first: Rectangle, _ second: Rectangle) -> Bool {
    let common = min(first.x + first.width, second.x + second.width) - max(first.x, second.x)
    let gap = second.y - first.y - first.height
    // Lines that are set close may overlap by a little.
    return gap >= -2 && gap <= 44 && second.y > first.y && common > 0
      && common >= min(first.width, second.width) / 2
  }

  /// Whether the second stands beside the first, in the direction of reading, on the same line.
  private func isSideBySide(_ first: Rectangle, _ second: Rectangle) -> Bool {
    let common = min(first.y + first.height, second.y + second.height) - max(first.y, second.y)
    return second.x >= first.x + first.width - 2 && common > 0 && common >= min(first.height, second.height) / 2
  }

  /// Whether a label is set larger than another; where they are equally large, heavier, or in a colour that is less pale.
  private func isStronger(_ label: XMLNode, than other: XMLNode) -> Bool {
    let (first, second) = (setting(of: label), setting(of: other))
    if first.size != second.size { return first.size > second.size }
    if let weight = first.weight, let otherWeight = second.weight, weight != otherWeight { return weight > otherWeight }
    return !isPale(label) && isPale(other)
  }

  /// Whether a label is the value at the right of another: right-aligned, and set no larger nor heavier.
  private func isValue(_ value: XMLNode, of title: XMLNode) -> Bool {
    guard xml.value(of: xml.names.intern("textAlignment"), on: value) == "right" else { return false }
    let (first, second) = (setting(of: title), setting(of: value))
    return second.size <= first.size && second.weight ?? 400 <= first.weight ?? 400
  }

  /// The size of a label's font in points, and its weight, which those of fonts with a name do not tell.
  private func setting(of label: XMLNode) -> (size: Double, weight: Int?) {
    guard let element = document.child(key: "fontDescription", of: label) else { return (17, 400) }
    let font = document.font(element)
    if case .textStyle(let style?) = font.kind { return (Double(style.size(for: "large")), style.weight.rawValue) }
    return (font.size ?? 17, font.weight?.rawValue)
  }

  /// Whether a label has one of the system's colours for what is less important.
  private func isPale(_ label: XMLNode) -> Bool {
    guard case .system(let name) = document.color(key: "textColor", of: label)?.kind else { return false }
    return [
      "secondaryLabelColor", "tertiaryLabelColor", "quaternaryLabelColor", "systemGrayColor", "systemGray2Color",
      "grayColor", "lightGrayColor", "darkGrayColor", "placeholderTextColor",
    ].contains(name)
  }
}
