/// The labels of the built-in types, for fields that were given none.
package enum Label: Hashable, Sendable {
  case data
  case dataOfLength(Int)
  case name, phrase, creditCard, expirationDate, cvv
  case age(Int, Int)
  case date, streetNumber, street, phone, zip, ssn, city, state, currency, percent, email
  case webAddress, toggle, submit

  // Secrets, numbers, addresses, countries.
  case password, confirmation, integer, decimal, integerRange, time, ipv4, ipv6, uuid, hexColor
  case slug, username, iban, country, postalCode, phoneInternational

  case choice, choices, list, text, note, display, path, dateTime

  // What a program asks for.
  case elicitation, decline
}

extension Label: Translated {
  var sentence: Sentence {
    switch self {
    case .dataOfLength(let count): Sentence("label.dataOfLength", counting: count)
    case .age(let lower, let upper): Sentence("label.age", ["lower": lower, "upper": upper])
    default: Sentence("label.\(self)")
    }
  }
}
