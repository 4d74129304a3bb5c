/// Cases of `fields_parse.json` that the design decides otherwise, each with its sentence.
enum OverruledParsing {
  private static let folded =
    "full-width digits and letters are folded to plain ones in templated and numeric fields"
  private static let exact = "typed numbers; round-trip exactly"
  private static let plain = "no nan, inf, hex, exponent"

  /// The sentence that overrules a case, by its type and text.
  static let sentences: [String: String] = [
    "Int \u{FF19}": folded,
    "Double 5": exact, "Double 5.": exact, "Double 0.333333333": exact,
    "Double 1e3": plain, "Double 0x1p3": plain, "Double nan": plain, "Double inf": plain,
  ]
}
