import SourceText

/// Takes a command line apart by the option table.
///
/// Options may stand anywhere; `--option value` and `--option=value` are the same; short ones may be joined (`-qofile`);
/// `--` ends the options; `-` is an operand. The first operand is the command if it is the name of one.
struct ArgumentParser {
  private var arguments = Arguments()
  private var remaining: ArraySlice<String>
  private var used: [Use] = []

  /// An option as it was written.
  private struct Use {
    let name: OptionName
    let spelling: String
    let value: String?
  }

  private init(_ line: [String]) {
    remaining = line[...]
  }

  /// The parts of a command line, which does not hold the name of the program.
  static func parse(_ line: [String]) throws(UsageError) -> Arguments {
    var parser = ArgumentParser(line)
    try parser.split()
    try parser.check()
    return parser.arguments
  }

  private mutating func split() throws(UsageError) {
    var areOptionsOver = false
    while let argument = remaining.popFirst() {
      if areOptionsOver || argument == "-" || !argument.hasPrefix("-") {
        takeOperand(argument, mayBeCommand: !areOptionsOver)
      } else if argument == "--" {
        areOptionsOver = true
      } else if argument.hasPrefix("--") {
        try takeLong(argument)
      } else {
        try takeShort(argument)
      }
    }
  }

  private mutating func takeOperand(_ operand: String, mayBeCommand: Bool) {
    let isFirst = !arguments.isCommandNamed && arguments.operands.isEmpty
    if mayBeCommand, isFirst, let command = CommandName(argument: operand) {
      arguments.command = command
      arguments.isCommandNamed = true
    } else {
      arguments.operands.append(operand)
    }
  }

  private mutating func takeLong(_ argument: String) throws(UsageError) {
    let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let spelling = String(parts[0])
    guard let option = OptionTable.all.first(where: { $0.longForms.contains(spelling) }) else {
      throw unknown(spelling)
    }
    let value = parts.count > 1 ? String(parts[1]) : nil
    if option.value == nil, let value {
      throw error("`\(spelling)` takes no value; it was given `\(value)`.")
    }
    try take(option, spelling, value)
  }

  private mutating func takeShort(_ argument: String) throws(UsageError) {
    var letters = argument.dropFirst()
    while let letter = letters.popFirst() {
      guard let option = OptionTable.all.first(where: { $0.short == letter }) else { throw unknown("-\(letter)") }
      guard option.value != nil, !letters.isEmpty else {
        try take(option, "-\(letter)", nil)
        continue
      }
      try take(option, "-\(letter)", String(letters.first == "=" ? letters.dropFirst() : letters))
      return
    }
  }

  private mutating func take(_ option: Option, _ spelling: String, _ attached: String?) throws(UsageError) {
    guard let value = option.value else {
      used.append(Use(name: option.name, spelling: spelling, value: nil))
      return
    }
    if let attached {
      used.append(Use(name: option.name, spelling: spelling, value: attached))
    } else if let next = remaining.first, !next.hasPrefix("--") {
      remaining.removeFirst()
      used.append(Use(name: option.name, spelling: spelling, value: next))
    } else {
      throw error("`\(spelling)` needs a value: `\(spelling)=\(value.placeholder)`.")
    }
  }

  /// Checks what can be checked only when the command is known, and keeps what is right.
  private mutating func check() throws(UsageError) {
    let options = OptionTable.options(of: arguments.command)
    for use in used {
      let (name, spelling, value) = (use.name, use.spelling, use.value)
      guard let option = options.first(where: { $0.name == name }) else {
        let owners = OptionTable.all.filter { $0.name == name }.flatMap(\.commands).map { "`\($0.rawValue)`" }
        throw error(
          "`\(spelling)` is no option of `\(arguments.command.rawValue)`; it belongs to "
            + owners.joined(separator: " and ") + ".")
      }
      if let value, let fault = option.value?.fault(in: value) {
        throw error("The value of `\(spelling)` \(fault); it was given `\(value)`.")
      }
      arguments.add(name, value ?? "")
    }
    let isAnsweredAlone = [.help, .version, .generateCompletion, .schema].contains(where: arguments.has)
    if isAnsweredAlone { return }
    let (count, wanted) = (arguments.operands.count, arguments.command.operandCount)
    if count < wanted.lowerBound {
      throw error("`\(arguments.command.rawValue)` needs \(arguments.command.operands).")
    }
    if count > wanted.upperBound {
      throw error("`\(arguments.command.rawValue)` does not take `\(arguments.operands[wanted.upperBound])`.")
    }
  }

  private func unknown(_ spelling: String) -> UsageError {
    let known = OptionTable.all.flatMap { $0.longForms + ($0.short.map { ["-\($0)"] } ?? []) }
    let suggestion = spelling.hasPrefix("--") ? nearestName(to: spelling, among: known) : nil
    return error("There is no option `\(spelling)`." + (suggestion.map { " Did you mean `\($0)`?" } ?? ""))
  }

  private func error(_ message: String) -> UsageError {
    UsageError(message: message, command: arguments.command)
  }
}
