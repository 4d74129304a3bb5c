/// A value worked out from other fields' numbers: `quantity * price`.
package indirect enum Formula: Hashable, Sendable {
  /// What two numbers become.
  package enum Operator: Character, Sendable {
    case plus = "+"
    case minus = "-"
    case times = "*"
    case divided = "/"
  }

  /// What several numbers become.
  package enum Function: String, CaseIterable, Sendable {
    case sum, count, min, max, round
  }

  case number(DecimalNumber)
  case field(String)
  /// A field of each entry of a list: `lines.total`.
  case column(String, String)
  case negative(Formula)
  case operation(Formula, Operator, Formula)
  case call(Function, [Formula])
}

extension Formula {
  /// The ids of the fields of this form that it is worked out from.
  package var fieldIDs: [String] {
    switch self {
    case .number: []
    case .field(let id), .column(let id, _): [id]
    case .negative(let inner): inner.fieldIDs
    case .operation(let left, _, let right): left.fieldIDs + right.fieldIDs
    case .call(_, let arguments): arguments.flatMap(\.fieldIDs)
    }
  }

  /// The fields in the entries of lists that it is worked out from.
  var columns: [(list: String, id: String)] {
    switch self {
    case .number, .field: []
    case .column(let list, let id): [(list, id)]
    case .negative(let inner): inner.columns
    case .operation(let left, _, let right): left.columns + right.columns
    case .call(_, let arguments): arguments.flatMap(\.columns)
    }
  }

  /// The result; `nil` while a field that it needs holds no number, and for what can't be divided.
  func value(in surroundings: Surroundings) -> DecimalNumber? {
    switch self {
    case .number(let number): number
    case .field(let id): surroundings.value(of: id).typed.number
    case .column: nil
    case .negative(let inner): inner.value(in: surroundings)?.negated
    case .operation(let left, let sign, let right):
      left.value(in: surroundings).flatMap { left in
        right.value(in: surroundings).flatMap { sign.result(left, $0) }
      }
    case .call(let function, let arguments): result(of: function, arguments, surroundings)
    }
  }

  /// True if it has no result, though each field that it needs holds a number.
  func fails(in surroundings: Surroundings) -> Bool {
    value(in: surroundings) == nil && hasOperands(in: surroundings)
  }

  private func hasOperands(in surroundings: Surroundings) -> Bool {
    switch self {
    case .number: true
    case .field: value(in: surroundings) != nil
    case .column: false
    case .negative(let inner): inner.hasOperands(in: surroundings)
    case .operation(let left, _, let right):
      left.hasOperands(in: surroundings) && right.hasOperands(in: surroundings)
    case .call(let function, let arguments):
      arguments.allSatisfy { argument in
        argument.column(in: surroundings).map { !$0.isEmpty || function == .sum }
          ?? (function == .count || argument.hasOperands(in: surroundings))
      }
    }
  }

  private func result(
    of function: Function, _ arguments: [Formula], _ surroundings: Surroundings
  ) -> DecimalNumber? {
    switch function {
    case .count: DecimalNumber(arguments.first?.count(in: surroundings) ?? 0)
    case .round: rounded(arguments, surroundings)
    case .sum: numbers(arguments, surroundings)?.reduce(0) { $0.flatMap($1.plus) }
    case .min: numbers(arguments, surroundings)?.min()
    case .max: numbers(arguments, surroundings)?.max()
    }
  }

  private func rounded(_ arguments: [Formula], _ surroundings: Surroundings) -> DecimalNumber? {
    guard let number = arguments.first?.value(in: surroundings) else { return nil }
    let places = arguments.dropFirst().first.map { $0.value(in: surroundings)?.wholeNumber }
    return places.map { $0.flatMap(number.rounded) } ?? number.rounded(to: 0)
  }

  /// The numbers of all arguments, of a list each that it has; `nil` if another argument has none.
  private func numbers(
    _ arguments: [Formula], _ surroundings: Surroundings
  ) -> [DecimalNumber]? {
    var numbers: [DecimalNumber] = []
    for argument in arguments {
      if let column = argument.column(in: surroundings) {
        numbers += column
      } else {
        guard let number = argument.value(in: surroundings) else { return nil }
        numbers.append(number)
      }
    }
    return numbers
  }

  /// The numbers in the entries of a list; `nil` for anything else.
  private func column(in surroundings: Surroundings) -> [DecimalNumber]? {
    switch self {
    case .column(let id, let column): surroundings.value(of: id).columns[column]
    case .field(let id): surroundings.value(of: id).entryNumbers
    default: nil
    }
  }

  private func count(in surroundings: Surroundings) -> Int {
    fieldIDs.first.map { Entries(surroundings.value(of: $0).data).array.count } ?? 0
  }
}

extension Surroundings.Value {
  /// The numbers of a list's entries.
  fileprivate var entryNumbers: [DecimalNumber]? {
    guard case .entries(let entries) = typed else { return nil }
    return entries.compactMap { DecimalNumber($0) }
  }
}

extension Formula.Operator {
  func result(_ left: DecimalNumber, _ right: DecimalNumber) -> DecimalNumber? {
    switch self {
    case .plus: left.plus(right)
    case .minus: left.minus(right)
    case .times: left.times(right)
    case .divided: left.divided(by: right)
    }
  }
}

extension DecimalNumber {
  /// The number as a count of digits.
  fileprivate var wholeNumber: Int? { Int(text()).flatMap { (0...100).contains($0) ? $0 : nil } }
}
