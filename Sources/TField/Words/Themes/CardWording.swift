/// What is said of payment cards.
package enum CardWording: Hashable, Sendable {
  case unknownIssuer
  case checksum
  case incomplete
  case incompleteMonthAndYear
  case expired
  case expiresThisMonth
}
