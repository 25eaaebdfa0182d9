import SourceText
import Testing

struct InterfaceBuilderTextTests {
  /// Interface Builder writes 17 digits, which is more than a round trip needs.
  @Test(arguments: [
    (0.0, "0.0"), (-0.0, "0.0"), (16.0, "16"), (-20.0, "-20"), (20.5, "20.5"), (865.0 / 3, "288.33333333333331"),
    (130.0 / 3, "43.333333333333336"), (35.2, "35.200000000000003"),
  ])
  func numbers(number: Double, text: String) {
    #expect(number.interfaceBuilderText == text)
    #expect(Double(text) == number)
  }
}
