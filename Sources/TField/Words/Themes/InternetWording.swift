/// What is said of addresses on the Internet.
package enum InternetWording: Hashable, Sendable {
  case emailShape
  case emailSpace
  case emailSecondAt
  case emailCharacter(String)
  case emailDot
  case emailHyphen
  case emailTooLong
  case emailSuggestion(String)
  case webAddressStart([String])
  case webAddressShape
  case ipv4Shape
  /// An address goes on with what is no part of it, such as a port.
  case addressRest(String)
  case ipv6Shape
}
