internal import CLibXML2
import SourceText

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

extension XMLReader {
  /// Fills the flat arrays from the parser's events. Events tell where a tag ends; everything else is found in the gap
  /// between the end of the last event and the next `<`.
  struct Builder {
    /// Why and where reading stopped.
    struct Failure {
      var offset: Int
      var message: String
    }

    private let source: SourceFile
    private let names: XMLNameTable
    private(set) var interned: InternedPointers
    private(set) var failure: Failure?
    private var nodes: [XMLDocument.NodeRecord] = []
    private var attributes: [XMLDocument.AttributeRecord] = []
    /// By the code of a name, whether it occurs in the document.
    private var occurringNames: [Bool] = []
    private var current: Int32 = 0
    /// Where the last event ended, so where the gap before the next begins.
    private var gapStart = 0
    private var parser: xmlParserCtxtPtr?
    private var bytes: UnsafeBufferPointer<UInt8>

    init(source: SourceFile, names: XMLNameTable, interned: InternedPointers) {
      self.source = source
      self.names = names
      self.interned = interned
      bytes = UnsafeBufferPointer(start: nil, count: 0)
    }

    /// Starts a document whose bytes stay at `buffer` (a NUL byte after them) while the parser runs.
    mutating func begin(parser: xmlParserCtxtPtr, buffer: UnsafeBufferPointer<UInt8>) {
      self.parser = parser
      bytes = buffer
      // Measured over real documents: an element takes some 90 bytes, an attribute some 30.
      nodes.reserveCapacity(buffer.count / 80 + 8)
      attributes.reserveCapacity(buffer.count / 28 + 8)
      gapStart = source.hasByteOrderMark ? 3 : 0
      nodes.append(
        XMLDocument.NodeRecord(
          name: XMLDocument.NodeRecord.document, parent: -1, subtreeEnd: 0, firstAttribute: 0, start: 0, startTagEnd: 0,
          end: Int32(buffer.count - 1)))
    }

    /// The finished document; the parser must have ended without a failure.
    mutating func finish() -> XMLDocument {
      nodes[0].subtreeEnd = Int32(nodes.count)
      return XMLDocument(
        source: source, names: names, nodes: nodes, attributes: attributes, occurringNames: occurringNames)
    }

    /// Keeps the first failure and stops the parser.
    mutating func fail(_ message: String, _ place: FaultPlace) {
      guard failure == nil else { return }
      let offset = min(position, bytes.count - 1)
      switch place {
      case .here: failure = Failure(offset: offset, message: message)
      case .before(let text): failure = Failure(offset: start(of: text, before: offset), message: message)
      case .secondAttribute(let name):
        failure = Failure(offset: secondAttribute(name, before: offset) ?? offset, message: message)
      }
      xmlStopParser(parser)
    }

    /// Keeps the first failure, which is an error of the parser, and stops the parser.
    mutating func fail(_ error: xmlError) {
      guard failure == nil else { return }
      let offset = min(position, bytes.count - 1)
      let element = current == 0 ? nil : names.strings[Int(nodes[Int(current)].name)]
      let open = element.map { (name: $0, line: source.position(at: Int(nodes[Int(current)].start)).line) }
      let fault: (message: String, place: FaultPlace)
      switch xmlParserErrors(rawValue: UInt32(bitPattern: error.code)) {
      // Whatever the parser misses: a whole document ends with the end of a tag.
      case let code where index(of: UInt8(ascii: ">"), from: offset) == bytes.count - 1 && !Self.isOutside(code):
        fault = (XMLReader.earlyEnd(open: open), .here)
      case XML_ERR_INVALID_CHAR, XML_ERR_INVALID_ENCODING: fault = XMLReader.wrongCharacter(bytes[offset])
      // A lone & or < is a name that does not come.
      case XML_ERR_NAME_REQUIRED where offset > 0 && bytes[offset - 1] == UInt8(ascii: "&"):
        fault = ("The character & must be written `&amp;`.", .before("&"))
      case XML_ERR_NAME_REQUIRED where offset > 0 && bytes[offset - 1] == UInt8(ascii: "<"):
        fault = ("No tag begins here; the character < must be written `&lt;`.", .before("<"))
      default: fault = XMLReader.fault(error, open: open)
      }
      fail(fault.message, fault.place)
    }

    /// Whether a fault shows that the file is not cut off, even where no tag ends after it.
    private static func isOutside(_ code: xmlParserErrors) -> Bool {
      [XML_ERR_TAG_NAME_MISMATCH, XML_ERR_DOCUMENT_EMPTY, XML_ERR_DOCUMENT_END].contains(code)
    }

    /// The offset of the nearest text before an offset, or the offset itself where there is none.
    private func start(of text: StaticString, before offset: Int) -> Int {
      let text = UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount)
      // The parser stands behind what it read, perhaps at the next tag.
      let starts = stride(from: min(offset - 1, bytes.count - text.count), through: 0, by: -1)
      return starts.first { bytes[$0...].starts(with: text) } ?? offset
    }

    /// The offset of the second attribute of a name in the tag before an offset.
    private func secondAttribute(_ name: String, before offset: Int) -> Int? {
      var index = start(of: "<", before: offset)
      var isSecond = false
      var quote: UInt8?
      while index < offset {
        let byte = bytes[index]
        index += 1
        if let mark = quote {
          if byte == mark { quote = nil }
        } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
          quote = byte
        } else if isWhiteSpace(byte), bytes[index..<offset].starts(with: name.utf8) {
          let next = bytes[index + name.utf8.count]
          guard next == UInt8(ascii: "=") || isWhiteSpace(next) else { continue }
          if isSecond { return index }
          isSecond = true
        }
      }
      return nil
    }

    /// Adds an element. The parser stands at the `>` or `/>` of its start tag.
    mutating func startElement(
      _ name: UnsafePointer<xmlChar>, prefix: UnsafePointer<xmlChar>?,
      attributes found: UnsafeBufferPointer<UnsafePointer<xmlChar>?>
    ) {
      let close = position
      let start = endGap()
      let startTagEnd = bytes[close] == UInt8(ascii: "/") ? close + 2 : close + 1
      let index = Int32(nodes.count)
      nodes.append(
        XMLDocument.NodeRecord(
          name: code(of: name, prefix: prefix), parent: current, subtreeEnd: index + 1,
          firstAttribute: Int32(attributes.count), start: Int32(start), startTagEnd: Int32(startTagEnd),
          end: Int32(startTagEnd)))
      add(found, owner: index, tag: start..<close)
      current = index
      gapStart = startTagEnd
    }

    /// Ends the current element.
    mutating func endElement() {
      let end = position
      if end > gapStart { _ = endGap() }
      nodes[Int(current)].end = Int32(end)
      nodes[Int(current)].subtreeEnd = Int32(nodes.count)
      current = nodes[Int(current)].parent
      gapStart = end
    }

    /// Adds a comment.
    mutating func comment() {
      let start = endGap()
      var end = start + 4
      while !(bytes[end] == UInt8(ascii: "-") && bytes[end + 1] == UInt8(ascii: "-")) { end += 1 }
      gapStart = end + 3
      append(XMLDocument.NodeRecord.comment, start..<gapStart)
    }

    /// The offset at which the parser stands.
    private var position: Int {
      guard let cursor = parser?.pointee.input?.pointee.cur, let base = bytes.baseAddress else { return gapStart }
      let offset = cursor - base
      return offset >= 0 && offset <= bytes.count ? offset : gapStart
    }

    /// The start of the next tag or comment. Text before it becomes a node, unless it is all white space.
    private mutating func endGap() -> Int {
      var end = gapStart
      while isWhiteSpace(bytes[end]) { end += 1 }
      var isBlank = true
      while true {
        if bytes[end] != UInt8(ascii: "<") {
          isBlank = false
          end = index(of: UInt8(ascii: "<"), from: end)
        }
        if bytes[end + 1] == UInt8(ascii: "?") {
          while !(bytes[end] == UInt8(ascii: "?") && bytes[end + 1] == UInt8(ascii: ">")) { end += 1 }
          end += 2
        } else if bytes[end + 1] == UInt8(ascii: "!"), bytes[end + 2] == UInt8(ascii: "[") {
          isBlank = false
          while !(bytes[end] == UInt8(ascii: "]") && bytes[end + 1] == UInt8(ascii: "]")
            && bytes[end + 2] == UInt8(ascii: ">"))
          {
            end += 1
          }
          end += 3
        } else {
          break
        }
        while isWhiteSpace(bytes[end]) { end += 1 }
      }
      if !isBlank { append(XMLDocument.NodeRecord.text, gapStart..<end) }
      return end
    }

    private func index(of byte: UInt8, from start: Int) -> Int {
      guard let base = bytes.baseAddress, let found = memchr(base + start, Int32(byte), bytes.count - start) else {
        return bytes.count - 1
      }
      return UnsafeRawPointer(found) - UnsafeRawPointer(base)
    }

    private mutating func append(_ name: Int32, _ range: Range<Int>) {
      nodes.append(
        XMLDocument.NodeRecord(
          name: name, parent: current, subtreeEnd: Int32(nodes.count) + 1, firstAttribute: Int32(attributes.count),
          start: Int32(range.lowerBound), startTagEnd: Int32(range.lowerBound), end: Int32(range.upperBound)))
    }

    /// Adds the attributes that the parser found, as five pointers each: name, prefix, namespace, value and its end.
    ///
    /// A value points into the source unless it holds a reference, a line break or a character beyond ASCII; then the
    /// tag is read again.
    private mutating func add(
      _ found: UnsafeBufferPointer<UnsafePointer<xmlChar>?>, owner: Int32, tag: Range<Int>
    ) {
      guard let base = bytes.baseAddress else { return }
      let first = attributes.count
      var isInSource = true
      var index = 0
      while index < found.count {
        guard let name = found[index], let value = found[index + 3], let valueEnd = found[index + 4] else { return }
        let code = code(of: name, prefix: found[index + 1])
        let start = value - base
        isInSource = isInSource && tag.contains(start)
        let nameStart = isInSource ? self.nameStart(length: interned.length(ofCode: code), beforeValueAt: start) : 0
        attributes.append(
          XMLDocument.AttributeRecord(
            name: code, owner: owner, nameStart: Int32(nameStart), valueStart: isInSource ? Int32(start) : 0,
            valueEnd: isInSource ? Int32(valueEnd - base) : 0, isEscaped: false))
        index += 5
      }
      if !isInSource { locateAttributes(from: first, tag: tag) }
    }

    private mutating func code(of name: UnsafePointer<xmlChar>, prefix: UnsafePointer<xmlChar>?) -> Int32 {
      let code = interned.code(of: name, prefix: prefix, in: names)
      if code >= occurringNames.count {
        occurringNames.append(contentsOf: repeatElement(false, count: Int(code) + 64 - occurringNames.count))
      }
      occurringNames[Int(code)] = true
      return code
    }

    private func nameStart(length: Int, beforeValueAt start: Int) -> Int {
      var index = start - 2
      while bytes[index] != UInt8(ascii: "=") { index -= 1 }
      index -= 1
      while isWhiteSpace(bytes[index]) { index -= 1 }
      return index + 1 - length
    }

    /// Finds names and values of the attributes from `first` on in the source of their tag, in which namespace
    /// declarations stand too, though they are no attributes.
    private mutating func locateAttributes(from first: Int, tag: Range<Int>) {
      var target = first
      var index = tag.lowerBound + 1
      while !isWhiteSpace(bytes[index]) { index += 1 }
      while target < attributes.count {
        while isWhiteSpace(bytes[index]) { index += 1 }
        let nameStart = index
        while bytes[index] != UInt8(ascii: "="), !isWhiteSpace(bytes[index]) { index += 1 }
        let name = UnsafeBufferPointer(rebasing: bytes[nameStart..<index])
        while bytes[index] != UInt8(ascii: "\""), bytes[index] != UInt8(ascii: "'") { index += 1 }
        let quote = bytes[index]
        let valueStart = index + 1
        index = self.index(of: quote, from: valueStart)
        if !name.starts(with: "xmlns".utf8) {
          attributes[target].nameStart = Int32(nameStart)
          attributes[target].valueStart = Int32(valueStart)
          attributes[target].valueEnd = Int32(index)
          attributes[target].isEscaped = bytes[valueStart..<index].contains { $0 == UInt8(ascii: "&") || $0 < 0x20 }
          target += 1
        }
        index += 1
      }
    }
  }
}
