/// What is said of addresses on the Internet.
public enum InternetWording: Hashable, Sendable {
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
  case ipv6Shape
}
