extension Wording {
  var french: String {
    switch self {
    case .verbatim(let text): text
    case .translated(let texts, let rest): texts[.french] ?? rest.french
    case .answers(let text): text.text
    case .label(let label): label.french
    case .required: "Obligatoire"
    case .mustBeOn: "Cette case doit être cochée"
    case .fittingCharacters: "Certains caractères n’ont pas leur place ici"
    case .notAllZeros: "Pas uniquement des zéros"
    case .entriesDiffer: "Les deux saisies diffèrent"
    case .strength(let strength): strength.french
    case .tooWeak(let least):
      "Trop facile à deviner : le niveau « \(least.french) » est requis au minimum"
    case .must(let requirement): "Doit " + requirement.french
    case .mustNot(let requirement): "Ne doit pas " + requirement.french
    case .patternFault: "Vérification impossible : le motif du formulaire est défectueux"
    case .length(let words): words.french
    case .reading(let words): words.french
    case .card(let words): words.french
    case .date(let words): words.french
    case .number(let words): words.french
    case .place(let words): words.french
    case .internet(let words): words.french
    case .identifier(let words): words.french
    case .list(let words): words.french
    case .form(let words): words.french
    case .draft(let words): words.french
    case .editor(let notice): notice.french
    case .question(let words): words.french
    case .screen(let words): words.french
    case .opened(let words): words.french
    case .key(let words): words.french
    case .plain(let words): words.french
    case .preview(let words): words.french
    }
  }
}

extension Int {
  /// The number and what it counts: zero takes the singular as one does.
  func french(_ one: String, _ many: String) -> String {
    "\(self) \(self < 2 ? one : many)"
  }
}

extension LengthWording {
  var french: String {
    switch self {
    case .enterDigits(let count): "Saisissez \(count.french("chiffre", "chiffres"))"
    case .enterDigitsEither(let short, let long): "Saisissez \(short) ou \(long) chiffres"
    case .enterCharacters(let count): "Saisissez \(Self.characters(count))"
    case .enterAtLeast(let count): "Saisissez au moins \(Self.characters(count))"
    case .charactersLeft(let count): "encore \(Self.characters(count))"
    case .digitsLeft(let count): "encore \(count.french("chiffre", "chiffres"))"
    case .full(let count): "Pas plus de \(Self.characters(count)) ici"
    case .tooMany(let count, let most): "\(Self.characters(count)) de trop : \(most) au maximum"
    case .pasteRefused(let count): "Non collé : trop long ; maximum : \(Self.characters(count))"
    }
  }

  private static func characters(_ count: Int) -> String {
    count.french("caractère", "caractères")
  }
}

extension PasswordStrength {
  var french: String {
    switch self {
    case .none: "nul"
    case .weak: "faible"
    case .fair: "moyen"
    case .good: "bon"
    case .strong: "fort"
    }
  }
}
