import RuleFormat
import SourceText
import XMLTree

/// The places of a document in which rules are told to be silent.
///
/// Xcode drops XML comments when it saves, but keeps an object's Notes (Identity inspector), which it stores as
/// `<attributedString key="userComments">`. So `xiblint:disable rule_a rule_b` in the Notes of an object holds for the
/// object and all within; in those of a top-level object of a .xib, for the whole file, and of a storyboard, for its scene.
/// In a file that is kept by hand, a comment `<!-- xiblint:disable rule_a -->` holds for the element after it, or for the
/// whole file where it stands before or directly in the root. Without names it holds for every rule; each line may hold one
/// more instruction.
final class Suppressions {
  /// One instruction to be silent.
  struct Suppression {
    /// The rules, by id or alias; empty: all.
    var rules: [String]
    /// The node in which they are silent.
    var scope: XMLNode
    /// Where the instruction stands.
    var place: Range<Int>
  }

  private static let keyword = "xiblint:disable"
  private let document: XMLDocument
  private var suppressions: [Suppression] = []
  private var used: Set<Int> = []

  /// Finds the instructions of a document.
  init(in document: XMLDocument) {
    self.document = document
    let notes = document.names.intern("attributedString")
    for node in document.allNodes {
      if document.kind(of: node) == .comment {
        add(node, scope: scope(ofComment: node))
      } else if document.name(of: node) == notes, isNotes(node), let object = document.parent(of: node) {
        for descendant in document.descendants(of: node) {
          if document.kind(of: descendant) == .text { add(descendant, scope: scope(ofObject: object)) }
          for attribute in document.attributes(of: descendant) { add(attribute, scope: scope(ofObject: object)) }
        }
      }
    }
  }

  /// Whether a finding of a rule at a node is suppressed; the suppression counts as used.
  func cover(_ node: XMLNode, _ rule: Rule) -> Bool {
    var isCovered = false
    for (index, suppression) in suppressions.enumerated() where document.isNode(node, within: suppression.scope) {
      let names = suppression.rules
      if names.isEmpty || names.contains(rule.id) || !Set(names).isDisjoint(with: rule.aliases) {
        used.insert(index)
        isCovered = true
      }
    }
    return isCovered
  }

  /// The suppressions that no finding has used.
  var unused: [Suppression] {
    suppressions.indices.filter { !used.contains($0) }.map { suppressions[$0] }
  }

  private func isNotes(_ node: XMLNode) -> Bool {
    document.value(of: document.names.intern("key"), on: node) == "userComments"
  }

  private func add(_ node: XMLNode, scope: XMLNode) {
    var rest = document.stringValue(of: node)[...]
    while let start = rest.firstRange(ofBytes: Self.keyword) {
      rest = rest[start.upperBound...]
      let line = rest.prefix { !$0.isNewline }
      // `disabled` and `disable-next` are other words.
      if let next = line.first, !next.isWhitespace, next != "," { continue }
      // After ` -- ` comes the reason, for people.
      let names = line.firstRange(ofBytes: " -- ").map { line[..<$0.lowerBound] } ?? line
      let rules = names.split { $0 == "," || $0.isWhitespace }.map(String.init)
      suppressions.append(Suppression(rules: rules, scope: scope, place: document.range(of: node)))
    }
  }

  private func scope(ofObject object: XMLNode) -> XMLNode {
    guard let parent = document.parent(of: object), document.nameText(of: parent) == "objects",
      let container = document.parent(of: parent)
    else { return object }
    return document.nameText(of: container) == "scene" ? container : .document
  }

  private func scope(ofComment comment: XMLNode) -> XMLNode {
    let parent = document.parent(of: comment) ?? .document
    if parent == .document || parent == document.root { return .document }
    var next = document.nextSibling(of: comment)
    while let node = next, !document.isElement(node) { next = document.nextSibling(of: node) }
    return next ?? parent
  }
}
