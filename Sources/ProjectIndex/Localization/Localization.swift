import SourceText
import YAMLTree

/// The texts of a document in other languages. Nothing is read before something is asked.
///
/// A document has them when it lies in the folder of a language, most often `Base.lproj/Main.storyboard`: the texts in German
/// are in `de.lproj/Main.strings` beside it, or `de.lproj` holds a document of the same name. A catalogue of texts
/// (`Main.xcstrings`, which Xcode puts into `mul.lproj`) holds several languages at once.
public struct Localization: Sendable {
  private let index: ProjectIndex
  private let folder: String
  private let own: String?
  private let documentName: String
  private let stem: String

  /// The texts of the document with an absolute path.
  init(index: ProjectIndex, path: String) {
    self.index = index
    let parent = Path.directory(of: path) ?? "/"
    let isInLanguage = parent.hasSuffix(".lproj")
    own = isInLanguage ? String(Path.name(of: parent).dropLast(6)) : nil
    folder = Path.directory(of: parent) ?? "/"
    let name = Path.name(of: path)
    documentName = name
    stem = name.utf8.lastIndex(of: UInt8(ascii: ".")).map { String(name[..<$0]) } ?? name
  }

  /// The languages in which the document exists, as their folders and catalogues name them, sorted by their bytes.
  ///
  /// `Base` is none: its texts are in the language of development, which the document does not tell.
  public var languages: [String] {
    guard own != nil else { return [] }
    var languages: Set<String> = []
    for (language, files) in folders where !Self.isNone(language) {
      if files.contains(stem + ".strings") || files.contains(documentName) { languages.insert(language) }
    }
    for catalog in catalogs { languages.formUnion(catalog.languages) }
    return languages.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  /// The name under which the document has a language: its own, as `pt_BR` for `pt-BR`, or a broader one, as `de` for `de-AT`;
  /// `nil` where it has neither.
  public func language(for wanted: String) -> String? {
    let languages = languages
    if languages.contains(wanted) { return wanted }
    var name: LanguageName? = LanguageName(wanted)
    while let current = name {
      if let language = languages.first(where: { LanguageName($0) == current }) { return language }
      name = current.broader
    }
    return nil
  }

  /// The texts in a language by their keys, `objectID.property`, such as `8bC-Xf-vdC.text`; empty where there are none.
  ///
  /// There are none either where a document of its own stands for the language, which the system uses instead. Each call reads
  /// the files anew: a document's texts are needed once.
  public func strings(for wanted: String) -> [String: String] {
    guard let language = language(for: wanted), path(of: documentName, language: language) == nil else { return [:] }
    var texts: [String: String] = [:]
    for catalog in catalogs { texts.merge(catalog.texts(in: language)) { first, _ in first } }
    if let path = path(of: stem + ".strings", language: language) {
      do throws(FileError) {
        let file = try StringsFile(bytes: FileSystem.read(path, limit: StringsCatalog.sizeLimit), path: path)
        index.add(file.errors)
        texts.merge(file.texts) { _, second in second }
      } catch { index.add([ResourceError(error)]) }
    }
    return texts
  }

  /// The absolute path of the document that is used in a language instead of this one; `nil` where this one is used.
  public func document(for wanted: String) -> String? {
    guard let language = language(for: wanted), language != own else { return nil }
    return path(of: documentName, language: language)
  }

  // MARK: Files

  private var folders: [(language: String, files: Set<String>)] { index.translations(in: folder).folders }

  private func path(of file: String, language: String) -> String? {
    guard folders.contains(where: { $0.language == language && $0.files.contains(file) }) else { return nil }
    return Path.join(Path.join(folder, language + ".lproj"), file)
  }

  private var catalogs: [StringsCatalog] {
    folders.filter { $0.files.contains(stem + ".xcstrings") }.compactMap { language, _ in
      let path = Path.join(Path.join(folder, language + ".lproj"), stem + ".xcstrings")
      do throws(ResourceError) {
        let (catalog, errors) = try StringsCatalog.read(path)
        index.add(errors)
        return catalog
      } catch {
        index.add([error])
        return nil
      }
    }
  }

  private static func isNone(_ language: String) -> Bool { language == "Base" || language == "mul" }
}
