/// What is said of payment cards.
package enum CardWording: String, Sendable {
  case unknownIssuer, checksum, incomplete, incompleteMonthAndYear, expired, expiresThisMonth
}

extension CardWording: Translated {
  var sentence: Sentence { Sentence("card.\(rawValue)") }
}
