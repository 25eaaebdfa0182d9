extension CompletionScript {
  /// A function for bash, 3.2 and later.
  static func bash(rules: [String]) -> String {
    var cases = ""
    for command in CommandName.allCases {
      let options = OptionTable.options(of: command)
      let forms = options.flatMap { $0.longForms + ($0.short.map { ["-\($0)"] } ?? []) }
      cases += "    \(command.rawValue))\n      options=\"\(forms.joined(separator: " "))\"\n"
      cases += "      case \"$previous\" in\n"
      for option in options {
        guard let value = option.value else { continue }
        let patterns = (option.longForms + (option.short.map { ["-\($0)"] } ?? [])).joined(separator: "|")
        if let words = words(for: value, rules: rules) {
          cases += "        \(patterns)) words=\"\(words.joined(separator: " "))\"; kind=words ;;\n"
        } else {
          cases += "        \(patterns)) kind=files ;;\n"
        }
      }
      cases += "      esac ;;\n"
    }
    let names = CommandName.allCases.flatMap { [$0.rawValue] + $0.aliases }
    return """
      _xiblint() {
        local current="${COMP_WORDS[COMP_CWORD]}" previous="${COMP_WORDS[COMP_CWORD-1]}"
        local command=lint named="" options="" words="" kind="" word
        if [ "$current" = "=" ]; then current=""; elif [ "$previous" = "=" ]; then previous="${COMP_WORDS[COMP_CWORD-2]}"; fi
        for word in "${COMP_WORDS[@]:1:COMP_CWORD-1}"; do
          case "$word" in
            \(names.joined(separator: "|"))) command="$word"; named=yes; break ;;
          esac
        done
        [ "$command" = rule ] && command=explain
        case "$command" in
      \(cases)  esac
        if [ "$kind" = words ]; then
          COMPREPLY=($(compgen -W "$words" -- "$current"))
        elif [ "$kind" = files ]; then
          COMPREPLY=($(compgen -f -- "$current"))
        elif [ "${current:0:1}" = - ]; then
          COMPREPLY=($(compgen -W "$options" -- "$current"))
        elif [ "$command" = explain ]; then
          COMPREPLY=($(compgen -W "\(rules.joined(separator: " "))" -- "$current"))
        else
          COMPREPLY=($(compgen -f -- "$current"))
          [ -z "$named" ] && COMPREPLY+=($(compgen -W "\(names.joined(separator: " "))" -- "$current"))
        fi
      }
      complete -o filenames -F _xiblint xiblint

      """
  }
}
