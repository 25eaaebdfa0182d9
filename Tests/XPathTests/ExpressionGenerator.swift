/// Random expressions, the same for the same seed.
struct ExpressionGenerator {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed
  }

  private mutating func below(_ limit: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int(state >> 33) % limit
  }

  private mutating func pick(_ choices: [String]) -> String { choices[below(choices.count)] }

  mutating func expression() -> String { value(3) }

  private mutating func value(_ depth: Int) -> String {
    switch below(depth > 0 ? 8 : 2) {
    case 0: path(depth)
    case 1: pick(["1", "2", "'2'", "''", "0.5", "3", "'x'", "@n", "@id", "true()"])
    case 2: "\(value(depth - 1)) \(pick(["=", "!=", "<", "<=", ">", ">="])) \(value(depth - 1))"
    case 3: "\(value(depth - 1)) \(pick(["and", "or"])) \(value(depth - 1))"
    case 4: "(\(value(depth - 1)) \(pick(["+", "-", "*", "mod"])) \(value(depth - 1)))"
    case 5:
      pick(["count", "sum", "name", "string", "boolean", "not", "string-length"]) + "(\(path(depth - 1)))"
    case 6: "\(path(depth - 1)) | \(path(depth - 1))"
    default: path(depth)
    }
  }

  private mutating func path(_ depth: Int) -> String {
    var result = pick(["", "", "", "/", "//", ".//", "../", "./"])
    if depth > 0, below(6) == 0 { result = "(\(path(depth - 1)))" + predicates(depth) + pick(["/", "//"]) }
    result += step(depth)
    for _ in 0..<below(3) { result += pick(["/", "/", "//"]) + step(depth) }
    return result
  }

  private mutating func step(_ depth: Int) -> String {
    if below(12) == 0 { return pick([".", ".."]) }
    let axis = pick([
      "", "", "", "", "", "", "ancestor::", "ancestor-or-self::", "descendant::", "descendant-or-self::", "following::",
      "following-sibling::", "preceding::", "preceding-sibling::", "parent::", "self::", "child::",
    ])
    // Attributes come last: the two evaluators differ on what follows one.
    return axis + pick(["*", "a", "b", "node()", "label", "view", "text()", "comment()"]) + predicates(depth)
  }

  private mutating func predicates(_ depth: Int) -> String {
    guard depth > 0 else { return "" }
    var result = ""
    while below(3) == 0 {
      let predicate =
        switch below(6) {
        case 0: pick(["1", "2", "3", "last()", "position() > 1", "position() < last()", "position() mod 2 = 0"])
        case 1: pick(["@n", "@id", "not(@n)", "@n > 4", "@n = 2", "@hidden = 'YES'", "@n != '4'"])
        default: value(depth - 1)
        }
      result += "[\(predicate)]"
    }
    return result
  }
}
