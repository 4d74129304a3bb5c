/// What a field holds: a built-in type with its parameters, or one of an app's own.
///
/// The names and parameters are those of form files, so `tfield types` documents both.
///
/// ```swift
/// Field("size", .integer(min: 1, max: 20))
/// Field("due", .date(min: .today))
/// Field("plate", .own(PlateNumber()))
/// ```
public struct FieldKind: Sendable {
  package let type: any FieldType

  package init(_ type: any FieldType) { self.type = type }

  /// A type of an app's own.
  public static func own(_ type: some Grammar) -> Self { Self(AppType(type)) }
}

// Texts.
extension FieldKind {
  /// A line of text.
  public static var phrase: Self { Self(Phrase()) }
  /// Several lines of text.
  public static func text(lines: Int = 4, maxLength: Int? = nil) -> Self {
    Self(TextBlock(lines: lines, maxLength: maxLength))
  }
  /// A word without spaces.
  public static var data: Self { Self(DataText()) }
  /// That many characters, no more and no fewer.
  public static func dataLength(_ length: Int) -> Self { Self(DataLength(length)) }
  /// Words to read, with nothing to fill in.
  public static var note: Self { Self(Note()) }
  /// The answer of another field, to read.
  public static func display(of id: String) -> Self { Self(Display(of: id)) }
}

// People and places.
extension FieldKind {
  /// The name of a person.
  public static var name: Self { Self(Name()) }
  /// A name to log in with.
  public static var username: Self { Self(Username()) }
  /// A password, drawn as dots.
  public static func password(minLength: Int = 8, strength: PasswordStrength = .none) -> Self {
    Self(Password(minLength: minLength, strength: strength))
  }
  /// The answer of another field once more; a password, unless another kind is named.
  public static func confirm(of id: String, as kind: Self = .password()) -> Self {
    Self(Confirmation(of: id, as: kind.type))
  }
  /// An age in years.
  public static func age(_ range: ClosedRange<Int> = 0...120) -> Self { Self(Age(range)) }
  /// The number of a house.
  public static var streetnumber: Self { Self(StreetNumber()) }
  /// A street.
  public static var street: Self { Self(Street()) }
  /// A city of the United States.
  public static var city: Self { Self(City()) }
  /// A city anywhere.
  public static var intcity: Self { Self(City(inAnyCountry: true)) }
  /// A state of the United States, by code or name.
  public static func state(convert: StateConversion? = nil, military: Bool = false) -> Self {
    Self(State(convert: convert, military: military))
  }
  /// The two letters of a state of the United States.
  public static var st: Self { Self(StateCode()) }
  /// A postal code of the United States.
  public static func zip(plus4: Bool = false) -> Self { Self(ZIPCode(plus4: plus4)) }
  /// A country; the answer is its code.
  public static var country: Self { Self(Country()) }
  /// The postal code of any country.
  public static var postalCode: Self { Self(PostalCode()) }
  /// The postal code of one country.
  public static func postalCode(country: String) -> Self { Self(PostalCode(country: country)) }
  /// The postal code of the country that another field holds.
  public static func postalCode(for id: String) -> Self { Self(PostalCode(for: id)) }
  /// A telephone number of North America.
  public static var phone: Self { Self(Phone()) }
  /// A telephone number with its country's prefix.
  public static var phoneIntl: Self { Self(PhoneInternational()) }
  /// A telephone number, in one country if it has no prefix.
  public static func phoneIntl(country: String) -> Self {
    Self(PhoneInternational(country: country))
  }
  /// A telephone number, in the country that another field holds if it has no prefix.
  public static func phoneIntl(for id: String) -> Self { Self(PhoneInternational(for: id)) }
}

// Cards and identifiers.
extension FieldKind {
  /// The number of a payment card.
  public static var credit: Self { Self(CreditCard()) }
  /// The month in which a card expires.
  public static var expDate: Self { Self(ExpirationDate()) }
  /// The security code of a card, of the card in another field if one is named.
  public static func cvv(for id: String? = nil) -> Self { Self(CVV(for: id)) }
  /// A social security number of the United States.
  public static var ssn: Self { Self(SocialSecurity()) }
  /// An international bank account number.
  public static var iban: Self { Self(IBAN()) }
  /// A UUID.
  public static var uuid: Self { Self(UUIDType()) }
  /// A colour such as `#ff8800`.
  public static var hexColor: Self { Self(HexColor()) }
  /// Small letters, digits and single hyphens.
  public static var slug: Self { Self(Slug()) }
}

// The net and the machine.
extension FieldKind {
  /// An email address.
  public static var email: Self { Self(Email()) }
  /// A web address.
  public static func url(schemes: [String] = ["https", "http"]) -> Self {
    Self(WebAddress(schemes: schemes))
  }
  /// An address of IP version 4.
  public static var ipv4: Self { Self(IPv4()) }
  /// An address of IP version 6.
  public static var ipv6: Self { Self(IPv6()) }
}

// Days and times.
extension FieldKind {
  /// A day of the calendar.
  public static func date(
    min: DateLimit? = nil, max: DateLimit? = nil, format: DateFormat = .monthDayYear
  ) -> Self {
    Self(CalendarDay(min: min, max: max, format: format))
  }
  /// A time of day.
  public static func time(is24Hour: Bool = true) -> Self { Self(TimeOfDay(is24Hour: is24Hour)) }
  /// A day and a time; a limit is one such as `2026-11-21 17:00`, or `now`.
  public static func dateTime(
    min: String? = nil, max: String? = nil, format: DateFormat = .yearMonthDay
  ) -> Self {
    Self(DateAndTime(min: min, max: max, format: format))
  }
}

// Numbers.
extension FieldKind {
  /// A whole number.
  public static func integer(min: Int? = nil, max: Int? = nil) -> Self {
    Self(IntegerNumber(min: min, max: max))
  }
  /// A number with decimals, of which `places` are kept.
  public static func decimal(
    min: DecimalNumber? = nil, max: DecimalNumber? = nil, places: Int? = nil
  ) -> Self {
    Self(DecimalType(min: min, max: max, places: places))
  }
  /// An amount of money.
  public static func currency(
    min: DecimalNumber? = nil, max: DecimalNumber? = nil, symbol: String = "$"
  ) -> Self {
    Self(Currency(min: min, max: max, symbol: symbol))
  }
  /// A percentage.
  public static func percent(min: DecimalNumber? = nil, max: DecimalNumber? = nil) -> Self {
    Self(Percent(min: min, max: max))
  }
  /// Two whole numbers, from one to the other.
  public static func integerRange(_ kind: RangeKind = .closed) -> Self {
    Self(IntegerRange(kind: kind))
  }
}

// Choosing.
extension FieldKind {
  /// On or off.
  public static var toggle: Self { Self(Toggle()) }
  /// One of some texts.
  public static func choice(_ texts: [String], style: ChoiceStyle = .auto) -> Self {
    choice(texts.map { ChoiceOption($0) }, style: style)
  }
  /// One of some options; with `other`, or a text of the person's own.
  public static func choice(
    _ options: [ChoiceOption], other: Bool = false, style: ChoiceStyle = .auto
  ) -> Self {
    Self(Choice(ChoiceOptions(options, takesOther: other), style: style))
  }
  /// One of the cases of an enum, whose raw values are the answers.
  ///
  /// ```swift
  /// enum Size: String, CaseIterable, Decodable { case small, extraLarge }
  ///
  /// Field("size", .choice(Size.self))
  /// ```
  /// Without `label` the words are those of the names: Small, Extra Large.
  public static func choice<Case: CaseIterable & RawRepresentable<String>>(
    _ type: Case.Type, style: ChoiceStyle = .auto,
    label: ((Case) -> String)? = nil
  ) -> Self {
    choice(options(type, label), style: style)
  }
  /// Several of the cases of an enum, whose raw values are the answers.
  public static func choices<Case: CaseIterable & RawRepresentable<String>>(
    _ type: Case.Type, min: Int = 0, max: Int? = nil, style: ChoiceStyle = .auto,
    label: ((Case) -> String)? = nil
  ) -> Self {
    choices(options(type, label), min: min, max: max, style: style)
  }
  private static func options<Case: CaseIterable & RawRepresentable<String>>(
    _ type: Case.Type, _ label: ((Case) -> String)?
  ) -> [ChoiceOption] {
    type.allCases.map { ChoiceOption($0.rawValue, label: label?($0) ?? $0.rawValue.asLabelOfName) }
  }
  /// Several of some texts.
  public static func choices(
    _ texts: [String], min: Int = 0, max: Int? = nil, style: ChoiceStyle = .auto
  ) -> Self {
    choices(texts.map { ChoiceOption($0) }, min: min, max: max, style: style)
  }
  /// Several of some options; with `other`, a text of the person's own among them.
  public static func choices(
    _ options: [ChoiceOption], min: Int = 0, max: Int? = nil, other: Bool = false,
    style: ChoiceStyle = .auto
  ) -> Self {
    Self(Choices(ChoiceOptions(options, takesOther: other), min: min, max: max, style: style))
  }
  /// A list of entries of one kind.
  public static func list(of kind: Self, min: Int = 0, max: Int? = nil) -> Self {
    list(of: Field("entry", kind), min: min, max: max)
  }
  /// A list of entries, each judged as that field is.
  public static func list(of entry: Field, min: Int = 0, max: Int? = nil) -> Self {
    Self(FormList(of: entry, min: min, max: max))
  }
  /// A list of entries of several fields, in rows; no two have the same answers to `unique`.
  public static func list(
    of rows: [[Field]], min: Int = 0, max: Int? = nil, unique: [String] = []
  ) -> Self {
    Self(FormList(of: rows, min: min, max: max, unique: unique))
  }
}
