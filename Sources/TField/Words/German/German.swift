extension Wording {
  var german: String {
    switch self {
    case .verbatim(let text): text
    case .translated(let texts, let rest): texts[.german] ?? rest.german
    case .answers(let text): text.text
    case .label(let label): label.german
    case .required: "Pflichtfeld"
    case .mustBeOn: "Das muss angekreuzt sein"
    case .fittingCharacters: "Einige Zeichen passen hier nicht"
    case .notAllZeros: "Nicht nur Nullen"
    case .entriesDiffer: "Die beiden Eingaben sind verschieden"
    case .strength(let strength): strength.german
    case .tooWeak(let least): "Zu leicht zu erraten: mindestens „\(least.german)“ ist nötig"
    case .must(let requirement): "Muss " + requirement.german
    case .mustNot(let requirement): "Darf nicht " + requirement.german
    case .patternFault: "Nicht prüfbar: Das Muster des Formulars ist fehlerhaft"
    case .length(let words): words.german
    case .reading(let words): words.german
    case .card(let words): words.german
    case .date(let words): words.german
    case .number(let words): words.german
    case .place(let words): words.german
    case .internet(let words): words.german
    case .identifier(let words): words.german
    case .list(let words): words.german
    case .form(let words): words.german
    case .draft(let words): words.german
    case .editor(let notice): notice.german
    case .question(let words): words.german
    case .screen(let words): words.german
    case .opened(let words): words.german
    case .key(let words): words.german
    case .plain(let words): words.german
    case .preview(let words): words.german
    }
  }
}

extension LengthWording {
  var german: String {
    switch self {
    case .enterDigits(let count): "\(count) \(count == 1 ? "Ziffer" : "Ziffern") eingeben"
    case .enterDigitsEither(let short, let long): "\(short) oder \(long) Ziffern eingeben"
    case .enterCharacters(let count): "\(count) Zeichen eingeben"
    case .enterAtLeast(let count): "Mindestens \(count) Zeichen eingeben"
    case .charactersLeft(let count): "noch \(count) Zeichen"
    case .digitsLeft(let count): count == 1 ? "noch 1 Ziffer" : "noch \(count) Ziffern"
    case .full(let count): "Mehr als \(count) Zeichen \(Self.fit(count)) hier nicht"
    case .tooMany(let count, let most): "\(count) Zeichen zu viel: höchstens \(most)"
    case .pasteRefused(let count):
      "Nicht eingefügt: zu lang, hier \(Self.fit(count)) \(count) Zeichen"
    }
  }

  private static func fit(_ count: Int) -> String { count == 1 ? "passt" : "passen" }
}

extension PasswordStrength {
  var german: String {
    switch self {
    case .none: "keine"
    case .weak: "schwach"
    case .fair: "mäßig"
    case .good: "gut"
    case .strong: "stark"
    }
  }
}
