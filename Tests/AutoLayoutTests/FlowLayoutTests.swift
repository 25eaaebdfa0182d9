import InterfaceBuilder
import Testing

@testable import AutoLayout

@Suite struct FlowLayoutTests {
  /// The frames of the views in a collection view, in document order.
  func frames(
    _ items: [(Double, Double)], layout: String = "minimumLineSpacing='10' minimumInteritemSpacing='10'",
    inset: String = "", header: Double? = nil, size: Size?
  ) throws -> [Rectangle] {
    let cells = items.enumerated().map { view("cell\($0)", $1.0, $1.1, name: "collectionViewCell") }.joined()
    let headerView = header.map {
      view("header", 375, $0, name: "collectionReusableView", attributes: "key='sectionHeaderView'")
    }
    let content =
      "<collectionViewFlowLayout key='collectionViewLayout' \(layout) id='flow'>"
      + "<inset key='sectionInset' \(inset)/></collectionViewFlowLayout><cells>\(cells)</cells>\(headerView ?? "")"
    let tree = try tree(objects: view("list", 375, 667, name: "collectionView", content), tools: "22505")
    return tree.read("list") { list in
      let frames = FlowLayout.items(in: list, size: size)
      return list.children.compactMap { frames[$0.index] }
    } ?? []
  }

  let size = Size(width: 375, height: 667)

  @Test func itemsFillLinesAndFullLinesAreJustified() throws {
    let frames = try frames([(100, 50), (100, 70), (100, 50), (100, 50)], size: size)
    #expect(frames.map(\.x) == [0, 137.5, 275, 0])
    #expect(frames.map(\.y) == [0, 0, 0, 80])
    #expect(frames.map(\.height) == [50, 70, 50, 50])
  }

  @Test func aLastLineKeepsItsSpacing() throws {
    let frames = try frames([(100, 50), (100, 50)], size: size)
    #expect(frames.map(\.x) == [0, 110])
  }

  @Test func itemsThatFillALineAreCentred() throws {
    #expect(try frames([(250, 50)], size: size).map(\.x) == [62.5])
    #expect(try frames([(250, 50), (300, 50)], size: size).map(\.x) == [62.5, 37.5])
    // Where another one would fit, it stays at the start.
    #expect(try frames([(150, 50)], size: size).map(\.x) == [0])
    // One that is too wide sticks out at both sides.
    #expect(try frames([(400, 50)], size: size).map(\.x) == [-12.5])
  }

  @Test func sectionsHaveInsetsAndHeaders() throws {
    let frames = try frames(
      [(100, 50), (100, 50), (130, 50)], inset: "minX='20' minY='8' maxX='30' maxY='9'", header: 40, size: size)
    #expect(frames.map(\.x) == [20, 245, 20, 0])
    #expect(frames.map(\.y) == [48, 48, 108, 0])
    #expect(frames.last == Rectangle(x: 0, y: 0, width: 375, height: 40))
  }

  @Test func horizontalLayoutsFillColumns() throws {
    let frames = try frames(
      [(80, 300), (90, 300), (80, 300)], layout: "scrollDirection='horizontal' minimumLineSpacing='5'",
      inset: "minX='7'", size: size)
    #expect(frames.map(\.x) == [7, 7, 102])
    #expect(frames.map(\.y) == [0, 367, 0])
    #expect(try self.frames([(80, 500)], layout: "scrollDirection='horizontal'", size: size).map(\.y) == [83.5])
  }

  @Test func withoutASizeAllItemsLieInALine() throws {
    let frames = try frames([(250, 50), (250, 50)], header: 40, size: nil)
    #expect(frames.map(\.x) == [0, 260, 0])
    #expect(frames.map(\.y) == [40, 40, 0])
  }

  @Test func otherLayoutsAreNotKnown() throws {
    let content =
      "<collectionViewLayout key='collectionViewLayout' id='l'/><cells>\(view("c", 50, 50, name: "collectionViewCell"))</cells>"
    let tree = try tree(objects: view("list", 375, 667, name: "collectionView", content), tools: "22505")
    #expect(tree.read("list") { FlowLayout.items(in: $0, size: size).isEmpty } == true)
  }
}
