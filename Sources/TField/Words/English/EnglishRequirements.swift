extension Requirement: Translated {
  /// What follows "Must" or "Must not".
  var english: String {
    switch self {
    case .filled: "be filled in"
    case .length(let min, let max): "have " + Self.span(min, max, of: "character", "characters")
    case .entries(let min, let max): "have " + Self.span(min, max, of: "entry", "entries")
    case .number(let min, let max): Self.number(min, max)
    case .multiple(let step): "be a multiple of \(step)"
    case .moment(let min, let max): Self.moment(min, max)
    case .form: "have the form asked for"
    case .same(let label): "be the same as \(Self.name(label))"
    case .before(let label): "be before \(Self.name(label))"
    case .after(let label): "be after \(Self.name(label))"
    case .oneOf(let values): "be one of: " + Self.list(values)
    case .only(let kind): "have only \(kind.englishPlural)"
    case .some(let kind): "have \(kind.english)"
    case .fromSet(let set, nil): "have only " + Self.list(set)
    case .fromSet(let set, let other?): "have only \(Self.list(set)), not “\(other)”"
    case .sameDigit(let times): "have the same digit \(times) times in a row"
    case .sameEntryTwice: "have the same entry twice"
    case .emailAddress: "be an email address such as name@example.com"
    case .webAddress: "be a web address such as https://example.com"
    case .this: "be like this"
    }
  }

  private static func span(_ min: Int?, _ max: Int?, of one: String, _ many: String) -> String {
    let noun = (max ?? min) == 1 ? one : many
    return switch (min, max) {
    case (let min?, let max?): min == max ? "\(min) \(noun)" : "\(min) to \(max) \(noun)"
    case (let min?, nil): "at least \(min) \(noun)"
    case (nil, let max?): "at most \(max) \(noun)"
    case (nil, nil): "any number of \(noun)"
    }
  }

  private static func number(_ min: String?, _ max: String?) -> String {
    switch (min, max) {
    case (let min?, let max?): "be between \(min) and \(max)"
    case (let min?, nil): "be at least \(min)"
    case (nil, let max?): "be at most \(max)"
    case (nil, nil): "be a number"
    }
  }

  private static func moment(_ min: String?, _ max: String?) -> String {
    switch (min, max) {
    case (let min?, let max?): "be between \(min) and \(max)"
    case (let min?, nil): "be \(min) or later"
    case (nil, let max?): "be \(max) or earlier"
    case (nil, nil): "be a date"
    }
  }

  private static func name(_ label: Wording?) -> String {
    label?.english ?? "the other field"
  }

  /// A list as a sentence can bear it.
  private static func list(_ values: [String]) -> String {
    let shown = values.prefix(8).joined(separator: ", ")
    return values.count > 8 ? shown + ", …" : shown
  }
}

extension CharacterKind {
  fileprivate var english: String {
    switch self {
    case .digit: "a digit"
    case .letter: "a letter"
    case .letterOrDigit: "a letter or digit"
    case .uppercaseLetter: "a capital letter"
    case .lowercaseLetter: "a small letter"
    case .special: "a special character"
    case .ascii: "an ASCII character"
    }
  }

  fileprivate var englishPlural: String {
    switch self {
    case .digit: "digits"
    case .letter: "letters"
    case .letterOrDigit: "letters and digits"
    case .uppercaseLetter: "capital letters"
    case .lowercaseLetter: "small letters"
    case .special: "special characters"
    case .ascii: "plain ASCII characters"
    }
  }
}
