import Testing

/// Views and what they show.
struct ViewTests {
  @Test func marginsOfAStackViewArrangeItsChildren() throws {
    func isRelative(_ margins: String) throws -> Bool? {
      try Conversion("<stackView id=\"s\">\(margins)</stackView>")
        .value("roots.0.node.stack.isLayoutMarginsRelativeArrangement") as? Bool
    }
    #expect(try isRelative("") == false)
    #expect(
      try isRelative("<edgeInsets key=\"layoutMargins\" top=\"0.0\" left=\"0.0\" bottom=\"0.0\" right=\"0.0\"/>")
        == true)
    #expect(try isRelative("<directionalEdgeInsets key=\"directionalLayoutMargins\" top=\"16\"/>") == true)
  }

  @Test func unknownElementsKeepTheirViews() throws {
    let conversion = try Conversion(
      """
      <view id="v"><subviews><calendarView id="c"><rect key="frame" x="1" y="2" width="3" height="4"/><subviews>
      <label id="l" text="Still here"/></subviews></calendarView></subviews></view>
      """)
    #expect(conversion.string("roots.0.node.children.0.type") == "view")
    #expect(conversion.string("roots.0.node.children.0.element") == "calendarView")
    #expect(conversion.numbers("roots.0.node.children.0.designFrame") == [1, 2, 3, 4])
    #expect(conversion.string("roots.0.node.children.0.children.0.content.text") == "Still here")
  }

  /// Damage, or a merge that went wrong: engines find a class that is a view's in every node.
  @Test(arguments: ["<constraint firstItem=\"v\" id=\"x\"/>", "<viewController id=\"x\"/>", "<autoresizingMask/>"])
  func whatIsNoViewAmongViewsIsAViewOfItsElement(element: String) throws {
    let conversion = try Conversion("<view id=\"v\"><subviews>\(element)</subviews></view>")
    #expect(conversion.string("roots.0.node.children.0.type") == "view")
    #expect(conversion.string("roots.0.node.children.0.class") == "UIView")
    let name = try #require(conversion.string("roots.0.node.children.0.element"))
    #expect(element.hasPrefix("<\(name)"))
  }

  @Test func wholeNumbersAreWhole() throws {
    #expect(try Conversion("<view tag=\"12\" id=\"v\"/>").number("roots.0.node.behavior.tag") == 12)
    let broken = try Conversion("<view tag=\"0.5\" id=\"v\"/>")
    #expect(broken.value("roots.0.node.behavior.tag") == nil)
    #expect(broken.string("unsupported.0.what") == "view@tag")
  }

  @Test func contentViewsAreChildren() throws {
    let conversion = try Conversion(
      """
      <visualEffectView id="e"><view key="contentView" id="c"><subviews><label id="l" text="In"/></subviews></view>
      <blurEffect style="regular"/></visualEffectView>
      """)
    #expect(conversion.string("roots.0.node.children.0.children.0.content.text") == "In")
    #expect(conversion.string("roots.0.node.content.blurEffect.style") == "regular")
  }

  @Test func childrenAreFoundByTheirKeys() throws {
    let conversion = try Conversion(
      """
      <label id="l"><color key="backgroundColor" white="1" alpha="1"/><color key="textColor" red="1" green="0" blue="0"
      alpha="1" colorSpace="custom" customColorSpace="sRGB"/><string key="text">Two
      lines &amp; "more"</string></label>
      """)
    #expect(conversion.string("roots.0.node.content.textColor") == "#ff0000")
    #expect(conversion.string("roots.0.node.style.backgroundColor") == "#ffffff")
    #expect(conversion.string("roots.0.node.content.text") == "Two\nlines & \"more\"")
  }

  @Test func defaultsAreFilledIn() throws {
    let conversion = try Conversion(#"<label id="l"/>"#)
    #expect(conversion.number("roots.0.node.style.alpha") == 1)
    #expect(conversion.number("roots.0.node.content.numberOfLines") == 1)
    #expect(conversion.string("roots.0.node.content.lineBreakMode") == "byTruncatingTail")
    #expect(conversion.string("roots.0.node.content.font") == "system-17")
  }

  @Test func numbersAreRounded() throws {
    let conversion = try Conversion(
      #"<view id="v" alpha="0.59999999999999998"><rect key="frame" x="0.0" y="-43.666666666666664" width="1e2" height="8"/></view>"#
    )
    #expect(conversion.text.contains("\"alpha\": 0.6,"))
    #expect(conversion.text.contains("\"designFrame\": [0, -43.667, 100, 8]"))
  }

  @Test func textInBase64IsDecoded() throws {
    let conversion = try Conversion(
      #"<label id="l"><string key="text" base64-UTF8="YES">  SGVs bG8B </string></label>"#)
    #expect(conversion.string("roots.0.node.content.text") == "Hello\u{1}")
  }

  @Test func buttonsHaveStatesAndConfigurations() throws {
    let conversion = try Conversion(
      """
      <button id="b" buttonType="system"><state key="normal" title="Button" image="a"/><state key="disabled" title="Off"/>
      <buttonConfiguration key="configuration" style="filled" title="Go" image="star" catalog="system"/></button>
      """)
    #expect(conversion.string("roots.0.node.content.configuration.title") == "Go")
    #expect(conversion.string("roots.0.node.content.configuration.image") == "system/star")
    #expect(conversion.string("roots.0.node.content.states.disabled.title") == "Off")
    #expect(conversion.string("images.system/star.origin") == "system")
  }

  @Test func runtimeAttributesOfLayersAreProperties() throws {
    let conversion = try Conversion(
      """
      <view id="v"><userDefinedRuntimeAttributes>
      <userDefinedRuntimeAttribute type="number" keyPath="layer.cornerRadius"><real key="value" value="8.5"/></userDefinedRuntimeAttribute>
      <userDefinedRuntimeAttribute type="boolean" keyPath="layer.masksToBounds" value="YES"/>
      <userDefinedRuntimeAttribute type="color" keyPath="layer.borderColor"><color key="value" white="0" alpha="1"/></userDefinedRuntimeAttribute>
      <userDefinedRuntimeAttribute type="string" keyPath="textStyle" value="dark"/>
      </userDefinedRuntimeAttributes></view>
      """)
    #expect(conversion.number("roots.0.node.layer.cornerRadius") == 8.5)
    #expect(conversion.value("roots.0.node.layer.masksToBounds") as? Bool == true)
    // A colour is no CGColor, so the layer never gets it.
    #expect(conversion.string("roots.0.node.runtimeAttributes.0.keyPath") == "layer.borderColor")
    #expect(conversion.string("roots.0.node.runtimeAttributes.1.value") == "dark")
    #expect(conversion.spec.unsupported.isEmpty)
  }

  /// What no layer takes stays in the list of runtime attributes.
  @Test(arguments: [
    #"type="number" keyPath="layer.cornerRadius"><integer key="value"/>"#,
    #"type="number" keyPath="layer.cornerRadius"><real key="value" value="wide"/>"#,
    #"type="boolean" keyPath="layer.masksToBounds" value="perhaps">"#,
    #"type="size" keyPath="layer.shadowOffset">"#,
  ])
  func valuesThatAreNoneAreNoPropertiesOfLayers(attribute: String) throws {
    let conversion = try Conversion(
      """
      <view id="v"><userDefinedRuntimeAttributes>
      <userDefinedRuntimeAttribute \(attribute)</userDefinedRuntimeAttribute>
      </userDefinedRuntimeAttributes></view>
      """)
    #expect(conversion.value("roots.0.node.layer") == nil)
    #expect(conversion.string("roots.0.node.runtimeAttributes.0.keyPath")?.hasPrefix("layer.") == true)
  }

  @Test func macDocumentsAreConverted() throws {
    let conversion = try Conversion(
      """
      <customObject id="-2" userLabel="File's Owner"/>
      <menu title="Main" systemMenu="main" id="m"><items><menuItem title="Open" keyEquivalent="o" id="o"/></items></menu>
      <window title="Test" id="w"><windowStyleMask key="styleMask" titled="YES"/><view key="contentView" id="c"><subviews>
      <textField id="t"><textFieldCell key="cell" title="Hi" id="tc"><font key="font" metaFont="system"/>
      <color key="textColor" name="controlTextColor" catalog="System" colorSpace="catalog"/></textFieldCell></textField>
      </subviews></view></window>
      """, platform: "Cocoa")
    #expect(conversion.string("source.platform") == "macOS")
    #expect(conversion.string("roots.0.kind") == "window")
    #expect(conversion.string("roots.0.node.children.0.content.cell.title") == "Hi")
    #expect(conversion.string("roots.0.node.children.0.content.cell.textColor") == "controlText")
    #expect(conversion.string("objects.1.items.0.title") == "Open")
  }
}
