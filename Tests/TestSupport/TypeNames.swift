package import TField

// Short names for types, as tests make fields of them.

extension FieldType where Self == Age {
  package static func age(_ range: ClosedRange<Int>) -> Self { Self(range) }
  package static var age: Self { Self() }
}

extension FieldType where Self == CVV {
  package static var cvv: Self { Self() }
  package static func cvv(for card: String) -> Self { Self(for: card) }
}

extension FieldType where Self == CalendarDay {
  package static var date: Self { Self() }
  package static func date(
    min: DateLimit? = nil, max: DateLimit? = nil,
    format: CalendarDay.Format = .monthDayYear
  ) -> Self {
    Self(min: min, max: max, format: format)
  }
}

extension FieldType where Self == Choice {
  package static func choice(_ options: [ChoiceOption], style: ChoiceStyle = .auto) -> Self {
    Self(options, style: style)
  }
  package static func choice(_ texts: [String]) -> Self { Self(texts.map { ChoiceOption($0) }) }
}

extension FieldType where Self == Choices {
  package static func choices(_ texts: [String], min: Int = 0, max: Int? = nil) -> Self {
    Self(texts.map { ChoiceOption($0) }, min: min, max: max)
  }
  package static func choices(
    _ options: [ChoiceOption], min: Int = 0, max: Int? = nil, style: ChoiceStyle = .auto
  ) -> Self {
    Self(options, min: min, max: max, style: style)
  }
}

extension FieldType where Self == City {
  package static var city: Self { Self() }
  package static var internationalCity: Self { Self(inAnyCountry: true) }
}

extension FieldType where Self == Confirmation {
  package static func confirmation(
    of twin: String, as type: any FieldType = Password()
  ) -> Self {
    Self(of: twin, as: type)
  }
}

extension FieldType where Self == Country {
  package static var country: Self { Self() }
}

extension FieldType where Self == CreditCard {
  package static var credit: Self { Self() }
}

extension FieldType where Self == Currency {
  package static var currency: Self { Self() }
  package static func currency(
    min: DecimalNumber? = nil, max: DecimalNumber? = nil, symbol: String = "$"
  ) -> Self {
    Self(min: min, max: max, symbol: symbol)
  }
}

extension FieldType where Self == DataLength {
  package static func dataLength(_ length: Int) -> Self { Self(length) }
}

extension FieldType where Self == DataText {
  package static var data: Self { Self() }
}

extension FieldType where Self == DateAndTime {
  package static var dateTime: Self { Self() }
}

extension FieldType where Self == DecimalType {
  package static var decimal: Self { Self() }
  package static func decimal(
    min: DecimalNumber? = nil, max: DecimalNumber? = nil, places: Int? = nil
  ) -> Self {
    Self(min: min, max: max, places: places)
  }
}

extension FieldType where Self == Display {
  package static func display(of source: String) -> Self { Self(of: source) }
}

extension FieldType where Self == Email {
  package static var email: Self { Self() }
}

extension FieldType where Self == ExpirationDate {
  package static var expDate: Self { Self() }
}

extension FieldType where Self == FormList {
  package static func list(of entry: Field, min: Int = 0, max: Int? = nil) -> Self {
    Self(of: entry, min: min, max: max)
  }

  package static func list(
    of rows: [[Field]], min: Int = 0, max: Int? = nil, unique: [String] = []
  ) -> Self {
    Self(of: rows, min: min, max: max, unique: unique)
  }
}

extension FieldType where Self == HexColor {
  package static var hexColor: Self { Self() }
}

extension FieldType where Self == IBAN {
  package static var iban: Self { Self() }
}

extension FieldType where Self == IPv4 {
  package static var ipv4: Self { Self() }
}

extension FieldType where Self == IPv6 {
  package static var ipv6: Self { Self() }
}

extension FieldType where Self == IntegerNumber {
  package static var integer: Self { Self() }
  package static func integer(min: Int? = nil, max: Int? = nil) -> Self {
    Self(min: min, max: max)
  }
}

extension FieldType where Self == IntegerRange {
  package static var integerRange: Self { Self() }
  package static func integerRange(_ kind: IntegerRange.Kind) -> Self { Self(kind: kind) }
}

extension FieldType where Self == Name {
  package static var name: Self { Self() }
}

extension FieldType where Self == Note {
  package static var note: Self { Self() }
}

extension FieldType where Self == Password {
  package static var password: Self { Self() }
  package static func password(
    minLength: Int = 8, strength: PasswordStrength = .none
  ) -> Self {
    Self(minLength: minLength, strength: strength)
  }
}

extension FieldType where Self == PathName {
  package static var path: Self { Self() }
}

extension FieldType where Self == Percent {
  package static var percent: Self { Self() }
  package static func percent(min: DecimalNumber? = nil, max: DecimalNumber? = nil) -> Self {
    Self(min: min, max: max)
  }
}

extension FieldType where Self == Phone {
  package static var phone: Self { Self() }
}

extension FieldType where Self == PhoneInternational {
  package static var phoneInternational: Self { Self() }
  package static func phoneInternational(country: String) -> Self { Self(country: country) }
  package static func phoneInternational(for countryField: String) -> Self {
    Self(for: countryField)
  }
}

extension FieldType where Self == Phrase {
  package static var phrase: Self { Self() }
}

extension FieldType where Self == PostalCode {
  package static var postalCode: Self { Self() }
  package static func postalCode(country: String) -> Self { Self(country: country) }
  package static func postalCode(for countryField: String) -> Self { Self(for: countryField) }
}

extension FieldType where Self == Slug {
  package static var slug: Self { Self() }
}

extension FieldType where Self == SocialSecurity {
  package static var ssn: Self { Self() }
}

extension FieldType where Self == State {
  package static var state: Self { Self() }
  package static func state(convert: State.Convert? = nil, military: Bool = false) -> Self {
    Self(convert: convert, military: military)
  }
}

extension FieldType where Self == StateCode {
  package static var stateCode: Self { Self() }
}

extension FieldType where Self == Street {
  package static var street: Self { Self() }
}

extension FieldType where Self == StreetNumber {
  package static var streetNumber: Self { Self() }
}

extension FieldType where Self == TextBlock {
  package static var text: Self { Self() }
  package static func text(lines: Int) -> Self { Self(lines: lines) }
}

extension FieldType where Self == TimeOfDay {
  package static var time: Self { Self() }
  package static func time(is24Hour: Bool) -> Self { Self(is24Hour: is24Hour) }
}

extension FieldType where Self == Toggle {
  package static var toggle: Self { Self() }
}

extension FieldType where Self == UUIDType {
  package static var uuid: Self { Self() }
}

extension FieldType where Self == Username {
  package static var username: Self { Self() }
}

extension FieldType where Self == WebAddress {
  package static var webAddress: Self { Self() }
}

extension FieldType where Self == ZIPCode {
  package static var zip: Self { Self() }
  package static func zip(plus4: Bool) -> Self { Self(plus4: plus4) }
}
