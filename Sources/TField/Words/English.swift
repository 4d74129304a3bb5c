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
    case .dateOrder(let pattern): "Not pasted: write the date as \(pattern)"

    case .between(let lower, let upper): "\(lower)–\(upper)"
    case .atLeast(let lower): "At least \(lower)"
    case .atMost(let upper): "At most \(upper)"
    case .enterAmount: "Enter an amount"
    case .onePoint: "There is a decimal point already"

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
    case .emailSpace: "An address has no spaces"
    case .emailSecondAt: "An address has only one @"
    case .emailCharacter(let character): "Leave out \(character): it can't stand in an address"
    case .emailDot: "A dot must stand between other characters"
    case .emailHyphen: "No part of the host begins or ends with a hyphen"
    case .emailTooLong: "No address is that long"
    case .emailSuggestion(let address): "Did you mean \(address)?"
    case .mustBeOn: "This must be checked"

    case .must(let requirement): "Must " + requirement.english
    case .mustNot(let requirement): "Must not " + requirement.english
    case .patternFault: "This can't be checked: its pattern is at fault, tell the form's author"
    case .webAddressStart(let starts): "Begin with \(starts.joined(separator: " or "))"
    case .webAddressShape: "Enter an address such as https://example.com"

    case .blocked(let action, let missing):
      "\(action) needs \(missing.count) more: \(missing.joined(separator: ", "))"
    case .nothingToUndo: "Nothing to undo"
    case .putBack(let reason): "The last good value is back: \(reason.english)"

    case .progress(let done, let total, 0): "\(done) of \(total)"
    case .progress(let done, let total, let left): "\(done) of \(total), \(left) required left"
    case .screenTooSmall(let width, let height):
      "Needs \(width) x \(height). What you type is kept."
    case .optional(let label): "\(label) (optional)"
    case .step(let step, let count): "Step \(step) of \(count)"
    case .leaveQuestion: "Leave?"
    case .discardQuestion: "Discard your answers?"
    case .goOnQuestion: "A part was done with your earlier answers. Do the rest with these?"
    case .yes: "yes"
    case .no: "no"
    case .saveDraft: "save draft"
    case .continueDraft(let time): "Continue your draft of \(time)?"
    case .deleteDraft: "delete"
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
    case .strength(let strength): strength.rawValue
    case .tooWeak(let least): "Too easy to guess: it must be \(least.rawValue) or better"
    case .enterAtLeast(let count): "Enter at least \(count) \(Self.characters(count))"
    case .entriesDiffer: "The two entries differ"
    case .enterNumber: "Enter a number"
    case .enterWholeNumber: "Enter a whole number"
    case .fewerPlaces(let count): "No more than \(count) places behind the point"
    case .enterRange(let example): "Enter two whole numbers: \(example)"
    case .rangeOrder: "The second number must not be below the first"
    case .hourRange(let first, let last): "Hour must be \(first) to \(last)"
    case .minuteRange: "Minute must be 00 to 59"
    case .enterTime(let pattern): "Enter the whole time: \(pattern)"
    case .pasteBroken: "Not pasted: what doesn't fit here can't be left out of the middle"
    case .ipv4Shape: "Enter four numbers of 0 to 255: 192.0.2.1"
    case .ipv6Shape: "Enter an address such as 2001:db8::1"
    case .uuidShape: "Enter 32 digits of 0–9 and a–f"
    case .hexColorShape: "Enter 3, 6 or 8 digits of 0–9 and a–f"
    case .slugShape: "Enter small letters and digits, with single hyphens between them"
    case .usernameShape: "Begin with a letter, go on with letters, digits, . _ or -"
    case .ibanCountry: "No IBAN begins with these letters"
    case .ibanShape: "This can't stand here in an IBAN of that country"
    case .ibanChecksum: "This IBAN has a typo: check it"
    case .unknownCountry: "Enter a country or its two-letter code"
    case .postalCodeShape(let shape): "Enter a postal code such as \(shape)"
    case .unknownCallingCode: "No country code begins with these digits"
    case .internationalPhoneShape: "Enter the number with its country code: +44 20 7946 0958"

    case .notInList: "Choose one of the list"
    case .chooseAtLeast(let count): "Choose at least \(count)"
    case .chooseAtMost(let count): "Choose at most \(count)"
    case .entriesAtLeast(let count): "At least \(count) \(Self.entries(count))"
    case .entriesAtMost(let count): "At most \(count) \(Self.entries(count))"
    case .entry(let number, let sentence): "Entry \(number): \(sentence.english)"
    case .addEntry: "Add Entry"
    case .done: "Done"
    case .beingChecked: "It is still being checked"
    case .notChecked: "It could not be checked; try again"
    case .waitingForChecks: "Waiting until everything is checked"
    case .editor(let notice): notice.english
    case .fillFollowing: "Fill the following fields with these lines?"
    case .partsLeft(let count):
      count == 1 ? "1 line found no field" : "\(count) lines found no field"

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
    case .plainDraftAnswers: "yes/no/delete"
    case .plainAnswerDraft: "Answer yes, no or delete"
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

  private static func entries(_ count: Int) -> String { count == 1 ? "entry" : "entries" }

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
    case .webAddress: "Web Address"
    case .toggle: "Yes"
    case .submit: "Submit"
    case .choice: "Choice"
    case .choices: "Choices"
    case .list: "List"
    case .text: "Text"
    case .note: "Note"
    case .display: "Value"

    case .password: "Password"
    case .confirmation: "Confirm"
    case .integer: "Whole Number"
    case .decimal: "Number"
    case .integerRange: "Range"
    case .time: "Time"
    case .ipv4: "IPv4 Address"
    case .ipv6: "IPv6 Address"
    case .uuid: "UUID"
    case .hexColor: "Color"
    case .slug: "Slug"
    case .username: "Username"
    case .iban: "IBAN"
    case .country: "Country"
    case .postalCode: "Postal Code"
    case .phoneInternational: "Phone Number"
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
    case .addEntry: "add"
    case .removeEntry: "remove"
    case .moveEntry(let step): step < 0 ? "move up" : "move down"
    case .help: "help"
    case .openEditor: "editor"
    case .reveal: "show"
    case .redraw: "redraw"
    case .suspend: "suspend"
    case .escape: "leave"
    case .interrupt, .quit: "end"
    }
  }
}
