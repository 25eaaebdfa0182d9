/// How a device is held.
public enum DeviceOrientation: String, CaseIterable, Sendable {
  case portrait, landscape
}
