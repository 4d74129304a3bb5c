/// The labels of the built-in types, for fields that were given none.
package enum Label: Hashable, Sendable {
  case data
  case dataOfLength(Int)
  case name, phrase, creditCard, expirationDate, cvv
  case age(Int, Int)
  case date, streetNumber, street, phone, zip, ssn, city, state, currency, percent, email
  case webAddress, toggle, submit

  // Secrets, numbers, addresses, countries.
  case password, confirmation, integer, decimal, integerRange, time, ipv4, ipv6, uuid, hexColor
  case slug, username, iban, isbn, country, postalCode, phoneInternational

  case choice, choices, list, text, note, display, path, dateTime

  // What a program asks for.
  case elicitation, decline, host, punycode, agree, open
  case asks(String)
}

extension Label: Translated {
  var sentence: Sentence {
    switch self {
    case .dataOfLength(let count): Sentence("label.dataOfLength", counting: count)
    case .age(let lower, let upper): Sentence("label.age", ["lower": lower, "upper": upper])
    case .asks(let server): Sentence("label.asks", ["server": server])
    case .submit: "label.submit"
    default: Sentence("label.\(self)")
    }
  }
}

/// What is said of how much may or must stand in a field.
package enum LengthWording: Hashable, Sendable {
  case enterDigits(Int)
  case enterDigitsEither(Int, Int)
  case enterCharacters(Int)
  case enterAtLeast(Int)
  case charactersLeft(Int)
  case digitsLeft(Int)
  case full(Int)
  case pasteRefused(Int)
  /// How many characters there are more than may be.
  case tooMany(Int, most: Int)
}

extension LengthWording: Translated {
  var sentence: Sentence {
    switch self {
    case .enterDigits(let count): Sentence("length.enterDigits", counting: count)
    case .enterCharacters(let count): Sentence("length.enterCharacters", counting: count)
    case .enterAtLeast(let count): Sentence("length.enterAtLeast", counting: count)
    case .charactersLeft(let count): Sentence("length.charactersLeft", counting: count)
    case .digitsLeft(let count): Sentence("length.digitsLeft", counting: count)
    case .full(let count): Sentence("length.full", counting: count)
    case .pasteRefused(let count): Sentence("length.pasteRefused", counting: count)
    case .enterDigitsEither(let short, let long):
      Sentence("length.enterDigitsEither", ["short": short, "long": long])
    case .tooMany(let count, let most): Sentence("length.tooMany", counting: count, ["most": most])
    }
  }
}

/// What is said of numbers and amounts.
package enum NumberWording: Hashable, Sendable {
  case between(String, String)
  case atLeast(String)
  case atMost(String)
  case enterAmount, enterNumber, enterWholeNumber
  case fewerPlaces(Int)
  case enterRange(String)
  case range(String, String, isClosed: Bool)
  case rangeOrder
  /// A formula that has its numbers, and no result.
  case notWorkedOut
  /// What a formula makes of the other fields.
  case computed(String)
}

extension NumberWording: Translated {
  var sentence: Sentence {
    switch self {
    case .between(let lower, let upper):
      Sentence("number.between", ["lower": lower, "upper": upper])
    case .atLeast(let lower): Sentence("number.atLeast", ["lower": lower])
    case .atMost(let upper): Sentence("number.atMost", ["upper": upper])
    case .fewerPlaces(let count): Sentence("number.fewerPlaces", counting: count)
    case .enterRange(let example): Sentence("number.enterRange", ["example": example])
    case .range(let lower, let upper, let isClosed):
      Sentence(
        isClosed ? "number.range" : "number.rangeBelow", ["lower": lower, "upper": upper])
    case .computed(""): "number.computedEmpty"
    case .computed(let value): Sentence("number.computed", ["value": value])
    default: Sentence("number.\(self)")
    }
  }
}

/// What is said of days and times of day.
package enum DateWording: Hashable, Sendable {
  case monthRange
  case dayRange(Int)
  /// How many days a month has, in a year where that matters.
  case monthDays(Int, year: Int?, days: Int)
  case month(Int)
  /// The name of a day of the week, counted from Monday.
  case weekday(Int)
  /// The day of the week that a date falls on, where another one stands beside it.
  case otherWeekday(Int)
  case yearRange(Int, Int)
  case noSuchDay
  case incomplete(String)
  case notBefore(String)
  case notAfter(String)
  /// What comes first in the order of the form.
  case dayFirst(String)
  case monthFirst(String)
  case yearFirst(String)
  case yearDigits
  case yearRead(String, Int)
  case withoutTime(String)
  case secondsLeft
  case hourRange(Int, Int)
  case minuteRange
  case incompleteTime(String)
}

extension DateWording: Translated {
  var sentence: Sentence {
    switch self {
    case .dayRange(let last): Sentence("date.dayRange", ["last": last])
    case .monthDays(let month, let year?, let days):
      Sentence("date.monthOfYearDays", ["month": Self.month(month), "year": year, "days": days])
    case .monthDays(let month, nil, let days):
      Sentence("date.monthDays", ["month": Self.month(month), "days": days])
    case .month(let month): Sentence("date.month\(month)")
    case .weekday(let day): Sentence("date.weekday\(day)")
    case .otherWeekday(let day): Sentence("date.otherWeekday", ["day": Self.weekday(day)])
    case .yearRange(let first, let last):
      Sentence("date.yearRange", ["first": first, "last": last])
    case .hourRange(let first, let last):
      Sentence("date.hourRange", ["first": first, "last": last])
    case .notBefore(let day): Sentence("date.notBefore", ["day": day])
    case .notAfter(let day): Sentence("date.notAfter", ["day": day])
    case .incomplete(let pattern): Sentence("date.incomplete", ["pattern": pattern])
    case .incompleteTime(let pattern): Sentence("date.incompleteTime", ["pattern": pattern])
    case .dayFirst(let pattern): Sentence("date.dayFirst", ["pattern": pattern])
    case .monthFirst(let pattern): Sentence("date.monthFirst", ["pattern": pattern])
    case .yearFirst(let pattern): Sentence("date.yearFirst", ["pattern": pattern])
    case .yearRead(let digits, let year):
      Sentence("date.yearRead", ["digits": digits, "year": year])
    case .withoutTime(let rest): Sentence("date.withoutTime", ["rest": rest])
    default: Sentence("date.\(self)")
    }
  }
}

/// What is said of payment cards.
package enum CardWording: String, Sendable {
  case unknownIssuer, checksum, incomplete, incompleteMonthAndYear, expired, expiresThisMonth
}

extension CardWording: Translated {
  var sentence: Sentence { Sentence("card.\(rawValue)") }
}

/// What is said of telephone numbers, streets, states and countries.
package enum PlaceWording: Hashable, Sendable {
  case areaCodeStart, areaCodeService, exchangeUnusual, countryCodeDropped, foreignPhone
  /// A number goes on with what is no part of it, such as an extension.
  case phoneRest(String)
  case beginWithPlus
  case houseNumber(String)
  case unknownCallingCode, internationalPhoneShape, zeroNumber, unknownState, unknownStateCode
  case noStateCodeStart(String)
  case unknownCountry
  case postalCodeShape(String)
  // Paths of files and folders.
  case pathEnding([String])
  case noSuchPath, pathTaken, pathIsFile, pathIsFolder
}

extension PlaceWording: Translated {
  var sentence: Sentence {
    switch self {
    case .phoneRest(let rest): Sentence("place.phoneRest", ["rest": rest])
    case .houseNumber(let sign): Sentence("place.houseNumber", ["sign": sign])
    case .noStateCodeStart(let letter): Sentence("place.noStateCodeStart", ["letter": letter])
    case .postalCodeShape(let shape): Sentence("place.postalCodeShape", ["shape": shape])
    case .pathEnding(let endings): Sentence("place.pathEnding", ["endings": Several(endings, .or)])
    default: Sentence("place.\(self)")
    }
  }
}

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

/// What is said of numbers and names that stand for someone or something.
package enum IdentifierWording: String, Sendable {
  case impossibleSSN, ibanCountry, ibanShape, ibanChecksum, uuidShape, hexColorShape, slugShape
  case usernameShape, isbnPrefix, isbnChecksum
}

extension IdentifierWording: Translated {
  var sentence: Sentence { Sentence("identifier.\(rawValue)") }
}

/// What is said of how a text was read.
package enum ReadingWording: Hashable, Sendable {
  /// A character, at a place counted from 1, that can't stand in such a value.
  case stranger(String, at: Int, in: Subject)
  /// The same for secrets, without the character.
  case strangerAt(Int)
  /// A key typed into a full mask.
  case full(Int, digits: Bool, refused: String)
  /// The same for secrets.
  case fullSecret(Int, digits: Bool)
  /// A value that is written differently from the text.
  case readAs(String)
  /// Two values that the text can mean.
  case ambiguous(String, String)
  case isoDate, dateWithMonthName, stateName
}

/// What a field holds, for sentences such as "No letters in a ZIP code: O".
package enum Subject: String, CaseIterable, Sendable {
  case value, number, wholeNumber, amount, percentage, age, range, date, time, expirationDate
  case cardNumber, securityCode, ssn, iban, zip, postalCode, houseNumber, city, state, country
  case phone, name, username, slug, code, ipAddress, webAddress, emailAddress, uuid, color, isbn
}

extension Subject: Translated {
  var sentence: Sentence { Sentence("subject.\(rawValue)") }
}

extension ReadingWording: Translated {
  var sentence: Sentence {
    switch self {
    case .stranger(let text, _, let subject): Self.stranger(text, in: subject)
    case .strangerAt(let place): Sentence("reading.strangerAt", ["place": place])
    case .full(let most, let isDigits, let key):
      Sentence(isDigits ? "reading.fullOfDigits" : "reading.full", counting: most, ["key": key])
    case .fullSecret(let most, let isDigits):
      Sentence(isDigits ? "reading.fullSecretOfDigits" : "reading.fullSecret", counting: most)
    case .readAs(let text): Sentence("reading.readAs", ["text": text])
    case .ambiguous(let one, let other):
      Sentence("reading.ambiguous", ["one": one, "other": other])
    default: Sentence("reading.\(self)")
    }
  }

  private static func stranger(_ text: String, in subject: Subject) -> Sentence {
    guard let character = text.first else { return "" }
    if character.isBlank { return Sentence("reading.spaces", ["subject": subject]) }
    let isLetter = !character.isNumber && character.isLetterOrMark
    return Sentence(
      isLetter ? "reading.letters" : "reading.stranger", ["text": text, "subject": subject])
  }
}
