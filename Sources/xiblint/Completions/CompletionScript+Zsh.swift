extension CompletionScript {
  /// A function for zsh, to be saved as `_xiblint` on the `fpath` or to be evaluated.
  static func zsh(rules: [String]) -> String {
    let commands = CommandName.allCases.map { "    '\($0.rawValue):\(quoted($0.summary))'\n" }.joined()
    var cases = ""
    for command in CommandName.allCases {
      let options = OptionTable.options(of: command).flatMap { specifications(of: $0, rules: rules) }
      let operands = command == .explain ? "*:rule:(\(rules.joined(separator: " ")))" : "*:file:_files"
      cases += "    \(command.rawValue))\n      _arguments -s "
      cases += (options + [operands]).map { "'\($0)'" }.joined(separator: " \\\n        ") + " ;;\n"
    }
    return """
      #compdef xiblint
      _xiblint() {
        local command=lint word
        local -a commands
        commands=(
      \(commands)  )
        for word in "${(@)words[2,CURRENT-1]}"; do
          if (( ${commands[(I)$word:*]} )); then command=$word; break; fi
          if [[ $word = rule ]]; then command=explain; break; fi
        done
        if (( CURRENT == 2 )) && [[ $words[2] != -* ]]; then _describe command commands; fi
        case $command in
      \(cases)  esac
      }
      if [[ $funcstack[1] = _xiblint ]]; then _xiblint "$@"; else compdef _xiblint xiblint; fi

      """
  }

  private static func specifications(of option: Option, rules: [String]) -> [String] {
    let help = "[\(quoted(option.help))]"
    guard let value = option.value else {
      return (option.longForms + (option.short.map { ["-\($0)"] } ?? [])).map { "*" + $0 + help }
    }
    let action =
      switch words(for: value, rules: rules) {
      case .none: "_files"
      case .some(let words): words.isEmpty ? " " : "(\(words.joined(separator: " ")))"
      }
    let argument = ":\(option.name.rawValue):\(action)"
    return option.longForms.map { "*\($0)=\(help)\(argument)" }
      + (option.short.map { ["*-\($0)+\(help)\(argument)"] } ?? [])
  }

  private static func quoted(_ text: String) -> String {
    var result = ""
    for character in text {
      switch character {
      case "'": result += "'\\''"
      case ":", "[", "]": result += "\\\(character)"
      default: result.append(character)
      }
    }
    return result
  }
}
