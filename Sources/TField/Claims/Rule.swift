/// One claim that a field's value must meet, beside what its type asks.
public struct Rule: Hashable, Sendable {
  /// Whether a failing rule blocks.
  public enum Level: String, CaseIterable, Sendable {
    case error, warning
  }

  package var claim: Claim
  package var message: Wording?
  package var code: ErrorCode?
  package var level: Level
  /// When it is judged for showing; `nil`: as the field or the form says.
  package var triggers: Set<FieldEvent>?

  package init(
    _ row: Claim.Row, _ operand: Claim.Operand = .nothing, message: Wording? = nil,
    code: ErrorCode? = nil, level: Level = .error, on triggers: Set<FieldEvent>? = nil
  ) {
    claim = Claim(row, operand)
    (self.message, self.code, self.level, self.triggers) = (message, code, level, triggers)
  }

  package var fieldIDs: [String] { claim.fieldIDs }

  /// What is wrong with a value, in order; a pattern that can't tell is the form's fault.
  package func failures(
    of value: Surroundings.Value, in surroundings: Surroundings
  ) -> [FieldError] {
    found(in: value, surroundings).map { failure in
      failure.code == .patternLimit
        ? failure : FieldError(code ?? failure.code, message ?? failure.wording)
    }
  }

  private func found(in value: Surroundings.Value, _ surroundings: Surroundings) -> [FieldError] {
    if claim.skips(value) { return [] }
    guard case .rules(let rules) = claim.operand else {
      return failures(whether: claim.holds(for: value, in: surroundings), value, surroundings)
    }
    let found = { (rule: Self) in rule.failures(of: value, in: surroundings) }
    switch claim.row {
    case .all: return rules.flatMap(found)
    case .any:
      // The first rule that passes settles it; if none does, what all of them find is kept.
      var failures: [FieldError] = []
      for rule in rules {
        let own = found(rule)
        if own.isEmpty { return [] }
        failures += own
      }
      return failures
    default:
      let failed = rules.flatMap(found)
      let isMet = failed.contains { $0.code == .patternLimit } ? nil : !failed.isEmpty
      return failures(whether: isMet, value, surroundings)
    }
  }

  private func failures(
    whether isMet: Bool?, _ value: Surroundings.Value, _ surroundings: Surroundings
  ) -> [FieldError] {
    switch isMet {
    case true?: return []
    case nil: return [FieldError(.patternLimit, .patternFault)]
    case false?:
      let wording = claim.wording(for: value, in: surroundings)
      return [FieldError(ErrorCode(rawValue: claim.row.name), wording)]
    }
  }
}

/// A claim about several fields: while its condition holds, they have an error or a warning.
public struct FormRule: Sendable {
  package var when: Condition
  package var fields: [String]
  package var level: Rule.Level
  package var message: Wording
  package var code: ErrorCode

  package init(
    when: Condition, fields: [String], level: Rule.Level = .error, message: Wording,
    code: ErrorCode = "rule"
  ) {
    (self.when, self.fields, self.level) = (when, fields, level)
    (self.message, self.code) = (message, code)
  }

  var asRule: Rule { Rule(.unless, .condition(when), message: message, code: code, level: level) }
}

/// Rules about bare data, as far as a look at its bytes can tell that they are met.
struct PlainRules: Sendable {
  private var least = 0
  private var most = Int.max
  private var patterns: [Pattern] = []
  private var classes: [ASCIISet] = []
  /// True if there is no other rule that can block.
  private var areAll = true
  private let rules: [Rule]

  init(_ rules: [Rule]) {
    self.rules = rules.filter { $0.level == .error }
    add(self.rules)
  }

  var isEmpty: Bool { rules.isEmpty }

  /// True if no rule refuses good data; where bytes tell too little, each is asked of a text.
  func pass(
    _ data: Span<UInt8>, as type: any FieldType, in surroundings: Surroundings = Surroundings()
  ) -> Bool {
    if rules.isEmpty || areMet(by: data) { return true }
    let text = String(data)
    let value = Surroundings.Value(data: text, typed: type.typed(text), isValid: true)
    return rules.allSatisfy { $0.failures(of: value, in: surroundings).isEmpty }
  }

  /// Of entries each has to meet a rule, which their bytes together can't tell.
  private func areMet(by data: Span<UInt8>) -> Bool {
    guard areAll, !data.has(Entries.separatorByte),
      data.count <= most || data.plainCount ?? .max <= most,
      least == 0 || data.plainCount ?? 0 >= least
    else { return false }
    for index in patterns.indices where patterns[index].describes(data) != true { return false }
    return classes.allSatisfy { data.all($0) }
  }

  private mutating func add(_ rules: [Rule]) {
    for rule in rules {
      switch (rule.claim.row, rule.claim.operand) {
      case (.minLength, .count(let count)): least = max(least, count)
      case (.maxLength, .count(let count)): most = min(most, count)
      case (.pattern, .pattern(let pattern)): patterns.append(pattern)
      case (.characters, .characters(let allowed)): classes.append(allowed.signs)
      case (.all, .rules(let rules)): add(rules)
      default: areAll = false
      }
    }
  }
}
