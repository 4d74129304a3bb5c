extension CardWording {
  var spanish: String {
    switch self {
    case .unknownIssuer: "Ninguna tarjeta empieza por estos dígitos"
    case .checksum: "El número contiene un error: compruebe los dígitos"
    case .incomplete: "El número de tarjeta está incompleto"
    case .incompleteMonthAndYear: "Escriba mes y año: MM/AA"
    case .expired: "La tarjeta ha caducado"
    case .expiresThisMonth: "La tarjeta caduca este mes"
    }
  }
}

extension DateWording {
  var spanish: String {
    switch self {
    case .monthRange: "El mes debe ser de 01 a 12"
    case .dayRange(let last): "El día debe ser de 01 a \(last)"
    case .monthDays(let month, let year?, let days):
      "\(Self.month(month).spanish) de \(year) tiene \(days) días"
    case .monthDays(let month, nil, let days): "\(Self.month(month).spanish) tiene \(days) días"
    case .month(let month): OpenedWording.spanishMonths.name(month)
    case .weekday(let day): OpenedWording.spanishWeekdays.name(day)
    case .otherWeekday(let day): "Ese día es \(Self.weekday(day).spanish)"
    case .yearRange(let first, let last): "El año debe ser de \(first) a \(last)"
    case .noSuchDay: "Ese día no existe"
    case .incomplete(let pattern): "Escriba la fecha completa: \(pattern)"
    case .notBefore(let day): "No antes del \(day)"
    case .notAfter(let day): "No después del \(day)"
    case .dayFirst(let pattern): "Escriba primero el día: \(pattern)"
    case .monthFirst(let pattern): "Escriba primero el mes: \(pattern)"
    case .yearFirst(let pattern): "Escriba primero el año: \(pattern)"
    case .yearDigits: "Escriba el año con cuatro dígitos"
    case .yearRead(let digits, let year): "\(digits) se ha leído como \(year)"
    case .withoutTime(let rest): "Solo una fecha, sin \(rest)"
    case .secondsLeft: "Una hora sin segundos"
    case .hourRange(let first, let last): "La hora debe ser de \(first) a \(last)"
    case .minuteRange: "Los minutos deben ser de 00 a 59"
    case .incompleteTime(let pattern): "Escriba la hora completa: \(pattern)"
    }
  }
}

extension NumberWording {
  var spanish: String {
    switch self {
    case .between(let lower, let upper): "Entre \(lower) y \(upper)"
    case .atLeast(let lower): "Como mínimo \(lower)"
    case .atMost(let upper): "Como máximo \(upper)"
    case .enterAmount: "Escriba un importe"
    case .enterNumber: "Escriba un número"
    case .enterWholeNumber: "Escriba un número entero"
    case .fewerPlaces(1): "Como máximo 1 decimal"
    case .fewerPlaces(let count): "Como máximo \(count) decimales"
    case .enterRange(let example): "Escriba dos números enteros: \(example)"
    case .rangeOrder: "El segundo número no puede ser menor que el primero"
    case .computed(let value):
      value.isEmpty ? "Se calcula y debe quedar vacío" : "Se calcula: debe ser \(value)"
    }
  }
}

extension PlaceWording {
  var spanish: String {
    switch self {
    case .areaCodeStart: "Un prefijo empieza por un dígito de 2 a 9"
    case .areaCodeService: "Un prefijo no puede terminar en 11"
    case .exchangeUnusual: "Número poco habitual: compruebe los dígitos tras el prefijo"
    case .countryCodeDropped: "Se ha quitado el prefijo de país 1"
    case .foreignPhone: "Aquí solo caben números de EE. UU."
    case .phoneRest(let rest): "Un solo número, sin \(rest)"
    case .beginWithPlus: "Empiece por + y el prefijo del país"
    case .houseNumber(let sign): "Solo dígitos: un número con \(sign) va en la calle"
    case .unknownCallingCode: "Ningún prefijo de país empieza por estos dígitos"
    case .internationalPhoneShape: "Escriba el número con el prefijo del país: +44 20 7946 0958"
    case .zeroNumber: "El cero no es un número de calle"
    case .unknownState: "Escriba un estado de EE. UU. o su abreviatura"
    case .unknownStateCode: "Escriba el código de dos letras de un estado"
    case .noStateCodeStart(let letter): "Ningún código de estado empieza por \(letter)"
    case .unknownCountry: "Escriba un país o su código de dos letras"
    case .postalCodeShape(let shape): "Escriba un código postal como \(shape)"
    case .pathEnding(let endings): "El nombre debe terminar en \(endings.joined(separator: " o "))"
    case .noSuchPath: "Ahí no hay nada"
    case .pathTaken: "Ahí ya hay algo"
    case .pathIsFile: "Es un archivo, no una carpeta"
    case .pathIsFolder: "Es una carpeta, no un archivo"
    }
  }
}

extension InternetWording {
  var spanish: String {
    switch self {
    case .emailShape: "Escriba una dirección como name@example.com"
    case .emailSpace: "Una dirección no tiene espacios"
    case .emailSecondAt: "Una dirección tiene una sola @"
    case .emailCharacter(let character): "Quite \(character): no puede estar en una dirección"
    case .emailDot: "Un punto debe estar entre otros caracteres"
    case .emailHyphen: "Ninguna parte tras la @ empieza ni termina con guion"
    case .emailTooLong: "Ninguna dirección es tan larga"
    case .emailSuggestion(let address): "¿Quería decir \(address)?"
    case .webAddressStart(let starts): "Empiece por \(starts.joined(separator: " o "))"
    case .webAddressShape: "Escriba una dirección como https://example.com"
    case .addressRest(let rest): "Una dirección sin \(rest)"
    case .ipv4Shape: "Escriba cuatro números de 0 a 255: 192.0.2.1"
    case .ipv6Shape: "Escriba una dirección como 2001:db8::1"
    }
  }
}

extension IdentifierWording {
  var spanish: String {
    switch self {
    case .impossibleSSN: "Ese número no se asigna nunca"
    case .ibanCountry: "Ningún IBAN empieza por estas letras"
    case .ibanShape: "Esto no puede estar aquí en un IBAN de ese país"
    case .ibanChecksum: "El IBAN contiene un error: compruébelo"
    case .uuidShape: "Escriba 32 dígitos de 0–9 y a–f"
    case .hexColorShape: "Escriba 3, 6 u 8 dígitos de 0–9 y a–f"
    case .slugShape: "Minúsculas y dígitos, con guiones sueltos entre ellos"
    case .usernameShape: "Empiece por una letra; siga con letras, dígitos, . _ o -"
    }
  }
}

extension ListWording {
  var spanish: String {
    switch self {
    case .notInList: "Elija una opción de la lista"
    case .chooseAtLeast(let count): "Elija al menos \(count)"
    case .chooseAtMost(let count): "Elija como máximo \(count)"
    case .entriesAtLeast(let count): "Al menos \(Self.entries(count))"
    case .entriesAtMost(let count): "Como máximo \(Self.entries(count))"
    case .entry(let number, let sentence): "Entrada \(number): \(sentence.spanish)"
    case .entryField(let number, let label, let sentence):
      "Entrada \(number), \(label.spanish): \(sentence.spanish)"
    case .sameAs(let number): "Igual que en la entrada \(number)"
    case .noEntry: "No es una entrada de esta lista"
    case .addAnother: "Añadir otra"
    case .removeEntry: "Quitar"
    case .removed(let number): "Entrada \(number) quitada; Ctrl-_ la recupera"
    case .entryOf(let number, let count): "\(number) de \(count)"
    case .addEntry: "Añadir entrada"
    case .done: "Listo"
    case .noOptions(let reason): "No hay nada que elegir: \(reason); F4 lo intenta de nuevo"
    }
  }

  private static func entries(_ count: Int) -> String {
    count == 1 ? "1 entrada" : "\(count) entradas"
  }
}
