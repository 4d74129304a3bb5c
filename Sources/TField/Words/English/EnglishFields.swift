extension CardWording: Translated {
  var english: String {
    switch self {
    case .unknownIssuer: "No card begins with these digits"
    case .checksum: "This number has a typo: check the digits"
    case .incomplete: "The card number is incomplete"
    case .incompleteMonthAndYear: "Enter month and year: MM/YY"
    case .expired: "The card has expired"
    case .expiresThisMonth: "The card expires this month"
    }
  }
}

extension DateWording: Translated {
  var english: String {
    switch self {
    case .monthRange: "Month must be 01 to 12"
    case .dayRange(let last): "Day must be 01 to \(last)"
    case .monthDays(let month, let year?, let days):
      "\(Self.month(month).english) \(year) has \(days) days"
    case .monthDays(let month, nil, let days): "\(Self.month(month).english) has \(days) days"
    case .month(let month): OpenedWording.englishMonths.name(month)
    case .weekday(let day): OpenedWording.englishWeekdays.name(day)
    case .otherWeekday(let day): "That day is a \(Self.weekday(day).english)"
    case .yearRange(let first, let last): "Year must be \(first) to \(last)"
    case .noSuchDay: "There is no such day"
    case .incomplete(let pattern): "Enter the whole date: \(pattern)"
    case .notBefore(let day): "Must not be before \(day)"
    case .notAfter(let day): "Must not be after \(day)"
    case .dayFirst(let pattern): "Write the day first: \(pattern)"
    case .monthFirst(let pattern): "Write the month first: \(pattern)"
    case .yearFirst(let pattern): "Write the year first: \(pattern)"
    case .yearDigits: "Write the year with four digits"
    case .yearRead(let digits, let year): "\(digits) was read as \(year)"
    case .withoutTime(let rest): "Only a date, without \(rest)"
    case .secondsLeft: "A time without seconds"
    case .hourRange(let first, let last): "Hour must be \(first) to \(last)"
    case .minuteRange: "Minute must be 00 to 59"
    case .incompleteTime(let pattern): "Enter the whole time: \(pattern)"
    }
  }
}

extension NumberWording: Translated {
  var english: String {
    switch self {
    case .between(let lower, let upper): "Between \(lower) and \(upper)"
    case .atLeast(let lower): "At least \(lower)"
    case .atMost(let upper): "At most \(upper)"
    case .enterAmount: "Enter an amount"
    case .enterNumber: "Enter a number"
    case .enterWholeNumber: "Enter a whole number"
    case .fewerPlaces(1): "No more than 1 place behind the point"
    case .fewerPlaces(let count): "No more than \(count) places behind the point"
    case .enterRange(let example): "Enter two whole numbers: \(example)"
    case .rangeOrder: "The second number must not be below the first"
    case .computed(let value):
      value.isEmpty
        ? "This is worked out and must be empty" : "This is worked out: it must be \(value)"
    }
  }
}

extension PlaceWording: Translated {
  var english: String {
    switch self {
    case .areaCodeStart: "An area code begins with 2 to 9"
    case .areaCodeService: "An area code can't end in 11"
    case .exchangeUnusual: "This exchange is unusual: check the digits after the area code"
    case .countryCodeDropped: "The country code 1 was left out"
    case .foreignPhone: "Only US numbers fit here"
    case .phoneRest(let rest): "One number, without \(rest)"
    case .beginWithPlus: "Begin with + and the country code"
    case .houseNumber(let sign): "Digits only: a number with \(sign) belongs in the street"
    case .unknownCallingCode: "No country code begins with these digits"
    case .internationalPhoneShape: "Enter the number with its country code: +44 20 7946 0958"
    case .zeroNumber: "Zero is no street number"
    case .unknownState: "Enter a US state or its abbreviation"
    case .unknownStateCode: "Enter a two-letter state code"
    case .noStateCodeStart(let letter): "No state code begins with \(letter)"
    case .unknownCountry: "Enter a country or its two-letter code"
    case .postalCodeShape(let shape): "Enter a postal code such as \(shape)"
    case .pathEnding(let endings): "The name must end in \(endings.joined(separator: " or "))"
    case .noSuchPath: "Nothing is there"
    case .pathTaken: "Something is there already"
    case .pathIsFile: "This is a file, not a folder"
    case .pathIsFolder: "This is a folder, not a file"
    }
  }
}

extension InternetWording: Translated {
  var english: String {
    switch self {
    case .emailShape: "Enter an address such as name@example.com"
    case .emailSpace: "An address has no spaces"
    case .emailSecondAt: "An address has only one @"
    case .emailCharacter(let character): "Leave out \(character): it can't stand in an address"
    case .emailDot: "A dot must stand between other characters"
    case .emailHyphen: "No part of the host begins or ends with a hyphen"
    case .emailTooLong: "No address is that long"
    case .emailSuggestion(let address): "Did you mean \(address)?"
    case .webAddressStart(let starts): "Begin with \(starts.joined(separator: " or "))"
    case .webAddressShape: "Enter an address such as https://example.com"
    case .addressRest(let rest): "An address without \(rest)"
    case .ipv4Shape: "Enter four numbers of 0 to 255: 192.0.2.1"
    case .ipv6Shape: "Enter an address such as 2001:db8::1"
    }
  }
}

extension IdentifierWording: Translated {
  var english: String {
    switch self {
    case .impossibleSSN: "No such number is ever issued"
    case .ibanCountry: "No IBAN begins with these letters"
    case .ibanShape: "This can't stand here in an IBAN of that country"
    case .ibanChecksum: "This IBAN has a typo: check it"
    case .uuidShape: "Enter 32 digits of 0–9 and a–f"
    case .hexColorShape: "Enter 3, 6 or 8 digits of 0–9 and a–f"
    case .slugShape: "Enter small letters and digits, with single hyphens between them"
    case .usernameShape: "Begin with a letter, go on with letters, digits, . _ or -"
    }
  }
}

extension ListWording: Translated {
  var english: String {
    switch self {
    case .notInList: "Choose one of the list"
    case .chooseAtLeast(let count): "Choose at least \(count)"
    case .chooseAtMost(let count): "Choose at most \(count)"
    case .entriesAtLeast(let count): "At least \(Self.entries(count))"
    case .entriesAtMost(let count): "At most \(Self.entries(count))"
    case .entry(let number, let sentence): "Entry \(number): \(sentence.english)"
    case .entryField(let number, let label, let sentence):
      "Entry \(number), \(label.english): \(sentence.english)"
    case .sameAs(let number): "The same as in entry \(number)"
    case .noEntry: "Not an entry of this list"
    case .addEntry: "Add Entry"
    case .addAnother: "Add another"
    case .removeEntry: "Remove"
    case .removed(let number): "Entry \(number) removed; Ctrl-_ brings it back"
    case .entryOf(let number, let count): "\(number) of \(count)"
    case .done: "Done"
    case .noOptions(let reason): "Nothing to choose from: \(reason); F4 tries again"
    }
  }

  private static func entries(_ count: Int) -> String {
    count == 1 ? "1 entry" : "\(count) entries"
  }
}
