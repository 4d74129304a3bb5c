/// A language that the built-in sentences are written in, by its code in locale names.
public enum Language: String, CaseIterable, Sendable {
  case english = "en"
}
