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
    guard !isSameDay || values.contains(where: { outer.values[$0] != $1 }) else { return nil }
    var adapted = self
    adapted.outer = Surroundings(
      today: surroundings.today, language: surroundings.language, hasSchema: surroundings.hasSchema,
      values: Dictionary(values) { first, _ in first })
    if !isSameDay { adapted.known = FormFacts(entry, adapted.outer) }
    return adapted
  }

  /// Takes each bare entry as its own type does; a pasted text makes an entry of each line.
  package func parse(_ text: String) -> Parse {
    unmasked(text) { isBare ? Entries.data(of: Entries($0).map(taken)) : $0 }
  }

  package func judge(_ data: String) -> Parse.State {
    Parse.State(live: nil, result: faults(in: data).first)
  }

  /// The errors of the list: its length, or else its entries; of bare ones only the first.
  func faults(in data: String) -> [FieldError] {
    let entries = Entries(data).array
    if entries.count < least {
      return [FieldError(.tooFew, .say("list.entriesAtLeast", counting: least))]
    }
    if let most, entries.count > most {
      return [FieldError(.tooMany, .say("list.entriesAtMost", counting: most))]
    }
    guard isBare else { return judging { $0.faults(in: data) } }
    if pairs != nil, Set(entries.map(\.pairName)).count < entries.count {
      return [FieldError(.entry, .say("field.entriesDiffer"))]
    }
    for (number, entry) in zip(1..., entries) {
      if let fault = known.fields.first?.blank.fault(of: entry, in: outer) {
        return [
          FieldError(.entry, .say("list.entry", ["number": number, "sentence": fault.wording]))
        ]
      }
    }
    return []
  }

  /// The visible answers, with commas between those of an entry; never secrets.
  package func write(_ data: String, as writing: Writing) -> String {
    switch writing {
    case .bare: texts(of: data).joined(separator: isBare ? ", " : "; ")
    case .finished where isBare: Entries.data(of: Entries(data).map(finished))
    case .finished: settled(data, strictly: true, refusing: false)
    default: masked(data, as: writing)
    }
  }

  /// The visible answers of each entry, with commas between them; never secrets.
  fileprivate func texts(of data: String) -> [String] {
    if let entryType { return Entries(data).map { entryType.text($0) } }
    return states(of: data).map { states in
      states.filter { $0.isAnswer && !$0.isBlank && !$0.field.isPrivate }.map { state in
        state.editor == .toggle ? state.field.label.text(in: outer.language) : state.settledText
      }.filter { !$0.isEmpty }.joined(separator: ", ")
    }
  }

  package func typed(_ data: String) -> TypedValue {
    .entries(isBare ? texts(of: data) : Entries(data).array)
  }

  /// What an entry means; if that is nothing or uncertain, it stays unchanged and is wrong.
  private func taken(_ entry: String) -> String {
    let meaning = { known.fields.first?.blank.given($0).buffer.text ?? "" }
    let taken = meaning(entry)
    return taken.isEmpty || meaning(taken) != taken ? entry : taken
  }

  /// An entry in final form; a wrong one stays as it was given, or it might look right.
  private func finished(_ data: String) -> String {
    guard let entryType, data.isEmpty || entryType.judge(data).live == nil else { return data }
    return entryType.finish(data)
  }

  package func isPlainlyGood(_ bytes: Span<UInt8>) -> Bool {
    guard isBare, let entry = known.fields.first, entry.type.isBare, entry.required.isConstant
    else { return false }
    var (count, start) = (0, 0)
    var names: Set<String> = []
    while start <= bytes.count {
      let end = bytes.end(ofEntryAt: start)
      let data = bytes.extracting(start..<end)
      guard entry.type.isPlainlyGood(data), entry.rules.pass(data, as: entry.type),
        pairs == nil || names.insert(String(String(data).pairName)).inserted
      else { return false }
      (count, start) = (count + 1, end + 1)
    }
    return count >= least && count <= most ?? .max && bytes.count <= capacity(for: "")
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
  func settled(_ data: String, strictly isStrict: Bool, refusing: Bool = true) -> String {
    judging(isStrict: isStrict) { judge in
      Entries.data(of: Entries(data).map { judge.settled($0, refusing: refusing) })
    }
  }

  package func states(of data: String) -> [[FieldState]] {
    judging(keepingStates: true) { judge in Entries(data).map { judge.states(of: $0) } }
  }

  func numbers(in columns: [String], of data: String) -> [String: [Operand]] {
    judging { $0.numbers(in: columns, of: data) }
  }

  /// The data without anything private, safe to write to a disk.
  package func withoutPrivate(_ data: String) -> String {
    guard entry.fields.contains(where: \.holdsPrivate) else { return data }
    return Entries.data(of: Entries(data).map { EntryData($0).map(kept)?.text ?? "" })
  }

  private func kept(_ given: EntryData) -> EntryData {
    var kept = EntryData()
    for member in given.members {
      guard let index = entry.index(of: member.id), !entry.fields[index].isPrivate,
        case .data(let data) = member.content
      else { continue }
      let inner = entry.fields[index].type.formList
      kept.add(member.id, .data(inner?.withoutPrivate(data) ?? data))
    }
    return kept
  }

  /// The ids in entries that no field has any more, each once.
  package func strangers(in data: String) -> [String] {
    var seen = Set(entry.fields.map(\.id))
    return Entries(data).flatMap { EntryData($0)?.members ?? [] }.map(\.id)
      .filter { seen.insert($0).inserted }
  }
}

extension FieldType {
  /// The errors of finished data; never asked about empty data.
  func faults(in data: String) -> [FieldError] {
    if let found = formList?.faults(in: data), !found.isEmpty { return found }
    let room = room(for: data)
    if editor.isText, data.isLonger(than: room) {
      return [
        FieldError(.tooLong, .say("length.tooMany", counting: data.count - room, ["most": room]))
      ]
    }
    return judge(data).error.map { [$0] } ?? []
  }
}

extension FieldState {
  /// The answers of each entry with several fields, in one line; never secrets.
  package var entryTexts: [String] { type.formList?.texts(of: data) ?? [] }

  /// The error of an answer to the empty field, by its type and rules alone.
  package func fault(of text: String, in surroundings: Surroundings = Surroundings()) -> FieldError?
  {
    let (buffer, remark) = given(text)
    if let remark, remark.code == .tooLong { return remark }
    var state = self
    state.buffer = buffer
    state.findFaults(in: surroundings)
    return state.findings.first?.error
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
