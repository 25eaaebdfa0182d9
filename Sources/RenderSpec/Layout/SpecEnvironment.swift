import AutoLayout
import InterfaceBuilder
import ProjectIndex

/// A device and the settings that a spec is for.
struct SpecEnvironment {
  /// The name in the spec.
  let id: String
  /// The name of the environment whose layouts are those of this one: the first that differs in nothing but the appearance.
  let layoutID: String
  /// What views are laid out for.
  let layout: LayoutEnvironment
  /// `light` or `dark`.
  let appearance: String
  /// The text size that the user chose.
  let contentSize: String
}

extension RenderSpecOptions {
  /// What a document is laid out for: every combination of what is asked for, at least one.
  ///
  /// Without a device, orientation or width it is the document's own canvas: views have the sizes that are stored. A device
  /// that is asked for is filled, even if it is the document's own. None comes twice.
  func environments(for document: Document) -> [SpecEnvironment] {
    var canvas = LayoutEnvironment(canvasOf: document)
    canvas.textSizes = textSizes
    var seen: Set<String> = []
    return choices.map { environment($0, on: canvas, platform: document.platform) }
      .filter { seen.insert($0.id).inserted }
  }

  /// Whether one environment is asked for and no list position, so that a map of frames can say everything.
  public var isOneEnvironment: Bool { choices.count == 1 && listProfiles.isEmpty && positions.isEmpty }

  /// A value for each thing that may be asked for; `nil` where nothing is.
  private struct Choice {
    var device: String?
    var orientation: DeviceOrientation?
    var width: Double?
    var appearance: String?
    var contentSize: String?
    var direction: LayoutDirection?
  }

  /// Every combination; the first to vary here changes last.
  private var choices: [Choice] {
    func vary<Value>(_ choices: inout [Choice], _ part: WritableKeyPath<Choice, Value?>, _ values: [Value]) {
      if values.isEmpty { return }
      choices = choices.flatMap { choice in
        values.map { value in
          var choice = choice
          choice[keyPath: part] = value
          return choice
        }
      }
    }
    var choices = [Choice()]
    vary(&choices, \.device, devices)
    vary(&choices, \.orientation, orientations)
    vary(&choices, \.width, widths)
    vary(&choices, \.appearance, appearances)
    vary(&choices, \.contentSize, contentSizes)
    vary(&choices, \.direction, directions)
    return choices
  }

  private func environment(
    _ choice: Choice, on canvas: LayoutEnvironment, platform: Platform
  ) -> SpecEnvironment {
    var layout = canvas
    if let device = choice.device {
      layout.device = device
      // Another device than the document's own is upright.
      if device != canvas.device { layout.isLandscape = false }
    }
    if let orientation = choice.orientation { layout.isLandscape = orientation == .landscape }
    layout.device = layout.device ?? standardDevice(of: platform)
    // Nobody holds a television upright.
    if layout.device == Device.television { layout.isLandscape = true }
    layout.fillsDevice = choice.device != nil || choice.orientation != nil || layout.device != canvas.device
    layout.width = choice.width
    layout.sectionInset = sectionInset(in: layout)
    let contentSize = choice.contentSize ?? "large"
    layout.contentSize = contentSize
    layout.isRightToLeft = choice.direction.map { $0 == .rightToLeft } ?? isLanguageRightToLeft
    let appearance = choice.appearance ?? "light"
    let device = layout.device ?? ""
    let rest = id(of: layout, contentSize)
    return SpecEnvironment(
      id: "\(device)-\(appearance)-\(rest)", layoutID: "\(device)-\(appearances.first ?? "light")-\(rest)",
      layout: layout, appearance: appearance, contentSize: contentSize)
  }

  /// What the name of an environment ends with: only what was asked for, and whether roots have the sizes that the document
  /// stores.
  private func id(of layout: LayoutEnvironment, _ contentSize: String) -> String {
    contentSize + (layout.width.map { "-" + SpecBuilder.text($0) } ?? "")
      + (layout.isOwnCanvas ? "-canvas" : "") + (!orientations.isEmpty && layout.isLandscape ? "-landscape" : "")
      + (!directions.isEmpty && layout.isRightToLeft ? "-rtl" : "") + (language.map { "-" + $0 } ?? "")
  }

  /// How far sections of tables stand in where the canvas does not decide on it.
  private func sectionInset(in layout: LayoutEnvironment) -> Double? {
    guard layout.fillsDevice || layout.width != nil, let width = layout.width ?? layout.screenSize?.width else {
      return nil
    }
    return profile(named: "insetGrouped")?.sectionInsets(width: width, in: layout).left
  }

  /// The device of documents that name none; a Mac has windows of any size.
  private func standardDevice(of platform: Platform) -> String {
    switch platform {
    case .iOS: Device.standard
    case .tvOS: Device.television
    case .watchOS: "watch"
    case .macOS: "mac"
    }
  }

  /// The geometry of lists with a name.
  func profile(named name: String) -> ListProfile? { profiles.first { $0.name == name } }

  /// Whether the language that is asked for is read from right to left.
  private var isLanguageRightToLeft: Bool { language.map { LanguageName($0).isRightToLeft } ?? false }

  /// The environment whose frames are written without a spec. Unless a text size is asked for, it is that of the canvas.
  func frameEnvironment(for document: Document) -> LayoutEnvironment {
    var environment = environments(for: document)[0].layout
    if devices.isEmpty, orientations.isEmpty {
      let canvas = LayoutEnvironment(canvasOf: document)
      environment.device = canvas.device
      environment.fillsDevice = false
    }
    if contentSizes.isEmpty { environment.contentSize = nil }
    return environment
  }
}
