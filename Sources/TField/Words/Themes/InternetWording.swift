/// What is said of addresses on the Internet.
package enum InternetWording: Hashable, Sendable {
  case emailShape, emailSpace, emailSecondAt
  case emailCharacter(String)
  case emailDot, emailHyphen, emailTooLong
  case emailSuggestion(String)
  case webAddressStart([String])
  case webAddressShape, ipv4Shape
  /// An address goes on with what is no part of it, such as a port.
  case addressRest(String)
  case ipv6Shape
}

extension InternetWording: Translated {
  var sentence: Sentence {
    switch self {
    case .emailCharacter(let character):
      Sentence("internet.emailCharacter", ["character": character])
    case .emailSuggestion(let address): Sentence("internet.emailSuggestion", ["address": address])
    case .webAddressStart(let starts):
      Sentence("internet.webAddressStart", ["starts": Several(starts, .or)])
    case .addressRest(let rest): Sentence("internet.addressRest", ["rest": rest])
    default: Sentence("internet.\(self)")
    }
  }
}
