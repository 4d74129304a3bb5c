import Foundation
import TestSupport
import Testing

@testable import TField

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
        let found = try #require(typing.stepValue(of: column) ?? typing.value(of: column), "\(line)")
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
      case "integers": field.type = FormList(of: Field("entry", IntegerNumber()))
      case "required": field.required = .always
      case "initial": field.initial = try TypeTable.text(rest)
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
      case "atLeast": Rule(.range, .range(min: DecimalNumber(rest).map(TypedValue.number), max: nil))
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
    case "good": .text(field.lastGood)
    case "state": .text("\(field.activity)")
    case "errors": .text(field.errors.map(\.code.rawValue).joined(separator: ", "))
    case "sheet": if case .entries(let sheet) = session.opened { .error(sheet.failure) } else { nil }
    case "closed": .text(session.opened == nil ? "yes" : "no")
    default: nil
    }
  }
}
