import InterfaceBuilder
import RenderSpec
import RuleEngine
import RuleFormat
import YAMLTree

/// What a configuration says of specs, under `convert`.
struct ConvertConfiguration: Sendable {
  /// `list_profiles`: the geometries of lists, all of them, with what is said of some.
  var profiles = ListProfile.all
  /// The names of the profiles of which something is said.
  var changedProfiles: [String] = []
  /// `list_profile`: the profile that counts instead of the one of each table's style.
  var listProfile: String?

  /// Reads what a configuration says. It throws all that is wrong.
  init(_ configuration: Configuration) throws(YAMLErrors) {
    guard let node = configuration.convert else { return }
    let log = YAMLErrorLog()
    if var reader = MappingReader(node, log: log) {
      let profiles = reader.value("list_profiles").flatMap { $0.isNull ? nil : $0 }
      listProfile = reader.value("list_profile").flatMap { node in
        node.isNull ? nil : log.attempt { () throws(YAMLError) in try node.profileName() }
      }
      reader.finish()
      if let profiles { read(profiles, log) }
    }
    try log.throwIfAny()
  }

  private mutating func read(_ node: YAMLNode, _ log: YAMLErrorLog) {
    for entry in log.attempt({ () throws(YAMLError) in try node.mapping() }) ?? [] {
      guard let name = log.attempt({ () throws(YAMLError) in try entry.key.profileName() }),
        let index = profiles.firstIndex(where: { $0.name == name }), !entry.value.isNull,
        var reader = MappingReader(entry.value, log: log)
      else { continue }
      changedProfiles.append(name)
      for field in ListProfile.fields {
        guard let node = reader.value(field.configurationKey), !node.isNull else { continue }
        log.attempt { () throws(YAMLError) in
          switch field.value {
          case .number(let path, let isAutomatic):
            profiles[index][keyPath: path] = try node.length(isAutomatic: isAutomatic)
          case .color(let path): profiles[index][keyPath: path] = try node.colorName()
          case .flag(let path): profiles[index][keyPath: path] = try node.boolean()
          }
        }
      }
      reader.finish()
    }
  }

  /// The configuration as YAML, with every value of the profiles of which something is said; empty where it says nothing.
  var lines: [String] {
    var lines: [String] = []
    if let listProfile { lines.append("  list_profile: \(listProfile)") }
    let changed = profiles.filter { changedProfiles.contains($0.name) }
    if !changed.isEmpty { lines.append("  list_profiles:") }
    for profile in changed {
      lines.append("    \(profile.name):")
      for field in ListProfile.fields {
        let value =
          switch field.value {
          case .number(let path, _): OptionValue.number(profile[keyPath: path]).yaml
          case .color(let path): OptionValue.string(profile[keyPath: path]).yaml
          case .flag(let path): String(profile[keyPath: path])
          }
        lines.append("      \(field.configurationKey): \(value)")
      }
    }
    return lines.isEmpty ? [] : ["convert:"] + lines
  }
}

extension YAMLNode {
  /// The name of a profile.
  fileprivate func profileName() throws(YAMLError) -> String {
    try name(of: "list profile", among: ListProfile.all.map(\.name))
  }

  /// A number of points from 0, or, for a height that may be automatic, -1.
  fileprivate func length(isAutomatic: Bool) throws(YAMLError) -> Double {
    let number = try number()
    if number < 0, !(isAutomatic && number == -1) {
      throw mismatch(isAutomatic ? "a number of points from 0, or -1 for automatic," : "a number of points from 0")
    }
    return number
  }

  /// The name of a colour as specs have it.
  fileprivate func colorName() throws(YAMLError) -> String {
    let name = try string()
    if name.hasPrefix("#") {
      let digits = name.dropFirst()
      guard digits.utf8.count == 6, digits.allSatisfy({ $0.isASCII && $0.isHexDigit }) else {
        throw mismatch("a colour such as `\"#f2f2f2\"` or `systemBackground`")
      }
      return name.lowercased()
    }
    guard SystemColor.named(name + "Color") != nil else {
      throw unknown("system colour", name, among: SystemColor.table.map { String($0.name.dropLast(5)) })
    }
    return name
  }
}
