extension Requirement {
  /// What follows "Doit" or "Ne doit pas".
  var french: String {
    switch self {
    case .filled: "être rempli"
    case .length(let min, let max):
      "comporter " + Self.span(min, max, of: "caractère", "caractères", "de caractères")
    case .entries(let min, let max):
      "comporter " + Self.span(min, max, of: "entrée", "entrées", "d’entrées")
    case .number(let min, let max): Self.number(min, max)
    case .multiple(let step): "être un multiple de \(step)"
    case .moment(let min, let max): Self.moment(min, max)
    case .form: "avoir la forme demandée"
    case .same(let label): "être identique à \(Self.name(label))"
    case .before(let label): "être antérieur à \(Self.name(label))"
    case .after(let label): "être postérieur à \(Self.name(label))"
    case .oneOf(let values): "être l’une de ces valeurs : " + Self.list(values)
    case .only(let kind): "se composer uniquement de \(kind.frenchPlural)"
    case .some(let kind): "contenir \(kind.french)"
    case .fromSet(let set, nil): "se composer uniquement de " + Self.list(set)
    case .fromSet(let set, let other?):
      "se composer uniquement de \(Self.list(set)), sans « \(other) »"
    case .sameDigit(let times): "avoir \(times) fois de suite le même chiffre"
    case .sameEntryTwice: "avoir deux fois la même entrée"
    case .emailAddress: "être une adresse e-mail comme name@example.com"
    case .webAddress: "être une adresse web comme https://example.com"
    case .this: "être ainsi"
    }
  }

  private static func span(
    _ min: Int?, _ max: Int?, of one: String, _ many: String, _ any: String
  ) -> String {
    switch (min, max) {
    case (let min?, let max?):
      min == max ? min.french(one, many) : "de \(min) à \(max.french(one, many))"
    case (let min?, nil): "au moins \(min.french(one, many))"
    case (nil, let max?): "au plus \(max.french(one, many))"
    case (nil, nil): "un nombre quelconque \(any)"
    }
  }

  private static func number(_ min: String?, _ max: String?) -> String {
    switch (min, max) {
    case (let min?, let max?): "être compris entre \(min) et \(max)"
    case (let min?, nil): "être d’au moins \(min)"
    case (nil, let max?): "être d’au plus \(max)"
    case (nil, nil): "être un nombre"
    }
  }

  private static func moment(_ min: String?, _ max: String?) -> String {
    switch (min, max) {
    case (let min?, let max?): "être compris entre \(min) et \(max)"
    case (let min?, nil): "être le \(min) ou après"
    case (nil, let max?): "être le \(max) ou avant"
    case (nil, nil): "être une date"
    }
  }

  private static func name(_ label: Wording?) -> String { label?.french ?? "l’autre champ" }

  /// A list as a sentence can bear it.
  private static func list(_ values: [String]) -> String {
    let shown = values.prefix(8).joined(separator: ", ")
    return values.count > 8 ? shown + ", …" : shown
  }
}

extension CharacterKind {
  fileprivate var french: String {
    switch self {
    case .digit: "un chiffre"
    case .letter: "une lettre"
    case .letterOrDigit: "une lettre ou un chiffre"
    case .uppercaseLetter: "une majuscule"
    case .lowercaseLetter: "une minuscule"
    case .special: "un caractère spécial"
    case .ascii: "un caractère ASCII"
    }
  }

  fileprivate var frenchPlural: String {
    switch self {
    case .digit: "chiffres"
    case .letter: "lettres"
    case .letterOrDigit: "lettres et de chiffres"
    case .uppercaseLetter: "majuscules"
    case .lowercaseLetter: "minuscules"
    case .special: "caractères spéciaux"
    case .ascii: "caractères ASCII"
    }
  }
}
