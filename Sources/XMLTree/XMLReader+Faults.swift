internal import CLibXML2
import SourceText

extension XMLReader {
  /// Where the place of a fault is, seen from where the parser stands.
  enum FaultPlace {
    /// There.
    case here
    /// At the nearest text before.
    case before(StaticString)
    /// At the second attribute of a name in the tag that the parser has read.
    case secondAttribute(String)
  }

  /// How deep libxml2 lets elements lie.
  private static let depthLimit: Int32 = 256

  /// What is wrong by an error of libxml2, for people who do not know its words, and where.
  ///
  /// `open` is the element that is open, with its line; `nil` where none is.
  static func fault(_ error: xmlError, open: (name: String, line: Int)?) -> (message: String, place: FaultPlace) {
    let name = error.str1.map { String(cString: $0) } ?? ""
    switch xmlParserErrors(rawValue: UInt32(bitPattern: error.code)) {
    case XML_ERR_TAG_NAME_MISMATCH:
      // libxml2 has read past a wrong end tag when it says so; people look for the tag.
      let end = error.str2.map { String(cString: $0) } ?? ""
      let start = open.map { "`<\($0.name)>` of line \($0.line)" } ?? "`<\(name)>`"
      return (
        "`</\(end)>` stands here, but \(start) is still open: close that first, or delete one of the two tags.",
        .before("</")
      )
    case XML_ERR_ATTRIBUTE_REDEFINED:
      return ("The attribute `\(name)` stands twice in this tag: delete one of the two.", .secondAttribute(name))
    case XML_ERR_ATTRIBUTE_WITHOUT_VALUE:
      return ("The attribute `\(name)` has no value: write one in quotation marks, or delete it.", .here)
    case XML_ERR_ATTRIBUTE_NOT_STARTED:
      return ("The value of an attribute must stand in quotation marks.", .here)
    case XML_ERR_SPACE_REQUIRED:
      return ("White space is missing here, or a quotation mark in a value is not written `&quot;`.", .here)
    case XML_ERR_LT_IN_ATTRIBUTE:
      return ("The character < stands in a value, where it must be written `&lt;`.", .here)
    case XML_ERR_UNDECLARED_ENTITY, XML_WAR_UNDECLARED_ENTITY:
      return ("`&\(name);` means nothing in XML: the character & must be written `&amp;`.", .before("&"))
    case XML_ERR_ENTITYREF_SEMICOL_MISSING:
      return ("The character & must be written `&amp;`.", .before("&"))
    case XML_ERR_INVALID_CHARREF, XML_ERR_INVALID_HEX_CHARREF, XML_ERR_INVALID_DEC_CHARREF:
      return (wrongReference, .before("&"))
    case XML_ERR_HYPHEN_IN_COMMENT:
      return ("Two hyphens stand in a comment, which XML does not allow: delete one.", .here)
    case XML_ERR_DOCUMENT_EMPTY:
      return ("This is no XML, which begins with `<`: restore the file from version control.", .here)
    case XML_ERR_DOCUMENT_END:
      return ("Something stands after the end of the document: delete it, or restore the file.", .here)
    case XML_ERR_INTERNAL_ERROR where error.int1 == depthLimit:
      return (
        "The elements lie deeper than \(depthLimit) levels, which no document of Interface Builder does; the file is damaged.",
        .here
      )
    case XML_ERR_NAME_TOO_LONG, XML_ERR_ATTRIBUTE_NOT_FINISHED:
      return ("A name or a value is longer than is read here; the file is damaged.", .here)
    default:
      let text = error.message.map { String(cString: $0) } ?? ""
      let line = text.split(separator: "\n").joined(separator: " ")
      return ("The XML is not well-formed: \(line.isEmpty ? "it is damaged here" : line).", .here)
    }
  }

  /// What is wrong with a reference such as `&#0;`.
  private static let wrongReference = "This reference names no character that XML has: delete it."

  /// What is wrong where libxml2 does not take a character, by the first byte at the place.
  static func wrongCharacter(_ byte: UInt8) -> (message: String, place: FaultPlace) {
    switch byte {
    case 0x80...:
      return (
        "A byte stands here that is no UTF-8: save the file as UTF-8, or declare its encoding in the first line.", .here
      )
    // The character is one that a reference before this place names.
    case 0x20...: return (wrongReference, .before("&"))
    default: return ("A control character stands here, which XML does not allow: delete it.", .here)
    }
  }

  /// What is wrong with a file that ends too early.
  static func earlyEnd(open: (name: String, line: Int)?) -> String {
    let place = open.map { "`<\($0.name)>` of line \($0.line) is still open" } ?? "its first element is not whole"
    return "The file ends here, but \(place): it was cut off. Restore it from version control."
  }
}
