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

extension InternetWording: Translated {
  var sentence: Sentence {
    switch self {
    case .emailShape: "internet.emailShape"
    case .emailSpace: "internet.emailSpace"
    case .emailSecondAt: "internet.emailSecondAt"
    case .emailDot: "internet.emailDot"
    case .emailHyphen: "internet.emailHyphen"
    case .emailTooLong: "internet.emailTooLong"
    case .webAddressShape: "internet.webAddressShape"
    case .ipv4Shape: "internet.ipv4Shape"
    case .ipv6Shape: "internet.ipv6Shape"
    case .emailCharacter(let character):
      Sentence("internet.emailCharacter", ["character": character])
    case .emailSuggestion(let address): Sentence("internet.emailSuggestion", ["address": address])
    case .webAddressStart(let starts):
      Sentence("internet.webAddressStart", ["starts": Several(starts, .or)])
    case .addressRest(let rest): Sentence("internet.addressRest", ["rest": rest])
    }
  }
}
