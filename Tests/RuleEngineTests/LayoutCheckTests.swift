import AutoLayout
import BuiltInRules
import RuleEngine
import Testing

/// Solving takes longer than everything else, so only rules that were asked to solve may do it.
@Suite struct LayoutCheckTests {
  /// A view with subviews of which every rule on frames has something to say.
  private let document = """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21701" \
    targetRuntime="iOS.CocoaTouch" useAutolayout="YES"><device id="retina4_7"/><objects>
    <view contentMode="scaleToFill" misplaced="YES" ambiguous="YES" id="v">
    <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
    <subviews>
    <button ambiguous="YES" misplaced="YES" translatesAutoresizingMaskIntoConstraints="NO" id="b">
    <rect key="frame" x="8" y="0.0" width="20" height="20"/>
    </button>
    <scrollView misplaced="YES" translatesAutoresizingMaskIntoConstraints="NO" id="s">
    <rect key="frame" x="8" y="80" width="80" height="80"/>
    </scrollView>
    </subviews>
    <constraints>
    <constraint firstItem="b" firstAttribute="leading" secondItem="v" secondAttribute="leading" id="c"/>
    <constraint firstItem="s" firstAttribute="leading" secondItem="v" secondAttribute="leading" id="d"/>
    </constraints>
    </view>
    </objects></document>
    """

  /// How many checks of the layout were made to lint the document once with the rules of a set.
  private func checks(selecting set: String) -> Int {
    var count = 0
    let linter = Linter(
      functions: RuleFunctions { document in
        count += 1
        return LayoutCheck(document)
      })
    let catalogue = RuleCatalogue(entries: BuiltInRules.entries, sets: BuiltInRules.sets)
    let configuration = Configuration(directory: "/", catalogue: catalogue)
    let rules = ConfigurationScope(configuration, selection: RuleSelection(select: [set])).rules(for: "/a.xib")
    let found = linter.lint(Array(document.utf8), path: "/a.xib", file: "a.xib", rules: rules).diagnostics
    #expect(found.contains { $0.rule == "misplaced" } && found.contains { $0.rule == "ambiguous" })
    return count
  }

  @Test func recommendedRulesSolveNothing() {
    #expect(checks(selecting: "recommended") == 0)
  }

  @Test func rulesOnSolvedLayoutsSolveOnce() {
    #expect(checks(selecting: "solved") == 1)
  }
}
