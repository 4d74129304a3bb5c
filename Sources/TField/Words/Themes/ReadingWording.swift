/// What is said of how a text was read.
package enum ReadingWording: Hashable, Sendable {
  /// A character, at a place counted from 1, that can't stand in such a value.
  case stranger(String, at: Int, in: Subject)
  /// The same for secrets, without the character.
  case strangerAt(Int)
  /// A key typed into a full mask.
  case full(Int, digits: Bool, refused: String)
  /// The same for secrets.
  case fullSecret(Int, digits: Bool)
  /// A value that is written differently from the text.
  case readAs(String)
  /// Two values that the text can mean.
  case ambiguous(String, String)
  case spacesInside, isoDate, dateWithMonthName, stateName
}

/// What a field holds, for sentences such as "No letters in a ZIP code: O".
package enum Subject: String, CaseIterable, Sendable {
  case value, number, wholeNumber, amount, percentage, age, range, date, time, expirationDate
  case cardNumber, securityCode, ssn, iban, zip, postalCode, houseNumber, city, state, country
  case phone, name, username, slug, code, ipAddress, webAddress, emailAddress, uuid, color
}

extension Subject: Translated {
  var sentence: Sentence { Sentence("subject.\(rawValue)") }
}

extension ReadingWording: Translated {
  var sentence: Sentence {
    switch self {
    case .stranger(let text, _, let subject): Self.stranger(text, in: subject)
    case .strangerAt(let place): Sentence("reading.strangerAt", ["place": place])
    case .full(let most, let isDigits, let key):
      Sentence(isDigits ? "reading.fullOfDigits" : "reading.full", counting: most, ["key": key])
    case .fullSecret(let most, let isDigits):
      Sentence(isDigits ? "reading.fullSecretOfDigits" : "reading.fullSecret", counting: most)
    case .readAs(let text): Sentence("reading.readAs", ["text": text])
    case .ambiguous(let one, let other):
      Sentence("reading.ambiguous", ["one": one, "other": other])
    default: Sentence("reading.\(self)")
    }
  }

  private static func stranger(_ text: String, in subject: Subject) -> Sentence {
    guard let character = text.first else { return "" }
    if character.isBlank { return Sentence("reading.spaces", ["subject": subject]) }
    let isLetter = !character.isNumber && character.isLetterOrMark
    return Sentence(
      isLetter ? "reading.letters" : "reading.stranger", ["text": text, "subject": subject])
  }
}
