/// A type made from another one by data, as form files' `types` are.
///
/// The base's checks run first; rules add to them, everything else replaces.
package struct CustomType: FieldType {
  /// What differs from the base.
  package struct Changes: Sendable {
    package var label: Wording?
    package var template: Template?
    package var allowed: CharacterClass?
    package var maxLength: Int?
    package var letterCase: LetterCase?
    package var trims = false
    package var live: [Rule] = []
    package var result: [Rule] = []
    package var warnings: [Rule] = []
    package var conversions: [String: String]?
    package var badges: [Badge]?
    package var isSecret: Bool?
    package var priority: Double?
    package var hint: Wording?

    package init() {}
  }

  /// A word that appears while a pattern matches.
  package struct Badge: Sendable {
    package var pattern: Pattern
    package var text: Wording

    package init(_ pattern: Pattern, _ text: Wording) {
      (self.pattern, self.text) = (pattern, text)
    }
  }

  package internal(set) var base: any FieldType
  package let changes: Changes
  package let traits: TypeTraits
  private let rules: PlainRules
  private var values: [String: Surroundings.Known] = [:]

  package init(base: any FieldType = Phrase(), _ changes: Changes) {
    self.base = base
    self.changes = changes
    var traits = base.traits
    traits.label = changes.label ?? traits.label
    traits.priority = changes.priority ?? traits.priority
    traits.isSecret = changes.isSecret ?? traits.isSecret
    if changes.template != nil { (traits.foldsForms, traits.isFixedLength) = (true, true) }
    if let letterCase = changes.letterCase {
      traits.capitals = letterCase == .words ? WordCapitals() : nil
    }
    self.traits = traits
    rules = PlainRules(changes.live + changes.result)
  }

  package var editor: Editor { base.editor }
  package func typed(_ data: String) -> TypedValue { base.typed(data) }
  package var holdsSecret: Bool { isSecret || base.holdsSecret }
  package var suggestions: (@Sendable () -> [ChoiceOption])? { base.suggestions }
  package func completions(of data: String) -> [String] { base.completions(of: data) }
  package var derivedData: String? { base.derivedData }
  package var nature: TypeNature { base.nature }

  package func template(for data: String) -> Template? {
    changes.template ?? base.template(for: data)
  }

  package func hint(_ data: String) -> Wording? { changes.hint ?? base.hint(data) }

  package var lesson: Wording? {
    guard replacesText else { return base.lesson }
    return changes.template.map { .say("reading.pattern", ["pattern": $0.pattern]) }
  }

  package func badge(_ data: String) -> Wording? {
    guard let badges = changes.badges else { return base.badge(data) }
    return badges.first { $0.pattern.describes(data) == true }?.text
  }

  package var badges: [Wording] { changes.badges?.map(\.text) ?? base.badges }

  private var replacesText: Bool { changes.template != nil || changes.allowed != nil }

  /// The text is judged in the letter case in which it will be kept.
  package func parse(_ text: String) -> Parse {
    let text = cased(text)
    guard replacesText else { return bounded(base.parse(text).map(cased)) }
    let data = changes.template.map { cased($0.bare(text.withoutOuterSpace)) } ?? text
    let stranger =
      changes.template.map { $0.firstStranger(in: data) }
      ?? changes.allowed.flatMap { allowed in data.firstIndex { !allowed.contains($0) } }
    if let stranger { return .stranger(stranger, in: data, of: .say("subject.value")) }
    return bounded(.data(data))
  }

  private func bounded(_ parse: Parse) -> Parse {
    let bounded = parse.showing(parse.shown.flatMap { isTooLong($0) ? nil : $0 })
    guard let data = parse.data, isTooLong(data) else { return bounded }
    return .wrong(.tooLong, .say("length.full", counting: capacity(for: data)))
      .showing(bounded.shown)
  }

  private func isTooLong(_ data: String) -> Bool { data.count > capacity(for: data) }

  private func cased(_ text: String) -> String { changes.letterCase?.applied(to: text) ?? text }

  package func capacity(for data: String) -> Int {
    let fitting = changes.template?.capacity ?? base.capacity(for: data)
    return changes.maxLength.map { min($0, fitting) } ?? fitting
  }

  package func write(_ data: String, as writing: Writing) -> String {
    let isOfBase = changes.template == nil || writing == .bare || writing == .file
    if writing == .finished { return finished(data) }
    if writing == .remainder, replacesText { return data }
    return isOfBase ? base.write(data, as: writing) : masked(data, as: writing)
  }

  private func finished(_ data: String) -> String {
    // The result of a conversion may be something that the base wouldn't keep.
    if changes.conversions?.values.contains(data) ?? false, conversion(of: data) == nil {
      return data
    }
    let finished = base.finish(data)
    return converted(changes.trims ? finished.withoutOuterSpace : finished)
  }

  /// Follows the conversions to their end, so that finishing twice changes no more than once.
  private func converted(_ data: String) -> String {
    var result = data
    for _ in 0...(changes.conversions?.count ?? 0) {
      guard !result.isEmpty, let next = conversion(of: result), next != result else {
        return result
      }
      result = next
    }
    return data
  }

  private func conversion(of data: String) -> String? {
    changes.conversions.flatMap { $0[data] ?? $0[write(data, as: .bare)] ?? $0[raised(data)] }
  }

  private func raised(_ data: String) -> String {
    var words = RaisedWords()
    return capitals.map { words.raise(data, by: $0) } ?? data
  }

  package func judge(_ data: String) -> Parse.State {
    let base = base.judge(data), template = changes.template?.judge(data) ?? .whole
    if base.live != nil { return base }
    if template.live != nil { return template }
    if let error = firstFailure(of: changes.live, .text(data)) ?? hopelessResult(data) {
      return .wrong(error, isWhole: base.isWhole && template.isWhole)
    }
    if base != .whole { return base }
    return firstFailure(of: changes.result, .text(data)).map { .begun($0) } ?? template
  }

  /// A result pattern also tells whether further typing can still match.
  private func hopelessResult(_ data: String) -> FieldError? {
    let hopeless = changes.result.first { rule in
      guard case .pattern(let pattern) = rule.claim.operand else { return false }
      return !pattern.allows(beginning: data)
    }
    return hopeless.flatMap { firstFailure(of: [$0], .text(data)) }
  }

  package func warning(_ value: Value) -> FieldError? {
    base.warning(value) ?? firstFailure(of: changes.warnings, value)
  }

  private func firstFailure(of rules: [Rule], _ data: Value) -> FieldError? {
    guard !rules.isEmpty else { return nil }
    let value = Surroundings.Known(data: data, typed: typed(data), isValid: true)
    let surroundings = Surroundings(values: values)
    return rules.lazy.compactMap { $0.failures(of: value, in: surroundings).first }.first
  }

  private var mentionedIDs: [String] {
    (changes.live + changes.result + changes.warnings).flatMap(\.fieldIDs)
  }

  package func neighbours(of field: Field, in form: Form) -> [String] {
    base.neighbours(of: field, in: form) + mentionedIDs
  }

  package func adapted(to surroundings: Surroundings) -> Self? {
    var own = surroundings
    let mentioned = mentionedIDs
    let near = surroundings.neighbours.suffix(mentioned.count)
    own.neighbours.removeLast(near.count)
    let base = base.adapted(to: own)
    let values = Dictionary(Swift.zip(mentioned, near), uniquingKeysWith: { first, _ in first })
    guard base != nil || values != self.values else { return nil }
    return with { ($0.base, $0.values) = (base ?? $0.base, values) }
  }

  package func isPlainlyGood(_ bytes: Span<UInt8>) -> Bool {
    guard changes.conversions == nil, hasCase(bytes) else { return false }
    guard let template = changes.template else { return base.isBare && isGood(data: bytes) }
    guard let data = template.data(in: bytes), data.count == template.capacity else { return false }
    return isGood(data: data.bytes.span.extracting(..<data.count))
  }

  /// True if its ASCII letters are in the type's case.
  private func hasCase(_ bytes: Span<UInt8>) -> Bool {
    switch changes.letterCase {
    case .upper: bytes.all(.printable) && !bytes.has(.smallLetters)
    case .lower: bytes.all(.printable) && !bytes.has(.capitals)
    case .words, nil: true
    }
  }

  private func isGood(data: Span<UInt8>) -> Bool {
    guard base.isPlainlyGood(data), data.count <= changes.maxLength ?? .max,
      !changes.trims || data[0] != 0x20 && data[data.count - 1] != 0x20
    else { return false }
    if let allowed = changes.allowed, changes.template == nil, !data.all(allowed.signs) {
      return false
    }
    return rules.areMet(by: data)
      || rules.pass(.text(String(data)), as: self, in: Surroundings(values: values))
  }
}

// A list is taken and written as its base does it; only rules add to that.
extension CustomType {
  private var list: (any FieldType)? { base.editor.hasEntries ? base : nil }

  package func taken(_ value: Value) -> Value { list?.taken(value) ?? value }
  package func finish(_ value: Value) -> Value { list?.finish(value) ?? .text(finish(value.text)) }
  package func typed(_ value: Value) -> TypedValue { list?.typed(value) ?? typed(value.text) }

  package func write(_ value: Value, as writing: Writing) -> String {
    list?.write(value, as: writing) ?? write(value.text, as: writing)
  }

  package func badge(_ value: Value) -> Wording? {
    changes.badges == nil && list != nil ? base.badge(value) : badge(value.text)
  }

  package func faults(in value: Value) -> [FieldError] {
    guard let list else { return faults(inText: value.text) }
    let own = list.faults(in: value)
    return own.isEmpty
      ? firstFailure(of: changes.live + changes.result, value).map { [$0] } ?? [] : own
  }
}
