import SourceText
import Testing

struct PathTests {
  @Test func parts() {
    #expect(Path.join("a", "b") == "a/b")
    #expect(Path.join("a/", "b") == "a/b")
    #expect(Path.join(".", "b") == "b")
    #expect(Path.join("a", "/b") == "/b")
    #expect(Path.directory(of: "/a/b") == "/a")
    #expect(Path.directory(of: "/a") == "/")
    #expect(Path.directory(of: "a") == nil)
    #expect(Path.name(of: "/a/b.xib") == "b.xib")
    #expect(Path.fileExtension(of: "a.b/Main.STORYBOARD") == "storyboard")
    #expect(Path.fileExtension(of: "a.b/Main") == "")
  }

  @Test func absolutePaths() {
    #expect(Path.absolute("b/../c/./d//e", in: "/a") == "/a/c/d/e")
    #expect(Path.absolute(".", in: "/a") == "/a")
    #expect(Path.absolute("../../..", in: "/a") == "/")
    #expect(Path.absolute("/x", in: "/a") == "/x")
  }

  @Test func waysFromADirectory() {
    #expect(Path.relative("/a/b", to: "/a") == "b")
    #expect(Path.relative("/a", to: "/a") == ".")
    #expect(Path.relative("/ab", to: "/a") == "/ab")
    #expect(Path.relative("/a", to: "/") == "a")
    #expect(Path.reference(to: "/a/b/c", from: "/a/x/y") == "../../b/c")
    #expect(Path.reference(to: "/a", from: "/a/x") == "..")
    #expect(Path.reference(to: "/a/b", from: "/a") == "b")
  }

  @Test func aNameMayBeginWithACombiningCharacter() {
    let path = "/a/\u{301}b.xib"
    #expect(Path.name(of: path).utf8.elementsEqual("\u{301}b.xib".utf8))
    #expect(Path.relative(path, to: "/a").utf8.elementsEqual("\u{301}b.xib".utf8))
    #expect(Path.names(in: path).count == 2)
  }

  @Test func bytesThatAreNoUTF8Survive() {
    let faulty: [[UInt8]] = [
      [0x61, 0xE9, 0x2E], [0xFF], [0xC3], [0xF0, 0x9F, 0x98], [0xC3, 0xA9], [], [0xED, 0xA0, 0x80], [0xC0, 0x80],
      // The private character for 0xE9 in a name.
      [0xF4, 0x8F, 0xBB, 0xA9],
    ]
    for bytes in faulty { #expect(Path.bytes(of: Path.text(of: bytes)) == bytes) }
    var random = Random(seed: 3)
    for _ in 0..<5000 {
      let bytes = (0..<8).map { _ in
        [0xF4, 0x8F, 0xBA, 0xBB, 0xA9, 0x61, 0xC3, 0xE2][Int.random(in: 0..<8, using: &random)]
      }
      .map(UInt8.init)
      #expect(Path.bytes(of: Path.text(of: bytes)) == bytes)
    }
    #expect(Path.text(of: Array("Ärger 😀.xib".utf8)) == "Ärger 😀.xib")
    #expect(Path.text(of: [0xE9]) != Path.text(of: [0xC3, 0xA9]))
  }
}
