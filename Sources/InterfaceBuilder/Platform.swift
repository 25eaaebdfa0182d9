/// The system that a document is for.
public enum Platform: String, CaseIterable, Sendable {
  case iOS, tvOS, watchOS, macOS
}
