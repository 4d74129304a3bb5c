/// What two languages write alike: names, signs, letters, and words that they share.
enum AlikeWordings {
  static let texts: Set = [""]

  /// Without a letter beside the values, there is nothing to translate.
  static func isSaidAlike(_ text: String) -> Bool { !text.contains { $0.isLetter && $0 != "a" } }
}
