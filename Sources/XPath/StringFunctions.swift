import SourceText
import XMLTree

/// `concat(a, b, …)`
final class ConcatFunction: StringExpression {
  private let parts: [XPathExpression]

  init(_ parts: [XPathExpression]) {
    self.parts = parts
    super.init(focus: parts.focus)
  }

  override func string(_ context: XPathContext) -> String {
    var result = ""
    for part in parts { result += part.string(context) }
    return result
  }

  override func boolean(_ context: XPathContext) -> Bool {
    parts.contains { $0.type == .string ? $0.boolean(context) : !$0.string(context).isEmpty }
  }

  /// The text is empty if every part is.
  override func namesNeeded(for truth: Bool) -> Set<XMLName> {
    guard truth, let first = parts.first, parts.allSatisfy({ $0.type == .string }) else { return [] }
    return parts.dropFirst().reduce(first.namesNeeded(for: true)) { $0.intersection($1.namesNeeded(for: true)) }
  }
}

/// `starts-with(text, part)` and `contains(text, part)`
final class SearchFunction: BooleanExpression {
  private let text: XPathExpression
  private let part: XPathExpression
  private let isAtStart: Bool

  init(_ text: XPathExpression, _ part: XPathExpression, isAtStart: Bool) {
    self.text = text
    self.part = part
    self.isAtStart = isAtStart
    super.init(focus: text.focus.union(part.focus))
  }

  override func boolean(_ context: XPathContext) -> Bool {
    var isFound = false
    text.withBytes(context) { text in
      part.withBytes(context) { isFound = isAtStart ? text.hasPrefix($0) : text.firstOffset(of: $0) != nil }
    }
    return isFound
  }
}

/// `substring-before(text, mark)` and `substring-after(text, mark)`
final class SplitFunction: StringExpression {
  private let text: XPathExpression
  private let mark: XPathExpression
  private let isBefore: Bool

  init(_ text: XPathExpression, _ mark: XPathExpression, isBefore: Bool) {
    self.text = text
    self.mark = mark
    self.isBefore = isBefore
    super.init(focus: text.focus.union(mark.focus))
  }

  override func string(_ context: XPathContext) -> String {
    var result = ""
    text.withBytes(context) { text in
      mark.withBytes(context) { mark in
        guard let index = text.firstOffset(of: mark) else { return }
        result = UnsafeBufferPointer(rebasing: isBefore ? text[..<index] : text[(index + mark.count)...]).text
      }
    }
    return result
  }
}

/// `substring(text, start, length)`: characters by position from 1, both numbers rounded.
final class SubstringFunction: StringExpression {
  private let text: XPathExpression
  private let start: XPathExpression
  private let length: XPathExpression?

  init(_ text: XPathExpression, start: XPathExpression, length: XPathExpression?) {
    self.text = text
    self.start = start
    self.length = length
    super.init(focus: text.focus.union(start.focus).union(length?.focus ?? []))
  }

  override func string(_ context: XPathContext) -> String {
    let first = start.number(context).xpathRounded
    let end = length.map { first + $0.number(context).xpathRounded } ?? .infinity
    var position = 0.0
    var result = String.UnicodeScalarView()
    for scalar in text.string(context).unicodeScalars {
      position += 1
      // Neither holds for NaN.
      if position >= first, position < end { result.append(scalar) }
    }
    return String(result)
  }
}

/// `string-length(text)`: in characters, which are Unicode scalars in XML.
final class LengthFunction: NumberExpression {
  private let text: XPathExpression

  init(_ text: XPathExpression) {
    self.text = text
    super.init(focus: text.focus)
  }

  override func number(_ context: XPathContext) -> Double {
    var count = 0
    // Every character has one byte that does not continue another.
    text.withBytes(context) { for byte in $0 where byte & 0xC0 != 0x80 { count += 1 } }
    return Double(count)
  }
}

/// `normalize-space(text)`: without white space around, and with single spaces between words.
final class NormalizeFunction: StringExpression {
  private let text: XPathExpression

  init(_ text: XPathExpression) {
    self.text = text
    super.init(focus: text.focus)
  }

  override func boolean(_ context: XPathContext) -> Bool {
    var hasWord = false
    text.withBytes(context) { hasWord = $0.contains { !$0.isXMLSpace } }
    return hasWord
  }

  override func string(_ context: XPathContext) -> String {
    var result = ""
    text.withBytes(context) { bytes in
      var normal: [UInt8] = []
      normal.reserveCapacity(bytes.count)
      for word in bytes.split(whereSeparator: \.isXMLSpace) {
        if !normal.isEmpty { normal.append(UInt8(ascii: " ")) }
        normal.append(contentsOf: word)
      }
      result = String(decoding: normal, as: UTF8.self)
    }
    return result
  }
}

/// `translate(text, from, to)`: every character of `from` becomes the one of `to` at its place, or goes.
final class TranslateFunction: StringExpression {
  private let text: XPathExpression
  private let from: XPathExpression
  private let to: XPathExpression

  init(_ text: XPathExpression, from: XPathExpression, to: XPathExpression) {
    self.text = text
    self.from = from
    self.to = to
    super.init(focus: [text, from, to].focus)
  }

  override func string(_ context: XPathContext) -> String {
    let sources = Array(from.string(context).unicodeScalars)
    let targets = Array(to.string(context).unicodeScalars)
    var result = String.UnicodeScalarView()
    for scalar in text.string(context).unicodeScalars {
      guard let index = sources.firstIndex(of: scalar) else {
        result.append(scalar)
        continue
      }
      if index < targets.count { result.append(targets[index]) }
    }
    return String(result)
  }
}
