extension Wording {
  var english: String {
    switch self {
    case .verbatim(let text): text
    case .translated(let texts, let rest): texts[.english] ?? rest.english
    case .answers(let text): text.text
    case .label(let label): label.english
    case .required: "Required"
    case .mustBeOn: "This must be checked"
    case .fittingCharacters: "Some characters don't fit here"
    case .notAllZeros: "It can't be all zeros"
    case .entriesDiffer: "The two entries differ"
    case .strength(let strength): strength.english
    case .tooWeak(let least): "Too easy to guess: it must be \(least.english) or better"
    case .must(let requirement): "Must " + requirement.english
    case .mustNot(let requirement): "Must not " + requirement.english
    case .patternFault: "This can't be checked: its pattern is at fault, tell the form's author"
    case .length(let words): words.english
    case .reading(let words): words.english
    case .card(let words): words.english
    case .date(let words): words.english
    case .number(let words): words.english
    case .place(let words): words.english
    case .internet(let words): words.english
    case .identifier(let words): words.english
    case .list(let words): words.english
    case .form(let words): words.english
    case .draft(let words): words.english
    case .editor(let notice): notice.english
    case .question(let words): words.english
    case .screen(let words): words.english
    case .opened(let words): words.english
    case .key(let words): words.english
    case .plain(let words): words.english
    case .preview(let words): words.english
    }
  }
}

/// A number and what it counts.
private func count(_ count: Int, _ one: String, _ many: String) -> String {
  "\(count) \(count == 1 ? one : many)"
}

extension LengthWording: Translated {
  var english: String {
    switch self {
    case .enterDigits(let count): "Enter \(Self.digits(count))"
    case .enterDigitsEither(let short, let long): "Enter \(short) or \(long) digits"
    case .enterCharacters(let count): "Enter \(Self.characters(count))"
    case .enterAtLeast(let count): "Enter at least \(Self.characters(count))"
    case .charactersLeft(let count): "\(Self.characters(count)) left"
    case .digitsLeft(let count): "\(Self.digits(count)) left"
    case .full(let count): "No more than \(Self.characters(count)) \(Self.fit(count)) here"
    case .tooMany(let count, let most):
      "\(Self.characters(count)) too many: at most \(most)"
    case .pasteRefused(let count):
      "Not pasted: it is too long, \(Self.characters(count)) \(Self.fit(count)) here"
    }
  }

  private static func digits(_ number: Int) -> String { count(number, "digit", "digits") }

  private static func characters(_ number: Int) -> String {
    count(number, "character", "characters")
  }

  private static func fit(_ number: Int) -> String { number == 1 ? "fits" : "fit" }
}

extension PasswordStrength: Translated {
  var english: String {
    switch self {
    case .none: "none"
    case .weak: "weak"
    case .fair: "fair"
    case .good: "good"
    case .strong: "strong"
    }
  }
}
