/// Judges the entries of a list one after another, as the records of a small form.
struct EntryJudge {
  private var list: FormList
  private var evaluator: RecordEvaluator
  /// The values of the earlier entries in the fields that must be unique.
  private var seen: [[String]: Int] = [:]
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

  /// Judges the entry that takes up a range of a list's data; false if it is none.
  private mutating func judge(_ entry: Range<Int>, of data: Span<UInt8>) -> Bool {
    guard let places = EntryData.places(in: data, entry) else { return false }
    evaluator.begin()
    if !strangers.isEmpty { strangers = [] }
    for place in places {
      guard let index = list.ids.place(of: data.extracting(place.id)) else {
        if place.isFault {
          let id = String(data.extracting(place.id))
          strangers.append((id, EntryData.fault(place.value, of: data).0))
        }
        continue
      }
      let start = evaluator.bytes.count
      if place.isFault {
        let (error, given) = EntryData.fault(place.value, of: data)
        evaluator.bytes += given.utf8
        evaluator.take(from: start, for: index, error)
      } else {
        EntryData.appendUnescaped(place.value, of: data, to: &evaluator.bytes)
        evaluator.take(from: start, for: index)
      }
    }
    evaluator.judge()
    return true
  }

  private mutating func judge(_ entry: String) -> Bool {
    let bytes = Array(entry.utf8)
    return judge(bytes.indices, of: bytes.span)
  }
}

extension EntryJudge {
  /// True if all entries are good, with `list` as it is now; keeps the numbers in `columns`.
  mutating func areGood(in data: Span<UInt8>, of list: FormList, columns: [String]) -> Bool {
    (self.list, evaluator.outer) = (list, list.outer)
    seen = [:]
    begin(columns)
    guard data.count <= list.capacity(for: "") else { return false }
    var (count, start) = (0, 0)
    while start <= data.count {
      let end = data.end(ofEntryAt: start)
      guard judge(start..<end, of: data), evaluator.isGood, strangers.isEmpty,
        twin(of: count) == nil
      else { return false }
      keepNumbers(in: columns)
      (count, start) = (count + 1, end + 1)
    }
    return count >= list.least && count <= list.most ?? .max
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

  mutating func numbers(in columns: [String], of data: String) -> [String: [Operand]] {
    begin(columns)
    for entry in Entries(data) where judge(entry) { keepNumbers(in: columns) }
    return self.columns
  }

  mutating func faults(in data: String) -> [FieldError] {
    var faults: [FieldError] = []
    for (number, entry) in Entries(data).enumerated() {
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

  private static func fault(of entry: String) -> FieldError {
    let bytes = Array(entry.utf8)
    guard bytes.first == EntryData.Mark.fault else {
      return FieldError(.kind, .say("list.noEntry"))
    }
    return EntryData.fault(1..<bytes.count, of: bytes.span).0
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
  /// The fields of an entry; they are empty for a text that is no entry.
  mutating func states(of entry: String) -> [FieldState] {
    guard judge(entry) else { return states(of: EntryData().text) }
    let given = EntryData(entry)
    return list.entry.fields.indices.map { index in
      var state = evaluator.state(of: index) ?? evaluator.facts[index].blank
      state.wasAnswered = given?[state.field.id] != nil
      return state
    }
  }

  /// The entry as its fields take it; what they can't take, and what is no entry, stays unchanged.
  mutating func settled(_ entry: String, refusing: Bool) -> String {
    guard let given = EntryData(entry), judge(entry) else { return entry }
    var settled = EntryData()
    for (index, field) in list.entry.fields.enumerated() {
      let content = given[field.id]
      guard var state = evaluator.state(of: index) else {
        if content != nil, let data = evaluator.plainAnswer(to: index) {
          settled.add(field.id, .data(data))
        }
        continue
      }
      state.wasAnswered = content != nil
      if let refusal = state.refusal {
        if refusing {
          let given = evaluator.givenText(of: index)
          settled.add(field.id, .fault(state.worded(refusal), given: given))
        } else if let content {
          // The value of a derived field is worked out again, whatever was given.
          if case .data = content, state.isDerived { continue }
          settled.add(field.id, content)
        }
      } else if state.isKept {
        settled.add(field.id, .data(state.data))
      }
    }
    for member in given.members where list.entry.index(of: member.id) == nil {
      if case .fault = member.content { settled.add(member.id, member.content) }
    }
    return settled.text
  }
}

extension FieldState {
  /// True if a list's entry stores the field's value: an answer, and not a derived one.
  var isKept: Bool { !isDerived && !isWords && (wasAnswered || !data.isEmpty) }
}
