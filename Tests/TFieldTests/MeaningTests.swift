import Foundation
import TestSupport
import Testing

@testable import TField

/// A text that people type, and the values that it can honestly mean.
struct MeaningCase: Decodable, Sendable {
  let type: String
  let typed: String
  /// One of these must come out, if any does; none: the text must not become valid.
  let means: [String]
  let with: [String: Vector.Parameter]?
  /// Whether refusing it is wrong too.
  let must: Bool?
  /// What a full mask may keep when the text is typed.
  let overflow: String?
  /// The code of the person's language.
  let language: String?
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
  var fieldType: (any FieldType)? { TypeCatalogue.type(named: type, with ?? [:]) }
}

/// What a person types is what they mean, whether it is typed, pasted or given in a file.
@Suite struct MeaningTests {
  @Test(arguments: ["meaning", "meaning-more", "languages"])
  func `no text becomes what it doesn't mean, and what is plainly meant is taken`(
    file: String
  ) throws {
    let cases = try MeaningCase.all(in: file)
    #expect(cases.count > 100)
    for item in cases {
      let type = try #require(item.fieldType, "\(item.type)")
      let outcomes = Way.allCases.map {
        ($0, Outcome(item.typed, in: type, by: $0, item.spokenLanguage))
      }
      for (way, outcome) in outcomes {
        if let fault = item.fault(in: outcome, by: way, as: type) {
          Issue.record("\(fault): \(item.type) \(item.typed.debugDescription) \(way): \(outcome)")
        }
      }
    }
  }
}

/// How a text gets into a field.
enum Way: CaseIterable {
  case typed, pasted, given, recorded
}

/// What became of a text once its field was left.
struct Outcome: Equatable, CustomStringConvertible {
  let data: String
  let text: String
  let error: ErrorCode?
  /// Whether a key wasn't accepted.
  let isRefused: Bool
  /// Whether every key is still there, in the text or in what was typed for the data.
  let wasAllAccepted: Bool
  let isAmbiguous: Bool

  init(_ text: String, in type: any FieldType, by way: Way, _ language: Language = .english) {
    let form = Form("Meaning", rows: [[Field("other")], [Field("tested", type)]])
    self.init(
      way == .recorded
        ? Self.recorded(text, in: form, language) : Self.entered(text, in: form, by: way, language),
      text)
  }

  private init(_ states: (before: FieldState, left: FieldState), _ text: String) {
    let (before, left) = states
    data = left.data.text
    self.text = left.settledText
    error = left.verdict.error?.code
    isRefused = before.entry.remark?.code == .characters
    let buffer = before.entry.buffer
    let source = buffer.isAsTyped ? buffer.text : buffer.source ?? before.data.text
    wasAllAccepted = !isRefused && source == before.type.cleaned(text)
    isAmbiguous = left.entry.origin.refusal?.wording.sentence?.key == "reading.ambiguous"
  }

  /// The field before it was left, and then.
  private static func entered(
    _ text: String, in form: Form, by way: Way, _ language: Language
  ) -> (FieldState, FieldState) {
    var session = FormSession(form, today: Typing.today, language: language)
    guard way != .given else {
      session.set(text, for: "tested")
      return (session.fields[1], session.fields[1])
    }
    session.moveFocus(to: .field(1))
    if way == .typed { session.type(text) } else { session.handle(.edit(.paste(text))) }
    let before = session.fields[1]
    session.moveFocus(to: .field(0))
    return (before, session.fields[1])
  }

  private static func recorded(
    _ text: String, in form: Form, _ language: Language
  ) -> (FieldState, FieldState) {
    var evaluator = RecordEvaluator(
      form, today: Typing.today, language: language, isLenient: true, keepingStates: true)
    evaluator.judge(["tested": text])
    guard let state = evaluator.state(of: 1) else { preconditionFailure("no state") }
    return (state, state)
  }

  var description: String {
    "\(text.debugDescription), data \(data.debugDescription), \(error.name)"
      + (isRefused ? ", a key refused" : "")
  }
}

extension MeaningCase {
  /// What is wrong with an outcome, if anything is.
  fileprivate func fault(in outcome: Outcome, by way: Way, as type: any FieldType) -> String? {
    let isValid = outcome.error == nil && !outcome.data.isEmpty
    if way == .typed, let overflow, [outcome.data, outcome.text].contains(overflow) { return nil }
    let isMeant = means.contains { meant in
      [outcome.data, outcome.text].contains { type.isSame($0, as: meant) }
    }
    if isValid, !isMeant { return "CORRUPT" }
    if !isValid, must == true, !outcome.isAmbiguous { return "REFUSED" }
    return nil
  }
}

/// The texts that every type is held against.
enum LawTexts {
  /// What any vector types, pastes or expects, at a length that is quick to try; and more.
  static let all = Set(
    Vector.types.flatMap { (try? Vector.all(of: $0)) ?? [] }
      .flatMap { [$0.typed, $0.text ?? "", $0.final ?? ""] }.map { String($0.prefix(40)) }
  ).union(more).sorted()

  /// Good and odd texts that no vector has.
  private static let more = [
    "ada@example.com", "x.y+z@b-c.co.uk", "jörg@bücher.example", "a@gmial.com", "AB c", "JR s",
    "x \u{200B}\u{301}y", "DİYARBAKIR", "ΟΔΟΣ", "l'aquila", "NE LA ST", "Northern Mariana Islands",
    "Armed Forces Pacific", "ǆ ǅ", "ŉ ΐ և", "\u{1100}1\u{1161}", "\u{600}1", "’s",
    "111 1\u{1F}2125550147",
  ]

  /// The good texts of a type, how they begin and end, and random ones.
  static func about(_ subject: TypeSubject, _ random: inout SeededRandom) -> [String] {
    let near = subject.good.flatMap { good in
      (0...good.count).flatMap { [String(good.prefix($0)), String(good.suffix($0))] }
    }
    let alphabet = String(repeating: subject.alphabet, count: 6) + foreign
    return near + near.map { $0 + $0 }
      + (0..<80).map { _ in random.text(of: alphabet, upTo: 24) }
      + (0..<30).map { _ in random.text(of: foreign, upTo: 8) }
  }

  private static let foreign =
    "٣９é\u{301}ßﬁ\u{0}\u{1B}\t\n\u{2028}–−…👨‍👩‍👧İ\u{200F}\u{A0}\"'’"

  /// What is long, odd or made to harm.
  static let hostile =
    ["", " ", "\u{0}", "\u{FEFF}", "\u{FFFD}", "\u{10FFFF}", "\u{202E}abc"]
    + [
      "9", "0", "-", ".", "a", "A ", "(", "%", ":", "::", "[", "@", "1.", "\u{301}", "👨‍👩‍👧",
      "٣", "９", "\u{0}\u{1B}[2J", "'", "ß", "İ", "\r\n", "e9",
    ].map { String(repeating: $0, count: 300 / max($0.count, 1)) }
    + [String(repeating: "9", count: 5_000), String(repeating: "a ", count: 2_500)]
    + ["a" + String(repeating: "\u{301}", count: 5_000), "1e999999999", "-0", "0x1p-1074"]
    + ["NaN", "-9223372036854775809", "18446744073709551616", "$(reboot)", "../../etc/passwd"]
}
