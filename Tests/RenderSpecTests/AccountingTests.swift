import InterfaceBuilder
import Testing
import XMLTree

@testable import RenderSpec

/// Nothing is lost: what is not in the spec stands under `unsupported`, and the numbers add up.
struct AccountingTests {
  @Test func allIsCounted() throws {
    let conversion = try Conversion(
      """
      <view id="v" misplaced="YES" unheardOf="1"><rect key="frame" x="0.0" y="0.0" width="10" height="20"/>
        <strangeThing key="oddity" value="2"/></view>
      """)
    let accounting = conversion.spec.accounting
    // document, objects, view, rect, strangeThing
    #expect(accounting.elements.total == 5)
    // four of the document; id, misplaced, unheardOf; five of the frame; two of the strange thing
    #expect(accounting.attributes.total == 14)
    #expect(accounting.elements.unsupported == 1)
    #expect(
      conversion.spec.unsupported.map(\.what) == [
        "view@unheardOf", "strangeThing", "strangeThing@key", "strangeThing@value",
      ])
    #expect(conversion.spec.unsupported.first?.path == "/document/objects/view/@unheardOf")
    #expect(conversion.spec.unsupported.map(\.line) == [3, 4, 4, 4])
    #expect(conversion.string("unsupported.1.what") == "strangeThing")
  }

  @Test func aValueThatIsNoneOfTheWordsIsUnsupported() throws {
    let conversion = try Conversion(#"<view id="v" contentMode="TopLeft" hidden="maybe"/>"#)
    #expect(conversion.spec.unsupported.map(\.what) == ["view@contentMode", "view@hidden"])
    #expect(conversion.string("roots.0.node.style.contentMode") == "scaleToFill")
  }

  @Test func ofTwoElementsWithOneKeyTheSecondIsUnsupported() throws {
    let conversion = try Conversion(
      #"<view id="v"><color key="tintColor" white="0" alpha="1"/><color key="tintColor" white="1" alpha="1"/></view>"#)
    #expect(conversion.string("roots.0.node.style.tintColor") == "#000000")
    #expect(conversion.spec.unsupported.first?.what == "color")
  }

  @Test func notesOfTheDesignerAreDesignTimeOnly() throws {
    let conversion = try Conversion(
      """
      <label id="l" text="Hi"><attributedString key="userComments"><fragment content="note"><attributes>
      <font key="NSFont" size="11" metaFont="label"/></attributes></fragment></attributedString></label>
      """)
    #expect(conversion.spec.unsupported.isEmpty)
    // The label's own font, which it does not say, and not that of the note.
    #expect((conversion.value("fonts") as? [String: Any])?.keys.sorted() == ["system-17"])
    #expect(conversion.spec.accounting.elements.designTime == 4)
  }

  @Test func fontsOfUnknownTypeOrWeightAreUnsupported() throws {
    for attribute in [#"type="systemX""#, #"type="system" weight="fat""#] {
      let conversion = try Conversion(#"<label id="l"><fontDescription key="fontDescription" \#(attribute)/></label>"#)
      #expect(conversion.spec.unsupported.first?.what == "fontDescription")
      #expect(conversion.spec.accounting.attributes.unsupported == attribute.split(separator: " ").count + 1)
    }
  }

  /// The tally that proves the numbers over real documents finds every way in which a mark can be wrong.
  @Test func theTallyFindsWrongMarks() throws {
    let vocabulary = Vocabulary(names: XMLNameTable())
    let text = Places.document(
      objects: """

        <view id="v" misplaced="YES" unheardOf="1">
        <color key="tintColor" systemColor="labelColor" red="1"/>
        </view>
        """, on: .iOS)
    let xml = try XMLReader(names: vocabulary.names).read(Array(text.utf8), path: "Test.xib")
    let builder = SpecBuilder(
      Document(xml, vocabulary: vocabulary), plans: PlanCatalog(vocabulary: vocabulary),
      names: SpecNames(vocabulary.names), options: RenderSpecOptions())
    let spec = builder.build()
    let right = try Tally(xml, spec: spec, marks: builder.marks)
    #expect(right.faults.isEmpty)
    #expect(right.attributes.unsupported == 1)
    for element in xml.allNodes where xml.isElement(element) {
      for node in [element] + Array(xml.attributes(of: element)) {
        for fate in [Marks.Fate.unseen, .represented, .designTime, .unsupported] where fate != builder.marks[node] {
          var marks = builder.marks
          marks[node] = fate
          let tally = try Tally(xml, spec: spec, marks: marks)
          #expect(!tally.faults.isEmpty, "\(xml.nameText(of: node)) as \(fate)")
        }
      }
    }
  }
}
