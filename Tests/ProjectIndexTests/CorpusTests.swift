import Foundation
import ProjectIndex
import SourceText
import Testing

/// Over real projects, when the environment variable `XIBLINT_CORPUS` names a folder of them.
struct CorpusTests {
  private static let corpus = ProcessInfo.processInfo.environment["XIBLINT_CORPUS"]

  @Test(.enabled(if: corpus != nil, "XIBLINT_CORPUS names no folder of projects"))
  func everySetIsRead() throws {
    let folder = try #require(Self.corpus)
    var counts: [String: Int] = [:]
    var spaces: [String: Int] = [:]
    let clock = ContinuousClock()
    let time = try clock.measure {
      // Each project has an index of its own, so that none takes the sets of another.
      for project in try FileSystem.names(inDirectory: folder) {
        let root = folder + "/" + project
        let index = ProjectIndex(root: root)
        let files = FileManager.default.enumerator(atPath: root)
        for case let name as String in files ?? .init() where name.hasSuffix("set/Contents.json") {
          counts["files", default: 0] += 1
        }
        let catalogs = index.catalogs(for: root + "/Main.xib")
        counts["catalogues", default: 0] += catalogs.paths.count
        for name in catalogs.names(of: .color) {
          guard let color = catalogs.color(named: name) else { continue }
          counts["colours", default: 0] += 1
          for variant in color.variants {
            switch variant.color {
            case .value(let value): spaces[value.authoredSpace, default: 0] += 1
            case .system: spaces["system", default: 0] += 1
            }
          }
        }
        for name in catalogs.names(of: .image) {
          guard let image = catalogs.image(named: name) else { continue }
          counts["images", default: 0] += 1
          counts["files of images", default: 0] += image.variants.count
        }
        for name in catalogs.names(of: .symbol) where catalogs.symbol(named: name) != nil {
          counts["symbols", default: 0] += 1
        }
        #expect(index.errors.isEmpty, "\(index.errors.map(\.description).joined(separator: "\n"))")
      }
    }
    print(counts.sorted { $0.key < $1.key }, spaces.sorted { $0.key < $1.key }, time)
    #expect(counts["colours", default: 0] > 0)
  }

  @Test(.enabled(if: corpus != nil, "XIBLINT_CORPUS names no folder of projects"))
  func everyFileOfTextsIsRead() throws {
    let folder = try #require(Self.corpus)
    var (files, texts) = (0, 0)
    for case let name as String in try #require(FileManager.default.enumerator(atPath: folder))
    where name.hasSuffix(".strings") {
      let file = StringsFile(bytes: try FileSystem.read(folder + "/" + name), path: name)
      files += 1
      texts += file.texts.count
      for error in file.errors { print(error) }
    }
    print(files, "files of texts with", texts, "texts")
    #expect(files > 0)
  }

  @Test(.enabled(if: corpus != nil, "XIBLINT_CORPUS names no folder of projects"))
  func languagesOfEveryDocument() throws {
    let folder = try #require(Self.corpus)
    let index = ProjectIndex(root: folder)
    var (documents, languages, texts) = (0, 0, 0)
    for case let name as String in try #require(FileManager.default.enumerator(atPath: folder))
    where name.hasSuffix(".xib") || name.hasSuffix(".storyboard") {
      let localization = index.localization(of: folder + "/" + name)
      let names = localization.languages
      documents += names.isEmpty ? 0 : 1
      languages += names.count
      for language in names { texts += localization.strings(for: language).count }
    }
    print(documents, "documents in", languages, "languages with", texts, "texts;", index.errors.count, "errors")
    #expect(documents > 0)
  }
}
