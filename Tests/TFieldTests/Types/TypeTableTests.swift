import Foundation
import TestSupport
import Testing

@testable import TField

@Suite struct TypeTableTests {
  static let tables = TypeTable.all

  @Test(arguments: tables)
  func `what goes into a field comes to what its table says`(table: TypeTable) throws {
    #expect(!table.rows.isEmpty)
    for row in table.rows {
      for fault in try table.faults(of: row) { Issue.record("\(row): \(fault)") }
    }
  }

  @Test func `no row says what another one says`() {
    let rows = Self.tables.flatMap { table in
      let parameters = table.parameters.map { "\($0)=\($1)" }.sorted()
      return table.rows.map { "\(table.type) \(parameters) \(table.columns) \($0)" }
    }
    #expect(Dictionary(grouping: rows, by: \.self).filter { $1.count > 1 }.keys.sorted() == [])
  }
}

/// A table of `Vectors/types.txt`, which tells how they are written.
struct TypeTable: CustomTestStringConvertible, Sendable {
  let sentence: String
  let type: String
  let parameters: [String: String]
  let columns: [String]
  let rows: [[String]]

  var testDescription: String { "\(type): \(sentence)" }

  static let all = TestFile.tables(of: "../Vectors/types.txt").map { Self($0) }

  private init(_ table: TestTable) {
    let lines = table.lines
    precondition(lines.count > 2 && lines[0].hasPrefix("type "), "no table: \(table)")
    let words = lines[0].split(separator: " ").map(String.init)
    sentence = table.sentence
    type = words[1]
    parameters = Self.parameters(words.dropFirst(2))
    columns = lines[1].components(separatedBy: " ¦ ")
    rows = lines.dropFirst(2).map { $0.components(separatedBy: " ¦ ") }
  }
}

extension TypeTable {
  /// The type of a line: its name, then its parameters.
  static func type(_ line: String) throws -> any FieldType {
    let words = line.split(separator: " ").map(String.init)
    let parameters = parameters(words.dropFirst())
    return try #require(TypeCatalogue.type(named: words[0], writing: parameters))
  }

  private static func parameters(_ words: ArraySlice<String>) -> [String: String] {
    Dictionary(
      uniqueKeysWithValues: words.map { word in
        let parts = word.split(separator: "=", maxSplits: 1).map(String.init)
        return (parts[0], parts[1])
      })
  }
}

extension TypeTable {
  private static let inputs = ["typed", "pasted", "either", "given", "read", "held"]

  /// What comes of a row otherwise than it says.
  func faults(of row: [String]) throws -> [String] {
    guard row.count == columns.count else { return ["not as many cells as columns"] }
    var parameters = parameters
    var input = ("", ""), expected: [(String, String)] = []
    var today = Typing.today, language = Language.english
    for (column, cell) in zip(columns, row) where cell != "any" {
      let declaration = TypeCatalogue.declaration(of: type)
      switch column {
      case _ where Self.inputs.contains(column): input = (column, try Self.text(cell))
      case "today": today = cell == "unknown" ? .unknown : try #require(CalendarDate(cell))
      case "language": language = try #require(Language(rawValue: cell))
      case _ where declaration?.parameters.contains { $0.name == column } ?? false:
        parameters[column] = try Self.text(cell)
      default: expected.append((column, cell))
      }
    }
    let type = try #require(TypeCatalogue.type(named: type, writing: parameters))
    return try Self.outcomes(of: input, in: type, on: today, language).flatMap { outcome in
      try expected.compactMap { column, cell in
        let found = try #require(outcome.value(of: column), "no column \(column)")
        return try Self.isSame(found, as: cell) ? nil : "\(column) is \(found), not \(cell)"
      }
    }
  }

  private static func outcomes(
    of input: (way: String, text: String), in type: any FieldType, on today: CalendarDate,
    _ language: Language
  ) throws -> [TypeOutcome] {
    var typed = Typing(type, on: today), pasted = typed
    switch input.way {
    case "typed": try typed.press(keys: input.text)
    case "either": typed.type(input.text)
    case "given": return [.field(Typing(type, initial: .text(input.text), on: today))]
    case "held": return [.data(type, input.text)]
    case "read":
      let own = language == .english ? nil : type.adapted(to: Surroundings(language: language))
      return [.reading((own ?? type).parse(input.text))]
    default: break
    }
    pasted.paste(input.text)
    return switch input.way {
    case "typed": [.field(typed)]
    case "either": [.field(typed), .field(pasted)]
    default: [.field(pasted)]
    }
  }

  static func text(_ cell: String) throws -> String {
    guard cell.hasPrefix("\"") else { return cell }
    return try JSONDecoder().decode(String.self, from: Data(cell.utf8))
  }

  static func isSame(_ found: TypeOutcome.Value, as cell: String) throws -> Bool {
    switch found {
    case .text(let text): try text == (cell == "none" ? nil : Self.text(cell))
    case .error(let error):
      switch cell {
      case "ok": error == nil
      case "error": error != nil
      default: error?.code.rawValue == cell || error?.wording.text() == cell
      }
    }
  }
}

/// What came of a text.
enum TypeOutcome {
  case field(Typing)
  case data(any FieldType, String)
  case reading(Parse)

  enum Value {
    case text(String?)
    case error(FieldError?)
  }

  /// What stands in a column; `nil` for one that there isn't.
  func value(of column: String) -> Value? {
    switch (self, column) {
    case (.field(let typing), _): typing.value(of: column)
    case (.data(let type, let data), "live"): .error(data.isEmpty ? nil : type.live(data))
    case (.data(let type, let data), "verdict"): .error(type.result(data))
    case (.data(let type, let data), "sentence"): .error(type.live(data) ?? type.result(data))
    case (.data(let type, let data), "warning"): .text(type.warning(data)?.wording.text())
    case (.data(let type, let data), "hint"): .text(type.hint(data)?.text())
    case (.data(let type, let data), "badge"): .text(type.badge(data)?.text())
    case (.data(let type, let data), "text"): .text(type.text(data))
    case (.data(let type, let data), "hidden"): .text(type.mask.hiding(type.text(data)))
    case (.data(let type, let data), "pattern"): .text(type.template(for: data)?.pattern)
    case (.data(let type, let data), "rest"):
      .text(type.template(for: data)?.remainder(after: data.count))
    case (.data(let type, let data), "value"):
      .text(type.typed(data) == .none ? nil : type.typed(data).text)
    case (.reading(let parse), "data"): .text(parse.data)
    case (.reading(let parse), "sentence"): .error(parse.state.error)
    default: nil
    }
  }
}

extension Typing {
  /// Types a text in which ⌫ is Backspace, and a key's name may stand in ⟨ ⟩.
  mutating func press(keys: String) throws {
    for part in keys.replacing("⌫", with: "⟨Backspace⟩").split(separator: "⟨") {
      let halves = part.split(separator: "⟩", omittingEmptySubsequences: false)
      if halves.count > 1 { session.handle(try #require(Key(named: String(halves[0])))) }
      type(String(halves[halves.count - 1]))
    }
  }

  func value(of column: String) -> TypeOutcome.Value? {
    switch column {
    case "text": .text(text)
    case "data": .text(data)
    case "shown": .error(field.validity.error)
    case "verdict", "sentence": .error(field.verdict.error)
    case "live": .error(data.isEmpty ? nil : field.type.live(data))
    case "accepted": .text(verdict == nil ? left().data : nil)
    case "caret": .text("\(caret)")
    case "reading": .text(field.typeHint?.text())
    case "left": .text(settled)
    case "left data": .text(left().data)
    case "told": .error(left().field.validity.error)
    case "warning": .text(left().field.warning?.wording.text())
    case "advice": .text(left().field.advice?.wording.text())
    case "notice": .text(session.notice?.text())
    case "hint": .text(hint?.text())
    case "badge": .text(field.type.badge(data)?.text())
    case "value": .text(field.typed == .none ? nil : field.typed.text)
    default: nil
    }
  }
}

/// What is done to a field, and how it stands after each step.
@Suite struct StepTableTests {
  @Test(arguments: TestFile.tables(of: "../Vectors/steps.txt"))
  func `a field goes the way its table says`(table: TestTable) throws {
    let opening = try #require(table.lines.firstIndex { $0.hasPrefix("opens") })
    var typing = try Self.typing(table.lines[..<opening])
    for line in table.lines[opening...] {
      let cells = line.components(separatedBy: " ¦ ")
      try typing.carryOut(cells[0])
      for cell in cells.dropFirst() {
        let (column, wanted) = Self.halves(cell)
        let value = typing.stepValue(of: column) ?? typing.value(of: column)
        let found = try #require(value, "\(line)")
        #expect(try TypeTable.isSame(found, as: wanted), "\(line): \(column) is \(found)")
      }
    }
  }

  /// A field as the lines before its opening describe it.
  private static func typing(_ lines: ArraySlice<String>) throws -> Typing {
    var field = Field("tested")
    var timing = ErrorTiming()
    for line in lines {
      let (word, rest) = halves(line)
      switch word {
      case "type": field.type = try TypeTable.type(rest)
      case "integers": field.type = FormList(of: Field("entry", .integer()))
      case "required": field.required = .always
      case "initial":
        let initial = try TypeTable.text(rest)
        field.initial = field.type.list == nil ? .text(initial) : Value(initial.map(String.init))
      case "revert": field.options.invalid = .revert
      case "check": timing.validate = try #require(ValidateMode(rawValue: rest))
      case "hide": timing.hide = try #require(HideMode(rawValue: rest))
      case "rule": field.rules.append(try rule(rest))
      default: Issue.record("\(line) describes no field")
      }
    }
    return Typing(field, timing: timing, isEntered: false)
  }

  private static func rule(_ line: String) throws -> Rule {
    let parts = line.components(separatedBy: " on ")
    let (name, rest) = halves(parts[0])
    var rule =
      switch name {
      case "fails": Rule(.unless, .condition(.always))
      case "atLeast":
        Rule(.range, .range(min: DecimalNumber(rest).map(TypedValue.number), max: nil))
      case "sum": Rule(.pattern, .pattern(.texts("4", "6")), message: "The sum must be 10")
      default:
        Rule(
          try #require(Claim.Row.rules.first { $0.name == name }),
          Int(rest).map { .count($0) } ?? .nothing)
      }
    if parts.count > 1 {
      rule.triggers = Set(parts[1].components(separatedBy: ", ").compactMap(FieldEvent.init))
    }
    return rule
  }

  fileprivate static func halves(_ line: String) -> (String, String) {
    let end = line.firstIndex(of: " ") ?? line.endIndex
    return (String(line[..<end]), String(line[end...].dropFirst()))
  }
}

extension Typing {
  fileprivate mutating func carryOut(_ step: String) throws {
    let (action, rest) = StepTableTests.halves(step)
    let text = try TypeTable.text(rest)
    switch action {
    case "opens": break
    case "focus": enter()
    case "blur": leave()
    case "enter": press(.enter)
    case "tab": press(.tab)
    case "type":
      enter()
      try press(keys: text)
    case "edit":
      if session.opened == nil { enter() }
      edit(.move(.end))
      edit(.kill(.start))
      type(text)
    case "set": set(text)
    case "validate": session.validate(focusFirstFailed: false)
    case "open":
      enter()
      session.handle(.open)
    case "close": session.handle(.control("s"))
    default: Issue.record("\(step) is no step")
    }
  }

  /// What a step may tell of besides the columns of tables of types.
  fileprivate func stepValue(of column: String) -> TypeOutcome.Value? {
    switch column {
    case "good": .text(field.entry.origin.lastGood.text)
    case "state": .text("\(field.activity)")
    case "errors": .text(field.errors.map(\.code.rawValue).joined(separator: ", "))
    case "sheet":
      if case .entries(let sheet) = session.opened { .error(sheet.failure) } else { nil }
    case "closed": .text(session.opened == nil ? "yes" : "no")
    default: nil
    }
  }
}
