/// What is said of payment cards.
public enum CardWording: Hashable, Sendable {
  case unknownIssuer
  case checksum
  case incomplete
  case incompleteMonthAndYear
  case expired
  case expiresThisMonth
}
