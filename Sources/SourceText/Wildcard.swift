/// One name of a pattern, with `*`, `?`, `[…]` and `\`.
struct Wildcard: Hashable, Sendable {
  private let tokens: [Token]

  private enum Token: Hashable, Sendable {
    case anything
    case anyScalar
    case scalar(UInt32)
    case set([ClosedRange<UInt32>], isNegated: Bool)
  }

  /// A wildcard from its text; an error where a `[` is not closed.
  init(_ text: Substring) throws(GlobError) {
    var tokens: [Token] = []
    var rest = text.unicodeScalars[...]
    while let scalar = rest.popFirst() {
      switch scalar {
      case "*": if tokens.last != .anything { tokens.append(.anything) }
      case "?": tokens.append(.anyScalar)
      case "[": tokens.append(try Self.set(&rest, in: text))
      case "\\": tokens.append(.scalar((rest.popFirst() ?? scalar).value))
      default: tokens.append(.scalar(scalar.value))
      }
    }
    self.tokens = tokens
  }

  /// Whether a name matches as a whole.
  ///
  /// A `*` first takes nothing, and one character more each time the tokens behind it fail; earlier ones are never tried again.
  func matches(_ name: ArraySlice<UInt8>) -> Bool {
    var token = 0
    var index = name.startIndex
    var retry: (token: Int, index: Int)?
    while true {
      if token < tokens.count, tokens[token] == .anything {
        token += 1
        retry = (token, index)
        continue
      }
      if token == tokens.count, index == name.endIndex { return true }
      if index < name.endIndex, token < tokens.count {
        let (scalar, next) = Self.scalar(in: name, at: index)
        if Self.match(tokens[token], scalar) {
          token += 1
          index = next
          continue
        }
      }
      guard let last = retry, last.index < name.endIndex else { return false }
      index = Self.scalar(in: name, at: last.index).next
      token = last.token
      retry = (token, index)
    }
  }

  private static func match(_ token: Token, _ scalar: UInt32) -> Bool {
    switch token {
    case .anything, .anyScalar: true
    case .scalar(let expected): scalar == expected
    case .set(let ranges, let isNegated): ranges.contains { $0.contains(scalar) } != isNegated
    }
  }

  /// The scalar that begins at an index of UTF-8, and the index behind it.
  private static func scalar(in name: ArraySlice<UInt8>, at index: Int) -> (value: UInt32, next: Int) {
    let first = name[index]
    if first < 0x80 { return (UInt32(first), index + 1) }
    var value = UInt32(first) & (first >= 0xF0 ? 0x07 : first >= 0xE0 ? 0x0F : 0x1F)
    var next = index + 1
    while next < name.endIndex, name[next] & 0xC0 == 0x80 {
      value = value << 6 | UInt32(name[next] & 0x3F)
      next += 1
    }
    return (value, next)
  }

  /// The set whose `[` has been read. A `]` that comes first is a character of the set.
  private static func set(
    _ rest: inout Substring.UnicodeScalarView.SubSequence, in text: Substring
  ) throws(GlobError) -> Token {
    var ranges: [ClosedRange<UInt32>] = []
    var isNegated = false
    if rest.first == "!" || rest.first == "^" {
      rest.removeFirst()
      isNegated = true
    }
    var isFirst = true
    while let scalar = rest.popFirst() {
      if scalar == "]", !isFirst { return .set(ranges, isNegated: isNegated) }
      isFirst = false
      let low = scalar == "\\" ? rest.popFirst() ?? scalar : scalar
      var high = low
      if rest.first == "-", let after = rest.dropFirst().first, after != "]" {
        rest.removeFirst(2)
        high = after == "\\" ? rest.popFirst() ?? after : after
      }
      if low <= high { ranges.append(low.value...high.value) }
    }
    throw GlobError(message: "the `[` in `\(text)` is not closed; add `]`, or write `\\[` for the character itself")
  }
}
