/// What is to be said, before it is put into a language.
///
/// A string literal is a wording of its own, said alike in every language: so an app's own type
/// writes its sentences where they are needed.
public enum Wording: Hashable, Sendable {
  /// Words that a form, a rule or an app brought along.
  case verbatim(String)
  case label(Label)

  // Any field.
  case required
  case enterDigits(Int)
  case enterDigitsEither(Int, Int)
  case enterCharacters(Int)
  case charactersLeft(Int)
  case digitsLeft(Int)
  case full(Int)
  case pasteCut(Int)
  case pasteRefused(Int)
  case fittingCharacters
  case somethingDropped

  // Cards.
  case unknownIssuer
  case cardChecksum
  case cardIncomplete

  // Dates.
  case monthRange
  case dayRange(Int)
  case noSuchDay
  case incompleteDate(String)
  case yearRange(Int, Int)
  case incompleteMonthAndYear
  case expired
  case expiresThisMonth
  case notBefore(String)
  case notAfter(String)
  case dateOrder(String)

  // Numbers.
  case between(String, String)
  case atLeast(String)
  case atMost(String)
  case enterAmount
  case onePoint

  // Identifiers.
  case areaCodeStart
  case areaCodeService
  case exchangeUnusual
  case countryCodeDropped
  case foreignPhone
  case notAllZeros
  case zeroNumber
  case impossibleSSN
  case unknownState
  case unknownStateCode
  case noStateCodeStart(String)
  case emailShape
  case emailSpace
  case emailSecondAt
  case emailCharacter(String)
  case emailDot
  case emailHyphen
  case emailTooLong
  case emailSuggestion(String)
  case mustBeOn

  // Rules.
  indirect case must(Requirement)
  indirect case mustNot(Requirement)
  case patternFault
  case webAddressStart([String])
  case webAddressShape

  // The form.
  case blocked(action: String, missing: [String])
  case nothingToUndo
  indirect case putBack(because: Wording)

  // Secrets, numbers, addresses, countries.
  case strength(PasswordStrength)
  case tooWeak(PasswordStrength)
  case enterAtLeast(Int)
  case entriesDiffer
  case enterNumber
  case enterWholeNumber
  case fewerPlaces(Int)
  case enterRange(String)
  case rangeOrder
  case hourRange(Int, Int)
  case minuteRange
  case enterTime(String)
  case pasteBroken
  case ipv4Shape
  case ipv6Shape
  case uuidShape
  case hexColorShape
  case slugShape
  case usernameShape
  case ibanCountry
  case ibanShape
  case ibanChecksum
  case unknownCountry
  case postalCodeShape(String)
  case unknownCallingCode
  case internationalPhoneShape
}

extension Wording: ExpressibleByStringLiteral {
  public init(stringLiteral value: String) { self = .verbatim(value) }
}

extension Wording {
  /// The sentence in a language.
  public func text(in language: Language = .english) -> String {
    switch language {
    case .english: english
    }
  }
}
