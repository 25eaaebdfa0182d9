/// The directions in which a step leads.
enum Axis: String, CaseIterable {
  case ancestor
  case ancestorOrSelf = "ancestor-or-self"
  case attribute
  case child
  case descendant
  case descendantOrSelf = "descendant-or-self"
  case following
  case followingSibling = "following-sibling"
  case namespace
  case parent
  case preceding
  case precedingSibling = "preceding-sibling"
  case selfNode = "self"
}
