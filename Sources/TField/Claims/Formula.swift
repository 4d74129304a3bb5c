/// A value worked out from other fields' numbers: `quantity * price`.
package indirect enum Formula: Hashable, Sendable {
  /// An operator; comparisons give 1 or 0, and a sign that begins like another stands first.
  package enum Operator: String, CaseIterable, Sendable {
    case plus = "+"
    case minus = "-"
    case times = "*"
    case divided = "/"
    case notEqual = "!="
    case atMost = "<="
    case atLeast = ">="
    case equal = "="
    case less = "<"
    case greater = ">"

    /// True if it takes an empty operand for 0.
    var isAdding: Bool { self == .plus || self == .minus }
    fileprivate var isComparison: Bool { !isAdding && self != .times && self != .divided }

    func result(_ left: DecimalNumber, _ right: DecimalNumber) -> DecimalNumber? {
      switch self {
      case .plus: left.plus(right)
      case .minus: left.minus(right)
      case .times: left.times(right)
      case .divided: left.divided(by: right)
      case .equal: left == right ? 1 : 0
      case .notEqual: left != right ? 1 : 0
      case .less: left < right ? 1 : 0
      case .atMost: left <= right ? 1 : 0
      case .greater: left > right ? 1 : 0
      case .atLeast: left >= right ? 1 : 0
      }
    }
  }

  /// A function of several numbers.
  package enum Function: String, CaseIterable, Sendable {
    case sum, count, min, max, round, `if`
  }

  case number(DecimalNumber)
  case field(String)
  /// A field of each entry of a list: `lines.total`.
  case column(String, String)
  case negative(Formula)
  case operation(Formula, Operator, Formula)
  case call(Function, [Formula])

  package var fieldIDs: [String] {
    switch self {
    case .field(let id), .column(let id, _): [id]
    default: parts.flatMap(\.fieldIDs)
    }
  }

  var columns: [(list: String, id: String)] {
    if case .column(let list, let id) = self { [(list, id)] } else { parts.flatMap(\.columns) }
  }

  private var parts: [Formula] {
    switch self {
    case .number, .field, .column: []
    case .negative(let inner): [inner]
    case .operation(let left, _, let right): [left, right]
    case .call(_, let arguments): arguments
    }
  }

  /// Its result; one that can't be worked out has no number.
  func result(in surroundings: Surroundings) -> Operand {
    switch self {
    case .number(let number): .number(number)
    case .field(let id): surroundings.value(of: id).operand
    case .column: .invalid
    case .negative(let inner): inner.result(in: surroundings).map(\.negated)
    case .operation(let left, let sign, let right):
      .two(left.result(in: surroundings), sign, right.result(in: surroundings))
    case .call(let function, let arguments): result(of: function, arguments, surroundings)
    }
  }

  private func result(
    of function: Function, _ arguments: [Formula], _ surroundings: Surroundings
  ) -> Operand {
    let operands = arguments.lazy.flatMap { $0.operands(in: surroundings) }
    return switch function {
    case .count: .number(DecimalNumber(arguments.first?.count(in: surroundings) ?? 0))
    case .round:
      .all(operands) { numbers in
        guard let places = numbers.count > 1 ? Int(numbers[1].text()) : 0,
          (0...100).contains(places)
        else { return nil }
        return numbers.first?.rounded(to: places)
      }
    case .sum:
      .all(operands, adding: true) { $0.reduce(0) { $0.flatMap($1.plus) } }
    case .min: operands.isEmpty ? .nothing : .all(operands) { $0.min() }
    case .max: operands.isEmpty ? .nothing : .all(operands) { $0.max() }
    case .if: chosen(of: arguments[...], surroundings)
    }
  }

  /// The result of `if`: only the part that the condition picks is worked out.
  private func chosen(of arguments: ArraySlice<Formula>, _ surroundings: Surroundings) -> Operand {
    let condition = arguments.first?.result(in: surroundings) ?? .invalid
    if condition == .invalid || condition == .impossible { return condition }
    let isSo = condition.number.map { $0 != 0 } ?? false
    return (isSo ? arguments.dropFirst().first : arguments.last)?.result(in: surroundings)
      ?? .invalid
  }

  /// Its value, or for a list the value of each entry.
  private func operands(in surroundings: Surroundings) -> [Operand] {
    let listed: [Operand]? =
      switch self {
      case .column(let id, let column): surroundings.value(of: id).columns[column] ?? []
      case .field(let id): surroundings.value(of: id).entryOperands
      default: nil
      }
    return listed?.filter { $0 != .nothing } ?? [result(in: surroundings)]
  }

  private func count(in surroundings: Surroundings) -> Int {
    fieldIDs.first.map { surroundings.value(of: $0).entries.count } ?? 0
  }
}

/// The value of a field, or of a part of a formula.
enum Operand: Hashable, Sendable {
  case number(DecimalNumber)
  case nothing
  case invalid
  /// There is no result, though all operands are there: a division by zero.
  case impossible

  var number: DecimalNumber? { if case .number(let number) = self { number } else { nil } }

  fileprivate func map(_ work: (DecimalNumber) -> DecimalNumber) -> Self {
    number.map { .number(work($0)) } ?? self
  }

  /// The result of several operands: empty if one is empty, except that sums count it as 0.
  fileprivate static func all(
    _ operands: some Sequence<Self>, adding: Bool = false,
    _ work: ([DecimalNumber]) -> DecimalNumber?
  ) -> Self {
    var numbers: [DecimalNumber] = []
    var isMissing = false
    for operand in operands {
      switch operand {
      case .number(let number): numbers.append(number)
      case .nothing: adding ? numbers.append(0) : (isMissing = true)
      case .invalid, .impossible: return operand
      }
    }
    return isMissing ? .nothing : work(numbers).map(Self.number) ?? .impossible
  }

  /// A comparison with an empty operand is false, except for `!=`.
  fileprivate static func two(_ left: Self, _ sign: Formula.Operator, _ right: Self) -> Self {
    let result = all([left, right], adding: sign.isAdding) {
      $0.count == 2 ? sign.result($0[0], $0[1]) : nil
    }
    guard result == .nothing, sign.isComparison else { return result }
    return .number(sign == .notEqual && left != right ? 1 : 0)
  }
}

extension Surroundings.Known {
  /// Its value in a formula; failing a rule about other fields doesn't make it invalid.
  var operand: Operand {
    if isRefused { return .invalid }
    let typed = typed
    if case .flag(let isOn) = typed { return .number(isOn ? 1 : 0) }
    if data.isBlank { return isSpoilt ? .invalid : .nothing }
    guard isSound else { return .invalid }
    if case .text(let text) = typed { return DecimalNumber(text).map(Operand.number) ?? .invalid }
    return typed.number.map(Operand.number) ?? .invalid
  }

  fileprivate var entryOperands: [Operand]? {
    guard case .list(let entries) = data else { return nil }
    return entries.map { entry in
      isSoundEntry(entry) ? DecimalNumber(entry.text).map(Operand.number) ?? .invalid : .invalid
    }
  }
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

  /// The condition of `if`: a comparison, or the id of a toggle.
  private mutating func condition() throws(Formula.Fault) -> Formula {
    let left = try sum()
    let signs = next == nil ? [] : Formula.Operator.allCases.filter(\.isComparison)
    guard let sign = signs.first(where: { characters[place...].starts(with: $0.rawValue) }) else {
      if case .field = left { return left }
      throw fault("a comparison such as 'quantity >= 10' was expected")
    }
    place += sign.rawValue.count
    return .operation(left, sign, try sum())
  }

  private mutating func chain(
    _ signs: [Character], of part: (inout Self) throws(Formula.Fault) -> Formula
  ) throws(Formula.Fault) -> Formula {
    var left = try part(&self)
    while let sign = take(signs).flatMap({ Formula.Operator(rawValue: String($0)) }) {
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

  private mutating func named() throws(Formula.Fault) -> Formula {
    let name = id()
    if take(["."]) != nil { return .column(name, id()) }
    guard take(["("]) != nil else { return .field(name) }
    guard let function = Formula.Function(rawValue: name) else {
      let names = Formula.Function.allCases.map(\.rawValue)
      let guess = Suggestion.nearest(to: name, among: names).map { "; did you mean '\($0)'?" }
      throw fault("there is no function '\(name)'\(guess ?? "")")
    }
    var arguments = [try function == .if ? condition() : sum()]
    while take([","]) != nil { arguments.append(try sum()) }
    try close()
    if let wanted = function.objection(to: arguments) { throw fault("'\(name)' \(wanted)") }
    return try worked(.call(function, arguments))
  }

  /// A formula of constants must have a result, and no constant divisor may be zero.
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
  fileprivate var isConstant: Bool {
    switch self {
    case .field, .column: false
    default: parts.allSatisfy(\.isConstant)
    }
  }

  fileprivate var constant: DecimalNumber? { isConstant ? result(in: Surroundings()).number : nil }
}

extension Formula.Function {
  /// What it wants instead of arguments that it can't take.
  fileprivate func objection(to arguments: [Formula]) -> String? {
    switch (self, arguments.count, arguments.first) {
    case (.count, 1, .field), (.round, 1...2, _), (.if, 3, _): nil
    case (.count, _, _): "wants the id of a list"
    case (.round, _, _): "wants a number, and how many places it keeps"
    case (.if, _, _): "wants a condition and two results"
    default: nil
    }
  }
}
