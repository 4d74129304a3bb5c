import Foundation
import TestSupport
import Testing

@testable import TField

/// A type to be held against the laws, by a name and the vectors that give it texts.
struct LawCase: CustomTestStringConvertible, Sendable {
  let name: String
  let type: any FieldType

  init(_ name: String, _ type: any FieldType) {
    self.name = name
    self.type = type.adapted(to: Surroundings(today: TypedField.today))
  }

  var testDescription: String { "\(name) \(type)" }
}

/// What every type promises, held against all texts of the vectors, their beginnings and noise.
@Suite struct NumberLawTests {
  static let cases =
    [
      LawCase("credit", .credit), LawCase("expDate", .expDate), LawCase("cvv", .cvv),
      LawCase("streetnumber", .streetNumber), LawCase("phone", .phone), LawCase("ssn", .ssn),
      LawCase("zip", .zip), LawCase("zip", .zip(plus4: true)),
      LawCase("age", .age), LawCase("age", .age(18...65)), LawCase("age", .age(65...120)),
      LawCase("age", .age(5...17)), LawCase("date", .date),
      LawCase("date", .date(min: .today(), max: .today(plus: 400))),
      LawCase("currency", .currency), LawCase("currency", .currency(min: 5, max: 120)),
      LawCase("currency", .currency(min: -50, max: 5, symbol: "Fr.")),
      LawCase("currency", .currency(min: -50, max: -5)), LawCase("percent", .percent),
      LawCase("percent", .percent(min: 0, max: 100)),
    ]
    + CalendarDay.Format.allCases.map { LawCase("date", .date(format: $0)) }

  @Test(arguments: cases)
  func `a filter twice is a filter once`(law: LawCase) throws {
    for text in try law.texts() {
      for edit in [Edit.typing, .pasting, .deleting] {
        let once = law.type.filter(text, edit)
        #expect(law.type.filter(once, edit) == once, "\(text.debugDescription) \(edit)")
      }
    }
  }

  @Test(arguments: cases)
  func `a deletion adds nothing`(law: LawCase) throws {
    for text in try law.texts() {
      let data = law.type.filter(text, .pasting)
      let kept = law.type.filter(data, .deleting)
      #expect(data.hasPrefix(kept), "\(text.debugDescription)")
    }
  }

  @Test(arguments: cases)
  func `each beginning of good data is good while typing`(law: LawCase) throws {
    var good = 0
    for data in try law.data() where law.code(data) == nil {
      good += 1
      for count in 0...data.count {
        let start = String(data.prefix(count))
        #expect(law.type.live(start) == nil, "\(start) of \(data)")
      }
    }
    #expect(good > 0)
  }

  @Test(arguments: cases)
  func `finishing twice is finishing once and keeps the verdict`(law: LawCase) throws {
    #expect(law.type.finish("") == "")
    for data in try law.data() {
      let once = law.type.finish(data)
      #expect(law.type.finish(once) == once, "\(data)")
      #expect(law.code(once) == law.code(data), "\(data)")
    }
  }

  @Test(arguments: cases)
  func `a settled text read back is the same data`(law: LawCase) throws {
    for data in try law.data() {
      let settled = law.type.finish(data)
      let text = law.type.text(settled)
      #expect(law.data(of: text) == settled, "\(text)")
    }
  }

  @Test(arguments: cases)
  func `no keys of any kind trap, and the text is what its data says`(law: LawCase) {
    var generator = SeededRandom()
    for _ in 0..<100 {
      var field = TypedField(law.type)
      for _ in 0..<30 {
        switch Int.random(in: 0..<8, using: &generator) {
        case 0: field.press(.left)
        case 1: field.press(.backspace)
        case 2: field.press(.delete)
        case 3: field.press(.home)
        case 4: field.session.handle(.paste(.noise(using: &generator)))
        default: field.typeIn(String(String.noise(using: &generator).prefix(1)))
        }
        #expect(field.field.buffer.caret <= field.field.data.count, "seed \(generator.seed)")
      }
      let settled = field.settled
      #expect(settled == field.field.settledText, "seed \(generator.seed)")
      // A deletion can leave what no one may type: a country's 1, or too long a card number.
      if law.name != "phone" && law.name != "credit" {
        #expect(
          law.data(of: settled) == law.type.finish(field.field.data), "seed \(generator.seed)")
      }
    }
  }
}

extension LawCase {
  /// The data of a text put into the empty field.
  fileprivate func data(of text: String) -> String {
    var field = Field("field")
    field.type = type
    return FieldState(field).received(text).data
  }

  /// The code of what is wrong with settled data, if anything is.
  fileprivate func code(_ data: String) -> ErrorCode? {
    data.isEmpty ? nil : (type.live(data) ?? type.result(data))?.code
  }

  /// What typing and pasting the texts leads to, where it fits.
  fileprivate func data() throws -> Set<String> {
    Set(
      try texts().flatMap { text in
        [Edit.typing, .pasting].map { type.filter(text, $0) }
      }
    ).filter { $0.count <= type.capacity(for: $0) }
  }

  /// The texts of the type's vectors, all that they begin with, and noise.
  fileprivate func texts() throws -> [String] {
    let url = try #require(Bundle.module.url(forResource: "Vectors/\(name)", withExtension: "json"))
    let json = try JSONSerialization.jsonObject(with: Data(contentsOf: url))
    let typed = try #require(json as? [[String: Any]]).compactMap { $0["typed"] as? String }
    var generator = SeededRandom()
    print("\(name): seed \(generator.seed)")
    return typed.flatMap { text in (0...text.count).map { String(text.prefix($0)) } }
      + (0..<300).map { _ in String.noise(using: &generator) }
  }
}

extension String {
  private static let alphabet = Array("0123456789012345678901234567890/-. .$%,+aé½٣４\u{7F}\t\n👩‍👩‍👧")

  fileprivate static func noise(using generator: inout SeededRandom) -> String {
    String(
      (0..<Int.random(in: 1...14, using: &generator)).compactMap { _ in
        alphabet.randomElement(using: &generator)
      })
  }
}
