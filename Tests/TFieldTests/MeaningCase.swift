import TestSupport
import Foundation

@testable import TField

/// A text that people type, and the values that it can honestly mean.
struct MeaningCase: Decodable, Sendable {
  let type: String
  let typed: String
  /// One of these must come out, if any does; none: the text must not become valid.
  let means: [String]
  let with: [String: Parameter]?
  /// Whether refusing it is wrong too.
  let must: Bool?
  /// What a full mask may keep when the text is typed.
  let overflow: String?
  /// The code of the person's language.
  let language: String?
}

extension MeaningCase {
  /// A parameter of a type: a number, a text or a truth value.
  enum Parameter: Decodable, Hashable, Sendable {
    case number(Int)
    case text(String)
    case flag(Bool)

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      if let flag = try? container.decode(Bool.self) {
        self = .flag(flag)
      } else if let number = try? container.decode(Int.self) {
        self = .number(number)
      } else {
        self = .text(try container.decode(String.self))
      }
    }

    var number: Int? { if case .number(let number) = self { number } else { nil } }
    var text: String? { if case .text(let text) = self { text } else { nil } }
    var flag: Bool? { if case .flag(let flag) = self { flag } else { nil } }
  }
}

extension MeaningCase {
  /// The cases of a file of lines.
  static func all(in file: String) throws -> [MeaningCase] {
    let url = Bundle.module.url(forResource: "Vectors/" + file, withExtension: "jsonl")
    let lines = try url.map { try String(contentsOf: $0, encoding: .utf8) } ?? ""
    return try lines.split(separator: "\n").map {
      try JSONDecoder().decode(Self.self, from: Data($0.utf8))
    }
  }

  var spokenLanguage: Language { language.flatMap(Language.init(rawValue:)) ?? .english }

  /// The type with its parameters; `nil` for one that the catalogue doesn't know.
  var fieldType: (any FieldType)? {
    let with = with ?? [:]
    let number = { (name: String) in with[name]?.number.map { DecimalNumber($0) } }
    switch type {
    case "integer": return .integer(min: with["min"]?.number, max: with["max"]?.number)
    case "decimal": return .decimal(min: number("min"), max: number("max"))
    case "currency":
      return .currency(
        min: number("min"), max: number("max"), symbol: with["symbol"]?.text ?? "$")
    case "percent": return .percent(min: number("min"), max: number("max"))
    case "age": return .age((with["min"]?.number ?? 0)...(with["max"]?.number ?? 120))
    case "date":
      return .date(
        min: with["min"]?.text.flatMap { DateLimit($0) },
        max: with["max"]?.text.flatMap { DateLimit($0) },
        format: with["format"]?.text.flatMap(CalendarDay.Format.init) ?? .monthDayYear)
    case "time": return .time(is24Hour: with["24h"]?.flag ?? true)
    case "zip": return .zip(plus4: with["plus4"]?.flag ?? false)
    case "state":
      return .state(convert: with["convert"]?.text.flatMap(State.Convert.init), military: false)
    case "dataLength": return .dataLength(with["length"]?.number ?? 1)
    case "integerRange":
      return .integerRange(with["kind"]?.text.flatMap(IntegerRange.Kind.init) ?? .closed)
    case "phoneIntl": return PhoneInternational(country: with["country"]?.text)
    case "postalCode": return PostalCode(country: with["country"]?.text)
    default: return Self.plainTypes[type]
    }
  }

  private static let plainTypes: [String: any FieldType] = [
    "streetnumber": .streetNumber, "expDate": .expDate, "phone": .phone, "ssn": .ssn,
    "credit": .credit, "cvv": .cvv, "st": .stateCode, "name": .name, "city": .city,
    "intcity": .internationalCity, "street": .street, "data": .data, "ipv4": .ipv4, "ipv6": .ipv6,
    "uuid": .uuid, "hexColor": .hexColor, "slug": .slug, "username": .username, "iban": .iban,
    "country": .country, "email": .email, "url": .webAddress,
  ]
}
