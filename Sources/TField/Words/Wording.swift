/// What is to be said, before it is put into a language.
///
/// A string literal is a wording of its own, said alike in every language: so an app's own type
/// writes its sentences where they are needed.
package indirect enum Wording: Error, Hashable, Sendable {
  /// Words that a form, a rule or an app brought along.
  case verbatim(String)
  /// Such words by language, and what is said in every other one.
  case translated([Language: String], else: Wording)
  /// Such words with other fields' answers in them.
  case answers(AnswerText)
  case label(Label)

  // Any field.
  case required, mustBeOn, fittingCharacters, notAllZeros, entriesDiffer
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
  case schema(SchemaWording)
  case form(FormWording)
  case draft(DraftWording)
  case editor(EditorNotice)
  case question(QuestionWording)
  case screen(ScreenWording)
  case opened(OpenedWording)
  case key(KeyWording)
  case plain(PlainWording)
  case preview(PreviewWording)
  case system(SystemWording)
  case terminal(TerminalWording)
  case test(TestWording)
  case given(AnswersWording)
  case imported(ImportWording)
  case value(ValueWording)
  case record(RecordWording)
}

extension Wording: Sayable {
  package func text(in language: Language = .english) -> String {
    if case .translated(let texts, let rest) = self {
      texts[language] ?? rest.text(in: language)
    } else {
      words.text(in: language)
    }
  }

  /// What the catalogues say, or is said as it is.
  var words: any Sayable {
    switch self {
    case .verbatim(let text): text
    case .translated(_, let rest): rest
    case .answers(let text): text.text
    case .strength(let strength): strength
    case .tooWeak(let least): Sentence("field.tooWeak", ["strength": least])
    case .must(let requirement): Sentence("field.must", ["requirement": requirement])
    case .mustNot(let requirement): Sentence("field.mustNot", ["requirement": requirement])
    case .label(let words): words
    case .length(let words): words
    case .reading(let words): words
    case .card(let words): words
    case .date(let words): words
    case .number(let words): words
    case .place(let words): words
    case .internet(let words): words
    case .identifier(let words): words
    case .list(let words): words
    case .schema(let words): words
    case .form(let words): words
    case .draft(let words): words
    case .editor(let words): words
    case .question(let words): words
    case .screen(let words): words
    case .opened(let words): words
    case .key(let words): words
    case .plain(let words): words
    case .preview(let words): words
    case .system(let words): words
    case .terminal(let words): words
    case .test(let words): words
    case .given(let words): words
    case .imported(let words): words
    case .value(let words): words
    case .record(let words): words
    case .required: Sentence("field.required")
    case .mustBeOn: Sentence("field.mustBeOn")
    case .fittingCharacters: Sentence("field.fittingCharacters")
    case .notAllZeros: Sentence("field.notAllZeros")
    case .entriesDiffer: Sentence("field.entriesDiffer")
    case .patternFault: Sentence("field.patternFault")
    }
  }
}

extension PasswordStrength: Translated {
  var sentence: Sentence { Sentence("strength.\(rawValue)") }
}

extension Wording: ExpressibleByStringInterpolation {
  package init(stringLiteral value: String) { self = .verbatim(value) }

  /// Words of an app's own, said alike in every language.
  package init(_ text: String) { self = .verbatim(text) }
}

extension Wording {
  /// The sentence without anything of what was typed, as it may be said of a secret.
  package var withoutData: Self {
    switch self {
    case .internet(.emailCharacter), .internet(.emailSuggestion): .internet(.emailShape)
    case .place(.noStateCodeStart): .place(.unknownStateCode)
    case .reading(.stranger(_, let place, _)): .reading(.strangerAt(place))
    case .reading(.full(let most, let isDigits, _)): .reading(.fullSecret(most, digits: isDigits))
    case .place(.phoneRest), .place(.houseNumber), .internet(.addressRest): .fittingCharacters
    case .date(.withoutTime), .date(.yearRead): .fittingCharacters
    case .reading(.readAs), .reading(.ambiguous): .fittingCharacters
    case .must(.fromSet(let members, _)): .must(.fromSet(members, not: nil))
    case .mustNot(.fromSet(let members, _)): .mustNot(.fromSet(members, not: nil))
    case .list(.entry(let number, let sentence)): .list(.entry(number, sentence.withoutData))
    case .list(.entryField(let number, let label, let sentence)):
      .list(.entryField(number, label, sentence.withoutData))
    case .number(.computed): .number(.computed(Mask.covered))
    case .form(.putBack(let reason)): .form(.putBack(because: reason.withoutData))
    default: self
    }
  }
}
