extension Wording {
  /// The sentence in English; every other language's file is a twin of this one.
  var english: String {
    switch self {
    case .verbatim(let text): text
    case .label(let label): label.english

    case .required: "Required"
    case .enterDigits(let count): "Enter \(count) digits"
    case .enterDigitsEither(let short, let long): "Enter \(short) or \(long) digits"
    case .enterCharacters(let count): "Enter \(count) \(Self.characters(count))"
    case .charactersLeft(let count): "\(count) \(Self.characters(count)) left"
    case .digitsLeft(let count): count == 1 ? "1 digit left" : "\(count) digits left"
    case .full(let count): "No more than \(count) \(Self.characters(count)) fit here"
    case .pasteCut(let count): "Pasted text was cut: \(count) \(Self.characters(count)) fit here"
    case .pasteRefused(let count):
      "Not pasted: it is too long, \(count) \(Self.characters(count)) fit here"
    case .fittingCharacters: "Some characters don't fit here"
    case .somethingDropped: "Some of what was pasted can't stand here and was left out"

    case .unknownIssuer: "No card begins with these digits"
    case .cardChecksum: "This number has a typo: check the digits"
    case .cardIncomplete: "The card number is incomplete"

    case .monthRange: "Month must be 01 to 12"
    case .dayRange(let last): "Day must be 01 to \(last)"
    case .noSuchDay: "There is no such day"
    case .incompleteDate(let pattern): "Enter the whole date: \(pattern)"
    case .yearRange(let first, let last): "Year must be \(first) to \(last)"
    case .incompleteMonthAndYear: "Enter month and year: MM/YY"
    case .expired: "The card has expired"
    case .expiresThisMonth: "The card expires this month"
    case .notBefore(let day): "Must not be before \(day)"
    case .notAfter(let day): "Must not be after \(day)"

    case .between(let lower, let upper): "\(lower)–\(upper)"
    case .atLeast(let lower): "At least \(lower)"
    case .atMost(let upper): "At most \(upper)"
    case .enterAmount: "Enter an amount"

    case .areaCodeStart: "An area code begins with 2 to 9"
    case .areaCodeService: "An area code can't end in 11"
    case .exchangeUnusual: "This exchange is unusual: check the digits after the area code"
    case .countryCodeDropped: "The country code 1 was left out"
    case .foreignPhone: "Not pasted: only US numbers fit here"
    case .notAllZeros: "It can't be all zeros"
    case .zeroNumber: "Zero is no street number"
    case .impossibleSSN: "No such number is ever issued"
    case .unknownState: "Enter a US state or its abbreviation"
    case .unknownStateCode: "Enter a two-letter state code"
    case .noStateCodeStart(let letter): "No state code begins with \(letter)"
    case .emailShape: "Enter an address such as name@example.com"
    case .emailSuggestion(let address): "Did you mean \(address)?"
    case .mustBeOn: "This must be checked"

    case .blocked(let action, let missing):
      "\(action) needs \(missing.count) more: \(missing.joined(separator: ", "))"
    case .nothingToUndo: "Nothing to undo"

    case .plainError(let sentence): "Error: \(sentence)"
    case .plainWarning(let sentence): "Warning: \(sentence)"
    case .plainTaken(let text): "Taken as: \(text)"
    case .plainRequired: "required"
    case .plainOptional: "optional"
    case .plainReadOnly: "read only"
    case .plainYesOrNo: "y/n"
    case .plainYes: "y"
    case .plainNo: "n"
    case .plainEmpty: "empty"
    case .plainSeveralLines: "Several lines; an empty line ends them"
    case .plainNothingTaken: "None of this can stand here"
    case .plainAnswerYesOrNo: "Answer y or n"
    case .plainUnknownCommand: "No such command; :help lists them, :: types a colon"
    case .plainActions: "Actions"
    case .plainAction: "Action"
    case .plainDefault: "default"
    case .plainChooseAction(let count):
      count == 1 ? "Enter 1" : "Enter a number from 1 to \(count)"
    case .plainNoAction: "This form has nothing to submit"
    case .plainLeave: "Leave?"
    case .plainDiscard: "Discard your answers?"
    case .plainEnded: "The input ended before the form was done"
    case .plainCommands: Self.commandsOfPlainMode
    }
  }

  private static let commandsOfPlainMode = """
    Enter keeps what is in brackets; a space and Enter empties an answer.
    :back    the field before
    :list    every answer so far
    :submit  end with the default action
    :quit    leave without submitting
    ::       types a colon
    """

  private static func characters(_ count: Int) -> String {
    count == 1 ? "character" : "characters"
  }
}

extension Label {
  /// The label in English.
  var english: String {
    switch self {
    case .data: "Data"
    case .dataOfLength(let count): "Data (\(count) characters)"
    case .name: "Name"
    case .phrase: "Enter Info"
    case .creditCard: "Credit Card Number"
    case .expirationDate: "Expiration Date"
    case .cvv: "CVV"
    case .age(let lower, let upper): "Age (\(lower)–\(upper))"
    case .date: "Date"
    case .streetNumber: "Street #"
    case .street: "Street Name"
    case .phone: "Phone Number"
    case .zip: "Zip Code"
    case .ssn: "Social Security #"
    case .city: "City"
    case .state: "State"
    case .currency: "US Currency"
    case .percent: "Percentage"
    case .email: "Email"
    case .toggle: "Yes"
    case .submit: "Submit"
    }
  }
}
