extension ReadingWording {
  var german: String {
    switch self {
    case .stranger(let text, _, let subject): Self.german(text, in: subject)
    case .strangerAt(let place): "Zeichen Nr. \(place) passt hier nicht"
    case .full(let most, let isDigits, let key):
      "\(Self.german(most, isDigits)) nicht: \(key) wurde nicht angenommen"
    case .fullSecret(let most, let isDigits):
      "\(Self.german(most, isDigits)) nicht"
    case .readAs(let text): "Gelesen als \(text)"
    case .ambiguous(let one, let other):
      "Das kann \(one) oder \(other) heißen: bitte eindeutig schreiben"
    case .spacesInside: "Keine Leerzeichen mittendrin"
    case .isoDate: "ISO-Datum: Jahr, Monat, Tag"
    case .dateWithMonthName: "Datum mit dem Namen eines Monats"
    case .stateName: "Der Name eines Staates"
    }
  }

  private static func german(_ text: String, in subject: Subject) -> String {
    guard let character = text.first else { return "" }
    return switch CharacterSort(character) {
    case .letter: "Keine Buchstaben in \(subject.german): \(text)"
    case .digit: "Kein \(text) in \(subject.german)"
    case .space: "Keine Leerzeichen in \(subject.german)"
    case .sign: "Kein \(text) in \(subject.german)"
    }
  }

  private static func german(_ count: Int, _ isDigits: Bool) -> String {
    let noun = isDigits ? (count == 1 ? "Ziffer" : "Ziffern") : "Zeichen"
    return "Mehr als \(count) \(noun) \(count == 1 ? "passt" : "passen")"
  }
}

extension Subject {
  var german: String {
    switch self {
    case .value: "diesem Feld"
    case .number: "einer Zahl"
    case .wholeNumber: "einer ganzen Zahl"
    case .amount: "einem Betrag"
    case .percentage: "einem Prozentsatz"
    case .age: "einem Alter"
    case .range: "einem Bereich"
    case .date: "einem Datum"
    case .time: "einer Uhrzeit"
    case .expirationDate: "einem Ablaufdatum"
    case .cardNumber: "einer Kartennummer"
    case .securityCode: "einer Prüfnummer"
    case .ssn: "einer Sozialversicherungsnummer"
    case .iban: "einer IBAN"
    case .zip: "einer US-Postleitzahl"
    case .postalCode: "einer Postleitzahl"
    case .houseNumber: "einer Hausnummer"
    case .city: "einem Ortsnamen"
    case .state: "dem Namen eines Staates"
    case .country: "dem Namen eines Landes"
    case .phone: "einer Telefonnummer"
    case .name: "einem Namen"
    case .username: "einem Benutzernamen"
    case .slug: "einem Kurznamen"
    case .code: "einem Code"
    case .ipAddress: "einer IP-Adresse"
    case .webAddress: "einer Webadresse"
    case .emailAddress: "einer E-Mail-Adresse"
    case .uuid: "einer UUID"
    case .color: "einer Farbe"
    }
  }
}
