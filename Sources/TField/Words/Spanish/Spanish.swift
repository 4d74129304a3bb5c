extension Wording {
  var spanish: String {
    switch self {
    case .verbatim(let text): text
    case .translated(let texts, let rest): texts[.spanish] ?? rest.spanish
    case .answers(let text): text.text
    case .label(let label): label.spanish
    case .required: "Obligatorio"
    case .mustBeOn: "Esta casilla debe estar marcada"
    case .fittingCharacters: "Algunos caracteres no caben aquí"
    case .notAllZeros: "No puede ser todo ceros"
    case .entriesDiffer: "Las dos respuestas son distintas"
    case .strength(let strength): strength.spanish
    case .tooWeak(let least): "Demasiado fácil de adivinar: se exige al menos «\(least.spanish)»"
    case .must(let requirement): "Debe " + requirement.spanish
    case .mustNot(let requirement): "No debe " + requirement.spanish
    case .patternFault: "No se puede comprobar: el patrón del formulario es defectuoso"
    case .length(let words): words.spanish
    case .reading(let words): words.spanish
    case .card(let words): words.spanish
    case .date(let words): words.spanish
    case .number(let words): words.spanish
    case .place(let words): words.spanish
    case .internet(let words): words.spanish
    case .identifier(let words): words.spanish
    case .list(let words): words.spanish
    case .form(let words): words.spanish
    case .draft(let words): words.spanish
    case .editor(let notice): notice.spanish
    case .question(let words): words.spanish
    case .screen(let words): words.spanish
    case .opened(let words): words.spanish
    case .key(let words): words.spanish
    case .plain(let words): words.spanish
    case .preview(let words): words.spanish
    }
  }
}

/// A number and what it counts.
private func count(_ count: Int, _ one: String, _ many: String) -> String {
  "\(count) \(count == 1 ? one : many)"
}

extension LengthWording {
  var spanish: String {
    switch self {
    case .enterDigits(let number): "Escriba \(count(number, "dígito", "dígitos"))"
    case .enterDigitsEither(let short, let long): "Escriba \(short) o \(long) dígitos"
    case .enterCharacters(let number): "Escriba \(Self.characters(number))"
    case .enterAtLeast(let number): "Escriba al menos \(Self.characters(number))"
    case .charactersLeft(let number): Self.left(number) + Self.characters(number)
    case .digitsLeft(let number): Self.left(number) + count(number, "dígito", "dígitos")
    case .full(let number):
      "Aquí no \(number == 1 ? "cabe" : "caben") más de \(Self.characters(number))"
    case .tooMany(let number, let most):
      "\(number == 1 ? "Sobra" : "Sobran") \(Self.characters(number)): el máximo es \(most)"
    case .pasteRefused(let number):
      "No se ha pegado: es demasiado largo; máximo: \(Self.characters(number))"
    }
  }

  private static func left(_ number: Int) -> String { number == 1 ? "falta " : "faltan " }

  private static func characters(_ number: Int) -> String {
    count(number, "carácter", "caracteres")
  }
}

extension PasswordStrength {
  var spanish: String {
    switch self {
    case .none: "nula"
    case .weak: "débil"
    case .fair: "regular"
    case .good: "buena"
    case .strong: "fuerte"
    }
  }
}
