/// A list of entries, each of them a small form: rows of fields that belong together, or one field,
/// whose data is then the whole entry.
///
/// The fields of an entry see each other first, then those of the form around the list.
///
/// ```swift
/// let lines = FormList(of: [[Field("item"), Field("price", .currency)]], min: 1)
/// let colors = FormList(of: Field("color"))
/// ```
package struct FormList: FieldType {
  package static let deepest = 3

  package let traits: TypeTraits
  package let least: Int
  package let most: Int?
  /// No two entries may have the same answers to all of these fields.
  package let uniqueIDs: [String]
  /// True if the answer is an object, whose keys are the first field of each entry.
  package let areNamed: Bool
  /// True if each entry is the data of one field, and answers with a plain value.
  package let isBare: Bool
  /// The kind of the values if each bare entry is a pair such as `a=1`; `nil`: there are no pairs.
  package let pairs: PairValue?
  /// The fields around the list that its entries look at.
  package let watchedIDs: [String]
  let ids: ByteIndex
  private(set) var known: FormFacts
  private(set) var outer = Surroundings()

  package init(of rows: [[Field]], min: Int = 0, max: Int? = nil, unique: [String] = []) {
    self.init(of: Form("", rows: rows), min: min, max: max, unique: unique)
  }

  package init(of entry: Field, min: Int = 0, max: Int? = nil, pairs: PairValue? = nil) {
    self.init(of: Form("", rows: [[entry]]), min: min, max: max, isBare: true, pairs: pairs)
  }

  package init(
    of entry: Form, min: Int, max: Int?, unique: [String] = [], areNamed: Bool = false,
    isBare: Bool = false, pairs: PairValue? = nil
  ) {
    (least, most, self.areNamed, self.isBare, self.pairs) = (min, max, areNamed, isBare, pairs)
    traits = TypeTraits(
      .say("label.list"), isSecret: isBare && entry.fields.contains(where: \.isSecret),
      mustNotBeStored: entry.fields.contains(where: \.mustNotBeStored))
    uniqueIDs = areNamed ? entry.fields.prefix(1).map(\.id) : unique
    known = FormFacts(entry, outer)
    ids = ByteIndex(entry.fields.map(\.id))
    var seen = Set(entry.fields.map(\.id))
    watchedIDs = entry.fields.flatMap(\.mentionedIDs).filter { seen.insert($0).inserted }
  }

  package var entry: Form { known.form }

  /// The type of each bare entry; `nil` if entries are rows of fields.
  package var entryType: (any FieldType)? { isBare ? known.fields.first?.type : nil }

  package var editor: Editor { isBare ? .entries : .table }
  package var nature: TypeNature { .list(self) }

  /// The limit for all entries together; each has the limit of its own types.
  package func capacity(for data: String) -> Int { FieldLimits.entries }

  package var holdsSecret: Bool { isSecret || entryType?.holdsSecret ?? false }

  package func adapted(to surroundings: Surroundings) -> Self? {
    let values = watchedIDs.map { ($0, surroundings.value(of: $0)) }
    let isSameDay =
      surroundings.today == outer.today && surroundings.language == outer.language
      && surroundings.hasSchema == outer.hasSchema
      && surroundings.isSchemaAlone == outer.isSchemaAlone
    guard !isSameDay || values.contains(where: { outer.values[$0] != $1 }) else { return nil }
    var adapted = self
    adapted.outer = Surroundings(
      today: surroundings.today, language: surroundings.language, hasSchema: surroundings.hasSchema,
      isSchemaAlone: surroundings.isSchemaAlone, values: Dictionary(values) { first, _ in first })
    if !isSameDay { adapted.known = FormFacts(entry, adapted.outer) }
    return adapted
  }

  /// Takes each bare entry as its own type does.
  package func taken(_ value: Value) -> Value {
    isBare ? Value(value.asEntries.map { taken($0.text) }) : .list(value.asEntries)
  }

  /// The errors of the list: its length, or else its entries; of bare ones only the first.
  package func faults(in value: Value) -> [FieldError] { faults(in: value, given: []) }

  /// The same, without what a schema decides of the given entries.
  func faults(in value: Value, given: Set<Value>) -> [FieldError] {
    let entries = value.entries
    if let fault = countFault(of: entries) { return [fault] }
    guard isBare else { return judging { $0.faults(in: entries, given: given) } }
    if pairs != nil, Set(entries.map(\.text.pairName)).count < entries.count {
      return [FieldError(.entry, .say("field.entriesDiffer"))]
    }
    for (number, entry) in zip(1..., entries)
    where !(outer.isSchemaAlone && given.contains(entry)) {
      if let fault = known.fields.first?.blank.fault(of: entry, in: outer) {
        return [
          FieldError(.entry, .say("list.entry", ["number": number, "sentence": fault.wording]))
        ]
      }
    }
    return []
  }

  /// The error of a list with too few or too many entries.
  func countFault(of entries: [Value]) -> FieldError? {
    if entries.count < least {
      return FieldError(.tooFew, .say("list.entriesAtLeast", counting: least))
    }
    guard let most, entries.count > most else { return nil }
    return FieldError(.tooMany, .say("list.entriesAtMost", counting: most))
  }

  /// The visible answers, with commas between those of an entry; never secrets.
  package func write(_ value: Value, as writing: Writing) -> String {
    texts(of: value).joined(separator: isBare ? ", " : "; ")
  }

  package func finish(_ value: Value) -> Value {
    guard isBare else { return settled(value, strictly: true, refusing: false) }
    let entries = value.texts.map(finished)
    // Nothing but an empty entry is no entry.
    return Value(entries == [""] ? [] : entries)
  }

  /// The visible answers of each entry, with commas between them; never secrets.
  func texts(of value: Value) -> [String] {
    if let entryType { return value.texts.map { entryType.text($0) } }
    return states(of: value).map { states in
      states.filter { $0.isAnswer && !$0.isBlank && !$0.field.isPrivate }.map { state in
        state.editor == .toggle ? state.label.text(in: outer.language) : state.settledText
      }.filter { !$0.isEmpty }.joined(separator: ", ")
    }
  }

  package func typed(_ value: Value) -> TypedValue { .entries(texts(of: value)) }

  /// What an entry means; if that is nothing or uncertain, it stays unchanged and is wrong.
  private func taken(_ entry: String) -> String {
    guard let blank = known.fields.first?.blank else { return entry }
    let taken = blank.entry.given(.text(entry), as: blank.type).buffer.text
    let isCertain =
      !taken.isEmpty && blank.entry.given(.text(taken), as: blank.type).buffer.text == taken
    return isCertain ? taken : blank.type.cleaned(entry)
  }

  /// An entry in final form; a wrong one stays as it was given, or it might look right.
  private func finished(_ data: String) -> String {
    guard let entryType, data.isEmpty || entryType.judge(data).live == nil else { return data }
    return entryType.finish(data)
  }

  package func arePlainlyGood(_ entries: [Value]) -> Bool {
    guard isBare, let entry = known.fields.first, entry.type.isBare, entry.required.isConstant
    else { return false }
    var names: Set<Substring> = []
    for given in entries {
      guard entry.type.isSurelyGood(given), entry.rules.pass(given, as: entry.type),
        pairs == nil || names.insert(given.text.pairName).inserted
      else { return false }
    }
    return countFault(of: entries) == nil
  }

  /// Works on all entries as one judgement, so that their patterns share one limit.
  private func judging<Result>(
    isStrict: Bool = true, keepingStates: Bool = false, _ work: (inout EntryJudge) -> Result
  ) -> Result {
    let judgement = Judgement(of: entry)
    defer { judgement.end() }
    var judge = EntryJudge(self, isLenient: !isStrict, keepingStates: keepingStates)
    return work(&judge)
  }

  /// The entries as their fields take and settle them, or with their errors.
  func settled(_ value: Value, strictly isStrict: Bool, refusing: Bool = true) -> Value {
    judging(isStrict: isStrict) { judge in
      .list(value.asEntries.map { judge.settled($0, refusing: refusing) })
    }
  }

  package func states(of value: Value) -> [[FieldState]] {
    judging(keepingStates: true) { judge in value.entries.map { judge.states(of: $0) } }
  }

  func numbers(in columns: [String], of value: Value) -> [String: [Operand]] {
    judging { $0.numbers(in: columns, of: value.entries) }
  }

  /// The value without anything private, safe to write to a disk.
  package func withoutPrivate(_ value: Value) -> Value {
    guard entry.fields.contains(where: \.holdsPrivate) else { return value }
    return .list(value.entries.map { .row($0.members.compactMap(kept)) })
  }

  private func kept(_ member: Value.Member) -> Value.Member? {
    guard let index = entry.index(of: member.id), !entry.fields[index].isPrivate,
      !member.value.isFault
    else { return nil }
    let inner = entry.fields[index].type.formList
    return inner.map { Value.Member(member.id, $0.withoutPrivate(member.value)) } ?? member
  }

  /// The ids in entries that no field has any more, each once.
  package func strangers(in value: Value) -> [String] {
    var seen = Set(entry.fields.map(\.id))
    return value.entries.flatMap(\.members).map(\.id).filter { seen.insert($0).inserted }
  }
}

/// The kind of values in a list of names and values.
package enum PairValue: String, CaseIterable, Sendable {
  case text, number, truth
}

extension String {
  package var pairName: Substring { prefix { $0 != "=" } }

  package var pairValue: Substring { dropFirst(pairName.count + 1) }
}

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
      guard faults(in: entry, number).isEmpty else { return false }
      keepNumbers(in: columns)
    }
    return list.countFault(of: entries) == nil
  }

  private mutating func begin(_ columns: [String]) {
    self.columns = Dictionary(columns.map { ($0, []) }) { first, _ in first }
  }

  private mutating func keepNumbers(in columns: [String]) {
    for id in columns {
      guard let index = list.entry.index(of: id) else { continue }
      self.columns[id]?.append(evaluator.answers.value(of: index).operand)
    }
  }

  mutating func numbers(in columns: [String], of entries: [Value]) -> [String: [Operand]] {
    begin(columns)
    for entry in entries where judge(entry) { keepNumbers(in: columns) }
    return self.columns
  }

  /// The errors of all entries; what a schema decides of the given ones is left to it.
  mutating func faults(in entries: [Value], given: Set<Value>) -> [FieldError] {
    var faults: [FieldError] = []
    for (number, entry) in entries.enumerated() {
      faults += self.faults(in: entry, number, isGiven: given.contains(entry))
    }
    return faults
  }

  private mutating func faults(
    in entry: Value, _ number: Int, isGiven: Bool = false
  ) -> [FieldError] {
    guard judge(entry) else {
      return isGiven ? [] : [FieldError(Self.fault(of: entry), inEntry: number)]
    }
    let twin = twin(of: number)
    if evaluator.isGood && strangers.isEmpty && twin == nil || isGiven && list.outer.isSchemaAlone {
      return []
    }
    var faults = list.entry.fields.indices.flatMap { index in
      evaluator.failures(of: index).map { error(number, index, $0) }
    }
    for (id, error) in strangers {
      faults.append(FieldError(error, inEntry: number, id, .verbatim(id)))
    }
    if let twin, let index = uniqueFields.first {
      faults.append(
        error(number, index, FieldError("unique", .say("list.sameAs", ["number": twin + 1]))))
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
    let key = uniqueFields.map { evaluator.answers.value(of: $0).data.inSmallLetters }
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
      var state = evaluator.state(of: index) ?? list.known.fields[index].blank
      state.entry.origin.wasAnswered = entry[state.field.id] != nil
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
      return given.flatMap { _ in evaluator.answers.plainAnswer(to: index) }
    }
    state.entry.origin.wasAnswered = given != nil
    guard let refusal = state.entry.origin.refusal else { return state.isKept ? state.data : nil }
    if refusing {
      return .fault(state.field.worded(refusal), given: evaluator.given(to: index) ?? .text(""))
    }
    // The value of a derived field is worked out again, whatever was given.
    return given.flatMap { state.isDerived && !$0.isFault ? nil : $0 }
  }
}
