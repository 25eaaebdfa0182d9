import InterfaceBuilder

extension WrittenProof {
  /// The documents: what stands in the root element.
  static let documents: [(platform: Platform, text: String)] = [
    (
      .iOS,
      """
      <objects>
      <view id="v">
      <subviews>
      <label id="l"/>
      <view id="w"/>
      </subviews>
      <constraints>
      <constraint firstItem="{v|l}" firstAttribute="{leading|left}" relation="{greaterThanOrEqual|lessThanOrEqual}" \
      secondItem="{l|w}" secondAttribute="{trailing|right}" multiplier="{1:2|2}" constant="{8|9}" priority="{999|250}" \
      placeholder="{YES|NO}" symbolic="{YES|NO}" identifier="{one|two}" userLabel="{one|two}" customClass="{A|B}" \
      customModule="{M|N}" customModuleProvider="{target|other}" id="{c|d}">
      <variation key="{heightClass=compact|widthClass=compact}" constant="{10|11}"/>
      </constraint>
      <constraint firstItem="l" firstAttribute="top" secondItem="v" secondAttribute="top" id="e"/>
      </constraints>
      <variation key="{default|widthClass=regular}">
      <mask key="{constraints|subviews}">
      <include reference="{c|e}"/>
      <exclude reference="{e|c}"/>
      </mask>
      </variation>
      <userDefinedRuntimeAttributes>
      <userDefinedRuntimeAttribute type="{string|keyPath}" keyPath="{one|two}" value="{A|B}"/>
      <userDefinedRuntimeAttribute type="image" keyPath="image" value="{star|moon}" catalog="{system|other}"/>
      <userDefinedRuntimeAttribute type="string" keyPath="text" value="A" localized="{YES|NO}"/>
      <userDefinedRuntimeAttribute type="number" keyPath="count">
      <integer key="{value|unheardOf!}" value="{3|4}"/>
      </userDefinedRuntimeAttribute>
      <userDefinedRuntimeAttribute type="string" keyPath="long">
      <string key="{value|unheardOf!}">{One|Two}</string>
      </userDefinedRuntimeAttribute>
      <userDefinedRuntimeAttribute type="size" keyPath="size">
      <size key="{value|unheardOf!}" width="{1|2}" height="{1|2}"/>
      </userDefinedRuntimeAttribute>
      <userDefinedRuntimeAttribute type="color" keyPath="color">
      <color key="{value|unheardOf!}" white="{0|1}" alpha="{1|0.5}"/>
      </userDefinedRuntimeAttribute>
      </userDefinedRuntimeAttributes>
      <connections>
      <outlet property="{one|two}" destination="{l|w}" id="{o1|o2}"/>
      <action selector="{one:|two:}" destination="{l|w}" eventType="{touchUpInside|valueChanged}" id="{a1|a2}"/>
      <outletCollection property="{one|two}" destination="{l|w}" collectionClass="{NSArray|NSSet}" appends="{YES|NO}" \
      id="{oc1|oc2}"/>
      <accessibilityConnection property="{one|two}" destination="{l|w}" id="{ac1|ac2}"/>
      </connections>
      </view>
      </objects>
      """
    ),
    (
      .iOS,
      """
      <scenes>
      <scene sceneID="{s|t}">
      <objects>
      <viewController id="c">
      <connections>
      <segue destination="{d|e}" kind="{show|presentation}" identifier="{one|two}" relationship="{one|two}" \
      inheritsFrom="{parent|commit}" unwindAction="{one:|two:}" action="{one:|two:}" \
      destinationCreationSelector="{one|two}" modalPresentationStyle="{fullScreen|popover}" \
      modalTransitionStyle="{coverVertical|crossDissolve}" popoverAnchorView="{v|w}" \
      popoverAnchorBarButtonItem="{i|j}" splitViewControllerTargetIndex="{0|1}" animates="{YES|NO}" customClass="{A|B}" \
      customModule="{M|N}" customModuleProvider="{target|other}" userLabel="{one|two}" id="{g|h}" key="{preview|commit}" \
      popoverBackgroundViewClass="{A|B}" modularPresentationStyle="{one|two}">
      <popoverArrowDirection key="{popoverArrowDirection|unheardOf!}" up="{YES|NO}" down="{YES|NO}" left="{YES|NO}" \
      right="{YES|NO}"/>
      <popoverPassthroughViews key="{popoverPassthroughViews|unheardOf!}">
      <view reference="{v|w}"/>
      </popoverPassthroughViews>
      </segue>
      </connections>
      </viewController>
      </objects>
      </scene>
      </scenes>
      """
    ),
    (
      .iOS,
      """
      <objects>
      <view id="v">
      <color key="{backgroundColor|unheardOf!}" red="{0|1}" green="{0|1}" blue="{0|1}" alpha="{1|0.5}" \
      colorSpace="{custom|calibratedRGB}" customColorSpace="{sRGB|displayP3}"/>
      <color key="tintColor" cyan="{0|1}" magenta="{0|1}" yellow="{0|1}" black="{0|1}" alpha="1" \
      colorSpace="{deviceCMYK|custom}"/>
      <keyboardLayoutGuide key="{keyboard|unheardOf!}" id="{k|l}"/>
      <gestureRecognizers/>
      </view>
      <view id="w">
      <color key="backgroundColor" systemColor="{labelColor|linkColor}"/>
      <color key="tintColor" cocoaTouchSystemColor="{darkTextColor|tableCellGroupedTextColor}"/>
      </view>
      <view id="x">
      <color key="backgroundColor" xcode11CocoaTouchSystemColor="{labelColor|linkColor}"/>
      <color key="tintColor" name="{one|two}"/>
      </view>
      <view id="y">
      <color key="backgroundColor" systemColor="{unheardOfColor|futureColor}" red="{0|1}" green="{0|1}" blue="{0|1}" \
      alpha="{1|0.5}" colorSpace="{custom|calibratedRGB}" customColorSpace="{sRGB|displayP3}"/>
      <color key="tintColor" name="{four|five}" white="{0|1}" alpha="{1|0.5}"/>
      </view>
      <label id="l">
      <fontDescription key="{fontDescription|unheardOf!}" type="{system|italicSystem}" weight="{bold|light}" \
      pointSize="{11|12}"/>
      <nil key="{highlightedColor|unheardOf!}"/>
      <mutableString key="{text|unheardOf!}">{One|Two}</mutableString>
      </label>
      <label id="m">
      <fontDescription key="fontDescription" name="{Futura|Menlo}" family="{Futura|Menlo}" pointSize="{11|12}"/>
      <string key="text" base64-UTF8="{YES|NO!}">SGVsbG8</string>
      </label>
      <label id="n">
      <fontDescription key="fontDescription" style="{UICTFontTextStyleBody|UICTFontTextStyleHeadline}"/>
      </label>
      <label id="o">
      <fontDescription key="fontDescription" type="boldSystem" size="{button|smallSystem}"/>
      </label>
      <button id="b">
      <state key="{normal|selected}" title="One" image="star" catalog="{system|other}">
      <imageReference key="{backgroundImage|unheardOf!}" image="{moon|sun}" catalog="{system|other}" \
      symbolScale="{large|small}" renderingMode="{template|original}" variableValue="{0.5|1}"/>
      <nil key="{titleColor|unheardOf!}"/>
      </state>
      <buttonConfiguration key="{configuration|unheardOf!}" style="plain" image="star" catalog="{system|other}"/>
      </button>
      <imageView image="star" catalog="{system|other}" id="i"/>
      <barButtonItem image="star" catalog="{system|other}" id="j"/>
      <tabBarItem image="star" catalog="{system|other}" id="k"/>
      <viewController id="c">
      <nil name="{navigationItem|unheardOf!}"/>
      </viewController>
      </objects>
      <resources>
      <image name="{star|moon}" catalog="{system|other}" width="{10|20}" height="{10|20}"/>
      <namedColor name="{one|three}">
      <color red="{0|1}" green="{0|1}" blue="0" alpha="{1|0.5}" colorSpace="custom" customColorSpace="sRGB"/>
      </namedColor>
      <systemColor name="{labelColor|linkColor}">
      <color white="0" alpha="1"/>
      </systemColor>
      </resources>
      """
    ),
    (
      .iOS,
      """
      <objects>
      <tableView id="t" rowHeight="{44|60}">
      <prototypes>
      <tableViewCell id="{p|q}" reuseIdentifier="{one|two}" rowHeight="{50|60}" textLabel="{l|m}" \
      style="IBUITableViewCellStyleDefault">
      <tableViewCellContentView key="{contentView|unheardOf!}" id="{cv|cw}">
      <subviews>
      <label id="l" text="{One|Two}">
      <attributedString key="{attributedText|unheardOf!}">
      <fragment content="{One|Two}"/>
      </attributedString>
      </label>
      <label id="m" text="Three"/>
      </subviews>
      </tableViewCellContentView>
      </tableViewCell>
      </prototypes>
      <sections>
      <tableViewSection id="{s|r}" headerTitle="{One|Two}">
      <cells>
      <tableViewCell id="{x|y}"/>
      </cells>
      </tableViewSection>
      </sections>
      </tableView>
      <collectionView id="g">
      <collectionViewLayout key="{collectionViewLayout|unheardOf!}" id="{gl|gm}"/>
      <cells>
      <collectionViewCell id="{cc|cd}" reuseIdentifier="{one|two}">
      <collectionViewCellContentView key="{contentView|unheardOf!}" id="ccc"/>
      </collectionViewCell>
      </cells>
      <collectionReusableView key="{sectionHeaderView|unheardOf!}" reuseIdentifier="{one|two}" id="{rv|rw}"/>
      </collectionView>
      </objects>
      """
    ),
    (
      .iOS,
      """
      <customFonts key="{customFonts|unheardOf!}">
      <mutableArray key="{a.ttf|b.ttf}">
      <string>{One|Two}</string>
      </mutableArray>
      </customFonts>
      <objects>
      <wkWebView id="w">
      <wkWebViewConfiguration key="{configuration|unheardOf!}">
      <dataDetectorTypes key="{dataDetectorTypes|unheardOf!}" none="{YES|NO}"/>
      </wkWebViewConfiguration>
      </wkWebView>
      </objects>
      """
    ),
    (
      .watchOS,
      """
      <objects>
      <controller id="c">
      <items>
      <button id="{b|d}">
      <group key="{contentGroup|unheardOf!}" id="{g|h}"/>
      </button>
      <group id="k">
      <gestureRecognizers>
      <tapGestureRecognizer id="{t|u}">
      <precedingGestureRecognizers>
      <tapGestureRecognizer reference="{p|q}"/>
      </precedingGestureRecognizers>
      </tapGestureRecognizer>
      </gestureRecognizers>
      </group>
      </items>
      <notificationCategory key="{notificationCategory|unheardOf!}" identifier="{one|two}" id="{n|m}"/>
      </controller>
      </objects>
      """
    ),
    (
      .macOS,
      """
      <objects>
      <textField id="t">
      <textFieldCell key="{cell|unheardOf!}" id="{tc|td}">
      <font key="{font|unheardOf!}" metaFont="{system|label}" size="{11|12}" usesAppearanceFont="{YES|NO}"/>
      <color key="textColor" name="{labelColor|linkColor}" catalog="{System|Other}"/>
      </textFieldCell>
      <connections>
      <action selector="{one:|two:}" target="{t|u}" id="{a|b}"/>
      <binding destination="{t|u}" name="{value|title}" keyPath="{one|two}" previousBinding="{b1|b2}" id="{b3|b4}">
      <dictionary key="{options|unheardOf!}">
      <string key="{NSNullPlaceholder|NSNoSelectionPlaceholder}">{One|Two}</string>
      <bool key="NSValidatesImmediately" value="{YES|NO}"/>
      <integer key="NSMaximumRecents" value="{3|4}"/>
      </dictionary>
      </binding>
      </connections>
      </textField>
      <textField id="u">
      <textFieldCell key="cell" id="ud">
      <font key="font" size="13" name="{Futura|Menlo}"/>
      </textFieldCell>
      </textField>
      <textField id="w">
      <textFieldCell key="cell" id="wd">
      <font key="font" textStyle="{body|headline}" name=".SFNS-Regular"/>
      </textFieldCell>
      </textField>
      <window id="n">
      <value key="{maxSize|unheardOf!}" type="{size|other!}" width="{1|2}" height="{1|2}"/>
      </window>
      <menuItem id="m" image="star" catalog="{system|other}"/>
      <imageView id="i">
      <imageCell key="cell" id="ic" image="star" catalog="{system|other}"/>
      </imageView>
      <viewController id="c">
      <connections>
      <segue destination="{d|e}" kind="{show|popover}" id="{g|h}" popoverBehavior="{t|semitransient}" \
      preferredEdge="{minX|maxX}" trigger="{one|two}"/>
      </connections>
      </viewController>
      </objects>
      <resources>
      <image name="{star|moon}" width="{10|20}" height="{10|20}"/>
      </resources>
      """
    ),
  ]
}
