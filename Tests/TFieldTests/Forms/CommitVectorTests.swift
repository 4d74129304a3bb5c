import TestSupport
import Testing

@testable import TField

/// The recorded edits that are committed or given up, of a field and of the entries of a list.
@Suite struct CommitVectorTests {
  @Test func `an edit ends as it was seen to end`() throws {
    try CommitVector.check(
      "fields_commit", count: 19
    ) { try $0.differences() }
  }
}

/// A field that holds a value, and what editing leads to.
struct CommitVector: NamedVector {
  struct Step: Decodable {
    let action: String
    let text: String?
    let outcome: Outcome?

    init(from decoder: any Decoder) throws {
      var parts = try decoder.unkeyedContainer()
      action = try parts.decode(String.self)
      outcome = try? parts.decode(Outcome.self)
      text = outcome == nil ? try parts.decode(VectorValue.self).plain : nil
    }
  }

  struct Outcome: Decodable {
    let text: String?
    let value: VectorValue?
    let error: Fault?
    let open: Bool?
    let return_enabled: Bool?
  }

  /// Whether an error is shown, or which text.
  enum Fault: Decodable, Equatable {
    case isShown(Bool)
    case says

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      self = (try? container.decode(Bool.self)).map { .isShown($0) } ?? .says
    }
  }

  let name: String
  let type: String
  let value: VectorValue
  let validator: String?
  let steps: [Step]
}

extension VectorValue {
  /// The value as a field takes it.
  fileprivate var plain: String {
    switch self {
    case .text(let text): text
    case .number(let number): number == number.rounded() ? "\(Int(number))" : "\(number)"
    case .entries(let entries): Entries.data(of: entries)
    }
  }
}

extension CommitVector {
  private static let sheetMessage: Wording = "The sum must be 10"

  /// Numbers are never absent there, so they are required here.
  private func field() throws -> Field {
    let type = type == "[Int]" ? FormList(of: Field("entry", IntegerNumber())) : try plainType
    var options = FieldOptions()
    options.invalid = .revert
    return Field(
      "tested", type, required: self.type == "String" ? .never : .always, initial: value.plain,
      rules: try validator.map { [try #require(Self.rules[$0])] } ?? [], options: options)
  }

  private var plainType: any FieldType {
    get throws { try #require(ParsingVectorTests.type(named: type)) }
  }

  /// No rule adds up entries; one that only the right entries meet stands for it.
  private static let rules = [
    "> 21": Rule(.range, .range(min: .number(22), max: nil)),
    "sum = 10": Rule(.pattern, .pattern(.texts("4", "6")), message: sheetMessage),
  ]

  func differences() throws -> [String] {
    var typing = Typing(try field(), isEntered: false)
    return steps.flatMap { step in
      step.carryOut(in: &typing)
      return step.outcome?.differences(from: typing, Self.sheetMessage) ?? []
    }
  }
}

extension CommitVector.Step {
  fileprivate func carryOut(in typing: inout Typing) {
    switch action {
    case "edit": edit(in: &typing)
    case "enter", "blur": leave(in: &typing)
    case "set": typing.set(text ?? "")
    case "open": open(in: &typing)
    case "return": typing.session.handle(.control("s"))
    case "edit element 0": edit(in: &typing)
    case "look": break
    default: Issue.record("\(action) is no step")
    }
  }

  private func open(in typing: inout Typing) {
    typing.enter()
    typing.session.handle(.open)
  }

  private func edit(in typing: inout Typing) {
    if typing.session.opened == nil { typing.enter() }
    typing.edit(.move(.end))
    typing.edit(.kill(.start))
    typing.type(text ?? "")
  }

  private func leave(in typing: inout Typing) {
    guard typing.session.opened == nil else { return typing.press(.tab) }
    typing.press(.enter)
  }
}

extension Typing {
  /// What is wrong with the list on the sheet that is open.
  fileprivate var sheetFailure: FieldError? {
    if case .entries(let sheet) = session.opened { sheet.failure } else { nil }
  }
}

extension CommitVector.Outcome {
  fileprivate func differences(from typing: Typing, _ message: Wording) -> [String] {
    let field = typing.field
    let failure = typing.sheetFailure
    return [
      difference("text", field.text, text),
      difference("value", field.lastGood, value?.plain),
      difference("open", typing.session.opened != nil, open),
      difference("return", failure == nil, return_enabled),
      difference("error", failure?.wording, error == .says ? message : nil),
      difference("error", .isShown(!field.validity.isValid), error == .says ? nil : error),
    ].compactMap(\.self)
  }
}
