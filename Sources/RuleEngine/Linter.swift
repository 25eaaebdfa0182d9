import InterfaceBuilder
import RuleFormat
import SourceText
import XMLTree
import XPath

/// Judges documents one after the other, on one thread.
///
/// One walk over a document asks for each element the rules that judge elements of its name; nothing else is looked at,
/// and nothing of the typed model is made, unless a rule asks.
public final class Linter {
  private let names = XMLNameTable()
  private let reader: XMLReader
  private let vocabulary: Vocabulary
  private let functions: RuleFunctions
  private let compiler: XPathCompiler
  /// One for each selection and platform so far: a class stands for other elements on each platform.
  private var dispatches: [RuleDispatch] = []

  /// A linter with nothing compiled yet, whose rules call the given functions.
  public init(functions: RuleFunctions = RuleFunctions()) {
    self.functions = functions
    reader = XMLReader(names: names)
    vocabulary = Vocabulary(names: names)
    compiler = XPathCompiler(names: names, functions: functions.all)
  }

  /// What was found in a document.
  public struct Result: Sendable {
    /// The findings, by place.
    public var diagnostics: [Diagnostic] = []
    /// Whether the file is in another encoding than UTF-8, so that no fix can be made.
    public var isTranscoded = false
  }

  /// The findings of the selected rules in a document.
  ///
  /// - Parameters:
  ///   - bytes: The file.
  ///   - path: Where the file is, for what depends on its name and neighbours.
  ///   - file: How findings name the file.
  public func lint(_ bytes: consuming [UInt8], path: String, file: String, rules selection: ResolvedRules) -> Result {
    let xml: XMLDocument
    do throws(XMLSyntaxError) {
      xml = try reader.read(bytes, path: path)
    } catch {
      return Result(diagnostics: [Self.diagnostic(error, file: file, selection)])
    }
    if let diagnostic = Self.diagnosticOfForeignRoot(in: xml, file: file) { return Result(diagnostics: [diagnostic]) }
    let document = Document(xml, vocabulary: vocabulary)
    functions.document = document
    defer { functions.document = nil }
    let dispatch = dispatch(of: selection, on: document.platform)
    dispatch.begin()
    var findings: [CompiledRule.Finding] = []
    var conflict: Int?
    for node in xml.allNodes {
      guard let name = xml.name(of: node) else {
        if conflict == nil, xml.kind(of: node) == .text { conflict = xml.conflictMarker(in: node) }
        continue
      }
      for rule in dispatch.awakeRules(for: name, in: xml) {
        rule.judge(node, in: xml, &findings)
      }
    }
    let suppressions = Suppressions(in: xml)
    var diagnostics: [Diagnostic] = []
    for finding in findings where !suppressions.cover(finding.place ?? finding.node, finding.rule.rule) {
      diagnostics.append(Self.diagnostic(finding, in: document, file: file))
    }
    if let conflict, let diagnostic = Self.diagnostic(ofConflictAt: conflict, in: xml, file: file, selection) {
      diagnostics.append(diagnostic)
    }
    if let severity = dispatch.severityOfUnusedSuppressions {
      diagnostics += suppressions.unused.map { suppression in
        Self.diagnostic(
          suppression, severity: severity, in: document, file: file, selection.configuration.catalogue)
      }
    }
    diagnostics.sort(by: Self.isInOrder)
    return Result(diagnostics: diagnostics, isTranscoded: xml.source.isTranscoded)
  }

  /// The rules of a selection that cannot be compiled, for a check before a run: it compiles all of them.
  public func errors(in selection: ResolvedRules) -> [RuleError] {
    functions.checksArguments = true
    defer { functions.checksArguments = false }
    return selection.rules.compactMap { rule in
      do throws(RuleError) {
        let compiled = try CompiledRule(
          rule.entry.make(), severity: rule.severity, options: rule.options, compiler: compiler)
        try compiled.check()
        return nil
      } catch {
        return error
      }
    }
  }

  /// The rule under which faulty XML is reported, always and as an error: nothing else can be said of such a file.
  public static let syntax = "syntax"
  /// The rule under which conflict markers are reported.
  public static let mergeConflict = "merge_conflict"
  /// The rule under which a suppression that suppresses nothing is reported.
  public static let unusedSuppression = "unused_suppression"

  private func dispatch(of selection: ResolvedRules, on platform: Platform) -> RuleDispatch {
    if let known = dispatches.first(where: { $0.selection === selection && $0.platform == platform }) { return known }
    let dispatch = RuleDispatch(selection: selection, platform: platform, names: names, compiler: compiler)
    dispatches.append(dispatch)
    return dispatch
  }

  private static func isInOrder(_ a: Diagnostic, _ b: Diagnostic) -> Bool {
    (a.start.line, a.start.column, a.rule, a.message) < (b.start.line, b.start.column, b.rule, b.message)
  }
}
