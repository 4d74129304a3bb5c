/// A claim about the fields of a form, for `when`, `required`, `readOnly`, rules and actions.
public indirect enum Condition: Hashable, Sendable {
  /// What is claimed of one field.
  public enum Test: Hashable, Sendable {
    case equals(Operand)
    case isIn([Operand])
    case isFilled
    case isEmpty
    case isValid
    case matches(Pattern)
    case greaterThan(Operand)
    case lessThan(Operand)
    case atLeast(Operand)
    case atMost(Operand)
  }

  /// What a field is compared with: a value, or another field.
  public enum Operand: Hashable, Sendable {
    case value(TypedValue)
    case field(String)
  }

  case always
  case never
  case field(String, Test)
  case all([Condition])
  case any([Condition])
  case not(Condition)
}

extension Condition {
  /// The ids of the fields it speaks of.
  public var fieldIDs: [String] {
    switch self {
    case .always, .never: []
    case .field(let id, let test): [id] + test.operands.compactMap(\.fieldID)
    case .all(let parts), .any(let parts): parts.flatMap(\.fieldIDs)
    case .not(let inner): inner.fieldIDs
    }
  }

  /// Whether the claim holds; a field that isn't there counts as empty.
  public func holds(in surroundings: Surroundings) -> Bool {
    switch self {
    case .always: true
    case .never: false
    case .field(let id, let test): test.holds(for: surroundings.value(of: id), in: surroundings)
    case .all(let parts): parts.allSatisfy { $0.holds(in: surroundings) }
    case .any(let parts): parts.contains { $0.holds(in: surroundings) }
    case .not(let inner): !inner.holds(in: surroundings)
    }
  }

  /// Both, without saying more than needed.
  func and(_ other: Self) -> Self {
    if self == .always { return other }
    return other == .always ? self : .all([self, other])
  }
}

extension Surroundings {
  /// What the field with that id holds.
  func value(of id: String) -> Value { values[id] ?? .empty }
}

extension Condition.Operand {
  fileprivate var fieldID: String? {
    if case .field(let id) = self { id } else { nil }
  }

  fileprivate func value(in surroundings: Surroundings) -> Surroundings.Value {
    switch self {
    case .value(let typed): Surroundings.Value(data: typed.text, typed: typed, isValid: true)
    case .field(let id): surroundings.value(of: id)
    }
  }
}

extension Condition.Test {
  fileprivate var operands: [Condition.Operand] {
    switch self {
    case .equals(let operand), .greaterThan(let operand), .lessThan(let operand),
      .atLeast(let operand), .atMost(let operand):
      [operand]
    case .isIn(let operands): operands
    case .isFilled, .isEmpty, .isValid, .matches: []
    }
  }

  fileprivate func holds(for value: Surroundings.Value, in surroundings: Surroundings) -> Bool {
    switch self {
    case .equals(let operand): value.equals(operand.value(in: surroundings))
    case .isIn(let operands): operands.contains { value.equals($0.value(in: surroundings)) }
    case .isFilled: !value.data.isBlank
    case .isEmpty: value.data.isBlank
    case .isValid: value.isValid
    case .matches(let pattern): pattern.match(value.data) == .whole
    case .greaterThan(let operand): value.order(operand, surroundings).map { $0 > 0 } ?? false
    case .lessThan(let operand): value.order(operand, surroundings).map { $0 < 0 } ?? false
    case .atLeast(let operand): value.order(operand, surroundings).map { $0 >= 0 } ?? false
    case .atMost(let operand): value.order(operand, surroundings).map { $0 <= 0 } ?? false
    }
  }
}

extension Surroundings.Value {
  /// Equality as bare data; of two that mean a number, a day or a truth value, by their meaning.
  func equals(_ other: Self) -> Bool {
    if let order = typed.order(comparedTo: other.typed) { return order == 0 }
    if case .flag(let flag) = other.typed { return typed.isOn == flag }
    return data == other.data
  }

  fileprivate func order(
    _ operand: Condition.Operand, _ surroundings: Surroundings
  ) -> Int? {
    typed.order(comparedTo: operand.value(in: surroundings).typed)
  }
}

extension StringProtocol {
  /// Whether it holds nothing but white space: no answer.
  var isBlank: Bool { allSatisfy(\.isWhitespace) }
}
