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
    case .field(let id), .column(let id, _): [id]
    default: parts.flatMap(\.fieldIDs)
    }
  }

  /// The fields in the entries of lists that it is worked out from.
  var columns: [(list: String, id: String)] {
    if case .column(let list, let id) = self { [(list, id)] } else { parts.flatMap(\.columns) }
  }

  /// The formulas that it is made of.
  private var parts: [Formula] {
    switch self {
    case .number, .field, .column: []
    case .negative(let inner): [inner]
    case .operation(let left, _, let right): [left, right]
    case .call(_, let arguments): arguments
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
    case .field: value(in: surroundings) != nil
    case .column: false
    case .call(let function, let arguments):
      arguments.allSatisfy { argument in
        argument.column(in: surroundings).map { !$0.isEmpty || function == .sum }
          ?? (function == .count || argument.hasOperands(in: surroundings))
      }
    case .number, .negative, .operation: parts.allSatisfy { $0.hasOperands(in: surroundings) }
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

extension Formula {
  /// Why a text is no formula, and at which character, counted from one.
  package struct Fault: Error, Hashable {
    package let reason: String
    package let position: Int
  }

  /// Reads `+ - * / ( )`, numbers, ids and functions; a minus between ids stands between spaces.
  package init(_ text: String) throws(Fault) {
    var reader = FormulaReader(text)
    self = try reader.formula()
  }
}

/// Reads a formula by recursive descent.
private struct FormulaReader {
  private static let deepest = 64
  /// How many numbers, ids and functions there may be; each takes room while it is worked out.
  private static let mostParts = 1_000

  private let characters: [Character]
  private var place = 0
  private var depth = 0
  private var parts = 0

  init(_ text: String) { characters = Array(text) }

  mutating func formula() throws(Formula.Fault) -> Formula {
    let formula = try sum()
    if next != nil { throw fault("+, -, * or / was expected") }
    return formula
  }

  private func fault(_ reason: String) -> Formula.Fault {
    Formula.Fault(reason: reason, position: place + 1)
  }

  /// The next character that is no space.
  private var next: Character? {
    mutating get {
      while place < characters.count, characters[place].isWhitespace { place += 1 }
      return place < characters.count ? characters[place] : nil
    }
  }

  private mutating func take(_ wanted: [Character]) -> Character? {
    guard let next, wanted.contains(next) else { return nil }
    place += 1
    return next
  }

  private mutating func sum() throws(Formula.Fault) -> Formula {
    try chain(["+", "-"]) { reader throws(Formula.Fault) in
      try reader.chain(["*", "/"]) { reader throws(Formula.Fault) in try reader.factor() }
    }
  }

  /// Parts with signs between them, worked out from the left.
  private mutating func chain(
    _ signs: [Character], of part: (inout Self) throws(Formula.Fault) -> Formula
  ) throws(Formula.Fault) -> Formula {
    var left = try part(&self)
    while let sign = take(signs).flatMap(Formula.Operator.init) {
      let right = try part(&self)
      left = try worked(.operation(left, sign, right))
    }
    return left
  }

  private mutating func factor() throws(Formula.Fault) -> Formula {
    depth += 1
    defer { depth -= 1 }
    guard depth <= Self.deepest else { throw fault("too many parentheses") }
    parts += 1
    guard parts <= Self.mostParts else { throw fault("a formula has at most 1,000 parts") }
    if take(["-"]) != nil { return .negative(try factor()) }
    if take(["("]) != nil {
      let inner = try sum()
      try close()
      return inner
    }
    guard let next else { throw fault("a number or an id was expected") }
    if next.isASCIIDigit || next == "." { return try number() }
    guard next.isASCIILetter || next == "_" else { throw fault("'\(next)' means nothing here") }
    return try named()
  }

  private mutating func close() throws(Formula.Fault) {
    if take([")"]) == nil { throw fault("')' was expected") }
  }

  private mutating func word(_ isPart: (Character) -> Bool) -> String {
    let rest = characters[place...].prefix(while: isPart)
    place += rest.count
    return String(rest)
  }

  private mutating func number() throws(Formula.Fault) -> Formula {
    let text = word { $0.isASCIIDigit || $0 == "." }
    guard let number = DecimalNumber(text) else {
      let isLong = text.count > DecimalNumber.mostDigits
      throw fault(isLong ? "a number has at most 1,000 digits" : "'\(text)' is no number")
    }
    return .number(number)
  }

  private mutating func id() -> String {
    word { $0.isASCIIDigit || $0.isASCIILetter || $0 == "_" || $0 == "-" }
  }

  /// A field, a column of a list, or a function.
  private mutating func named() throws(Formula.Fault) -> Formula {
    let name = id()
    if take(["."]) != nil { return .column(name, id()) }
    guard take(["("]) != nil else { return .field(name) }
    guard let function = Formula.Function(rawValue: name) else {
      let names = Formula.Function.allCases.map(\.rawValue)
      let guess = Suggestion.nearest(to: name, among: names).map { "; did you mean '\($0)'?" }
      throw fault("there is no function '\(name)'\(guess ?? "")")
    }
    var arguments = [try sum()]
    while take([","]) != nil { arguments.append(try sum()) }
    try close()
    guard function.takes(arguments) else { throw fault("'\(name)' \(function.wants)") }
    return try worked(.call(function, arguments))
  }

  /// A formula of numbers alone must come to something, and so must what it divides by.
  private func worked(_ formula: Formula) throws(Formula.Fault) -> Formula {
    switch formula {
    case .operation(_, .divided, let divisor) where divisor.constant == 0:
      throw fault("nothing can be divided by 0")
    case .call(.round, let arguments) where arguments.dropFirst().first?.constant != nil:
      let isRight = Formula.call(.round, [.number(0)] + arguments.dropFirst()).constant != nil
      if !isRight { throw fault("'round' keeps 0 to 100 places") }
    default: break
    }
    if formula.isConstant, formula.constant == nil { throw fault("this can't be worked out") }
    return formula
  }
}

extension Formula {
  /// True if no field is in it.
  fileprivate var isConstant: Bool {
    switch self {
    case .field, .column: false
    default: parts.allSatisfy(\.isConstant)
    }
  }

  /// What it comes to without any field.
  fileprivate var constant: DecimalNumber? { isConstant ? value(in: Surroundings()) : nil }
}

extension Formula.Function {
  fileprivate func takes(_ arguments: [Formula]) -> Bool {
    switch (self, arguments.count, arguments.first) {
    case (.count, 1, .field): true
    case (.count, _, _): false
    case (.round, 1...2, _): true
    case (.round, _, _): false
    default: true
    }
  }

  fileprivate var wants: String {
    self == .count ? "wants the id of a list" : "wants a number, and how many places it keeps"
  }
}
