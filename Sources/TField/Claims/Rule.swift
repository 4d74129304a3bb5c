/// One claim that a field's value must meet, besides what its type asks.
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
    self.message = message
    self.code = code
    self.level = level
    self.triggers = triggers
  }

  package var fieldIDs: [String] { claim.fieldIDs }

  /// The errors of a value, in order; a pattern that gives up is reported as the form's fault.
  package func failures(
    of value: Surroundings.Known, in surroundings: Surroundings
  ) -> [FieldError] {
    found(in: value, surroundings).map { failure in
      failure.code == .patternLimit
        ? failure : FieldError(code ?? failure.code, message ?? failure.wording)
    }
  }

  private func found(in value: Surroundings.Known, _ surroundings: Surroundings) -> [FieldError] {
    if claim.skips(value) || claim.isUnsettled(in: surroundings) { return [] }
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
    whether isMet: Bool?, _ value: Surroundings.Known, _ surroundings: Surroundings
  ) -> [FieldError] {
    switch isMet {
    case true?: return []
    case nil: return [FieldError(.patternLimit, .say("field.patternFault"))]
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
    self.when = when
    self.fields = fields
    self.level = level
    self.message = message
    self.code = code
  }

  /// Whether the answers meet it; `nil` if a pattern can't tell.
  ///
  /// While a field can't be read that it asks about, it says nothing.
  func isMet(in surroundings: Surroundings) -> Bool? {
    guard let truth = when.truth(in: surroundings) else {
      return when.isUnsettled(in: surroundings) ? true : nil
    }
    return !truth
  }

  /// What it says of its fields, depending on whether the answers meet it.
  func fault(_ isMet: Bool?) -> Fault? {
    switch isMet {
    case true?: nil
    case false?: Fault(level: level, error: FieldError(code, message))
    case nil: Fault(level: level, error: FieldError(.patternLimit, .say("field.patternFault")))
    }
  }

  /// What a rule says of its fields while the answers don't meet it.
  struct Fault: Sendable {
    let level: Rule.Level
    let error: FieldError
  }
}

/// Rules about bare data that can be checked by looking at its bytes.
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

  /// True if no rule refuses a good value, by its bytes or else by what it means.
  func pass(
    _ value: Value, as type: any FieldType, in surroundings: Surroundings = Surroundings()
  ) -> Bool {
    if rules.isEmpty { return true }
    if case .text(let text) = value, areMet(by: text.utf8.span) { return true }
    let value = Surroundings.Known(of: type, value)
    return rules.allSatisfy { $0.failures(of: value, in: surroundings).isEmpty }
  }

  /// True if the bytes alone show that no rule refuses them.
  func areMet(by data: Span<UInt8>) -> Bool {
    guard areAll,
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

/// A condition on the fields of a form, for `when`, `required`, `readOnly`, rules and actions.
package indirect enum Condition: Hashable, Sendable {
  case always
  case never
  case claim(String, Claim)
  case all([Condition])
  case any([Condition])
  case not(Condition)
  /// A test by a closure of the app, given the answers of the named fields.
  case app([String], AppTest)

  package static func field(
    _ id: String, _ row: Claim.Row, _ operand: Claim.Operand = .nothing
  ) -> Self { .claim(id, Claim(row, operand)) }

  package var fieldIDs: [String] {
    switch self {
    case .always, .never: []
    case .claim(let id, let claim): [id] + claim.fieldIDs
    case .all(let parts), .any(let parts): parts.flatMap(\.fieldIDs)
    case .not(let inner): inner.fieldIDs
    case .app(let ids, _): ids
    }
  }

  /// The fields that must hold a value for it to be true.
  var wantedIDs: [String] {
    switch self {
    case .claim(let id, let claim): claim.wanted.map { $0 == .flag(false) ? [] : [id] } ?? []
    case .all(let parts): parts.flatMap(\.wantedIDs)
    case .always, .never, .any, .not, .app: []
    }
  }

  var isConstant: Bool { self == .always || self == .never }

  /// Both conditions, simplified.
  func and(_ other: Self) -> Self {
    if self == .always { return other }
    return other == .always ? self : .all([self, other])
  }

  /// True if it holds; a missing field is empty, and what can't be told doesn't hold.
  package func holds(in surroundings: Surroundings) -> Bool { truth(in: surroundings) ?? false }

  /// Whether it holds; `nil` if a pattern can't tell, or a field can't be read that it asks about.
  func truth(in surroundings: Surroundings) -> Bool? {
    truth(
      of: { $1.holds(of: surroundings.value(of: $0), in: surroundings) },
      { ids, test in
        guard ids.allSatisfy({ surroundings.value(of: $0).isReadable }) else { return nil }
        return test.body(FormAnswers(of: ids, in: surroundings))
      })
  }

  /// True if nobody can read one of the fields yet that it asks about.
  func isUnsettled(in surroundings: Surroundings) -> Bool {
    !fieldIDs.allSatisfy { surroundings.value(of: $0).isReadable }
  }

  /// Its truth if only one field's value is known; `nil` for unknown.
  package func truth(where id: String, equals text: String, in form: Form) -> Bool? {
    truth(
      of: { other, claim in
        if other == id { return claim.wanted.map { $0.text == text } }
        guard let index = form.index(of: other) else { return nil }
        let isThere = form.fields[index].when.truth(where: id, equals: text, in: form)
        return isThere == false ? claim.holdsOfNothing : nil
      }, { _, _ in nil })
  }

  private func truth(
    of claim: (String, Claim) -> Bool?, _ app: ([String], AppTest) -> Bool?
  ) -> Bool? {
    switch self {
    case .always: true
    case .never: false
    case .claim(let id, let said): claim(id, said)
    case .all(let parts): parts.allHold { $0.truth(of: claim, app) }
    case .any(let parts): parts.anyHolds { $0.truth(of: claim, app) }
    case .not(let inner): inner.truth(of: claim, app).map { !$0 }
    case .app(let ids, let test): app(ids, test)
    }
  }

  /// True if the two conditions are known never to hold together; false if that is unknown.
  package func excludes(_ other: Self) -> Bool {
    switch (self, other) {
    case (.never, _), (_, .never): true
    case (.any(let parts), _): parts.allSatisfy { $0.excludes(other) }
    case (_, .any(let parts)): parts.allSatisfy { excludes($0) }
    case (.all(let parts), _): parts.contains { $0.excludes(other) }
    case (_, .all(let parts)): parts.contains { excludes($0) }
    case (.not(.any(let parts)), _): parts.contains { Self.not($0).excludes(other) }
    case (_, .not(.any(let parts))): parts.contains { excludes(.not($0)) }
    case (.not(let inner), _) where inner == other: true
    case (_, .not(let inner)) where inner == self: true
    case (.claim(let id, let claim), .claim(let otherID, let otherClaim)):
      id == otherID && claim.excludes(otherClaim)
    default: false
    }
  }
}

extension Claim {
  package func excludes(_ other: Self) -> Bool {
    if let wanted, let otherWanted = other.wanted { return wanted != otherWanted }
    return [row, other.row] == [.filled, .empty] || [row, other.row] == [.empty, .filled]
  }

  /// Whether it holds for another field's value; `nil` while that can't be read.
  fileprivate func holds(
    of value: Surroundings.Known, in surroundings: Surroundings
  ) -> Bool? {
    let asksOfAnything = row == .filled || row == .empty || row == .valid
    guard asksOfAnything || value.isReadable, !isUnsettled(in: surroundings) else { return nil }
    return holds(for: value, in: surroundings)
  }

  /// True if it holds for a hidden field, which is empty and so equals nothing.
  fileprivate var holdsOfNothing: Bool { row == .empty || row == .valid || wanted == .flag(false) }
}

extension Surroundings {
  func value(of id: String) -> Known { values[id] ?? .empty }
}

/// Claims that may be true, false, or unknown, such as when a pattern gives up.
extension Sequence {
  /// Whether a claim holds for every element; `nil` if that can't be told.
  @inlinable package func allHold(_ claim: (Element) -> Bool?) -> Bool? {
    var isCertain = true
    for element in self {
      guard let holds = claim(element) else {
        isCertain = false
        continue
      }
      if !holds { return false }
    }
    return isCertain ? true : nil
  }

  func anyHolds(_ claim: (Element) -> Bool?) -> Bool? {
    allHold { claim($0).map { !$0 } }.map { !$0 }
  }
}
