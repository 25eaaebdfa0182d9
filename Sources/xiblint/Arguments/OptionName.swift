/// The options by their long names.
enum OptionName: String {
  case fix
  case noLayout = "no-layout"
  case pretty
  case compact
  case check
  case failOnUnsupported = "fail-on-unsupported"
  case device
  case appearance
  case contentSize = "content-size"
  case width
  case language
  case orientation
  case direction
  case listProfile = "list-profile"
  case position
  case frames
  case schema
  case textSizes = "text-sizes"
  case unsafeFixes = "unsafe-fixes"
  case diff
  case format
  case output
  case select
  case ignore
  case rule
  case failOn = "fail-on"
  case strict
  case baseline
  case writeBaseline = "write-baseline"
  case reportUnused = "report-unused"
  case forceExclude = "force-exclude"
  case stdinFilename = "stdin-filename"
  case statistics
  case quiet
  case verbose
  case jobs
  case config
  case noConfig = "no-config"
  case showConfig = "show-config"
  case showFiles = "show-files"
  case color
  case generateCompletion = "generate-completion"
  case version
  case help
}
