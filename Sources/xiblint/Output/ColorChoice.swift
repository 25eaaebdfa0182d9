/// Whether text is coloured: by `--color`, else by the environment, else on terminals only.
enum ColorChoice {
  /// Whether text that goes to a descriptor is coloured.
  static func usesColor(_ option: String?, descriptor: Int32) -> Bool {
    switch option {
    case "always": true
    case "never": false
    default:
      usesColor(
        isTerminal: Process.isTerminal(descriptor) && Process.environment("TERM") != "dumb",
        environment: Process.environment)
    }
  }

  /// The same, from what the environment says: `NO_COLOR` wins over `CLICOLOR_FORCE` and `FORCE_COLOR`.
  static func usesColor(isTerminal: Bool, environment: (String) -> String?) -> Bool {
    if environment("NO_COLOR") != nil { return false }
    let forced = [environment("CLICOLOR_FORCE"), environment("FORCE_COLOR")].compactMap { $0 }
    return forced.contains { $0 != "0" && $0 != "false" } || isTerminal
  }
}
