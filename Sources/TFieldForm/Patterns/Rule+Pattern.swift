public import TField
internal import TFieldPatterns

extension Rule {
  /// A text that the pattern describes as a whole, in PCRE2's language, as in form files.
  ///
  /// ```swift
  /// Field("ticket", rules: [.pattern("[A-Z]{2,5}-[0-9]+", "A key such as OPS-42")])
  /// ```
  /// A pattern that is at fault, or that takes too long, is an error of the field.
  public static func pattern(_ source: String, _ message: String? = nil) -> Self {
    Self(.pattern, .pattern(Pattern(source)), message: message.map { .verbatim($0) })
  }
}
