internal import TField

/// A condition as far as bytes can tell whether it holds.
indirect enum FastCondition: Hashable, Sendable {
  case certain(Bool)
  /// Bytes tell nothing about it.
  case unknown
  case isFilled(Int)
  case isGood(Int)
  /// The field's value is one of some words.
  case isOneOf(Int, WordSet)
  case isOrdered(Int, Order, Operand)
  case all([Self])
  case any([Self])
  case not(Self)

  /// How the first of two values stands to the second.
  enum Order: Hashable, Sendable {
    case before, same, behind

    func holds(_ left: Int, _ right: Int) -> Bool {
      switch self {
      case .before: left < right
      case .same: left == right
      case .behind: left > right
      }
    }
  }

  enum Operand: Hashable, Sendable {
    case number(Int)
    case field(Int)
  }
}

extension FastCondition {
  /// Whether it holds; `nil` if that isn't certain.
  func truth(_ facts: FastFacts, _ record: FastScanner) -> Bool? {
    switch self {
    case .certain(let holds): return holds
    case .unknown: return nil
    case .isFilled(let index): return facts.isFilled(index)
    case .isGood(let index): return facts.good.has(index) ? true : nil
    case .isOneOf(let index, let words):
      return facts.isFilled(index).map { $0 && words.contains(record.value(index, facts.bytes)) }
    case .isOrdered(let index, let order, let operand):
      return Self.truth(index, order, operand, facts, record)
    case .all(let parts): return parts.allHold { $0.truth(facts, record) }
    case .any(let parts):
      return parts.allHold { $0.truth(facts, record).map { !$0 } }.map { !$0 }
    case .not(let inner): return inner.truth(facts, record).map { !$0 }
    }
  }

  /// Nothing comes before or behind a field that holds nothing.
  private static func truth(
    _ index: Int, _ order: Order, _ operand: Operand, _ facts: FastFacts, _ record: FastScanner
  ) -> Bool? {
    guard let isFilled = facts.isFilled(index) else { return nil }
    guard isFilled else { return false }
    guard let left = record.ordinal(index, facts.bytes) else { return nil }
    switch operand {
    case .number(let right): return order.holds(left, right)
    case .field(let other):
      guard let isFilled = facts.isFilled(other) else { return nil }
      return isFilled ? record.ordinal(other, facts.bytes).map { order.holds(left, $0) } : false
    }
  }
}

extension FastCondition {
  /// What bytes can tell of a condition on the fields of a form.
  init(_ condition: Condition, in form: Form, _ fields: FastFields) {
    switch condition {
    case .always: self = .certain(true)
    case .never: self = .certain(false)
    case .field(let id, let test):
      guard let index = form.index(of: id) else {
        self = .unknown
        return
      }
      self.init(index, test, in: form, fields)
    case .all(let parts): self = .all(parts.map { Self($0, in: form, fields) })
    case .any(let parts): self = .any(parts.map { Self($0, in: form, fields) })
    case .not(let inner): self = .not(Self(inner, in: form, fields))
    }
  }

  private init(_ index: Int, _ test: Condition.Test, in form: Form, _ fields: FastFields) {
    self =
      switch test {
      case .isFilled: .isFilled(index)
      case .isEmpty: .not(.isFilled(index))
      case .isValid: .isGood(index)
      case .matches: .unknown
      case .equals(let operand): Self.isOne(index, of: [operand], in: form, fields)
      case .isIn(let operands): Self.isOne(index, of: operands, in: form, fields)
      case .greaterThan(let operand): Self.stands(index, [.behind], operand, in: form, fields)
      case .lessThan(let operand): Self.stands(index, [.before], operand, in: form, fields)
      case .atLeast(let operand): Self.stands(index, [.behind, .same], operand, in: form, fields)
      case .atMost(let operand): Self.stands(index, [.before, .same], operand, in: form, fields)
      }
  }

  private static func isOne(
    _ index: Int, of operands: [Condition.Operand], in form: Form, _ fields: FastFields
  ) -> Self {
    if form.fields[index].type is Toggle {
      return .any(operands.map { isOn(index, $0) })
    }
    if fields.isNumber(index) {
      return .any(operands.map { stands(index, [.same], $0, in: form, fields) })
    }
    let words = operands.map(\.plainWord)
    guard fields.isData(index), !words.contains(nil) else { return .unknown }
    return .isOneOf(index, WordSet(words.compactMap(\.self)))
  }

  private static func isOn(_ index: Int, _ operand: Condition.Operand) -> Self {
    guard case .value(.flag(let isOn)) = operand else { return .unknown }
    return isOn ? .isFilled(index) : .not(.isFilled(index))
  }

  private static func stands(
    _ index: Int, _ orders: [Order], _ operand: Condition.Operand, in form: Form,
    _ fields: FastFields
  ) -> Self {
    var other: Operand?
    switch operand {
    case .value(.number(let number)) where fields.isNumber(index):
      other = Int(number.description).map(Operand.number)
    case .field(let id):
      let field = form.index(of: id)
      other = field.flatMap { fields.isOrdered(index, with: $0) ? .field($0) : nil }
    default: break
    }
    guard let other else { return .unknown }
    return .any(orders.map { .isOrdered(index, $0, other) })
  }
}

extension Condition.Operand {
  /// The text that it is, if that can be compared byte by byte.
  fileprivate var plainWord: String? {
    guard case .value(.text(let text)) = self, text.isPlainWord else { return nil }
    return text
  }
}
