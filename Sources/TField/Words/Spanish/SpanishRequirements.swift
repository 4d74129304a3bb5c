extension Requirement {
  /// What follows "Debe" or "No debe".
  var spanish: String {
    switch self {
    case .filled: "rellenarse"
    case .length(let min, let max):
      "tener " + Self.span(min, max, of: "carácter", "caracteres", "cualquier número de")
    case .entries(let min, let max):
      "tener " + Self.span(min, max, of: "entrada", "entradas", "cualquier número de")
    case .number(let min, let max): Self.number(min, max)
    case .multiple(let step): "ser múltiplo de \(step)"
    case .moment(let min, let max): Self.moment(min, max)
    case .form: "tener la forma pedida"
    case .same(let label): "ser igual a \(Self.name(label))"
    case .before(let label): "ser anterior a \(Self.name(label))"
    case .after(let label): "ser posterior a \(Self.name(label))"
    case .oneOf(let values): "ser uno de estos valores: " + Self.list(values)
    case .only(let kind): "constar solo de \(kind.spanishPlural)"
    case .some(let kind): "contener \(kind.spanish)"
    case .fromSet(let set, nil): "constar solo de " + Self.list(set)
    case .fromSet(let set, let other?): "constar solo de \(Self.list(set)), sin «\(other)»"
    case .sameDigit(let times): "tener el mismo dígito \(times) veces seguidas"
    case .sameEntryTwice: "tener dos veces la misma entrada"
    case .emailAddress: "ser una dirección de correo como name@example.com"
    case .webAddress: "ser una dirección web como https://example.com"
    case .this: "ser así"
    }
  }

  private static func span(
    _ min: Int?, _ max: Int?, of one: String, _ many: String, _ any: String
  ) -> String {
    let noun = (max ?? min) == 1 ? one : many
    return switch (min, max) {
    case (let min?, let max?): min == max ? "\(min) \(noun)" : "de \(min) a \(max) \(noun)"
    case (let min?, nil): "al menos \(min) \(noun)"
    case (nil, let max?): "como máximo \(max) \(noun)"
    case (nil, nil): "\(any) \(noun)"
    }
  }

  private static func number(_ min: String?, _ max: String?) -> String {
    switch (min, max) {
    case (let min?, let max?): "estar entre \(min) y \(max)"
    case (let min?, nil): "ser \(min) o más"
    case (nil, let max?): "ser \(max) o menos"
    case (nil, nil): "ser un número"
    }
  }

  private static func moment(_ min: String?, _ max: String?) -> String {
    switch (min, max) {
    case (let min?, let max?): "estar entre \(min) y \(max)"
    case (let min?, nil): "ser \(min) o posterior"
    case (nil, let max?): "ser \(max) o anterior"
    case (nil, nil): "ser una fecha"
    }
  }

  private static func name(_ label: Wording?) -> String { label?.spanish ?? "el otro campo" }

  /// A list as a sentence can bear it.
  private static func list(_ values: [String]) -> String {
    let shown = values.prefix(8).joined(separator: ", ")
    return values.count > 8 ? shown + ", …" : shown
  }
}

extension CharacterKind {
  fileprivate var spanish: String {
    switch self {
    case .digit: "un dígito"
    case .letter: "una letra"
    case .letterOrDigit: "una letra o un dígito"
    case .uppercaseLetter: "una mayúscula"
    case .lowercaseLetter: "una minúscula"
    case .special: "un carácter especial"
    case .ascii: "un carácter ASCII"
    }
  }

  fileprivate var spanishPlural: String {
    switch self {
    case .digit: "dígitos"
    case .letter: "letras"
    case .letterOrDigit: "letras y dígitos"
    case .uppercaseLetter: "mayúsculas"
    case .lowercaseLetter: "minúsculas"
    case .special: "caracteres especiales"
    case .ascii: "caracteres ASCII"
    }
  }
}
