internal import TFieldJSON
internal import TField

extension TypeRegistry {
  /// Every built-in type: the one list that the loader, the schema and the reference are made of.
  static let builtIn = TypeRegistry(
    TypeEntry.words + TypeEntry.places + TypeEntry.cards + TypeEntry.dates + TypeEntry.numbers
      + TypeEntry.identifiers + TypeEntry.choosing)
}

extension TypeEntry {
  static let words: [TypeEntry] = [
    TypeEntry("phrase", "Any text.", example: Example("Anything at all")) { _ in Phrase() },
    TypeEntry("data", "Text with no white space.", example: Example("A-113")) { _ in DataText() },
    TypeEntry(
      "dataLength", aliases: ["length"], "Text of an exact length, with no white space.",
      [KeyFormat("length", .integer(1...4096), "How many characters.", isRequired: true)],
      example: Example("AB12X", with: #"{ "length": 5 }"#)
    ) { DataLength($0.integer("length") ?? 1) },
    TypeEntry("name", "A person's name.", example: Example("Grace O'Malley")) { _ in Name() },
    TypeEntry("email", "An email address.", example: Example("name@example.com")) { _ in Email() },
    TypeEntry(
      "url", "A web address.",
      [
        KeyFormat(
          "schemes", .some(.name), "The schemes it may begin with.", standard: "https, http")
      ],
      example: Example("https://example.com/a")
    ) { $0.strings("schemes").map { WebAddress(schemes: $0) } ?? WebAddress() },
    TypeEntry(
      "password", "A password, drawn as dots.",
      [
        KeyFormat(
          "minLength", .integer(1...4096), "The least number of characters.", standard: "8"),
        KeyFormat(
          "strength", .anyOf(PasswordStrength.self), "How strong the password must be.",
          standard: "none"),
      ], example: Example("correct horse battery")
    ) {
      Password(minLength: $0.integer("minLength") ?? 8, strength: $0.choice("strength") ?? .none)
    },
    TypeEntry(
      "confirm", "The same value again, such as a password.",
      [KeyFormat("of", .string, "The id of the field it repeats.", isRequired: true)],
      example: Example("", with: #"{ "of": "example" }"#)
    ) { $0.twin("of") },
  ]

  static let places: [TypeEntry] = [
    TypeEntry(
      "streetnumber", "A house number.", example: Example("221")
    ) { _ in StreetNumber() },
    TypeEntry("street", "A street.", example: Example("5th Ave NE")) { _ in Street() },
    TypeEntry("city", "A city in the United States.", example: Example("St. Louis")) { _ in City()
    },
    TypeEntry(
      "intcity", "A city anywhere.", example: Example("Aix-en-Provence")
    ) { _ in InternationalCity() },
    TypeEntry(
      "state", "A US state: its name, its code or an old abbreviation.",
      [
        KeyFormat(
          "convert", .anyOf(State.Convert.self),
          "What the value becomes when the field is left.", standard: "as typed"),
        KeyFormat(
          "military", .bool, "If the military codes AA, AE and AP are allowed.", standard: "false"),
      ], example: Example("N. Carolina")
    ) { State(convert: $0.choice("convert"), military: $0.bool("military") ?? false) },
    TypeEntry("st", "A US state's two-letter code.", example: Example("NC")) { _ in StateCode() },
    TypeEntry(
      "zip", "A US ZIP code.",
      [KeyFormat("plus4", .bool, "If ZIP+4 is allowed too.", standard: "false")],
      example: Example("90210")
    ) { ZIPCode(plus4: $0.bool("plus4") ?? false) },
    TypeEntry("country", "A country, by name or code.", example: Example("France")) { _ in
      Country()
    },
    TypeEntry(
      "postalCode", "A postal code.",
      [
        KeyFormat("country", .string, "The country, by its code, such as CA."),
        KeyFormat("for", .string, "The id of the field with the country."),
      ], example: Example("K1A 0B1", with: #"{ "country": "CA" }"#)
    ) { reader in
      reader.reference("for", wanting: "country").map { PostalCode(for: $0) }
        ?? PostalCode(country: reader.string("country"))
    },
    TypeEntry("phone", "A US phone number.", example: Example("(555) 123-4567")) { _ in Phone() },
    TypeEntry(
      "phoneIntl", "A phone number anywhere, with its country's code.",
      [
        KeyFormat(
          "country", .string, "The country, by its code, whose national numbers are understood."),
        KeyFormat("for", .string, "The id of the field with the country."),
      ], example: Example("+44 2079460958")
    ) { reader in
      reader.reference("for", wanting: "country").map { PhoneInternational(for: $0) }
        ?? PhoneInternational(country: reader.string("country"))
    },
  ]

  static let cards: [TypeEntry] = [
    TypeEntry(
      "credit", "A payment card's number.", example: Example("4242 4242 4242 4242")
    ) { _ in CreditCard() },
    TypeEntry("expDate", "The month a card expires.", example: Example("04/40")) { _ in
      ExpirationDate()
    },
    TypeEntry(
      "cvv", "A card's security code.",
      [
        KeyFormat(
          "for", .string, "The id of the field with the card number.",
          standard: "the only card of the same group")
      ], example: Example("123")
    ) { reader in CVV(for: reader.reference("for", wanting: "credit")) },
    TypeEntry("ssn", "A Social Security number.", example: Example("123-45-6789")) { _ in
      SocialSecurity()
    },
    TypeEntry(
      "iban", "An international bank account number.",
      example: Example("GB82 WEST 1234 5698 7654 32")
    ) {
      _ in IBAN()
    },
  ]

  static let dates: [TypeEntry] = [
    TypeEntry(
      "date", "A day of the calendar.",
      [
        KeyFormat("min", .date, "The first day allowed."),
        KeyFormat("max", .date, "The last day allowed."),
        KeyFormat(
          "format", .anyOf(CalendarDay.Format.self), "How it is written.",
          standard: "MM/DD/YYYY"),
      ], example: Example("02/29/2028")
    ) { reader in
      let (min, max) = reader.dateLimits("min", "max")
      return CalendarDay(min: min, max: max, format: reader.choice("format") ?? .monthDayYear)
    },
    TypeEntry(
      "time", "A time of day.",
      [
        KeyFormat(
          "24h", .bool, "If hours run from 0 to 23, and not from 1 to 12.", standard: "true")
      ],
      example: Example("17:05")
    ) { TimeOfDay(is24Hour: $0.bool("24h") ?? true) },
    TypeEntry(
      "dateTime", "A day and a time of day. With typed output it is written 2026-11-21T17:05.",
      [
        KeyFormat("min", .string, "The earliest time, such as 2026-11-21T17:05."),
        KeyFormat("max", .string, "The latest time."),
        KeyFormat(
          "format", .anyOf(CalendarDay.Format.self), "How the day is written.",
          standard: "YYYY-MM-DD"),
      ], example: Example("2026-11-21 17:05")
    ) { reader in
      DateAndTime(
        min: reader.moment("min"), max: reader.moment("max"),
        format: reader.choice("format") ?? .yearMonthDay)
    },
  ]

  static let numbers: [TypeEntry] = [
    TypeEntry(
      "age", "An age in years.",
      [
        KeyFormat("min", .integer(0...999), "The lowest age.", standard: "0"),
        KeyFormat("max", .integer(0...999), "The highest age.", standard: "120"),
      ], example: Example("42", with: #"{ "min": 18, "max": 99 }"#)
    ) { reader in Age(reader.range("min", "max", standard: 0...120)) },
    TypeEntry(
      "integer", "A whole number.",
      [
        KeyFormat("min", .integer(Int.min...Int.max), "The lowest number."),
        KeyFormat("max", .integer(Int.min...Int.max), "The highest number."),
        compute,
      ], example: Example("-12")
    ) { reader in
      reader.checkOrder("min", "max")
      return IntegerNumber(min: reader.integer("min"), max: reader.integer("max"))
    },
    TypeEntry(
      "decimal", "A decimal number.",
      bounds + [KeyFormat("places", .integer(0...100), "The most digits after the decimal point.")],
      example: Example("3.14")
    ) { reader in
      reader.checkOrder("min", "max")
      return DecimalType(
        min: reader.decimal("min"), max: reader.decimal("max"), places: reader.integer("places"))
    },
    TypeEntry(
      "integerRange", "A range of whole numbers.",
      [
        KeyFormat(
          "kind", .anyOf(IntegerRange.Kind.self),
          "If the upper end belongs to the range: closed, or halfOpen.", standard: "closed")
      ], example: Example("1...5")
    ) { IntegerRange(kind: $0.choice("kind") ?? .closed) },
    TypeEntry(
      "currency", "An amount of money.",
      bounds + [
        KeyFormat("symbol", .string, "The currency symbol, shown in front.", standard: "$")
      ],
      example: Example("$1234.50")
    ) { reader in
      reader.checkOrder("min", "max")
      return Currency(
        min: reader.decimal("min"), max: reader.decimal("max"),
        symbol: reader.string("symbol") ?? "$")
    },
    TypeEntry("percent", "A percentage.", bounds, example: Example("12.50%")) { reader in
      reader.checkOrder("min", "max")
      return Percent(min: reader.decimal("min"), max: reader.decimal("max"))
    },
  ]

  private static let bounds = [
    KeyFormat("min", .number, "The lowest number."),
    KeyFormat("max", .number, "The highest number."),
    compute,
  ]

  private static let compute = KeyFormat(
    "compute", .string,
    "A formula that works out the value, such as quantity * price.")

  static let identifiers: [TypeEntry] = [
    TypeEntry("ipv4", "An IPv4 address.", example: Example("192.0.2.1")) { _ in IPv4() },
    TypeEntry("ipv6", "An IPv6 address.", example: Example("2001:db8::1")) { _ in IPv6() },
    TypeEntry(
      "uuid", "A UUID.", example: Example("123e4567-e89b-12d3-a456-426614174000")
    ) { _ in UUIDType() },
    TypeEntry("hexColor", "A color in hexadecimal.", example: Example("#FF8800")) { _ in
      HexColor()
    },
    TypeEntry(
      "slug", "A name for web addresses: small letters, digits and hyphens.",
      example: Example("my-page")
    ) {
      _ in Slug()
    },
    TypeEntry(
      "path", "A file or folder on this machine, completed as it is typed.",
      [
        KeyFormat("kind", .anyOf(PathName.Kind.self), "What it must be.", standard: "any"),
        KeyFormat("exists", .bool, "True: it must exist. False: it must not."),
        KeyFormat("suffixes", .some(.name), "Endings that the name may have, such as .json."),
        KeyFormat(
          "base", .name, "The folder in which it is looked for.", standard: "the one you are in"),
      ], example: Example("notes/today.txt")
    ) { reader in
      PathName(
        reader.choice("kind") ?? .any, exists: reader.bool("exists"),
        suffixes: reader.strings("suffixes") ?? [], base: reader.string("base") ?? "",
        in: reader.reading.folders)
    },
    TypeEntry("username", "A user's name.", example: Example("grace_h")) { _ in Username() },
  ]
}
