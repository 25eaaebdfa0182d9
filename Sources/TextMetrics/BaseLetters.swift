/// The letters that are as wide as a letter without an accent.
enum BaseLetters {
  /// The letter that another one is as wide as; `nil` for letters that have a width of their own.
  static func base(of scalar: UInt32) -> Unicode.Scalar? {
    let letter: Unicode.Scalar
    switch scalar {
    case 0xC0..<0x250: letter = latin[Int(scalar) - 0xC0]
    case 0x1E00..<0x1F00: letter = latinAdditional[Int(scalar) - 0x1E00]
    default: return cyrillic[scalar]
    }
    return letter == "." ? nil : letter
  }

  // A full stop stands for letters that have a width of their own. For those that are no accented letters, one
  // stands that is about as wide: l for ł.
  private static let latin: [Unicode.Scalar] = Array(
    ("AAAAAA.CEEEEIIIIDNOOOOO.OUUUUYPßaaaaaa.ceeeeiiiionooooo..uuuuypy"
      + "AaAaAaCcCcCcCcDdDdEeEeEeEeEeGgGgGgGgHhHhIiIiIiIiIi..JjKk.LlLlLlL"
      + "lLlNnNnNn...OoOoOo.æRrRrRrSsSsSsSsTtTtTtUuUuUuUuUuUuWwYyYZzZzZz."
      + "................................Oo.............Uu..............."
      + ".............AaIiOoUuUuUuUuUu.AaAa.æ..GgKkOoOo..j...Gg..NnAa.æOø"
      + "AaAaEeEeIiIiOoOoRrRrUuUuSsTt..Hh......AaEeOoOoOoOoYy............" + "................").unicodeScalars)

  private static let latinAdditional: [Unicode.Scalar] = Array(
    ("AaBbBbBbCcDdDdDdDdDdEeEeEeEeEeFfGgHhHhHhHhHhIiIiKkKkKkLlLlLlLlMm"
      + "MmMmNnNnNnNnOoOoOoOoPpPpRrRrRrRrSsSsSsSsSsTtTtTtTtUuUuUuUuUuVvVv"
      + "WwWwWwWwWwXxXxYyZzZzZzhtwy......AaAaAaAaAaAaAaAaAaAaAaAaEeEeEeEe"
      + "EeEeEeEeIiIiOoOoOoOoOoOoOoOoOoOoOoOoUuUuUuUuUuUuUuYyYyYyYy......").unicodeScalars)

  // Letters of other Cyrillic alphabets than the Russian one that look like a Latin or a Russian letter.
  private static let cyrillic: [UInt32: Unicode.Scalar] = [
    0x400: "Е", 0x401: "Е", 0x405: "S", 0x406: "I", 0x407: "I", 0x408: "J", 0x40D: "И",
    0x450: "е", 0x451: "е", 0x455: "s", 0x456: "i", 0x457: "i", 0x458: "j", 0x45D: "и",
  ]
}
