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
  case spacesInside
  case isoDate
  case dateWithMonthName
  case stateName
}

/// What a field holds, for sentences such as "No letters in a ZIP code: O".
package enum Subject: CaseIterable, Hashable, Sendable {
  case value, number, wholeNumber, amount, percentage, age, range
  case date, time, expirationDate
  case cardNumber, securityCode, ssn, iban
  case zip, postalCode, houseNumber, city, state, country
  case phone, name, username, slug, code
  case ipAddress, webAddress, emailAddress, uuid, color
}
