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
    let index = ProjectIndex(root: folder, workingDirectory: folder)
    var (counts, spaces) = ([String: Int](), [String: Int]())
    var time = Duration.zero
    for case let name as String in try #require(FileManager.default.enumerator(atPath: folder))
    where name.hasSuffix("set/Contents.json") {
      let path = try #require(Path.directory(of: folder + "/" + name))
      let set = String(Path.name(of: path).dropLast(Path.fileExtension(of: path).count + 1))
      time += ContinuousClock().measure {
        // For what lies in the set itself, the set's own catalogue is the nearest.
        let catalogs = index.catalogs(for: path + "/Main.xib")
        switch Path.fileExtension(of: path) {
        case "colorset":
          guard let color = catalogs.color(named: set), color.path == path else { return }
          counts["colours", default: 0] += 1
          for variant in color.variants {
            switch variant.color {
            case .value(let value): spaces[value.authoredSpace, default: 0] += 1
            case .system: spaces["system", default: 0] += 1
            }
          }
        case "imageset":
          guard let image = catalogs.image(named: set), image.path == path else { return }
          counts["images", default: 0] += 1
          counts["files of images", default: 0] += image.variants.count
        default:
          if catalogs.symbol(named: set)?.path == path { counts["symbols", default: 0] += 1 }
        }
      }
      counts["files", default: 0] += 1
    }
    // The others are parts of icons and stacks, or have the name of another set in their catalogue.
    print(counts.sorted { $0.key < $1.key }, spaces.sorted { $0.key < $1.key }, time)
    #expect(index.errors.isEmpty, "\(index.errors.map(\.description).joined(separator: "\n"))")
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
    let index = ProjectIndex(root: folder, workingDirectory: folder)
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
