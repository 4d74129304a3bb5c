extension CardWording {
  var german: String {
    switch self {
    case .unknownIssuer: "Mit diesen Ziffern beginnt keine Karte"
    case .checksum: "Die Nummer enthält einen Tippfehler: Ziffern prüfen"
    case .incomplete: "Die Kartennummer ist unvollständig"
    case .incompleteMonthAndYear: "Monat und Jahr eingeben: MM/JJ"
    case .expired: "Die Karte ist abgelaufen"
    case .expiresThisMonth: "Die Karte läuft diesen Monat ab"
    }
  }
}

extension DateWording {
  var german: String {
    switch self {
    case .monthRange: "Der Monat muss 01 bis 12 sein"
    case .dayRange(let last): "Der Tag muss 01 bis \(last) sein"
    case .monthDays(let month, let year?, let days):
      "Der \(Self.month(month).german) \(year) hat \(days) Tage"
    case .monthDays(let month, nil, let days): "Der \(Self.month(month).german) hat \(days) Tage"
    case .month(let month): OpenedWording.germanMonths.name(month)
    case .weekday(let day): OpenedWording.germanWeekdays.name(day)
    case .otherWeekday(let day): "Dieser Tag ist ein \(Self.weekday(day).german)"
    case .yearRange(let first, let last): "Das Jahr muss \(first) bis \(last) sein"
    case .noSuchDay: "Diesen Tag gibt es nicht"
    case .incomplete(let pattern): "Das ganze Datum eingeben: \(pattern)"
    case .notBefore(let day): "Nicht vor dem \(day)"
    case .notAfter(let day): "Nicht nach dem \(day)"
    case .dayFirst(let pattern): "Den Tag zuerst schreiben: \(pattern)"
    case .monthFirst(let pattern): "Den Monat zuerst schreiben: \(pattern)"
    case .yearFirst(let pattern): "Das Jahr zuerst schreiben: \(pattern)"
    case .yearDigits: "Das Jahr mit vier Ziffern schreiben"
    case .yearRead(let digits, let year): "\(digits) wurde als \(year) gelesen"
    case .withoutTime(let rest): "Nur ein Datum, ohne \(rest)"
    case .secondsLeft: "Eine Uhrzeit ohne Sekunden"
    case .hourRange(let first, let last): "Die Stunde muss \(first) bis \(last) sein"
    case .minuteRange: "Die Minute muss 00 bis 59 sein"
    case .incompleteTime(let pattern): "Die ganze Uhrzeit eingeben: \(pattern)"
    }
  }
}

extension NumberWording {
  var german: String {
    switch self {
    case .between(let lower, let upper): "Zwischen \(lower) und \(upper)"
    case .atLeast(let lower): "Mindestens \(lower)"
    case .atMost(let upper): "Höchstens \(upper)"
    case .enterAmount: "Einen Betrag eingeben"
    case .enterNumber: "Eine Zahl eingeben"
    case .enterWholeNumber: "Eine ganze Zahl eingeben"
    case .fewerPlaces(1): "Höchstens 1 Nachkommastelle"
    case .fewerPlaces(let count): "Höchstens \(count) Nachkommastellen"
    case .enterRange(let example): "Zwei ganze Zahlen eingeben: \(example)"
    case .rangeOrder: "Die zweite Zahl darf nicht kleiner sein als die erste"
    case .computed(let value):
      value.isEmpty
        ? "Das wird berechnet und muss leer sein" : "Das wird berechnet und muss \(value) sein"
    }
  }
}

extension PlaceWording {
  var german: String {
    switch self {
    case .areaCodeStart: "Eine Vorwahl beginnt mit 2 bis 9"
    case .areaCodeService: "Eine Vorwahl endet nicht auf 11"
    case .exchangeUnusual: "Ungewöhnliche Nummer: Ziffern nach der Vorwahl prüfen"
    case .countryCodeDropped: "Die Landesvorwahl 1 wurde weggelassen"
    case .foreignPhone: "Hier passen nur Nummern der USA"
    case .phoneRest(let rest): "Eine einzige Nummer, ohne \(rest)"
    case .beginWithPlus: "Mit + und der Landesvorwahl beginnen"
    case .houseNumber(let sign): "Nur Ziffern: eine Nummer mit \(sign) gehört zur Straße"
    case .unknownCallingCode: "Mit diesen Ziffern beginnt keine Landesvorwahl"
    case .internationalPhoneShape: "Nummer mit Landesvorwahl eingeben: +44 20 7946 0958"
    case .zeroNumber: "Null ist keine Hausnummer"
    case .unknownState: "Einen Bundesstaat der USA oder sein Kürzel eingeben"
    case .unknownStateCode: "Das Kürzel eines Bundesstaats eingeben"
    case .noStateCodeStart(let letter): "Mit \(letter) beginnt kein Kürzel eines Bundesstaats"
    case .unknownCountry: "Ein Land oder sein Kürzel eingeben"
    case .postalCodeShape(let shape): "Eine Postleitzahl eingeben, etwa \(shape)"
    case .pathEnding(let endings): "Der Name muss auf \(endings.joined(separator: " oder ")) enden"
    case .noSuchPath: "Dort ist nichts"
    case .pathTaken: "Dort ist schon etwas"
    case .pathIsFile: "Das ist eine Datei, kein Ordner"
    case .pathIsFolder: "Das ist ein Ordner, keine Datei"
    }
  }
}

extension InternetWording {
  var german: String {
    switch self {
    case .emailShape: "Eine Adresse eingeben, etwa name@example.com"
    case .emailSpace: "Eine Adresse hat keine Leerzeichen"
    case .emailSecondAt: "Eine Adresse hat nur ein @"
    case .emailCharacter(let character): "Ohne \(character): Das steht in keiner Adresse"
    case .emailDot: "Ein Punkt steht nur zwischen anderen Zeichen"
    case .emailHyphen: "Kein Teil hinter dem @ beginnt oder endet mit Bindestrich"
    case .emailTooLong: "So lang ist keine Adresse"
    case .emailSuggestion(let address): "War \(address) gemeint?"
    case .webAddressStart(let starts): "Beginnt mit \(starts.joined(separator: " oder "))"
    case .webAddressShape: "Eine Adresse eingeben, etwa https://example.com"
    case .addressRest(let rest): "Eine Adresse ohne \(rest)"
    case .ipv4Shape: "Vier Zahlen von 0 bis 255 eingeben: 192.0.2.1"
    case .ipv6Shape: "Eine Adresse eingeben, etwa 2001:db8::1"
    }
  }
}

extension IdentifierWording {
  var german: String {
    switch self {
    case .impossibleSSN: "Diese Nummer wird nie vergeben"
    case .ibanCountry: "Mit diesen Buchstaben beginnt keine IBAN"
    case .ibanShape: "Das steht in keiner IBAN dieses Landes an dieser Stelle"
    case .ibanChecksum: "Die IBAN enthält einen Tippfehler: bitte prüfen"
    case .uuidShape: "32 Ziffern aus 0–9 und a–f eingeben"
    case .hexColorShape: "3, 6 oder 8 Ziffern aus 0–9 und a–f eingeben"
    case .slugShape: "Kleine Buchstaben und Ziffern, dazwischen einzelne Bindestriche"
    case .usernameShape: "Erst ein Buchstabe, dann Buchstaben, Ziffern, . _ oder -"
    }
  }
}

extension ListWording {
  var german: String {
    switch self {
    case .notInList: "Einen Eintrag der Liste wählen"
    case .chooseAtLeast(let count): "Mindestens \(count) wählen"
    case .chooseAtMost(let count): "Höchstens \(count) wählen"
    case .entriesAtLeast(let count): "Mindestens \(Self.entries(count))"
    case .entriesAtMost(let count): "Höchstens \(Self.entries(count))"
    case .entry(let number, let sentence): "Eintrag \(number): \(sentence.german)"
    case .entryField(let number, let label, let sentence):
      "Eintrag \(number), \(label.german): \(sentence.german)"
    case .sameAs(let number): "Dasselbe wie in Eintrag \(number)"
    case .noEntry: "Kein Eintrag dieser Liste"
    case .addEntry: "Neuer Eintrag"
    case .addAnother: "Weiterer Eintrag"
    case .removeEntry: "Entfernen"
    case .removed(let number): "Eintrag \(number) entfernt; Strg-_ holt ihn zurück"
    case .entryOf(let number, let count): "\(number) von \(count)"
    case .done: "Fertig"
    case .noOptions(let reason): "Nichts zur Auswahl: \(reason); F4 versucht es noch einmal"
    }
  }

  private static func entries(_ count: Int) -> String {
    count == 1 ? "1 Eintrag" : "\(count) Einträge"
  }
}
