/// What is said of payment cards.
package enum CardWording: String, Sendable {
  case unknownIssuer
  case checksum
  case incomplete
  case incompleteMonthAndYear
  case expired
  case expiresThisMonth
}

extension CardWording: Translated {
  var sentence: Sentence { Sentence("card.\(rawValue)") }
}
