// What is wrong with a field among those around it.
extension FieldState {
  package var failures: [FieldError] { judged.findings.map(\.error) }

  var isSound: Bool { judged.findings.isEmpty }

  package var verdict: Validity { Validity(judged.findings.first?.error) }

  /// True if its verdict is an error, or an action's error still stands.
  var hasError: Bool { !isSound || shown.outer != nil }

  /// True if only an answer from outside is missing, whether or not anybody was asked.
  var awaitsCheck: Bool { judged.findings.first?.error == .beingChecked }

  /// What is certainly wrong: a check that hasn't answered yet may still find nothing.
  package var certainError: FieldError? { awaitsCheck ? nil : judged.findings.first?.error }

  /// True if its answer, or one in its entries, couldn't be taken as given.
  package var isRefused: Bool {
    entry.origin.refusal != nil
      || type.formList?.states(of: data).joined().contains(where: \.isRefused) ?? false
  }

  package mutating func refresh(in surroundings: Surroundings) {
    adapt(to: surroundings)
    decideNeed(in: surroundings)
    judge(in: surroundings)
  }

  mutating func decideNeed(in surroundings: Surroundings) {
    judged.isRequired = field.required.holds(in: surroundings)
    judged.isReadOnly = isDerived || field.readOnly.holds(in: surroundings)
  }

  mutating func judge(in surroundings: Surroundings) {
    let settling = entry.settling(as: type)
    findFaults(of: settling, in: surroundings)
    let value = settling.value ?? ""
    shown.warning =
      value.isBlank ? missingResult : warning(about: value, in: surroundings) ?? checkWarning
  }

  /// Finds errors but no warnings; a refused answer needn't be read for that.
  mutating func findFaults(of known: Entry.Settling? = nil, in surroundings: Surroundings) {
    if let known { judged.keep(known.value, of: entry) }
    let isForSchema = isForSchema(in: surroundings)
    if let refusal = entry.origin.refusal, !isForSchema {
      judged.findings = [Finding(error: worded(taught(refusal)))]
    } else {
      let (reading, value) = known ?? entry.settling(as: type)
      judged.keep(value, of: entry)
      judged.findings =
        !isForSchema
        ? findings(of: reading, value, in: surroundings)
        : surroundings.isSchemaAlone
          ? [] : value.map { findings(about: $0, in: surroundings) } ?? []
    }
    if judged.findings.isEmpty, let error = checkFailure(in: surroundings) {
      judged.findings = [Finding(error: error == .beingChecked ? error : worded(error))]
    }
  }

  /// The error of an answer to the empty field, by its type and rules alone.
  package func fault(
    of value: Value, in surroundings: Surroundings = Surroundings()
  ) -> FieldError? {
    let (buffer, remark) = entry.given(value, as: type)
    if let remark, remark.code == .tooLong { return remark }
    var state = self
    state.entry.buffer.reset(to: buffer)
    state.findFaults(in: surroundings)
    return state.judged.findings.first?.error
  }

  /// True for an unchanged given answer, or one that isn't missed, if a schema decides whether it is
  /// valid.
  private func isForSchema(in surroundings: Surroundings) -> Bool {
    surroundings.hasSchema && !isChanged
      && (entry.origin.wasAnswered || entry.origin.isExcused || !isBlank)
  }

  /// What the type says of data; entries of a list that were given are left to the schema.
  private func faults(in data: Value, _ surroundings: Surroundings) -> [FieldError] {
    guard surroundings.hasSchema, entry.origin.wasAnswered, let list = type as? FormList else {
      return type.faults(in: data)
    }
    return list.faults(in: data, given: Set(entry.origin.opening?.entries ?? []))
  }

  private func findings(
    of reading: Parse, _ value: Value?, in surroundings: Surroundings
  ) -> [Finding] {
    if let error = reading.state.error, !isBlank { return [Finding(error: worded(taught(error)))] }
    let found = findings(about: value ?? "", in: surroundings)
    // A refused key explains why something is missing.
    guard let remark = entry.remark, remark.code == .characters,
      found.first?.error.code == .incomplete
    else { return found }
    return [Finding(error: worded(remark))]
  }

  /// Everything wrong with `data`: what the type says, then what each rule says, in order.
  func findings(about data: Value, in surroundings: Surroundings) -> [Finding] {
    let isForSchema = isForSchema(in: surroundings)
    if isRequired && data.isBlank && !isForSchema {
      let wording = missingResult?.wording ?? type.traits.required
      return [Finding(error: worded(FieldError(.required, wording)))]
    }
    let isFine =
      data.isEmpty ? isForSchema || !field.needsEntries(type) : isForSchema && type.formList == nil
    let own = isFine ? [] : faults(in: data, surroundings)
    let fromForm = surroundings.faults.filter { $0.level == .error }.map {
      Finding(error: worded($0.error))
    }
    let findings = own.map { Finding(error: worded($0)) }
    guard !field.rules.isEmpty else { return findings + fromForm }
    let value = Surroundings.Known(of: type, data, isValid: own.isEmpty)
    return field.rules.lazy.filter { $0.level == .error }.reduce(into: findings) { found, rule in
      found += rule.failures(of: value, in: surroundings).map {
        Finding(error: worded($0), triggers: rule.triggers)
      }
    } + fromForm
  }

  /// Why a field is empty although its formula has all that it needs.
  private var missingResult: FieldError? {
    judged.result == .impossible ? FieldError(.number, .say("number.notWorkedOut")) : nil
  }

  private func warning(about data: Value, in surroundings: Surroundings) -> FieldError? {
    if let own = type.warning(data) { return worded(own) }
    let value = Surroundings.Known(of: type, data)
    let found = field.rules.lazy.filter { $0.level == .warning }
      .compactMap { $0.failures(of: value, in: surroundings).first }.first
    return (found ?? surroundings.faults.first { $0.level == .warning }?.error).map { worded($0) }
  }

  /// The error in the form's own words, if it has some; never with any part of a secret.
  func worded(_ error: FieldError) -> FieldError {
    let wording = field.options.messages[error.code] ?? error.wording
    var worded = error
    worded.wording = field.discreet(wording)
    return worded
  }

  /// What no further typing can mend.
  var liveError: FieldError? {
    let data = data
    if let most = type.mostChoices, data.entries.count > most {
      return type.faults(in: data).first.map { worded($0) }
    }
    let buffer = entry.buffer
    guard !buffer.characters.isEmpty else { return nil }
    guard buffer.isAsTyped else {
      guard let error = type.judge(buffer.text).live else { return nil }
      // What the mask shows may be wrong, and the text as a whole right.
      return buffer.source != nil && type.isWhole(entry.reading(as: type)) ? nil : worded(error)
    }
    let reading = entry.reading(as: type)
    return (reading.data.flatMap { type.judge($0).live } ?? reading.state.live).map {
      worded(taught($0))
    }
  }

  /// The error; or what to write, if more is wrong than the character that it names.
  private func taught(_ error: FieldError) -> FieldError {
    guard let stranger = error.wording.stranger, let lesson = type.lesson else { return error }
    let rest = entry.buffer.text.filter { stranger.isBlank ? !$0.isBlank : $0 != stranger }
    return type.isWhole(type.parse(rest)) ? error : FieldError(error.code, lesson)
  }
}
