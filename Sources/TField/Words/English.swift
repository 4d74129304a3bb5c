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

    case .progress(let done, let total, 0): "\(done) of \(total)"
    case .progress(let done, let total, let left): "\(done) of \(total), \(left) required left"
    case .screenTooSmall(let width, let height):
      "Needs \(width) x \(height). What you type is kept."
    case .optional(let label): "\(label) (optional)"
    case .step(let step, let count): "Step \(step) of \(count)"
    case .leaveQuestion: "Leave?"
    case .discardQuestion: "Discard your answers?"
    case .yes: "yes"
    case .no: "no"
    case .saveDraft: "save draft"
    case .close: "close"
    case .back: "Back"
    case .next: "Next"
    case .checkAnswers: "Check your answers"
    case .noAnswer: "no answer"
    case .helpTitle: "Help"
    case .keysTitle: "Keys"
    case .checking: "checking…"
    case .readOnly: "Read only"
    case .inShort(let command): command.english
    }
  }

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

extension Command {
  /// What it does, in a word or two of English.
  fileprivate var english: String {
    switch self {
    case .edit: "edit"
    case .nextStop: "next"
    case .previousStop: "back"
    case .confirm: "choose"
    case .defaultAction: "finish"
    case .up: "up"
    case .down: "down"
    case .firstField: "first"
    case .lastField: "last"
    case .nextSection: "next page"
    case .previousSection: "page back"
    case .pageUp: "scroll up"
    case .pageDown: "scroll down"
    case .nextError: "next error"
    case .previousError: "error before"
    case .activate: "switch"
    case .open: "open"
    case .help: "help"
    case .reveal: "show"
    case .redraw: "redraw"
    case .suspend: "suspend"
    case .escape: "leave"
    case .interrupt, .quit: "end"
    }
  }
}
