/// Many of many.
package struct Choices: FieldType {
  package let label = Wording.label(.choices)
  package let options: ChoiceOptions
  let least: Int
  /// The most that may be chosen.
  package let most: Int?
  package let editor: Editor
  /// True if they stay in the order in which they were chosen.
  private let isOrdered: Bool

  package init(
    _ options: [ChoiceOption], min: Int = 0, max: Int? = nil, style: ChoiceStyle = .auto
  ) {
    self.init(ChoiceOptions(options), min: min, max: max, style: style)
  }

  package init(
    _ options: ChoiceOptions, min: Int, max: Int?, style: ChoiceStyle = .auto,
    isOrdered: Bool = false
  ) {
    self.init(
      options, min: min, max: max, editor: style.isOpen(options) ? .checks : .choices, isOrdered)
  }

  private init(
    _ options: ChoiceOptions, min: Int, max: Int?, editor: Editor, _ isOrdered: Bool
  ) {
    (self.options, least, most, self.editor) = (options, min, max, editor)
    self.isOrdered = isOrdered
  }

  /// The same with other options.
  func with(_ options: ChoiceOptions) -> Self {
    Self(options, min: least, max: most, editor: editor, isOrdered)
  }

  package var watchedIDs: [String] { options.watchedIDs }

  package func adapted(to surroundings: Surroundings) -> Self? {
    options.adapted(to: surroundings).map(with)
  }

  package func capacity(for data: String) -> Int { FieldLimits.entries }

  /// How many are chosen, where there is a limit.
  package func badge(_ data: String) -> Wording? {
    if options.isPending { return "…" }
    return most.map { .screen(.chosen(Entries(data).array.count, of: $0)) }
  }

  /// Each option once, in the order of the options unless their own counts; what is none of them stays at the end.
  package func parse(_ text: String) -> Parse { unmasked(text, keeping: kept) }

  private func kept(_ text: String) -> String {
    let parts = Entries(text).flatMap { options.value(of: $0) == nil ? Self.listed($0) : [$0] }
    return Entries.data(of: ordered(parts.map { options.value(of: $0) ?? $0 }))
  }

  /// The entries of a text as it is shown: commas between them.
  private static func listed(_ text: String) -> [String] {
    text.split(separator: ",").map { String($0).withoutOuterSpace }.filter { !$0.isEmpty }
  }

  private func ordered(_ values: [String]) -> [String] {
    var seen: Set<String> = []
    if isOrdered { return values.filter { seen.insert($0).inserted } }
    let chosen = Set(values)
    let known = options.all.lazy.map(\.value).filter(chosen.contains)
    let unknown = values.filter { !options.hasValue($0) && seen.insert($0).inserted }
    return Array(known) + unknown
  }

  package func judge(_ data: String) -> Parse.State {
    let entries = Entries(data).array
    if let most, entries.count > most { return .wrong(.tooMany, .list(.chooseAtMost(most))) }
    if let fault = entries.lazy.compactMap(options.fault).first { return .begun(fault) }
    let isTooFew = entries.count < least
    return isTooFew ? .begun(.tooFew, .list(.chooseAtLeast(least))) : .whole
  }

  package func write(_ data: String, as writing: Writing) -> String {
    switch writing {
    case .bare: Entries(data).map { options.label(of: $0) ?? $0 }.joined(separator: ", ")
    case .answer: Entries(data).array.joined(separator: ", ")
    case .remainder: kept(data)
    default: masked(data, as: writing)
    }
  }

  package func typed(_ data: String) -> TypedValue { .entries(Entries(data).array) }
}

extension Choices {
  package func isPlainlyGood(_ bytes: Span<UInt8>) -> Bool {
    var (count, last, start) = (0, -1, 0)
    while start <= bytes.count {
      let end = bytes.end(ofEntryAt: start)
      guard let place = options.place(of: bytes.extracting(start..<end)), place > last else {
        return false
      }
      (count, last, start) = (count + 1, place, end + 1)
    }
    return count >= least && count <= most ?? .max && bytes.count <= capacity(for: "")
  }
}
