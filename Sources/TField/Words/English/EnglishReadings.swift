extension ReadingWording: Translated {
  var english: String {
    switch self {
    case .stranger(let text, _, let subject): Self.english(text, in: subject)
    case .strangerAt(let place): "Character no. \(place) can't stand here"
    case .full(let most, let isDigits, let key):
      "\(Self.english(most, isDigits)) all it has: \(key) was not accepted"
    case .fullSecret(let most, let isDigits): "\(Self.english(most, isDigits)) all it has"
    case .readAs(let text): "Read as \(text)"
    case .ambiguous(let one, let other): "This can mean \(one) or \(other): write it one way"
    case .spacesInside: "No spaces inside"
    case .isoDate: "ISO date: year, month, day"
    case .dateWithMonthName: "Date with the name of a month"
    case .stateName: "The name of a state"
    }
  }

  private static func english(_ text: String, in subject: Subject) -> String {
    guard let character = text.first else { return "" }
    return switch CharacterSort(character) {
    case .letter: "No letters in \(subject.english): \(text)"
    case .digit: "No \(text) in \(subject.english)"
    case .space: "No spaces in \(subject.english)"
    case .sign: "No \(text) in \(subject.english)"
    }
  }

  private static func english(_ count: Int, _ isDigits: Bool) -> String {
    switch (count, isDigits) {
    case (1, true): "1 digit is"
    case (1, false): "1 character is"
    case (_, true): "\(count) digits are"
    case (_, false): "\(count) characters are"
    }
  }
}

extension Subject: Translated {
  var english: String {
    switch self {
    case .value: "this field"
    case .number: "a number"
    case .wholeNumber: "a whole number"
    case .amount: "an amount"
    case .percentage: "a percentage"
    case .age: "an age"
    case .range: "a range"
    case .date: "a date"
    case .time: "a time"
    case .expirationDate: "an expiration date"
    case .cardNumber: "a card number"
    case .securityCode: "a security code"
    case .ssn: "a Social Security number"
    case .iban: "an IBAN"
    case .zip: "a ZIP code"
    case .postalCode: "a postal code"
    case .houseNumber: "a house number"
    case .city: "the name of a city"
    case .state: "the name of a state"
    case .country: "the name of a country"
    case .phone: "a phone number"
    case .name: "a name"
    case .username: "a username"
    case .slug: "a slug"
    case .code: "a code"
    case .ipAddress: "an IP address"
    case .webAddress: "a web address"
    case .emailAddress: "an email address"
    case .uuid: "a UUID"
    case .color: "a color"
    }
  }
}
