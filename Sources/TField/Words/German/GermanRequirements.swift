extension Requirement {
  /// What follows "Muss" or "Darf nicht".
  var german: String {
    switch self {
    case .filled: "ausgefüllt sein"
    case .length(let min, let max): Self.span(min, max, of: "Zeichen", "Zeichen") + " haben"
    case .entries(let min, let max): Self.span(min, max, of: "Eintrag", "Einträge") + " haben"
    case .number(let min, let max): Self.number(min, max)
    case .multiple(let step): "ein Vielfaches von \(step) sein"
    case .moment(let min, let max): Self.moment(min, max)
    case .form: "die verlangte Form haben"
    case .same(let label): "gleich sein wie \(Self.name(label))"
    case .before(let label): "vor \(Self.name(label)) liegen"
    case .after(let label): "nach \(Self.name(label)) liegen"
    case .oneOf(let values): "eines davon sein: " + Self.list(values)
    case .only(let kind): "nur aus \(kind.germanDative) bestehen"
    case .some(let kind): "\(kind.german) enthalten"
    case .fromSet(let set, nil): "nur aus \(Self.list(set)) bestehen"
    case .fromSet(let set, let other?):
      "nur aus \(Self.list(set)) bestehen, ohne „\(other)“"
    case .sameDigit(let times): "\(times)-mal dieselbe Ziffer nacheinander haben"
    case .sameEntryTwice: "denselben Eintrag zweimal haben"
    case .emailAddress: "eine Adresse wie name@example.com sein"
    case .webAddress: "eine Webadresse wie https://example.com sein"
    case .this: "so sein"
    }
  }

  private static func span(_ min: Int?, _ max: Int?, of one: String, _ many: String) -> String {
    let noun = (max ?? min) == 1 ? one : many
    return switch (min, max) {
    case (let min?, let max?): min == max ? "\(min) \(noun)" : "\(min) bis \(max) \(noun)"
    case (let min?, nil): "mindestens \(min) \(noun)"
    case (nil, let max?): "höchstens \(max) \(noun)"
    case (nil, nil): "beliebig viele \(noun)"
    }
  }

  private static func number(_ min: String?, _ max: String?) -> String {
    switch (min, max) {
    case (let min?, let max?): "zwischen \(min) und \(max) liegen"
    case (let min?, nil): "mindestens \(min) sein"
    case (nil, let max?): "höchstens \(max) sein"
    case (nil, nil): "eine Zahl sein"
    }
  }

  private static func moment(_ min: String?, _ max: String?) -> String {
    switch (min, max) {
    case (let min?, let max?): "zwischen \(min) und \(max) liegen"
    case (let min?, nil): "\(min) oder später sein"
    case (nil, let max?): "\(max) oder früher sein"
    case (nil, nil): "ein Datum sein"
    }
  }

  private static func name(_ label: Wording?) -> String { label?.german ?? "dem anderen Feld" }

  /// A list as a sentence can bear it.
  private static func list(_ values: [String]) -> String {
    let shown = values.prefix(8).joined(separator: ", ")
    return values.count > 8 ? shown + ", …" : shown
  }
}

extension CharacterKind {
  fileprivate var german: String {
    switch self {
    case .digit: "eine Ziffer"
    case .letter: "einen Buchstaben"
    case .letterOrDigit: "einen Buchstaben oder eine Ziffer"
    case .uppercaseLetter: "einen Großbuchstaben"
    case .lowercaseLetter: "einen Kleinbuchstaben"
    case .special: "ein Sonderzeichen"
    case .ascii: "ein ASCII-Zeichen"
    }
  }

  fileprivate var germanDative: String {
    switch self {
    case .digit: "Ziffern"
    case .letter: "Buchstaben"
    case .letterOrDigit: "Buchstaben und Ziffern"
    case .uppercaseLetter: "Großbuchstaben"
    case .lowercaseLetter: "Kleinbuchstaben"
    case .special: "Sonderzeichen"
    case .ascii: "ASCII-Zeichen"
    }
  }
}
