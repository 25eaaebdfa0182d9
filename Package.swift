// swift-tools-version: 6.1

import PackageDescription

// A release build on Linux carries the Swift library inside, so that one file runs on any machine and starts as fast as a
// C program. The linker flag alone does not link: every target must be compiled for it. Cross-module optimisation
// lets the tree's accessors inline into the expressions that call them; exclusive access is checked in debug builds, in
// which the tests run.
//
// What would be linked for one call of `String.contains` is kept out: the library of regular expressions is a third of the
// program, and each look-up of a conformance, a dozen in a run, reads through the conformances of all that is linked.
let settings: [SwiftSetting] = [
  .unsafeFlags(["-Xfrontend", "-disable-implicit-string-processing-module-import"]),
  .unsafeFlags(["-static-stdlib"], .when(platforms: [.linux], configuration: .release)),
  .unsafeFlags(["-cross-module-optimization", "-enforce-exclusivity=unchecked"], .when(configuration: .release)),
]

// The program lies at a fixed address: nothing of its 23,000 pointers must be set at the start, which takes 70 page faults
// of 540 and a tenth of the time of a run over one file. The libraries that it loads still lie at random addresses.
let linking: [LinkerSetting] = [
  .unsafeFlags(
    ["-static-stdlib", "-Xclang-linker", "-no-pie"], .when(platforms: [.linux], configuration: .release))
]

/// A library module; its folder is `Sources/<name>`.
func module(_ name: String, _ dependencies: [Target.Dependency] = []) -> Target {
  .target(name: name, dependencies: dependencies, swiftSettings: settings)
}

/// The tests of a module; their folder is `Tests/<name>Tests`.
func tests(of name: String, _ dependencies: [Target.Dependency] = []) -> Target {
  .testTarget(name: name + "Tests", dependencies: [.byName(name: name)] + dependencies)
}

let package = Package(
  name: "xiblint",
  platforms: [.macOS(.v13)],
  products: [.executable(name: "xiblint", targets: ["xiblint"])],
  targets: [
    .systemLibrary(
      name: "CLibXML2", pkgConfig: "libxml-2.0", providers: [.apt(["libxml2-dev"]), .brew(["libxml2"])]),
    .systemLibrary(
      name: "CLibYAML", pkgConfig: "yaml-0.1", providers: [.apt(["libyaml-dev"]), .brew(["libyaml"])]),
    module("SourceText"),
    module("XMLTree", ["SourceText", "CLibXML2"]),
    module("XPath", ["XMLTree", "SourceText"]),
    module("YAMLTree", ["SourceText", "CLibYAML"]),
    module("InterfaceBuilder", ["XMLTree", "SourceText"]),
    module("TextMetrics", ["SourceText"]),
    module("ProjectIndex", ["YAMLTree", "SourceText"]),
    // The writer is a member of a class that only one thread sees; checking each access to it costs a tenth of the time.
    .target(
      name: "RenderSpec", dependencies: ["AutoLayout", "InterfaceBuilder", "ProjectIndex"],
      swiftSettings: settings + [.unsafeFlags(["-enforce-exclusivity=unchecked"], .when(configuration: .release))]),
    module("Cassowary"),
    module("AutoLayout", ["InterfaceBuilder", "Cassowary", "TextMetrics"]),
    module("RuleFormat", ["YAMLTree"]),
    module("RuleEngine", ["AutoLayout", "InterfaceBuilder", "XPath", "RuleFormat", "SourceText"]),
    module("Reporters", ["RuleEngine", "XMLTree"]),
    .executableTarget(
      name: "EmbedRules", dependencies: ["RuleFormat"], swiftSettings: settings, linkerSettings: linking),
    .plugin(
      name: "EmbedRulesPlugin", capability: .buildTool(), dependencies: ["EmbedRules"], path: "Sources/EmbedRulesPlugin"
    ),
    .target(
      name: "BuiltInRules", dependencies: ["RuleFormat"], exclude: ["Rules/rule.schema.json", "Rules/set.schema.json"],
      swiftSettings: settings,
      plugins: ["EmbedRulesPlugin"]),
    .executableTarget(
      name: "xiblint", dependencies: ["RuleEngine", "Reporters", "BuiltInRules", "XMLTree", "RenderSpec"],
      swiftSettings: settings,
      linkerSettings: linking),
    tests(of: "SourceText"),
    tests(of: "XMLTree"),
    tests(of: "XPath", ["XMLTree", "CLibXML2"]),
    tests(of: "YAMLTree"),
    tests(of: "InterfaceBuilder"),
    tests(of: "TextMetrics"),
    tests(of: "ProjectIndex"),
    tests(of: "RenderSpec"),
    tests(of: "Cassowary"),
    tests(of: "AutoLayout"),
    tests(of: "RuleFormat"),
    tests(of: "RuleEngine", ["BuiltInRules"]),
    tests(of: "Reporters"),
    .testTarget(name: "CommandLineTests", dependencies: ["xiblint"]),
  ],
  swiftLanguageModes: [.v6]
)
