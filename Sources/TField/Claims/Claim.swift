/// A claim about a value: a row of the table of claims, and what it was given.
///
/// A rule is a claim about its own field, a condition is one about a field that it names.
package struct Claim: Hashable, Sendable {
  package let row: Row
  package let operand: Operand

  package init(_ row: Row, _ operand: Operand = .nothing) {
    self.row = row
    self.operand = operand
  }

  /// What a claim is given besides the value.
  package enum Operand: Hashable, Sendable {
    case nothing
    case count(Int)
    case span(min: Int?, max: Int?)
    case range(min: TypedValue?, max: TypedValue?)
    case step(DecimalNumber)
    case pattern(Pattern)
    case characters(CharacterClass)
    case others([Other])
    case rules([Rule])
    case condition(Condition)
    /// A closure of the app, for a field's own answer and those of other fields.
    case app(own: String, others: [String], AppTest)
  }

  /// What a field is compared with.
  package enum Other: Hashable, Sendable {
    case value(TypedValue)
    case field(String)
  }

  /// What form files write after the name of a row.
  package enum Takes: Sendable {
    case yes, flag, span, range, step, pattern, characters, field, values, rules, rule
    case count(ClosedRange<Int>)
    /// A value, or another field's.
    case other
    case others
  }

  /// One row of the table.
  package final class Row: Sendable {
    /// Which parts of a value with entries it must hold for.
    enum Scope {
      case whole, each, some
    }

    /// Its name in form files; for a rule it is the error code too.
    package let name: String
    /// What follows the name; `nil` for what no form file can write.
    package let takes: Takes?
    package let summary: String
    fileprivate let scope: Scope
    fileprivate let judgesEmpty: Bool
    /// The sentence for a value that doesn't meet it; a condition has none.
    fileprivate let says: @Sendable (Asked) -> Wording
    /// Whether it holds; `nil` if that can't be told, such as when a pattern gives up.
    fileprivate let holds: @Sendable (Asked) -> Bool?

    fileprivate init(
      _ name: String, _ takes: Takes?, _ summary: String, _ scope: Scope = .whole,
      judgesEmpty: Bool = false,
      says: @escaping @Sendable (Asked) -> Wording = { _ in .must(.this) },
      holds: @escaping @Sendable (Asked) -> Bool?
    ) {
      self.name = name
      self.takes = takes
      self.summary = summary
      self.scope = scope
      self.judgesEmpty = judgesEmpty
      self.says = says
      self.holds = holds
    }
  }
}

extension Claim.Row: Hashable {
  package static func == (one: Claim.Row, other: Claim.Row) -> Bool { one === other }
  package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension Claim {
  func holds(for value: Surroundings.Known, in surroundings: Surroundings) -> Bool? {
    let answer = { row.holds(Asked(operand: operand, value: $0, surroundings: surroundings)) }
    guard row.scope != .whole, let parts = value.parts else { return answer(value) }
    return row.scope == .each ? parts.allHold(answer) : parts.anyHolds(answer)
  }

  func wording(for value: Surroundings.Known, in surroundings: Surroundings) -> Wording {
    row.says(Asked(operand: operand, value: value, surroundings: surroundings))
  }

  /// True if there is no text, and the claim says nothing about empty text.
  func skips(_ value: Surroundings.Known) -> Bool {
    guard value.data.isEmpty else { return false }
    guard case .rules(let rules) = operand else { return !row.judgesEmpty }
    return rules.allSatisfy { $0.claim.skips(value) }
  }

  /// True if it compares the value with a field that nobody can read yet: then it says nothing.
  func isUnsettled(in surroundings: Surroundings) -> Bool {
    switch operand {
    case .others(let others):
      others.contains { other in
        if case .field(let id) = other { !surroundings.value(of: id).isReadable } else { false }
      }
    case .rules(let rules) where row == .not:
      rules.contains { $0.claim.isUnsettled(in: surroundings) }
    case .condition(let condition):
      condition.truth(in: surroundings) == nil && condition.isUnsettled(in: surroundings)
    case .app(_, let others, _): !others.allSatisfy { surroundings.value(of: $0).isReadable }
    default: false
    }
  }

  var fieldIDs: [String] {
    switch operand {
    case .others(let others): others.compactMap { if case .field(let id) = $0 { id } else { nil } }
    case .rules(let rules): rules.flatMap(\.fieldIDs)
    case .condition(let condition): condition.fieldIDs
    case .app(_, let others, _): others
    default: []
    }
  }

  /// The only value that meets it, if it simply claims to equal one.
  package var wanted: TypedValue? {
    guard row == .equals, case .others(let others) = operand, case .value(let value)? = others.first
    else { return nil }
    return value
  }
}

extension Claim.Operand {
  package static func value(_ value: TypedValue) -> Self { .others([.value(value)]) }
  package static func field(_ id: String) -> Self { .others([.field(id)]) }

  var rules: [Rule] { if case .rules(let rules) = self { rules } else { [] } }
}

/// A claim that is put to a value, as the functions of its row see it.
private struct Asked {
  let operand: Claim.Operand
  let value: Surroundings.Known
  let surroundings: Surroundings

  var text: String { value.data.text }

  var count: Int { if case .count(let count) = operand { count } else { 0 } }
  var step: DecimalNumber { if case .step(let step) = operand { step } else { 1 } }

  var span: (min: Int?, max: Int?) {
    if case .span(let min, let max) = operand { (min, max) } else { (nil, nil) }
  }

  var range: (min: TypedValue?, max: TypedValue?) {
    if case .range(let min, let max) = operand { (min, max) } else { (nil, nil) }
  }

  var isDescribed: Bool? {
    if case .pattern(let pattern) = operand { pattern.describes(text) } else { nil }
  }

  var characters: CharacterClass {
    if case .characters(let characters) = operand { characters } else { .any }
  }

  var stranger: Character? {
    (value.parts ?? [value]).lazy.compactMap { $0.data.text.first { !characters.contains($0) } }
      .first
  }

  var others: some Collection<Surroundings.Known> {
    let others = if case .others(let others) = operand { others } else { [] as [Claim.Other] }
    return others.lazy.map { other in
      switch other {
      case .value(let typed): Surroundings.Known(typed)
      case .field(let id): surroundings.value(of: id)
      }
    }
  }

  var other: Surroundings.Known { others.first ?? .empty }

  var isOneOfOthers: Bool { others.contains(where: value.holds) }

  /// What sentences call the other field.
  var otherName: Wording {
    other.label.map { .say("requirement.named", ["label": $0]) } ?? .say("requirement.unnamed")
  }

  /// Asks for characters of the set, and names the first that isn't in it.
  var setRequirement: Wording {
    let set = Wording.list(characters.members)
    let plain = Wording.say("requirement.fromSet", ["set": set])
    return stranger.map { other in
      .say(
        "requirement.fromSetNot", ["set": set, "other": String(other)], discreetly: plain)
    } ?? plain
  }

  var order: Int? { value.typed.order(asWith: other.typed) }

  var texts: [String] { others.map(\.typed.text) }

  var inner: Wording {
    guard operand.rules.count == 1, let rule = operand.rules.first else { return .must(.this) }
    return rule.claim.wording(for: value, in: surroundings)
  }
}

extension Claim.Row {
  /// The rules of form files, in the order of the manual.
  package static let rules: [Claim.Row] = [
    notEmpty, minLength, maxLength, count, range, multipleOf, pattern, equalTo, notEqualTo, isIn,
    isNotIn, digitsOnly, lettersOnly, alphanumeric, ascii, atLeastOneDigit, atLeastOneLetter,
    atLeastOneUppercaseLetter, atLeastOneLowercaseLetter, atLeastOneSpecialCharacter,
    noSpecialCharacters, email, url, notRecurringDigits, characters, before, after, unique, all,
    .any, not,
  ]

  /// What conditions claim of a field, in the order of the manual.
  package static let conditions: [Claim.Row] = [
    equals, isOneOf, filled, empty, valid, matches, greaterThan, lessThan, atLeast, atMost,
  ]

  package static let notEmpty = Claim.Row(
    "notEmpty", .yes, "At least one character that isn't white space.", judgesEmpty: true,
    says: { _ in .required }, holds: { !$0.value.data.isBlank })
  package static let minLength = Claim.Row(
    "minLength", .count(0...65_536), "At least this many characters.", .each, judgesEmpty: true,
    says: { .must(.span("requirement.length", $0.count, nil)) },
    holds: { $0.text.count >= $0.count })
  package static let maxLength = Claim.Row(
    "maxLength", .count(0...65_536), "At most this many characters.", .each, judgesEmpty: true,
    says: { .must(.span("requirement.length", nil, $0.count)) },
    holds: { !$0.text.isLonger(than: $0.count) })
  package static let count = Claim.Row(
    "count", .span, "The number of entries lies between min and max.", judgesEmpty: true,
    says: { .must(.span("requirement.entries", $0.span.min, $0.span.max)) },
    holds: {
      let count = $0.value.entries.count
      return count >= $0.span.min ?? 0 && count <= $0.span.max ?? .max
    })
  package static let range = Claim.Row(
    "range", .range, "A number or a day that lies between min and max.", .each,
    says: { .must(.range($0.range.min, $0.range.max)) },
    holds: { $0.value.lies(from: $0.range.min, to: $0.range.max) })
  package static let multipleOf = Claim.Row(
    "multipleOf", .step, "A multiple of this number.", .each,
    says: { .must(.say("requirement.multiple", ["step": $0.step.description])) },
    holds: { $0.value.typed.number?.isMultiple(of: $0.step) ?? !$0.value.isValid })
  package static let pattern = Claim.Row(
    "pattern", .pattern, "The whole value matches a regular expression (PCRE2).", .each,
    judgesEmpty: true, says: { _ in .must(.say("requirement.form")) }, holds: \.isDescribed)
  package static let equalTo = Claim.Row(
    "equalTo", .field, "Equal to the field with this id.", judgesEmpty: true,
    says: { .must(.say("requirement.same", ["field": $0.otherName])) },
    holds: { $0.value.equals($0.other) })
  package static let notEqualTo = Claim.Row(
    "notEqualTo", .field, "Not equal to the field with this id.", judgesEmpty: true,
    says: { .mustNot(.say("requirement.same", ["field": $0.otherName])) },
    holds: { !$0.value.equals($0.other) })
  package static let isIn = Claim.Row(
    "in", .values, "One of these values.", .each,
    says: { .must(.say("requirement.oneOf", ["values": Wording.list($0.texts)])) },
    holds: { $0.others.contains(where: $0.value.equals) })
  package static let isNotIn = Claim.Row(
    "notIn", .values, "None of these values.", .each,
    says: { .mustNot(.say("requirement.oneOf", ["values": Wording.list($0.texts)])) },
    holds: { !$0.others.contains(where: $0.value.equals) })
  package static let digitsOnly = only(.digit, "digitsOnly", "Only digits.")
  package static let lettersOnly = only(.letter, "lettersOnly", "Only letters.")
  package static let alphanumeric = only(
    .alphanumeric, "alphanumeric", "Only letters and digits.")
  package static let ascii = only(.ascii, "ascii", "Only ASCII characters.")
  package static let atLeastOneDigit = some(.digit, "atLeastOneDigit", "At least one digit.")
  package static let atLeastOneLetter = some(.letter, "atLeastOneLetter", "At least one letter.")
  package static let atLeastOneUppercaseLetter = some(
    .uppercaseLetter, "atLeastOneUppercaseLetter", "At least one capital letter.")
  package static let atLeastOneLowercaseLetter = some(
    .lowercaseLetter, "atLeastOneLowercaseLetter", "At least one small letter.")
  package static let atLeastOneSpecialCharacter = some(
    .special, "atLeastOneSpecialCharacter", "At least one special character.")
  package static let noSpecialCharacters = Claim.Row(
    "noSpecialCharacters", .yes, "Only letters, digits and spaces.", .each,
    says: { _ in .mustNot(.say("requirement.some.special")) },
    holds: { !$0.text.contains(where: CharacterClass.special.contains) })
  package static let email = Claim.Row(
    "email", .yes, "An email address.", .each,
    says: { _ in .must(.say("requirement.emailAddress")) },
    holds: { Email().judge($0.text.utf8.span) == .whole })
  package static let url = Claim.Row(
    "url", .yes, "A web address.", .each, says: { _ in .must(.say("requirement.webAddress")) },
    holds: { WebAddress().judgement(of: $0.text) == .whole })
  package static let notRecurringDigits = Claim.Row(
    "notRecurringDigits", .count(2...4096), "No digit this many times in a row.", .each,
    says: { .mustNot(.say("requirement.sameDigit", ["times": $0.count])) },
    holds: { !$0.text.hasRun(ofDigits: $0.count) })
  package static let characters = Claim.Row(
    "characters", .characters, "Only characters of a set such as [a-z0-9].", .each,
    says: { .must($0.setRequirement) },
    holds: { $0.text.allSatisfy($0.characters.contains) })
  package static let before = Claim.Row(
    "before", .field, "Before the field with this id.",
    says: { .must(.say("requirement.before", ["field": $0.otherName])) },
    holds: { $0.order.map { $0 < 0 } ?? true })
  package static let after = Claim.Row(
    "after", .field, "After the field with this id.",
    says: { .must(.say("requirement.after", ["field": $0.otherName])) },
    holds: { $0.order.map { $0 > 0 } ?? true })
  package static let unique = Claim.Row(
    "unique", .yes, "No two entries are the same.", judgesEmpty: true,
    says: { _ in .mustNot(.say("requirement.sameEntryTwice")) },
    holds: { $0.value.entries.firstRepeated == nil })

  // A rule made of other rules reports what those find.
  package static let all = Claim.Row(
    "all", .rules, "Every one of these rules.", says: \.inner, holds: { _ in nil })
  package static let any = Claim.Row(
    "any", .rules, "At least one of these rules.", says: \.inner, holds: { _ in nil })
  package static let not = Claim.Row(
    "not", .rule, "The rule must fail.", says: { $0.inner.inverse }, holds: { _ in nil })

  package static let unless = Claim.Row(
    "rule", nil, "Fails while a condition on the form holds.", judgesEmpty: true,
    says: { _ in .mustNot(.this) },
    holds: { question in
      guard case .condition(let condition) = question.operand else { return nil }
      return condition.truth(in: question.surroundings).map { !$0 }
    })
  package static let app = Claim.Row(
    "rule", nil, "What an app asks with code of its own.",
    holds: { question in
      guard case .app(let id, let others, let test) = question.operand else { return nil }
      let own = FormAnswers.Answer(question.value, id: id)
      return test.body(FormAnswers(of: others, in: question.surroundings, after: [own]))
    })

  private static func only(_ kind: CharacterClass, _ name: String, _ says: String) -> Claim.Row {
    Claim.Row(
      name, .yes, says, .each, says: { _ in .must(.say("requirement.only.\(kind)")) },
      holds: { $0.text.allSatisfy(kind.contains) })
  }

  private static func some(_ kind: CharacterClass, _ name: String, _ says: String) -> Claim.Row {
    Claim.Row(
      name, .yes, says, .each, judgesEmpty: true,
      says: { _ in .must(.say("requirement.some.\(kind)")) },
      holds: { $0.text.contains(where: kind.contains) })
  }

  package static let equals = Claim.Row(
    "equals", .other, "Its value is this one.", holds: \.isOneOfOthers)
  package static let isOneOf = Claim.Row(
    "in", .others, "Its value is one of these.", holds: \.isOneOfOthers)
  package static let filled = Claim.Row(
    "filled", .flag, "True: it has an answer. False: it has none.",
    holds: { !$0.value.data.isBlank })
  package static let empty = Claim.Row(
    "empty", .flag, "True: it has no answer. False: it has one.", holds: { $0.value.data.isBlank })
  package static let valid = Claim.Row(
    "valid", .flag, "True: nothing is wrong with it. False: something is.",
    holds: { $0.value.isValid })
  package static let matches = Claim.Row(
    "matches", .pattern, "Its whole value matches the pattern.", .some, holds: \.isDescribed)
  package static let greaterThan = Claim.Row(
    "greaterThan", .other, "It is greater.", holds: { $0.order.map { $0 > 0 } ?? false })
  package static let lessThan = Claim.Row(
    "lessThan", .other, "It is less.", holds: { $0.order.map { $0 < 0 } ?? false })
  package static let atLeast = Claim.Row(
    "atLeast", .other, "It is this or greater.", holds: { $0.order.map { $0 >= 0 } ?? false })
  package static let atMost = Claim.Row(
    "atMost", .other, "It is this or less.", holds: { $0.order.map { $0 <= 0 } ?? false })
}

extension Surroundings.Known {
  init(_ typed: TypedValue) {
    let data =
      if case .entries(let entries) = typed { Value(entries) } else { Value.text(typed.text) }
    self.init(data: data, typed: typed, isValid: true)
  }

  /// Its entries; a value that is no list has one, or none if it is empty.
  var entries: [Value] { data.asEntries }

  /// Its entries as separate values; `nil` for a value that is no list, or is empty.
  var parts: [Self]? {
    guard case .entries = typed, !data.isEmpty else { return nil }
    return data.entries.map { Self(data: $0, typed: .text($0.text), isValid: isValid) }
  }

  /// Equality as bare data, or by what is meant: a number, a day, a truth value.
  ///
  /// An empty field equals a switch that is off.
  func equals(_ other: Self) -> Bool {
    if data == other.data || data.isEmpty && other.data.isEmpty { return true }
    if isFlag || other.isFlag { return meansOn != nil && meansOn == other.meansOn }
    return typed.order(asWith: other.typed) == 0
  }

  private var isFlag: Bool { if case .flag = typed { true } else { false } }

  /// Whether it says yes or no; `nil` for anything else.
  private var meansOn: Bool? {
    if case .flag(let isOn) = typed { return isOn }
    return data.isEmpty ? false : Bool(data.text)
  }

  /// True if it equals the other value, or one of its entries does.
  func holds(_ other: Self) -> Bool {
    if case .entries = other.typed { return equals(other) }
    return parts?.contains { $0.equals(other) } ?? equals(other)
  }

  /// True if it lies within the limits, or if its type has refused it already.
  func lies(from min: TypedValue?, to max: TypedValue?) -> Bool {
    guard isValid else { return true }
    let isLowEnough = max.map { bound in typed.order(asWith: bound).map { $0 <= 0 } ?? false }
    let isHighEnough = min.map { bound in typed.order(asWith: bound).map { $0 >= 0 } ?? false }
    return isLowEnough ?? true && isHighEnough ?? true
  }
}

extension TypedValue {
  /// The order of two values, one of which may be a text to be read as the other's kind.
  ///
  /// Form files write days and times as text, and the value of a choice is one.
  func order(asWith other: Self) -> Int? {
    order(comparedTo: other) ?? read(as: other).order(comparedTo: other)
      ?? order(comparedTo: other.read(as: self))
  }

  /// Text as the kind of value that `other` is, if it can be read so.
  private func read(as other: Self) -> Self {
    guard case .text(let text) = self else { return self }
    let value: Self? =
      switch other {
      case .number, .amount: DecimalNumber(text).map(Self.number)
      case .date: CalendarDate(text).map(Self.date)
      case .month: CalendarDate(text + "-01").map { .month(year: $0.year, month: $0.month) }
      case .time: text.minuteOfDay.map(Self.init(minuteOfDay:))
      default: nil
      }
    return value ?? self
  }
}

extension [Value] {
  var firstRepeated: Int? {
    var seen: Set<Value> = []
    return firstIndex { !seen.insert($0).inserted }
  }
}

extension StringProtocol {
  var isBlank: Bool { allSatisfy(\.isUnseen) }
}

extension String {
  func hasRun(ofDigits count: Int) -> Bool {
    var run = 0
    var last: Character?
    for character in self {
      run = character == last ? run + 1 : 1
      last = character
      if run >= count && character.isASCIIDigit { return true }
    }
    return false
  }
}
