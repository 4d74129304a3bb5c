/// What is said of numbers and amounts.
package enum NumberWording: Hashable, Sendable {
  case between(String, String)
  case atLeast(String)
  case atMost(String)
  case enterAmount
  case enterNumber
  case enterWholeNumber
  case fewerPlaces(Int)
  case enterRange(String)
  case rangeOrder
  /// What a formula makes of the other fields.
  case computed(String)
}
