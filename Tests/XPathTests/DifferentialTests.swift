import Testing
import XMLTree
import XPath

/// What libxml2 says is right, at every node of every sample.
struct DifferentialTests {
  @Test(arguments: DocumentSamples.all)
  func table(text: String) throws {
    let expected = try #require(LibXML2(text))
    let evaluator = try Evaluator(text)
    for expression in ExpressionTable.all {
      try compare(expression, evaluator, expected)
    }
  }

  @Test(arguments: DocumentSamples.all)
  func generated(text: String) throws {
    let expected = try #require(LibXML2(text))
    let evaluator = try Evaluator(text)
    var generator = ExpressionGenerator(seed: 20_250_701)
    for _ in 0..<1500 {
      try compare(generator.expression(), evaluator, expected, step: 3)
    }
  }

  private func compare(_ text: String, _ evaluator: Evaluator, _ expected: LibXML2, step: Int = 1) throws {
    guard let compiled = try? evaluator.compiler.compile(text) else {
      #expect(expected.evaluate(text, at: "") == .failure, "does not compile: \(text)")
      return
    }
    for index in stride(from: 0, to: evaluator.nodes.count, by: step) {
      let (path, node) = evaluator.nodes[index]
      let actual = evaluator.evaluate(compiled, at: node)
      let right = expected.evaluate(text, at: path)
      guard actual == right else {
        Issue.record("\(text) at \(path): \(actual), not \(right)")
        return
      }
      expectConsistent(compiled, text, evaluator.context(node))
    }
  }

  /// Every kind of evaluation tells the same.
  private func expectConsistent(_ compiled: XPathExpression, _ text: String, _ context: XPathContext) {
    let value = compiled.value(context)
    #expect(compiled.type == .any || compiled.type == value.type, "\(text)")
    #expect(compiled.boolean(context) == value.boolean, "\(text)")
    let number = value.number(in: context.document)
    #expect(compiled.number(context) == number || number.isNaN, "\(text)")
    #expect(compiled.string(context) == value.string(in: context.document), "\(text)")
    guard case .nodes(let nodes) = value else { return }
    #expect(compiled.firstNode(context) == nodes.first, "\(text)")
    var visited: [XMLNode] = []
    compiled.forEachNode(context) {
      visited.append($0)
      return true
    }
    #expect(visited == nodes, "\(text)")
  }
}
