import RuleEngine

/// The functions that expressions of rules can call besides those of XPath 1.0.
enum FunctionList {
  /// A Markdown table.
  static func markdown(_ functions: [RuleFunction]) -> String {
    let rows = functions.map { "| `\(RuleList.cell($0.signature))` | \(RuleList.cell($0.help)) |\n" }
    return "| Function | What it yields |\n| --- | --- |\n" + rows.joined()
  }
}
