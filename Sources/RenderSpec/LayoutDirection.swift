/// Which way lines of text, and everything that leads or trails, run.
public enum LayoutDirection: String, CaseIterable, Sendable {
  case leftToRight = "ltr"
  case rightToLeft = "rtl"
}
