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
    var left = try product()
    while let sign = take(["+", "-"]).flatMap(Formula.Operator.init) {
      let right = try product()
      left = try worked(.operation(left, sign, right))
    }
    return left
  }

  private mutating func product() throws(Formula.Fault) -> Formula {
    var left = try factor()
    while let sign = take(["*", "/"]).flatMap(Formula.Operator.init) {
      let right = try factor()
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
    case .number: true
    case .field, .column: false
    case .negative(let inner): inner.isConstant
    case .operation(let left, _, let right): left.isConstant && right.isConstant
    case .call(_, let arguments): arguments.allSatisfy(\.isConstant)
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
