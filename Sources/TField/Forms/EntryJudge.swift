/// Judges the entries of a list one after another, as the records of a small form.
struct EntryJudge {
  private var list: FormList
  private var evaluator: RecordEvaluator
  /// The values of the earlier entries in the fields that must be unique.
  private var seen: [[Value]: Int] = [:]
  private let uniqueFields: [Int]
  /// The numbers in some fields of the entries judged last, by field id.
  private(set) var columns: [String: [Operand]] = [:]
  /// Answers in the current entry whose ids no field has.
  private var strangers: [(id: String, error: FieldError)] = []

  init(_ list: FormList, isLenient: Bool, keepingStates: Bool = false) {
    self.list = list
    evaluator = RecordEvaluator(
      list.known, in: list.outer, isLenient: isLenient, keepingStates: keepingStates)
    uniqueFields = list.uniqueIDs.compactMap(list.entry.index)
  }

  /// Judges an entry; false if it is none.
  private mutating func judge(_ entry: Value) -> Bool {
    guard case .row(let members) = entry else { return false }
    evaluator.begin()
    if !strangers.isEmpty { strangers = [] }
    for member in members {
      if let index = list.ids.place(of: member.id.utf8.span) {
        evaluator.take(member.value, for: index)
      } else if case .fault(let error, _) = member.value {
        strangers.append((member.id, error))
      }
    }
    evaluator.judge()
    return true
  }
}

extension EntryJudge {
  /// True if all entries are good, with `list` as it is now; keeps the numbers in `columns`.
  mutating func areGood(_ entries: [Value], of list: FormList, columns: [String]) -> Bool {
    (self.list, evaluator.outer) = (list, list.outer)
    seen = [:]
    begin(columns)
    for (number, entry) in entries.enumerated() {
      guard judge(entry), evaluator.isGood, strangers.isEmpty, twin(of: number) == nil
      else { return false }
      keepNumbers(in: columns)
    }
    return entries.count >= list.least && entries.count <= list.most ?? .max
  }

  private mutating func begin(_ columns: [String]) {
    self.columns = Dictionary(columns.map { ($0, []) }) { first, _ in first }
  }

  private mutating func keepNumbers(in columns: [String]) {
    for id in columns {
      guard let index = list.entry.index(of: id) else { continue }
      self.columns[id]?.append(evaluator.value(of: index).operand)
    }
  }

  mutating func numbers(in columns: [String], of entries: [Value]) -> [String: [Operand]] {
    begin(columns)
    for entry in entries where judge(entry) { keepNumbers(in: columns) }
    return self.columns
  }

  mutating func faults(in entries: [Value]) -> [FieldError] {
    var faults: [FieldError] = []
    for (number, entry) in entries.enumerated() {
      guard judge(entry) else {
        faults.append(FieldError(Self.fault(of: entry), inEntry: number))
        continue
      }
      for index in list.entry.fields.indices {
        faults += evaluator.failures(of: index).map { error(number, index, $0) }
      }
      for (id, error) in strangers {
        faults.append(FieldError(error, inEntry: number, id, .verbatim(id)))
      }
      if let twin = twin(of: number), let index = uniqueFields.first {
        faults.append(
          error(number, index, FieldError("unique", .say("list.sameAs", ["number": twin + 1]))))
      }
    }
    return faults
  }

  private func error(_ number: Int, _ index: Int, _ error: FieldError) -> FieldError {
    let field = list.entry.fields[index]
    return FieldError(error, inEntry: number, field.id, field.label)
  }

  private static func fault(of entry: Value) -> FieldError {
    if case .fault(let error, _) = entry { return error }
    return FieldError(.kind, .say("list.noEntry"))
  }

  /// The earlier entry that is equal in the unique fields; empty values don't count.
  private mutating func twin(of number: Int) -> Int? {
    guard !uniqueFields.isEmpty else { return nil }
    let key = uniqueFields.map { evaluator.value(of: $0).data }
    guard key.contains(where: { !$0.isBlank }) else { return nil }
    if let twin = seen[key] { return twin }
    seen[key] = number
    return nil
  }
}

extension EntryJudge {
  /// The fields of an entry; they are empty for a value that is no entry.
  mutating func states(of entry: Value) -> [FieldState] {
    guard judge(entry) else { return states(of: .row([])) }
    return list.entry.fields.indices.map { index in
      var state = evaluator.state(of: index) ?? evaluator.facts[index].blank
      state.origin.wasAnswered = entry[state.field.id] != nil
      return state
    }
  }

  /// The entry as its fields take it; what they can't take, and what is no entry, stays unchanged.
  mutating func settled(_ entry: Value, refusing: Bool) -> Value {
    guard judge(entry) else { return entry }
    var settled: [Value.Member] = []
    for (index, field) in list.entry.fields.enumerated() {
      if let value = self.settled(index, given: entry[field.id], refusing) {
        settled.append(Value.Member(field.id, value))
      }
    }
    return .row(
      settled + entry.members.filter { list.entry.index(of: $0.id) == nil && $0.value.isFault })
  }

  /// What a field of the entry judged last holds; `nil` for nothing.
  private func settled(_ index: Int, given: Value?, _ refusing: Bool) -> Value? {
    guard var state = evaluator.state(of: index) else {
      return given.flatMap { _ in evaluator.plainAnswer(to: index) }
    }
    state.origin.wasAnswered = given != nil
    guard let refusal = state.refusal else { return state.isKept ? state.data : nil }
    if refusing {
      return .fault(state.worded(refusal), given: evaluator.given(to: index) ?? .text(""))
    }
    // The value of a derived field is worked out again, whatever was given.
    return given.flatMap { state.isDerived && !$0.isFault ? nil : $0 }
  }
}

extension FieldState {
  /// True if a list's entry stores the field's value: an answer, and not a derived one.
  var isKept: Bool { !isDerived && !isWords && (origin.wasAnswered || !data.isEmpty) }
}
