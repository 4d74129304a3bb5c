import TestSupport

@testable import TField

/// Every type that there is, as the tests build it: the one list behind vectors and laws.
enum TypeCatalogue {
  static func type(for vector: Vector) -> (any FieldType)? {
    type(named: vector.type, vector.params)
  }

  /// A declared type with its parameters.
  static func type(named name: String, _ params: [String: Vector.Parameter]) -> (any FieldType)? {
    guard let declaration = declarations[name] else { return nil }
    var settings = TypeSettings()
    for parameter in declaration.parameters {
      settings.values[parameter.name] = params[parameter.name]?.setting(for: parameter.takes)
    }
    return declaration.kind(settings).type
  }

  /// A declared type with its parameters as they are written.
  static func type(named name: String, writing params: [String: String]) -> (any FieldType)? {
    guard let declaration = declarations[name] else { return nil }
    var settings = TypeSettings()
    for parameter in declaration.parameters {
      guard let text = params[parameter.name] else { continue }
      settings.values[parameter.name] =
        switch parameter.takes {
        case .flag: text == "true"
        case .count: Int(text)
        case .number: DecimalNumber(text)
        case .day: DateLimit(text)
        default: text
        }
    }
    return declaration.kind(settings).type
  }

  static func declaration(of name: String) -> TypeDeclaration? { declarations[name] }

  private static let declarations = Dictionary(
    uniqueKeysWithValues: (TypeDeclaration.values + TypeDeclaration.choosing).map { ($0.name, $0) })

  /// Every type and each of its variants.
  static let subjects = listed + unlisted

  private static let listed = kinds + variants + numbers + identifiers + addresses + others

  /// The declared types of which nothing more is said here, with their examples.
  private static let unlisted = declarations.values.filter { declaration in
    !listed.contains { ($0.name + " ").hasPrefix(declaration.name + " ") }
  }.map { declaration in
    let type = declaration.kind(TypeSettings()).type
    let good = type.parse(declaration.example.value).data.map { type.finish($0) }
    return TypeSubject(
      declaration.name, type, good: good.map { [$0] } ?? [],
      of: declaration.example.value + "0a- ")
  }
}

extension Vector.Parameter {
  /// The parameter as the loader gives it to a type.
  fileprivate func setting(for takes: TypeParameter.Takes) -> (any Sendable)? {
    switch (self, takes) {
    case (.number(let number), .number): DecimalNumber(number)
    case (.number(let number), _): number
    case (.text(let text), .day): DateLimit(text)
    case (.text(let text), _): text
    case (.flag(let flag), _): flag
    }
  }
}

extension TypeCatalogue {
  /// Each kind of field that there are vectors for; each type's share of the edits is the same.
  private static let kinds = Vector.types.flatMap { name in
    let vectors = (try? Vector.all(of: name)) ?? []
    let types = Dictionary(grouping: vectors) { "\(type(for: $0) as Any)" }
      .values.compactMap(\.first).sorted { $0.key < $1.key }
    return types.compactMap { vector in
      type(for: vector).map { type in
        var subject = TypeSubject(vector.kind, type)
        subject.edits = 1_500 / types.count + 1
        return subject
      }
    }
  }

  private static let variants =
    [
      TypeSubject("zip plus4", ZIPCode(plus4: true), good: ["12345", "123456789"]),
      TypeSubject("age 18–65", Age(18...65), good: ["18", "65"], of: "01568-"),
      TypeSubject("age 5–17", Age(5...17), good: ["5", "17"], of: "01567-"),
      TypeSubject("age 65–120", Age(65...120), good: ["65", "120", "099"], of: "01569-"),
      TypeSubject(
        "date from today", CalendarDay(min: .today(), max: .today(plus: 400)), good: ["12012026"],
        of: "0126/-"),
      TypeSubject("state to code", State(convert: .code), good: ["CA", "calif."]),
      TypeSubject("state to name", State(convert: .name, military: true), good: ["ae", "Texas"]),
      TypeSubject(
        "currency 5–120", Currency(min: 5, max: 120), good: ["5", "120.0"], of: "0125.-"),
      TypeSubject(
        "currency in Fr.", Currency(min: -50, max: 5, symbol: "Fr."), good: ["-12.5"],
        of: "0125.-Fr"),
      TypeSubject(
        "currency below zero", Currency(min: -50, max: -5), good: ["-50"], of: "0125.-$"),
      TypeSubject("dateTime", DateAndTime(), good: ["2026-11-21T17:05"], of: "0126-:T /"),
      TypeSubject(
        "dateTime of the States", DateAndTime(format: .monthDayYear), good: ["2026-11-21T17:05"],
        of: "0126-:T /"),
      TypeSubject("path", PathName(), good: ["a/b.txt", "~/x"], of: "ab/.~"),
      TypeSubject("percent 0–100", Percent(min: 0, max: 100), good: ["100"], of: "0125.-%"),
    ]
    + CalendarDay.Format.allCases.map {
      TypeSubject("date \($0.rawValue)", CalendarDay(format: $0), of: "0123456789/.-")
    }

  private static let numbers = [
    TypeSubject("integer", IntegerNumber(), good: ["0", "-12", "005", "7"], of: "0159+-.,e"),
    TypeSubject(
      "integer 18–99", IntegerNumber(min: 18, max: 99), good: ["18", "99", "042"], of: "0189+-"),
    TypeSubject(
      "integer below zero", IntegerNumber(min: -50, max: -7), good: ["-7", "-50", "-08"],
      of: "0578+-"),
    TypeSubject(
      "integer 500–550", IntegerNumber(min: 500, max: 550), good: ["500", "0550"], of: "05-1"),
    TypeSubject("decimal", DecimalType(), good: ["0", ".5", "5.", "-12.50"], of: "0159+-.,e"),
    TypeSubject(
      "decimal to two places",
      DecimalType(min: DecimalNumber("-1.25"), max: DecimalNumber("12.5"), places: 2),
      good: ["12.5", "-1.25", "0.01", "12."], of: "0125+-."),
    TypeSubject(
      "integerRange", IntegerRange(), good: ["1...5", "-5...-1", "07...70"], of: "015-+...<"),
    TypeSubject(
      "integerRange halfOpen", IntegerRange(kind: .halfOpen), good: ["1..<5", "5..<5"],
      of: "015-+..<"),
    TypeSubject("time", TimeOfDay(), good: ["1705", "0000", "2359"], of: "0123459: apm"),
    TypeSubject(
      "time on the clock face", TimeOfDay(is24Hour: false), good: ["1205A", "0159P"],
      of: "012359: apmAP"),
  ]

  private static let identifiers = [
    TypeSubject("ipv4", IPv4(), good: ["192.0.2.1", "0.0.0.0"], of: "01259..:"),
    TypeSubject("ipv6", IPv6(), good: ["::", "1::8", "::1.2.3.4"], of: "1f2::.:."),
    TypeSubject(
      "uuid", UUIDType(), good: [String(repeating: "aF09", count: 8)], of: "09aFurnid:-{"),
    TypeSubject("hexColor", HexColor(), good: ["fc0", "FFCC00", "ffcc0080"], of: "0fF#x"),
    TypeSubject("slug", Slug(), good: ["a", "summer-sale-1"], of: "aZ9-_ ."),
    TypeSubject("username", Username(), good: ["a", "Ada.L-1_"], of: "aZ9-_. @"),
    TypeSubject("iban", IBAN(), good: IBANTests.examples, of: "DEGBIAN0189 -a"),
    TypeSubject(
      "phoneIntl", PhoneInternational(), good: ["+442079460958", "+15551234567"], of: "+0149 ()-"),
  ]

  private static let addresses = [
    TypeSubject("email", Email(), good: ["a@b.co", "jorg@bücher.example"], of: "aé1@..-+ "),
    TypeSubject(
      "url", WebAddress(), good: ["http://h", "https://example.com/a?b=c#d"],
      of: "htps:////ab.c?#@[]%41 "),
    TypeSubject(
      "country", Country(), good: ["DE", "CI", "FR"], of: "DEfranceô '()"),
    TypeSubject(
      "postalCode US", PostalCode(country: "US"), good: ["12345", "12345-6789"],
      of: "019- A"),
    TypeSubject(
      "postalCode GB", PostalCode(country: "GB"), good: ["SW1A 1AA", "M11AE"], of: "1SWAM -"),
    TypeSubject("postalCode", PostalCode(), good: ["ANY 1"], of: "aB1 -"),
  ]

  private static let others = [
    TypeSubject(
      "password", Password(strength: .fair), good: ["kT9#wq2L", " a b c d "], of: "aZ9# "),
    TypeSubject("confirm", Confirmation(of: "x"), of: "aZ9# "),
    TypeSubject("confirm email", Confirmation(of: "x", as: Email()), of: "aé1@. "),
    TypeSubject("toggle", Toggle(), of: "true "),
    TypeSubject("text", TextBlock(), good: ["one", "two\nlines"], of: "ab \n\n\t"),
    TypeSubject("choice", Choice(["a", ChoiceOption("b", label: "The b")]), of: "ab The"),
    TypeSubject("choices", Choices(["a", "b", "c"], max: 2), of: "abc\u{1F}\u{1F}"),
    TypeSubject("list", FormList(of: Field("entry", .phone), max: 3), of: "0125 \u{1F}\u{1F}"),
    TypeSubject(
      "list of names", FormList(of: Field("entry", .name, rules: [Rule(.maxLength, .count(5))])),
      of: "aAdb \u{1F}"),
    TypeSubject(
      "list of pairs", FormList(of: Field("entry", .phrase), pairs: .text),
      of: "ab=1 \u{1F}\u{1F}"),
    TypeSubject(
      "list of fields",
      FormList(
        of: [[Field("a", .phone, required: true), Field("b")], [Field("c", IntegerNumber())]],
        max: 2,
        unique: ["b"]),
      of: "abc0125 \u{10}\u{1C}\u{1D}\u{1D}\u{1E}\u{1E}\u{1F}"),
    TypeSubject("note", Note()),
    TypeSubject("display", Display(of: "other")),
    TypeSubject("custom template", CustomType.employeeID, good: ["AB1234"], of: "abAB12- "),
    TypeSubject("custom words", CustomType.words, good: ["ada", "De La Cruz"], of: "adeB '- "),
    TypeSubject("custom set", CustomType.hexadecimal, good: ["0af"], of: "0aAfFgß "),
    TypeSubject("custom currency", CustomType.round, good: ["5"], of: "0125.-$"),
  ]
}

extension CustomType {
  /// Two letters, then four digits.
  static let employeeID = make { changes in
    changes.template = "AA-0000"
    changes.letterCase = .upper
  }

  /// Trimmed word capitals, at most twelve characters.
  static let words = make { changes in
    changes.letterCase = .words
    changes.trims = true
    changes.maxLength = 12
    changes.conversions = ["Ada": "Ada Lovelace", "Ada Lovelace": "A. L."]
  }

  static let hexadecimal = make { changes in
    changes.allowed = CharacterClass("[0-9a-f]")
    changes.letterCase = .lower
    changes.conversions = ["a": "b", "b": "c", "c": "a"]
  }

  static let round = make(Currency()) { $0.conversions = ["5.00": "50"] }

  /// A type with some changes.
  static func make(
    _ base: any FieldType = Phrase(), _ change: (inout Changes) -> Void
  ) -> Self {
    var changes = Changes()
    change(&changes)
    return Self(base: base, changes)
  }
}
