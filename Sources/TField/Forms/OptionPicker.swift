/// A list of options that is open: typing filters it, a key takes from it.
public struct OptionPicker: Sendable {
  /// The field that it was opened for.
  public let field: Int
  /// Whether several options can be taken.
  public let isMultiple: Bool
  public let options: ChoiceOptions
  public private(set) var filter = ""
  /// The options that the filter lets through, by their indices.
  public private(set) var matches: [Int]
  /// The place of the highlight among the matches.
  public private(set) var highlight: Int
  /// The values taken so far.
  public private(set) var chosen: Set<String>

  private let lowercased: [String]

  init(_ options: ChoiceOptions, for field: Int, chosen: [String], isMultiple: Bool) {
    self.field = field
    self.options = options
    self.isMultiple = isMultiple
    self.chosen = Set(chosen)
    lowercased = options.all.map { $0.label.lowercased() }
    matches = Array(options.all.indices)
    highlight = chosen.first.flatMap(options.index) ?? 0
  }
}

extension OptionPicker {
  /// The option under the highlight.
  public var highlighted: ChoiceOption? {
    matches.indices.contains(highlight) ? options.all[matches[highlight]] : nil
  }

  public func isChosen(_ option: ChoiceOption) -> Bool { chosen.contains(option.value) }

  /// The values taken, in the order of the options.
  var values: [String] { options.all.map(\.value).filter(chosen.contains) }

  mutating func type(_ character: Character) { filter(by: filter + String(character)) }

  mutating func eraseLast() { filter(by: String(filter.dropLast())) }

  mutating func eraseAll() { filter(by: "") }

  /// A longer filter only narrows what the shorter one let through.
  private mutating func filter(by text: String) {
    let wanted = text.lowercased()
    let isNarrower = text.count > filter.count && text.hasPrefix(filter)
    let candidates = isNarrower ? matches : Array(options.all.indices)
    let current = highlighted
    filter = text
    matches = wanted.isEmpty ? candidates : candidates.filter { lowercased[$0].holds(wanted) }
    highlight = matches.firstIndex { options.all[$0] == current } ?? 0
    preferBeginning(wanted)
  }

  /// Of several matches one that begins with what was typed is meant most likely.
  private mutating func preferBeginning(_ wanted: String) {
    guard !wanted.isEmpty else { return }
    highlight = matches.firstIndex { lowercased[$0].hasPrefix(wanted) } ?? highlight
  }

  mutating func move(by step: Int) {
    guard !matches.isEmpty else { return }
    highlight = min(max(highlight + step, 0), matches.count - 1)
  }

  mutating func moveToEnd(_ isEnd: Bool) { move(by: isEnd ? matches.count : -matches.count) }

  /// Takes the highlighted option, or gives it back.
  mutating func toggle() {
    guard let value = highlighted?.value else { return }
    if chosen.remove(value) == nil { chosen.insert(value) }
  }

  /// Puts the highlight on a match, as a click does.
  mutating func highlight(at place: Int) {
    if matches.indices.contains(place) { highlight = place }
  }
}
