import InterfaceBuilder
import XMLTree

/// The document in a text.
func document(_ text: String) throws -> Document {
  let vocabulary = Vocabulary(names: XMLNameTable())
  let xml = try XMLReader(names: vocabulary.names).read(Array(text.utf8), path: "test.xib")
  return Document(xml, vocabulary: vocabulary)
}

/// An iOS document with the given objects.
func document(objects: String) throws -> Document {
  try document(
    """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="23727" \
    targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useSafeAreas="YES"><objects>\(objects)</objects></document>
    """)
}

/// A table cell whose content view `content` holds a view `background` with a label `title`, and these constraints.
func cell(constraints: String, inBackground: String = "", title: String = "<label id='title'/>") throws -> Document {
  try document(
    objects: """
      <tableViewCell id="cell"><tableViewCellContentView key="contentView" id="content"><subviews>
      <view id="background"><subviews>\(title)</subviews><constraints>\(inBackground)</constraints></view></subviews>
      <constraints>\(constraints)</constraints>
      <viewLayoutGuide key="safeArea" id="safe"/></tableViewCellContentView></tableViewCell>
      """)
}

extension Document {
  /// The object with an id; the root where there is none, which fails any test.
  func object(_ id: String) -> XMLNode { objects.first(id) ?? xml.root }
}
