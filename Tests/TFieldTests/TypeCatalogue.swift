import Foundation
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

  private static let listed = kinds + written + others

  /// The declared types of which nothing more is said here, with their examples.
  private static let unlisted = declarations.values.filter { declaration in
    declaration.holds != .entries
      && !listed.contains { ($0.name + " ").hasPrefix(declaration.name + " ") }
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

  /// The types of `good.txt`.
  private static let written = TestFile.lines(of: "Vectors/good.txt").map { line in
    let cells = line.components(separatedBy: " ¦ ")
    guard let type = try? TypeTable.type(cells[0]), let alphabet = try? TypeTable.text(cells[1])
    else { preconditionFailure("no type: \(line)") }
    let good = Array(cells.dropFirst(2))
    return alphabet == "~"
      ? TypeSubject(cells[0], type, good: good)
      : TypeSubject(cells[0], type, good: good, of: alphabet)
  }

  private static let others = [
    TypeSubject(
      "password", Password(strength: .fair), good: ["kT9#wq2L", " a b c d "], of: "aZ9# "),
    TypeSubject("confirm", Confirmation(of: "x"), of: "aZ9# "),
    TypeSubject("confirm email", Confirmation(of: "x", as: Email()), of: "aé1@. "),
    TypeSubject("toggle", Toggle(), of: "true "),
    TypeSubject("text", TextBlock(), good: ["one", "two\nlines"], of: "ab \n\n\t"),
    TypeSubject("choice", Choice(["a", ChoiceOption("b", label: "The b")]), of: "ab The"),
    TypeSubject("note", Note()),
    TypeSubject("display", Display(of: "other")),
    TypeSubject("custom template", CustomType.employeeID, good: ["AB1234"], of: "abAB12- "),
    TypeSubject("custom words", CustomType.words, good: ["ada", "De La Cruz"], of: "adeB '- "),
    TypeSubject("custom set", CustomType.hexadecimal, good: ["0af"], of: "0aAfFgß "),
    TypeSubject("custom currency", CustomType.round, good: ["5"], of: "0125.-$"),
  ]

  /// The types whose values are entries.
  static let lists = [
    TypeSubject("choices", Choices(["a", "b", "c"], max: 2), of: "abcd,\u{1F}"),
    TypeSubject("list", FormList(of: Field("entry", .phone), max: 3), of: "0125 \u{1F}"),
    TypeSubject(
      "list of names", FormList(of: Field("entry", .name, rules: [Rule(.maxLength, .count(5))])),
      of: "aAdb "),
    TypeSubject(
      "list of pairs", FormList(of: Field("entry", .phrase), pairs: .text), of: "ab=1 "),
    TypeSubject(
      "list of fields",
      FormList(
        of: [[Field("a", .phone, required: true), Field("b")], [Field("c", .integer())]],
        max: 2,
        unique: ["b"]),
      of: "abc0125 "),
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

  static let round = make(FieldKind.currency().type) { $0.conversions = ["5.00": "50"] }

  /// A type with some changes.
  static func make(
    _ base: any FieldType = Phrase(), _ change: (inout Changes) -> Void
  ) -> Self {
    var changes = Changes()
    change(&changes)
    return Self(base: base, changes)
  }
}

extension TypeSubject {
  /// Something that an entry may be: a text, or answers to fields.
  func entry(_ random: inout SeededRandom) -> Value {
    let text = Value.text(random.text(of: alphabet, upTo: 5))
    guard type.formList != nil, Int.random(in: 0..<9, using: &random) > 0 else { return text }
    return .row(
      ["a", "b", "c", "d"].filter { _ in Int.random(in: 0..<3, using: &random) > 0 }.map { id in
        let given = Value.text(random.text(of: id == "a" ? "5" : alphabet, upTo: 10))
        let fault = Value.fault(FieldError(.kind, .required), given: given)
        return Value.Member(
          id, Int.random(in: 0..<9, using: &random) == 0 || id == "d" ? fault : given)
      })
  }
}
