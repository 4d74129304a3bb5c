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

  // The screen.
  case progress(done: Int, total: Int, requiredLeft: Int)
  case screenTooSmall(width: Int, height: Int)
  case optional(String)
  case step(Int, of: Int)
  case leaveQuestion
  case discardQuestion
  case goOnQuestion
  case yes
  case no
  case saveDraft
  case continueDraft(String)
  case deleteDraft
  case close
  case back
  case next
  case checkAnswers
  case noAnswer
  case helpTitle
  case keysTitle
  case checking
  case readOnly
  /// What a command does, in a word or two.
  case inShort(Command)
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

  // Choosing, lists, checks.
  case notInList
  case chooseAtLeast(Int)
  case chooseAtMost(Int)
  case entriesAtLeast(Int)
  case entriesAtMost(Int)
  indirect case entry(Int, Wording)
  case addEntry
  case done
  case beingChecked
  case notChecked
  case waitingForChecks
  case partsLeft(Int)
  case fillFollowing
  case editor(EditorNotice)
  // Plain mode.
  case plainError(String)
  case plainWarning(String)
  case plainTaken(String)
  case plainRequired
  case plainOptional
  case plainReadOnly
  case plainYesOrNo
  case plainYes
  case plainNo
  case plainEmpty
  case plainSeveralLines
  case plainNothingTaken
  case plainAnswerYesOrNo
  case plainUnknownCommand
  case plainActions
  case plainAction
  case plainDefault
  case plainChooseAction(Int)
  case plainNoAction
  case plainLeave
  case plainDiscard
  case plainDraftAnswers
  case plainAnswerDraft
  case plainEnded
  case plainCommands
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
