/// What is to be said, before it is put into a language.
///
/// A string literal is a wording of its own, said alike in every language: so an app's own type
/// writes its sentences where they are needed.
package indirect enum Wording: Hashable, Sendable {
  /// Words that a form, a rule or an app brought along.
  case verbatim(String)
  /// Such words by language, and what is said in every other one.
  case translated([Language: String], else: Wording)
  /// Such words with other fields' answers in them.
  case answers(AnswerText)
  case label(Label)

  // Any field.
  case required
  case mustBeOn
  case fittingCharacters
  case notAllZeros
  case entriesDiffer
  case strength(PasswordStrength)
  case tooWeak(PasswordStrength)

  // Rules.
  case must(Requirement)
  case mustNot(Requirement)
  case patternFault

  // What belongs together has a list of its own.
  case length(LengthWording)
  case reading(ReadingWording)
  case card(CardWording)
  case date(DateWording)
  case number(NumberWording)
  case place(PlaceWording)
  case internet(InternetWording)
  case identifier(IdentifierWording)
  case list(ListWording)
  case form(FormWording)
  case draft(DraftWording)
  case editor(EditorNotice)
  case question(QuestionWording)
  case screen(ScreenWording)
  case opened(OpenedWording)
  case key(KeyWording)
  case plain(PlainWording)
  case preview(PreviewWording)
}

extension Wording: Translated {
  /// The sentence in a language.
  package func text(in language: Language = .english) -> String {
    switch language {
    case .english: english
    case .german: german
    case .spanish: spanish
    case .french: french
    case .japanese: japanese
    }
  }
}

extension Wording: ExpressibleByStringInterpolation {
  package init(stringLiteral value: String) { self = .verbatim(value) }

  /// Words of an app's own, said alike in every language.
  package init(_ text: String) { self = .verbatim(text) }
}
