extension ReadingWording {
  var spanish: String {
    switch self {
    case .stranger(let text, _, let subject): Self.spanish(text, in: subject)
    case .strangerAt(let place): "El carácter n.º \(place) no puede estar aquí"
    case .full(let most, let isDigits, let key):
      "\(Self.spanish(most, isDigits)): \(key) no se ha aceptado"
    case .fullSecret(let most, let isDigits): Self.spanish(most, isDigits)
    case .readAs(let text): "Leído como \(text)"
    case .ambiguous(let one, let other):
      "Puede significar \(one) o \(other): escríbalo sin ambigüedad"
    case .spacesInside: "Sin espacios en medio"
    case .isoDate: "Fecha ISO: año, mes, día"
    case .dateWithMonthName: "Fecha con el nombre de un mes"
    case .stateName: "El nombre de un estado"
    }
  }

  private static func spanish(_ text: String, in subject: Subject) -> String {
    guard let character = text.first else { return "" }
    return switch CharacterSort(character) {
    case .letter: "Sin letras en \(subject.spanish): \(text)"
    case .space: "Sin espacios en \(subject.spanish)"
    case .digit, .sign: "Sin \(text) en \(subject.spanish)"
    }
  }

  private static func spanish(_ count: Int, _ isDigits: Bool) -> String {
    switch (count, isDigits) {
    case (1, true): "No cabe más de 1 dígito"
    case (1, false): "No cabe más de 1 carácter"
    case (_, true): "No caben más de \(count) dígitos"
    case (_, false): "No caben más de \(count) caracteres"
    }
  }
}

extension Subject {
  var spanish: String {
    switch self {
    case .value: "este campo"
    case .number: "un número"
    case .wholeNumber: "un número entero"
    case .amount: "un importe"
    case .percentage: "un porcentaje"
    case .age: "una edad"
    case .range: "un intervalo"
    case .date: "una fecha"
    case .time: "una hora"
    case .expirationDate: "una fecha de caducidad"
    case .cardNumber: "un número de tarjeta"
    case .securityCode: "un código de seguridad"
    case .ssn: "un número de la Seguridad Social"
    case .iban: "un IBAN"
    case .zip: "un código postal de EE. UU."
    case .postalCode: "un código postal"
    case .houseNumber: "un número de calle"
    case .city: "el nombre de una ciudad"
    case .state: "el nombre de un estado"
    case .country: "el nombre de un país"
    case .phone: "un número de teléfono"
    case .name: "un nombre"
    case .username: "un nombre de usuario"
    case .slug: "un nombre corto"
    case .code: "un código"
    case .ipAddress: "una dirección IP"
    case .webAddress: "una dirección web"
    case .emailAddress: "una dirección de correo"
    case .uuid: "un UUID"
    case .color: "un color"
    }
  }
}
