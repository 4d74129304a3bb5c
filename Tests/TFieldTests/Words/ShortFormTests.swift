import TestSupport
import Testing

@testable import TField

/// What a type says about a wrong text has room in the edge of its box, in a few words if need be.
@Suite struct ShortFormTests {
  private static let subjects = TypeCatalogue.subjects.filter {
    $0.type.editor == .line || $0.type.editor == .calendar
  }

  /// The columns for words in the edge of the narrowest box that answers of such a type get.
  private static func room(for type: any FieldType) -> Int {
    if case .number = type.nature { return 11 }
    let template = type.template(for: "")?.pattern.count
    let capacity = min(type.capacity(for: ""), template == nil ? 40 : 16)
    let answer = max(template ?? 0, capacity, type.traits.example?.count ?? 0)
    let span = Grid(width: 78).leastSpan(for: answer + Grid.frame)
    return switch span ?? Grid.tracks {
    case ...3: 11
    case ...6: 28
    default: 44
    }
  }

  private static func width(of text: String) -> Int {
    text.unicodeScalars.reduce(0) { $0 + ($1.value < 0x1100 || $1.value == 0x2013 ? 1 : 2) }
  }

  private static func errors(in texts: [String], _ type: any FieldType) -> [FieldError] {
    texts.flatMap { text in
      var typed = Typing(Field("tested", type, required: .always))
      typed.type(text)
      var given = Typing(Field("tested", type, required: .always))
      given.set(text)
      return [typed, given].flatMap { [$0, $0.left()] }.flatMap { $0.field.errors }
    }
  }

  @Test(arguments: subjects)
  func `each error of a type has a form that fits its box`(subject: TypeSubject) {
    var random = SeededRandom()
    let cut = subject.good.flatMap { [String($0.dropLast()), String($0.dropFirst()), $0 + "9"] }
    let texts = (0..<16).map { _ in random.text(of: subject.alphabet, upTo: 24) } + cut + [""]
    let room = Self.room(for: subject.type)
    for error in Set(Self.errors(in: texts, subject.type)) where error.wording.sentence != nil {
      for language in Language.allCases {
        let words = [error.wording.text(in: language), error.wording.shortText(in: language)]
        let shortest =
          words.compactMap(\.self).min { Self.width(of: $0) < Self.width(of: $1) } ?? ""
        #expect(
          Self.width(of: shortest) <= room,
          "\(subject.name), \(language): \(shortest) (\(error.wording.sentence?.key ?? ""))")
      }
    }
  }
}
