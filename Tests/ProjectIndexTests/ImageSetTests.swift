import ProjectIndex
import Testing

@Suite struct ImageSetTests {
  /// The image set `Logo` with files of bytes in it.
  private func image(_ contents: String, _ files: [String: [UInt8]] = [:]) throws -> (ImageAsset?, [String]) {
    let folder = try ProjectFolder(["A.xcassets/Logo.imageset/Contents.json": contents])
    for (name, bytes) in files { try folder.write("A.xcassets/Logo.imageset/\(name)", bytes) }
    let index = folder.index
    return (index.catalogs(for: "Main.xib").image(named: "Logo"), folder.errors(index))
  }

  private func entry(_ file: String, _ more: String = "") -> String {
    "{ \"filename\": \"\(file)\", \"idiom\": \"universal\"\(more.isEmpty ? "" : ", " + more) }"
  }

  private func size(of file: String, _ bytes: [UInt8]) throws -> ImageSize? {
    let (image, errors) = try image("{ \"images\": [\(entry(file))] }", [file: bytes])
    #expect(errors.isEmpty)
    return image?.size(for: AssetTraits())
  }

  private func png(_ width: UInt8, _ height: UInt8) -> [UInt8] {
    [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13] + Array("IHDR".utf8)
      + [0, 0, 0, width, 0, 0, 0, height, 8, 6, 0, 0, 0]
  }

  @Test func pixelsBecomePointsByTheScale() throws {
    let (image, errors) = try image(
      """
      { "images": [ \(entry("a.png", #""scale": "1x""#)), \(entry("a@2x.png", #""scale": "2x""#)),
        \(entry("a@3x.png", #""scale": "3x""#)), { "idiom": "ipad", "scale": "1x" } ] }
      """, ["a.png": png(20, 10), "a@2x.png": png(41, 20)])
    #expect(errors.isEmpty)
    let logo = try #require(image)
    #expect(logo.scales == [1, 2, 3])
    #expect(logo.variants.map(\.exists) == [true, true, false])
    #expect(logo.size(for: AssetTraits(scale: 1)) == ImageSize(width: 20, height: 10))
    #expect(logo.size(for: AssetTraits(scale: 2)) == ImageSize(width: 20.5, height: 10))
    // The file for 3x is missing; the next one tells.
    #expect(logo.size(for: AssetTraits(scale: 3)) == ImageSize(width: 20.5, height: 10))
    #expect(logo.variant(for: AssetTraits(scale: 3))?.filename == "a@3x.png")
    #expect(logo.variants[1].pixelSize == ImageSize(width: 41, height: 20))
  }

  @Test func theNextLargerScaleServesBeforeASmallerOne() throws {
    let (image, _) = try image(
      "{ \"images\": [ \(entry("a", #""scale": "1x""#)), \(entry("c", #""scale": "3x""#)) ] }")
    #expect(image?.variant(for: AssetTraits(scale: 2))?.filename == "c")
    #expect(image?.variant(for: AssetTraits(scale: 3))?.filename == "c")
    #expect(image?.variant(for: AssetTraits(scale: 1))?.filename == "a")
  }

  @Test func propertiesAndConditions() throws {
    let (image, errors) = try image(
      """
      { "images": [ \(entry("l.pdf")),
        \(entry("d.pdf", #""appearances": [{ "appearance": "luminosity", "value": "dark" }]"#)),
        \(entry("r.pdf", #""language-direction": "right-to-left""#)), \(entry("fr.pdf", #""locale": "fr""#)),
        \(entry("c.pdf", #""height-class": "compact", "subtype": "retina4""#)) ],
        "properties": { "template-rendering-intent": "template", "preserves-vector-representation": true,
          "localizable": true } }
      """)
    #expect(errors.isEmpty)
    let logo = try #require(image)
    #expect(logo.rendering == .template)
    #expect(logo.preservesVector)
    #expect(logo.isLocalizable)
    #expect(logo.scales == [])
    #expect(logo.variant(for: AssetTraits())?.filename == "l.pdf")
    #expect(logo.variant(for: AssetTraits(appearance: .dark))?.filename == "d.pdf")
    #expect(logo.variant(for: AssetTraits(isRightToLeft: true))?.filename == "r.pdf")
    #expect(logo.variant(for: AssetTraits(language: "fr"))?.filename == "fr.pdf")
    #expect(logo.variant(for: AssetTraits(language: "de"))?.filename == "l.pdf")
    #expect(logo.variants[4].conditions.others.map(\.name) == ["height-class", "subtype"])
    #expect(logo.size(for: AssetTraits()) == nil)
  }

  @Test func slicesAndAlignment() throws {
    let (image, errors) = try image(
      """
      { "images": [ { "filename": "a.png", "idiom": "universal",
        "alignment-insets": { "top": 1, "bottom": 3, "left": 2, "right": 4 },
        "resizing": { "mode": "9-part", "center": { "mode": "stretch", "width": 1, "height": 2 },
          "cap-insets": { "bottom": 7, "top": 5, "right": 8, "left": 6 } } } ] }
      """)
    #expect(errors.isEmpty)
    let variant = try #require(image?.variants.first)
    #expect(variant.alignmentInsets == [1, 2, 3, 4])
    #expect(variant.resizing?.mode == "9-part")
    #expect(variant.resizing?.capInsets == [5, 6, 7, 8])
    #expect(variant.resizing?.centerMode == "stretch")
    #expect(variant.resizing?.centerSize == ImageSize(width: 1, height: 2))
  }

  @Test func bitmaps() throws {
    #expect(try size(of: "a.png", png(30, 12)) == ImageSize(width: 30, height: 12))
    // Xcode's own chunk stands before the header in files for devices.
    var device = png(30, 12)
    device.insert(contentsOf: [0, 0, 0, 4] + Array("CgBI".utf8) + [1, 2, 3, 4, 5, 6, 7, 8], at: 8)
    #expect(try size(of: "a.png", device) == ImageSize(width: 30, height: 12))
    // A segment of a photo is longer than what is read at first, and holds a small image with a frame of its own.
    let segment =
      [0xFF, 0xE1, 0x80, 0x00, 0xFF, 0xC0, 0, 17, 8, 0, 1, 0, 1] + [UInt8](repeating: 0, count: 0x8000 - 11)
    let tables: [UInt8] = [0xFF, 0xC4, 0, 3, 0]
    let frame: [UInt8] = [0xFF, 0xC2, 0, 17, 8, 0x01, 0x02, 0x02, 0x01, 3]
    #expect(
      try size(of: "a.jpg", [0xFF, 0xD8] + segment + tables + frame) == ImageSize(width: 513, height: 258))
    #expect(try size(of: "a.gif", Array("GIF89a".utf8) + [5, 1, 3, 0]) == ImageSize(width: 261, height: 3))
  }

  @Test(arguments: [
    ("/MediaBox [0 0 24 12.5]", 24, 12.5), ("/MediaBox[ -10 -10 14 2 ]", 24, 12),
    ("/Rotate 90 /MediaBox [0 0 24 12]", 12, 24),
    ("/MediaBox 7 0 R >>\nendobj\n7 0 obj\n[0 0 8 9]\nendobj", 8, 9),
  ])
  func pages(text: String, width: Double, height: Double) throws {
    let file = "%PDF-1.4\n1 0 obj << /Type /Page \(text) >>"
    #expect(try size(of: "a.pdf", Array(file.utf8)) == ImageSize(width: width, height: height))
  }

  @Test(arguments: [
    (#"<svg width="24" height='12.5px' viewBox="0 0 1 1">"#, 24, 12.5), (#"<svg viewBox="0 0 24,12"/>"#, 24, 12),
    (
      #"<?xml version="1.0"?><!DOCTYPE svg><!-- <svg width="1" height="1"> --><svg:svg width="1in" height="72pt">"#, 96,
      96
    ),
    (#"<svg width="100%" height="100%" viewBox="-1 -1 24 12">"#, 24, 12),
    (#"<svg width="48" data-x='<>' viewBox="0 0 24 12">"#, 48, 24),
    (#"<svg width="1e1" height="2em" viewBox="0 0 5 2">"#, 10, 4),
  ])
  func drawings(text: String, width: Double, height: Double) throws {
    #expect(try size(of: "a.svg", Array(text.utf8)) == ImageSize(width: width, height: height))
  }

  @Test(arguments: [
    "", "\u{89}PNG", "%PDF-1.4 /MediaBox [0 0", "%PDF-1.4 /MediaBox [0 0 0 0]", "<svg", "<svg width=", "GIF8",
    "<svg width=\"0\" height=\"3\">", "<html/>", "<!-- <svg",
  ])
  func filesThatDoNotTell(text: String) throws {
    for name in ["a.png", "a.svg"] {
      #expect(try size(of: name, Array(text.utf8)) == nil)
    }
    #expect(try size(of: "a.jpg", [0xFF, 0xD8, 0xFF, 0xE0, 0, 0, 0xFF, 0xD9]) == nil)
    #expect(try size(of: "a.png", Array(png(3, 3).dropLast(8))) == nil)
  }

  @Test func faultsAreLocated() throws {
    let (image, errors) = try image(
      "{ \"images\": [ \(entry("a", #""scale": "big""#)),\n \(entry("b")) ], \"properties\": { \"localizable\": 3 } }")
    #expect(image?.variants.map(\.filename) == ["b"])
    #expect(
      errors == [
        "A.xcassets/Logo.imageset/Contents.json:1:65: a scale such as `2x` is expected here, but there is `big`",
        "A.xcassets/Logo.imageset/Contents.json:2:78: true or false is expected here, but there is `3`",
      ])
  }

  @Test func symbols() throws {
    let folder = try ProjectFolder([
      "A.xcassets/star.symbolset/Contents.json": """
      { "symbols": [ { "filename": "star.svg", "idiom": "universal" }, { "idiom": "universal" } ] }
      """
    ])
    let catalogs = folder.index.catalogs(for: "Main.xib")
    #expect(catalogs.symbol(named: "star")?.filenames == ["star.svg"])
    #expect(catalogs.image(named: "star") == nil)
  }
}
