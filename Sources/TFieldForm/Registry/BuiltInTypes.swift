internal import TField

extension TypeRegistry {
  /// Every built-in type: the one list that the loader, the schema and the reference are made of.
  static let builtIn = TypeRegistry(
    TypeEntry.words + TypeEntry.places + TypeEntry.cards + TypeEntry.dates + TypeEntry.numbers
      + TypeEntry.identifiers + TypeEntry.json + TypeEntry.choosing)
}

extension TypeEntry {
  static let words: [TypeEntry] = [
    TypeEntry("phrase", "Any text.", example: "Anything at all") { _ in Phrase() },
    TypeEntry("data", "Text with no white space.", example: "A-113") { _ in DataText() },
    TypeEntry(
      "dataLength", aliases: ["length"], "Text of an exact length, with no white space.",
      [KeyFormat("length", .integer(1...4096), "How many characters.", isRequired: true)],
      example: Example("AB12X", with: #"{ "length": 5 }"#)
    ) { DataLength($0.integer("length") ?? 1) },
    TypeEntry("name", "A person's name.", example: "Grace O'Malley") { _ in Name() },
    TypeEntry("email", "An email address.", example: "name@example.com") { _ in Email() },
    TypeEntry(
      "url", "A web address.",
      [
        KeyFormat(
          "schemes", .some(.name), "The schemes it may begin with.", standard: "https, http")
      ],
      example: "https://example.com/a"
    ) { $0.strings("schemes").map { WebAddress(schemes: $0) } ?? WebAddress() },
    TypeEntry(
      "password", "A password, drawn as dots.",
      [
        KeyFormat(
          "minLength", .integer(1...4096), "The least number of characters.", standard: "8"),
        KeyFormat(
          "strength", .anyOf(PasswordStrength.self), "How strong the password must be.",
          standard: "none"),
      ], example: "correct horse battery"
    ) {
      Password(minLength: $0.integer("minLength") ?? 8, strength: $0.choice("strength") ?? .none)
    },
    TypeEntry(
      "confirm", "The same value again, such as a password.",
      [KeyFormat("of", .string, "The id of the field it repeats.", isRequired: true)],
      example: Example("", with: #"{ "of": "password" }"#)
    ) { $0.twin("of") },
  ]

  static let json: [TypeEntry] = [
    TypeEntry(
      "json", "A JSON value, written in several lines.",
      [KeyFormat("schema", .anything, "A JSON Schema that the value must meet.")],
      example: Example(#"{"size": [1, 2]}"#, with: #"{ "schema": { "type": "object" } }"#)
    ) { reader in JSONText(reader.node("schema").map { JSONSchema($0) }) }
  ]

  static let places: [TypeEntry] = [
    TypeEntry("streetnumber", "A house number.", example: "221") { _ in StreetNumber() },
    TypeEntry("street", "A street.", example: "5th Ave NE") { _ in Street() },
    TypeEntry("city", "A city in the United States.", example: "St. Louis") { _ in City() },
    TypeEntry(
      "intcity", "A city anywhere.", example: "Aix-en-Provence"
    ) { _ in City(inAnyCountry: true) },
    TypeEntry(
      "state",
      "A US state: its English name, its code or an old abbreviation.",
      [
        KeyFormat(
          "convert", .anyOf(State.Convert.self),
          "What the value becomes when the field is left.", standard: "as typed"),
        KeyFormat(
          "military", .bool, "If the military codes AA, AE and AP are allowed.", standard: "false"),
      ], example: "N. Carolina"
    ) { State(convert: $0.choice("convert"), military: $0.bool("military") ?? false) },
    TypeEntry("st", "A US state's two-letter code.", example: "NC") { _ in StateCode() },
    TypeEntry(
      "zip", "A US ZIP code.",
      [KeyFormat("plus4", .bool, "If ZIP+4 is allowed too.", standard: "false")],
      example: "90210"
    ) { ZIPCode(plus4: $0.bool("plus4") ?? false) },
    TypeEntry("country", "A country, by name or code.", example: "France") { _ in Country() },
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
    TypeEntry("phone", "A US phone number.", example: "(555) 123-4567") { _ in Phone() },
    TypeEntry(
      "phoneIntl", "A phone number anywhere, with its country's code.",
      [
        KeyFormat(
          "country", .string, "The country, by its code, whose national numbers are understood."),
        KeyFormat("for", .string, "The id of the field with the country."),
      ], example: "+44 2079460958"
    ) { reader in
      reader.reference("for", wanting: "country").map { PhoneInternational(for: $0) }
        ?? PhoneInternational(country: reader.string("country"))
    },
  ]

  static let cards: [TypeEntry] = [
    TypeEntry(
      "credit", "A payment card's number.", example: "4242 4242 4242 4242"
    ) { _ in CreditCard() },
    TypeEntry(
      "expDate", "The month a card expires.", holds: .month, example: "04/40"
    ) { _ in ExpirationDate() },
    TypeEntry(
      "cvv", "A card's security code.",
      [
        KeyFormat(
          "for", .string, "The id of the field with the card number.",
          standard: "the only card of the same group")
      ], example: "123"
    ) { reader in CVV(for: reader.reference("for", wanting: "credit")) },
    TypeEntry("ssn", "A Social Security number.", example: "123-45-6789") { _ in SocialSecurity() },
    TypeEntry(
      "iban", "An international bank account number.", example: "GB82 WEST 1234 5698 7654 32"
    ) { _ in IBAN() },
  ]

  static let identifiers: [TypeEntry] = [
    TypeEntry("ipv4", "An IPv4 address.", example: "192.0.2.1") { _ in IPv4() },
    TypeEntry("ipv6", "An IPv6 address.", example: "2001:db8::1") { _ in IPv6() },
    TypeEntry(
      "uuid", "A UUID.", example: "123e4567-e89b-12d3-a456-426614174000"
    ) { _ in UUIDType() },
    TypeEntry("hexColor", "A color in hexadecimal.", example: "#FF8800") { _ in HexColor() },
    TypeEntry(
      "slug", "A name for web addresses: small letters, digits and hyphens.", example: "my-page"
    ) { _ in Slug() },
    TypeEntry(
      "path", "A file or folder on this machine, completed as it is typed.",
      [
        KeyFormat("kind", .anyOf(PathName.Kind.self), "What it must be.", standard: "any"),
        KeyFormat("exists", .bool, "True: it must exist. False: it must not."),
        KeyFormat("suffixes", .some(.name), "Endings that the name may have, such as .json."),
        KeyFormat(
          "base", .name, "The folder in which it is looked for.", standard: "the one you are in"),
      ], example: "notes/today.txt"
    ) { reader in
      PathName(
        reader.choice("kind") ?? .any, exists: reader.bool("exists"),
        suffixes: reader.strings("suffixes") ?? [], base: reader.string("base") ?? "",
        in: reader.reading.loader.folders)
    },
    TypeEntry("username", "A user's name.", example: "grace_h") { _ in Username() },
  ]
}
