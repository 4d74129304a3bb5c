/// A list of entries, each of which is a field of its own on a sheet.
package struct EntryList: FieldType {
  package let label = Wording.label(.list)
  /// What each entry is.
  package private(set) var entry: Field
  package let least: Int
  package let most: Int?
  /// What the values are if each entry is a name and a value, such as `a=1`; `nil`: it is neither.
  package let pairs: PairValue?
  private let rules: PlainRules

  package init(of entry: Field, min: Int = 0, max: Int? = nil, pairs: PairValue? = nil) {
    self.entry = entry
    self.pairs = pairs
    least = min
    most = max
    rules = PlainRules(entry.rules)
  }

  package func adapted(to surroundings: Surroundings) -> Self? {
    let around = Surroundings(today: surroundings.today, language: surroundings.language)
    guard let type = entry.type.adapted(to: around) else { return nil }
    var adapted = self
    adapted.entry.type = type
    return adapted
  }

  /// The same list with secret entries, as those of a field that is one.
  func masked() -> Self {
    var entry = entry
    entry.options.isSecret = true
    return Self(of: entry, min: least, max: most, pairs: pairs)
  }

  package let editor = Editor.entries

  /// The graphemes of all entries together; each is bounded by its own type.
  package func capacity(for data: String) -> Int { FieldLimits.entries }

  package var isSecret: Bool { entry.isSecret }
  package var mustNotBeStored: Bool { entry.type.mustNotBeStored }

  /// Each entry as its own type takes it; a pasted text brings an entry a line.
  package func parse(_ text: String) -> Parse {
    unmasked(text) { Entries.data(of: Entries($0).map(taken)) }
  }

  /// What an entry means; where it means nothing, or not for sure, it stays as it is and is wrong.
  private func taken(_ entry: String) -> String {
    let taken = meaning(of: entry)
    return taken.isEmpty || meaning(of: taken) != taken ? entry : taken
  }

  private func meaning(of entry: String) -> String {
    FieldState(self.entry).given(entry).buffer.text
  }

  package func judge(_ data: String) -> Parse.State {
    Parse.State(live: nil, result: fault(in: data))
  }

  private func fault(in data: String) -> FieldError? {
    let entries = Entries(data).array
    if entries.count < least { return FieldError(.tooFew, .list(.entriesAtLeast(least))) }
    if let most, entries.count > most { return FieldError(.tooMany, .list(.entriesAtMost(most))) }
    if pairs != nil, Set(entries.map(\.pairName)).count < entries.count {
      return FieldError(.entry, .entriesDiffer)
    }
    for (index, entry) in entries.enumerated() {
      if let error = fault(of: entry) {
        return FieldError(.entry, .list(.entry(index + 1, error.wording)))
      }
    }
    return nil
  }

  /// What is wrong with one entry, by its type and its rules.
  private func fault(of data: String) -> FieldError? { entry.fault(of: data) }

  package func write(_ data: String, as writing: Writing) -> String {
    switch writing {
    case .bare: Entries(data).map { entry.type.text($0) }.joined(separator: ", ")
    case .finished: Entries.data(of: Entries(data).map { entry.type.finish($0) })
    default: masked(data, as: writing)
    }
  }

  package func typed(_ data: String) -> TypedValue {
    .entries(Entries(data).map { entry.type.text($0) })
  }
}

extension Field {
  /// What is wrong with an answer by the field's type and its rules alone.
  package func fault(of text: String) -> FieldError? {
    var state = FieldState(self)
    let (buffer, remark) = state.given(text)
    if let remark, remark.code == .tooLong { return remark }
    state.buffer = buffer
    state.findFaults(in: Surroundings())
    return state.findings.first?.error
  }
}

/// What stands behind the names in a list of names and values.
package enum PairValue: String, CaseIterable, Sendable {
  case text, number, truth
}

extension String {
  /// The name in front of the first `=`.
  package var pairName: Substring { prefix { $0 != "=" } }

  /// The value behind it.
  package var pairValue: Substring { dropFirst(pairName.count + 1) }
}

extension EntryList {
  package func isPlainlyGood(_ bytes: Span<UInt8>) -> Bool {
    guard entry.type.isBare, entry.required.isConstant else { return false }
    var (count, start) = (0, 0)
    var names: Set<String> = []
    while start <= bytes.count {
      let end = bytes.end(ofEntryAt: start)
      let data = bytes.extracting(start..<end)
      guard entry.type.isPlainlyGood(data), rules.pass(data, as: entry.type) else {
        return false
      }
      if pairs != nil, !names.insert(String(String(data).pairName)).inserted { return false }
      (count, start) = (count + 1, end + 1)
    }
    return count >= least && count <= most ?? .max && bytes.count <= capacity(for: "")
  }
}
