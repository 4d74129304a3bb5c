import Testing

@testable import TField

/// The texts that fields of numbers and ranges take, as `fields_parse.json` tells them.
@Suite struct ParsingVectorTests {
  struct Case: Decodable, Sendable {
    let type: String
    let string: String
    let parses: Bool
    let stringified: String?

    var key: String { "\(type) \(string)" }
  }

  static func cases() throws -> [Case] { try OtherVectors.all("fields_parse") }

  static func type(named name: String) -> (any FieldType)? {
    switch name {
    case "Int": IntegerNumber()
    case "Double": DecimalType()
    case "ClosedRange<Int>": IntegerRange(kind: .closed)
    case "Range<Int>": IntegerRange(kind: .halfOpen)
    case "String": Phrase()
    default: nil
    }
  }

  /// The text in answers, if all of `text` may stand in the field and means something there.
  static func parsed(_ text: String, as type: any FieldType) -> String? {
    let cleaned = Intake.cleaned(text, folding: type.foldsForms)
    guard type.write(cleaned, as: .remainder) == cleaned, type.live(cleaned) == nil,
      cleaned.isEmpty || type.result(cleaned) == nil, type.typed(cleaned) != .none
    else { return nil }
    return type.write(type.finish(cleaned), as: .answer)
  }

  @Test func `each case passes`() throws {
    let cases = try Self.cases()
    #expect(cases.count == 41)
    for vector in cases {
      let type = try #require(Self.type(named: vector.type), "\(vector.type)")
      let parsed = Self.parsed(vector.string, as: type)
      #expect(parsed == (vector.parses ? vector.stringified : nil), "\(vector.key)")
    }
  }
}
