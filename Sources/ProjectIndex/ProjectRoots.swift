import SourceText

/// Finds the folder of the project that a folder belongs to. What a folder holds is asked once.
///
/// Upwards from the folder, the first that holds a repository (`.git`) or a workspace (`*.xcworkspace`) is the root. Where
/// there is neither, it is the nearest that holds a project (`*.xcodeproj`) or a package (`Package.swift`); without one, the
/// run's root, if the folder lies below it, else the folder itself. Folders that other tools fill (`Pods` …) belong to nobody's
/// project: what lies in one of them ends there, at the folder directly below it.
struct ProjectRoots {
  private let runRoot: String
  private var roots: [String: String] = [:]
  private var marks: [String: Mark] = [:]

  /// What a folder holds that makes it the root of something.
  private enum Mark {
    case none, project, workspace
  }

  /// A finder with the absolute path of the run's root.
  init(runRoot: String) {
    self.runRoot = runRoot
  }

  /// The root for an absolute path of a folder.
  mutating func root(of folder: String) -> String {
    if let root = roots[folder] { return root }
    let root = search(from: folder)
    roots[folder] = root
    return root
  }

  private mutating func search(from start: String) -> String {
    var folder = start
    var project: String?
    while true {
      switch mark(of: folder) {
      case .workspace: return folder
      case .project: project = project ?? folder
      case .none: break
      }
      guard let parent = Path.directory(of: folder), parent != folder else { break }
      if Self.isSkipped(folder) || Self.isSkipped(parent) { return project ?? folder }
      folder = parent
    }
    if let project { return project }
    return Path.isAbsolute(Path.relative(start, to: runRoot)) ? start : runRoot
  }

  private mutating func mark(of folder: String) -> Mark {
    if let mark = marks[folder] { return mark }
    var mark = Mark.none
    _ = try? FileSystem.entries(inDirectory: folder) { entry in
      switch entry.name {
      case ".git": mark = .workspace
      case "Package.swift": if mark == .none { mark = .project }
      case let name where name.hasSuffix(".xcworkspace"): mark = .workspace
      case let name where name.hasSuffix(".xcodeproj"): if mark == .none { mark = .project }
      default: break
      }
      return false
    }
    marks[folder] = mark
    return mark
  }

  private static func isSkipped(_ folder: String) -> Bool {
    FileSystem.directoriesOfOtherTools.contains(Path.name(of: folder))
  }
}
