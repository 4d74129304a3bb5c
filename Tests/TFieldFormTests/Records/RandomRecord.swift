import TFieldForm
import TField
import TestSupport

/// Records at random for any form: mostly of values that fit, and of some that don't.
struct RandomRecord {
  private static let texts = [
    "a", "Ada", "José", "  ", "a ", "", "12345", "00000", "(555) 234-5678", "5552345678",
    "a@b.com", "user@example.com", "18", "017", "99", "MA", "ma", "XY", "AB-12", "abc-9",
    "Long enough and sent to many", "Xyzzy-1234", "Xyzzy-1235", "SW-1234", "true", "false",
    "quote\\\"", "\\u00e9", "\\u0000", "42", "3.5", "12.50", "2026-11-21", "http://a.example/b",
    "GB82WEST12345698765432", "192.0.2.1", "2001:db8::1", "France", "75001", "#FFCC00", "1...5",
    "Jose\u{301}", "Łukasz", "×", "東京", "ＡＢ", "a..b@c.de", "a@-b.com", "4115552222", "aab",
    "abcb", "123-45-6789", "1,000", "o'Neil-x", "tab\\t", "12345-6789",
  ]

  private static let cards = [
    "4242424242424242", "4242 4242 4242 4242", "378282246310005", "3782 822463 10005",
    "6011111111111117", "36227206271667", "5555555555554444", "4242424242424241", "4242",
    "4242 42424242 4242", "3530111333300000", "6759649826438453",
  ]

  /// The record as a line of JSON, with a value for most of the form's fields.
  static func json(for form: Form, _ random: inout SeededRandom) -> String {
    var members: [String] = []
    for field in form.fields.shuffled(using: &random)
    where Int.random(in: 0..<9, using: &random) > 0 {
      let space = Bool.random(using: &random) ? " " : ""
      members.append("\"\(field.id)\":\(space)\(value(for: field, &random))")
    }
    return "{\(members.joined(separator: ", "))}"
  }

  private static func value(for field: Field, _ random: inout SeededRandom) -> String {
    guard Int.random(in: 0..<12, using: &random) > 0 else {
      return ["null", "true", "0", "-1", "[]", "{}", "\"\""].randomElement(using: &random) ?? ""
    }
    switch field.type {
    case is Toggle: return Bool.random(using: &random) ? "true" : "false"
    case is Age, is IntegerNumber:
      let number = Int.random(in: 0..<130, using: &random)
      return Bool.random(using: &random) ? "\(number)" : "\"\(number)\""
    case let type where type.entryType != nil || type is Choices:
      let count = Int.random(in: 0..<4, using: &random)
      let entries = (0..<count).map { _ in "\"\(text(for: field.type, &random))\"" }
      return "[\(entries.joined(separator: ","))]"
    default: return "\"\(text(for: field.type, &random))\""
    }
  }

  static func text(for type: any FieldType, _ random: inout SeededRandom) -> String {
    switch type {
    case is CreditCard: cards.randomElement(using: &random) ?? ""
    case is CVV: ["123", "1234", "12"].randomElement(using: &random) ?? ""
    case is StateCode, is State:
      ["CA", "MA", "ca", "XX", "Texas"].randomElement(using: &random) ?? ""
    case is ZIPCode: ["12345", "00000", "1234"].randomElement(using: &random) ?? ""
    case let day as CalendarDay: moment(day.format.rawValue, &random)
    case is ExpirationDate: moment("MM/YY", &random)
    case is TimeOfDay: moment("HH:NN", &random)
    default:
      type.entryType.map { text(for: $0, &random) } ?? option(of: type, &random)
        ?? texts.randomElement(using: &random) ?? ""
    }
  }

  private static func option(of type: any FieldType, _ random: inout SeededRandom) -> String? {
    let option = type.choiceOptions?.all.randomElement(using: &random)
    return option.map { Int.random(in: 0..<6, using: &random) > 0 ? $0.value : $0.label }
  }

  /// A day or a time in some writing of it, now and then a bad one.
  private static func moment(_ pattern: String, _ random: inout SeededRandom) -> String {
    let ranges = [
      "YYYY": 1900...2045, "YY": 20...50, "MM": 0...13, "DD": 0...32, "HH": 0...25, "NN": 0...61,
    ]
    var text = pattern
    for key in ["YYYY", "YY", "MM", "DD", "HH", "NN"] where text.contains(key) {
      let number = "\(Int.random(in: ranges[key] ?? 0...0, using: &random))"
      let zeros = String(repeating: "0", count: max(0, key.count - number.count))
      text = text.replacing(key, with: zeros + number)
    }
    return Int.random(in: 0..<4, using: &random) > 0 ? text : text.filter(\.isNumber)
  }
}
