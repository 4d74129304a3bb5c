/// What the judge says of one field among those around it.
package struct Judged: Sendable {
  /// The field's type, adapted to its surroundings: today, the card number beside it.
  package internal(set) var type: any FieldType { didSet { kept = nil } }
  package internal(set) var isHidden = false
  package internal(set) var isRequired: Bool
  package internal(set) var isReadOnly = false
  /// The result of its formula; `nil` without one.
  var result: Operand?
  /// What leaving the field now would find wrong, and when each finding is shown.
  var findings: [Finding] = []
  /// The value that was judged, and how often the text had been edited by then.
  private var kept: (value: Value?, edits: Int)?

  init(of field: Field) {
    type = field.type
    isRequired = field.required == .always
  }

  mutating func keep(_ value: Value?, of entry: Entry) { kept = (value, entry.buffer.edits) }

  /// The value of an entry once its field is left, as it was judged if it is still the same; `nil`
  /// for a text that means nothing.
  func value(of entry: Entry) -> Value? {
    if let kept, kept.edits == entry.buffer.edits { return kept.value }
    return entry.settling(as: type).value
  }
}

/// One thing wrong with a field, and the events on which it is shown.
struct Finding: Hashable, Sendable {
  let error: FieldError
  /// `nil`: as the field or the form says.
  var triggers: Set<FieldEvent>?
  func asks(for event: FieldEvent) -> Bool { triggers?.contains(event) ?? false }

  func isShown(on event: FieldEvent) -> Bool { triggers == nil || asks(for: event) }
}

extension Judged {
  var isSound: Bool { findings.isEmpty }

  /// True if only an answer from outside is missing, whether or not anybody was asked.
  var awaitsCheck: Bool { findings.first?.error == .beingChecked }

  /// What is certainly wrong: a check that hasn't answered yet may still find nothing.
  var certainError: FieldError? { awaitsCheck ? nil : findings.first?.error }

  /// Why a field is empty although its formula has all that it needs.
  var missingResult: FieldError? {
    result == .impossible ? FieldError(.number, .say("number.notWorkedOut")) : nil
  }

  /// True if the value is worked out or repeated from other fields, and never typed.
  func isDerived(in field: Field) -> Bool {
    type.derivedData != nil || field.derivation?.formula != nil
  }

  /// True for an unchanged given answer, or one that isn't missed, if a schema decides whether it is
  /// valid.
  func isForSchema(_ entry: Entry, of field: Field, in surroundings: Surroundings) -> Bool {
    guard surroundings.hasSchema else { return false }
    let isChanged = !isDerived(in: field) && entry.value(as: type) != entry.origin.opening
    return !isChanged
      && (entry.origin.wasAnswered || entry.origin.isExcused || !entry.buffer.isBlank)
  }
}

// What is wrong with an entry.
extension Judged {
  func findings(
    of entry: Entry, _ settling: Entry.Settling, of field: Field, in surroundings: Surroundings
  ) -> [Finding] {
    guard !isForSchema(entry, of: field, in: surroundings) else {
      guard !surroundings.isSchemaAlone, let value = settling.value else { return [] }
      return findings(about: value, in: entry, of: field, in: surroundings)
    }
    if let error = settling.reading.state.error, !entry.buffer.isBlank {
      return [Finding(error: field.worded(entry.taught(error, as: type)))]
    }
    let found = findings(about: settling.value ?? "", in: entry, of: field, in: surroundings)
    // A refused key explains why something is missing.
    guard let remark = entry.remark, remark.code == .characters,
      found.first?.error.code == .incomplete
    else { return found }
    return [Finding(error: field.worded(remark))]
  }

  /// Everything wrong with a value: what the type says, then what each rule says, in order.
  func findings(
    about value: Value, in entry: Entry, of field: Field, in surroundings: Surroundings
  ) -> [Finding] {
    let isForSchema = isForSchema(entry, of: field, in: surroundings)
    if isRequired && value.isBlank && !isForSchema {
      let wording = missingResult?.wording ?? type.traits.required
      return [Finding(error: field.worded(FieldError(.required, wording)))]
    }
    let isFine =
      value.isEmpty
      ? isForSchema || !field.needsEntries(type) : isForSchema && type.formList == nil
    let own = isFine ? [] : faults(in: value, given: entry.origin, surroundings)
    let fromForm = surroundings.faults.filter { $0.level == .error }.map {
      Finding(error: field.worded($0.error))
    }
    let findings = own.map { Finding(error: field.worded($0)) }
    guard !field.rules.isEmpty else { return findings + fromForm }
    let known = Surroundings.Known(of: type, value, isValid: own.isEmpty)
    return field.rules.lazy.filter { $0.level == .error }.reduce(into: findings) { found, rule in
      found += rule.failures(of: known, in: surroundings).map {
        Finding(error: field.worded($0), triggers: rule.triggers)
      }
    } + fromForm
  }

  /// What the type says of a value; entries of a list that were given are left to the schema.
  private func faults(
    in value: Value, given origin: Entry.Origin, _ surroundings: Surroundings
  ) -> [FieldError] {
    guard surroundings.hasSchema, origin.wasAnswered, let list = type as? FormList else {
      return type.faults(in: value)
    }
    return list.faults(in: value, given: Set(origin.opening?.entries ?? []))
  }

  func warning(
    about value: Value, of field: Field, in surroundings: Surroundings
  ) -> FieldError? {
    if let own = type.warning(value) { return field.worded(own) }
    let known = Surroundings.Known(of: type, value)
    let found = field.rules.lazy.filter { $0.level == .warning }
      .compactMap { $0.failures(of: known, in: surroundings).first }.first
    let fromForm = surroundings.faults.first { $0.level == .warning }?.error
    return (found ?? fromForm).map(field.worded)
  }
}

extension Entry {
  /// What no further typing can mend.
  func liveError(as type: any FieldType) -> FieldError? {
    let value = value(as: type)
    if let most = type.mostChoices, value.entries.count > most {
      return type.faults(in: value).first
    }
    guard !buffer.characters.isEmpty else { return nil }
    guard buffer.isAsTyped else {
      guard let error = type.judge(buffer.text).live else { return nil }
      // What the mask shows may be wrong, and the text as a whole right.
      return buffer.source != nil && type.isWhole(reading(as: type)) ? nil : error
    }
    let reading = reading(as: type)
    return (reading.data.flatMap { type.judge($0).live } ?? reading.state.live).map {
      taught($0, as: type)
    }
  }

  /// The error; or what to write, if more is wrong than the character that it names.
  func taught(_ error: FieldError, as type: any FieldType) -> FieldError {
    guard let stranger = error.wording.stranger, let lesson = type.lesson else { return error }
    let rest = buffer.text.filter { stranger.isBlank ? !$0.isBlank : $0 != stranger }
    return type.isWhole(type.parse(rest)) ? error : FieldError(error.code, lesson)
  }
}
