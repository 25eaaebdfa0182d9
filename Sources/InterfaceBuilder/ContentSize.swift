/// The text sizes that a user can choose in the settings of the system.
public enum ContentSize {
  /// Their names, the smallest first; `large` is the one that the system starts with.
  public static let all = [
    "xSmall", "small", "medium", "large", "xLarge", "xxLarge", "xxxLarge", "AX1", "AX2", "AX3", "AX4", "AX5",
  ]
}
