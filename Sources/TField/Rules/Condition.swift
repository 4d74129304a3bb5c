/// A claim about the fields of a form, for `when`, `required`, `readOnly`, rules and actions.
package indirect enum Condition: Hashable, Sendable {
  /// What is claimed of one field.
  package enum Test: Hashable, Sendable {
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
  package enum Operand: Hashable, Sendable {
    case value(TypedValue)
    case field(String)
  }

  case always
  case never
  case field(String, Test)
  case all([Condition])
  case any([Condition])
  case not(Condition)
  /// What an app asks of the texts of the fields named, by code of its own.
  case app([String], AppTest<[String: String]>)
}

extension Condition {
  /// The ids of the fields it speaks of.
  package var fieldIDs: [String] {
    switch self {
    case .always, .never: []
    case .field(let id, let test): [id] + test.operands.compactMap(\.fieldID)
    case .all(let parts), .any(let parts): parts.flatMap(\.fieldIDs)
    case .not(let inner): inner.fieldIDs
    case .app(let ids, _): ids
    }
  }

  /// Whether it is no condition at all.
  var isAlways: Bool { if case .always = self { true } else { false } }

  /// Whether it holds always or never, without a look at any field.
  var isConstant: Bool {
    switch self {
    case .always, .never: true
    case .field, .all, .any, .not, .app: false
    }
  }

  /// Whether the claim holds; a field that isn't there counts as empty.
  ///
  /// A claim that can't be told, because a pattern was given up, doesn't hold.
  package func holds(in surroundings: Surroundings) -> Bool {
    truth(in: surroundings) ?? false
  }

  /// Whether the claim holds; `nil` if a pattern can't tell.
  func truth(in surroundings: Surroundings) -> Bool? {
    switch self {
    case .always: true
    case .never: false
    case .field(let id, let test): test.truth(for: surroundings.value(of: id), in: surroundings)
    case .all(let parts): parts.allHold { $0.truth(in: surroundings) }
    case .any(let parts): parts.anyHolds { $0.truth(in: surroundings) }
    case .not(let inner): inner.truth(in: surroundings).map { !$0 }
    case .app(let ids, let test):
      test.body(Dictionary(ids.map { ($0, surroundings.value(of: $0).data) }) { one, _ in one })
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
    case .value(let typed): Surroundings.Value(typed)
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

  /// Of several entries it is enough that one is equal, among others, or matches.
  fileprivate func truth(
    for value: Surroundings.Value, in surroundings: Surroundings
  ) -> Bool? {
    switch self {
    case .equals(let operand): value.holds(operand.value(in: surroundings))
    case .isIn(let operands): operands.contains { value.holds($0.value(in: surroundings)) }
    case .isFilled: !value.data.isBlank
    case .isEmpty: value.data.isBlank
    case .isValid: value.isValid
    case .matches(let pattern): value.parts.anyHolds { pattern.describes($0.data) }
    case .greaterThan(let operand): value.isOrdered(as: operand, surroundings) { $0 > 0 }
    case .lessThan(let operand): value.isOrdered(as: operand, surroundings) { $0 < 0 }
    case .atLeast(let operand): value.isOrdered(as: operand, surroundings) { $0 >= 0 }
    case .atMost(let operand): value.isOrdered(as: operand, surroundings) { $0 <= 0 }
    }
  }
}

extension Surroundings.Value {
  /// Equality as bare data, or by what is meant: a number, a day, a truth value.
  ///
  /// An empty field is a switch that is off.
  func equals(_ other: Self) -> Bool {
    if data == other.data { return true }
    if isFlag || other.isFlag { return meansOn != nil && meansOn == other.meansOn }
    return typed.order(asWith: other.typed) == 0
  }

  private var isFlag: Bool { if case .flag = typed { true } else { false } }

  /// Whether it says yes or no; `nil` for anything else.
  private var meansOn: Bool? {
    if case .flag(let isOn) = typed { return isOn }
    return data.isEmpty ? false : Bool(data)
  }

  /// Equality with another value, or of one entry with a single one.
  fileprivate func holds(_ other: Self) -> Bool {
    if case .entries = other.typed { return equals(other) }
    return parts.contains { $0.equals(other) }
  }

  fileprivate func isOrdered(
    as operand: Condition.Operand, _ surroundings: Surroundings, _ isRight: (Int) -> Bool
  ) -> Bool {
    typed.order(asWith: operand.value(in: surroundings).typed).map(isRight) ?? false
  }
}

extension StringProtocol {
  /// Whether it holds nothing but white space: no answer.
  var isBlank: Bool { allSatisfy(\.isUnseen) }
}
