import Testing

@testable import AutoLayout

@Test func tablesGiveTheValueOfTheLastRowBeforeAVersion() {
  let table = ToolsVersionTable("a", (from: 10, "b"), (from: 20, "c"))
  #expect([0, 9, 10, 19, 20, 30].map { table[$0] } == ["a", "a", "b", "b", "c", "c"])
}
