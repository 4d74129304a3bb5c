/// An open list of options: typing filters it, keys choose from it.
package struct OptionPicker: Sendable {
  package let field: Int
  package let isMultiple: Bool
  package private(set) var options: ChoiceOptions
  /// The options of the form and the texts of the person's own that are taken.
  private let listed: ChoiceOptions
  package private(set) var filter = ""
  package private(set) var matches: [Int]
  /// The place of the highlight among the matches.
  package private(set) var highlight: Int
  /// The values that are taken, in the order of choosing.
  package private(set) var chosen: [String]
  /// True while the filter is being typed: then a space may belong to it.
  package private(set) var isFiltering = false
  private var isMoved = false

  package let most: Int?
  /// Why the last key took nothing.
  package private(set) var refusal: Wording?
  private var folded: [String]

  init(
    _ options: ChoiceOptions, for field: Int, chosen: [String], isMultiple: Bool, most: Int? = nil
  ) {
    self.field = field
    let own = chosen.filter { options.takesOther && options.index(of: $0) == nil }
    listed = own.isEmpty ? options : options.offering(own)
    self.options = listed
    self.isMultiple = isMultiple
    self.most = most
    self.chosen = chosen
    folded = listed.all.map(\.listed.folded)
    matches = Array(listed.all.indices)
    highlight = chosen.first.flatMap(listed.index) ?? 0
  }
}

extension OptionPicker {
  package var highlighted: ChoiceOption? {
    matches.indices.contains(highlight) ? options.all[matches[highlight]] : nil
  }

  /// The characters of a label that the filter found; `nil` where none were typed.
  package func foundPart(of label: String) -> Range<Int>? {
    let wanted = filter.folded
    guard !wanted.isEmpty else { return nil }
    let characters = Array(label)
    for start in characters.indices {
      var rest = Substring(wanted)
      var end = start
      while !rest.isEmpty, end < characters.count {
        let letters = String(characters[end]).folded
        if rest.hasPrefix(letters) {
          rest = rest.dropFirst(letters.count)
        } else if letters.hasPrefix(rest) {
          rest = ""
        } else {
          break
        }
        end += 1
      }
      if rest.isEmpty { return start..<end }
    }
    return nil
  }

  package func isChosen(_ option: ChoiceOption) -> Bool { chosen.contains(option.value) }

  /// Takes an input.
  ///
  /// With several options to take, Enter takes the match while a filter is being typed, and else is
  /// done.
  mutating func handle(_ input: Input) -> OverlayStep {
    refusal = nil
    guard case .key(let key) = input else { return paste(input) }
    switch KeyMap[.list].command(for: key) {
    // Marked options are answers at once, even if Esc closes the list.
    case .escape: return isMultiple ? result() : .closes
    case .confirm where isMultiple && isFiltering: takeMatch()
    case .confirm: return result(then: .confirm)
    case .defaultAction: return result()
    case .nextStop: return moveOn()
    case .activate where isFiltering && (!isMultiple || continuesMatch): type(" ")
    case .activate where isFiltering: takeMatch()
    case .activate where isMultiple: toggle()
    case .activate: return result()
    case .up: move(by: -1)
    case .down: move(by: 1)
    case .pageUp: move(by: -Self.page)
    case .pageDown: move(by: Self.page)
    case .firstField: moveToEnd(false)
    case .lastField: moveToEnd(true)
    case .edit(.insert(let character)): type(character)
    case .edit(.delete): eraseLast()
    case .edit(.kill): eraseAll()
    default: break
    }
    return .stays
  }

  private static let page = 10

  /// A pasted text filters as if it had been typed.
  private mutating func paste(_ input: Input) -> OverlayStep {
    if case .paste(let text) = input {
      filter(by: filter + text)
      isFiltering = !filter.isEmpty
    }
    return .stays
  }

  /// Goes on, taking the match of a filter too; without filtering or moving, the old choice stays.
  private mutating func moveOn() -> OverlayStep {
    guard isMultiple || isFiltering || isMoved else {
      return .takes(.text(chosen.first ?? ""), then: .nextStop)
    }
    if isMultiple, isFiltering, let match = highlighted, !isChosen(match) { toggle() }
    return refusal == nil ? result(then: .nextStop) : .stays
  }

  /// Closes with the data that is chosen.
  private func result(then next: Command? = nil) -> OverlayStep {
    if isMultiple { return .takes(Value(chosen), then: next) }
    guard let value = highlighted?.value else { return .closes }
    return .takes(.text(value), then: next)
  }

  private mutating func takeMatch() {
    guard highlighted != nil else { return }
    toggle()
    eraseAll()
  }

  /// True if a space after the filter goes on with the words of a match.
  private var continuesMatch: Bool {
    let sought = SoughtPart((filter.folded + " ").utf8)
    return matches.contains { sought.isIn(folded[$0].utf8) }
  }

  private mutating func type(_ character: Character) {
    filter(by: filter + String(character))
    isFiltering = true
  }

  private mutating func eraseLast() {
    filter(by: String(filter.dropLast()))
    isFiltering = !filter.isEmpty
  }

  private mutating func eraseAll() {
    filter(by: "")
    isFiltering = false
  }

  /// Starts with the field's text: at the option that it names, or at those that contain it.
  func filtered(by text: String) -> Self {
    var picker = self
    guard !text.isBlank, chosen.allSatisfy({ options.index(of: $0) == nil }) else { return self }
    if let place = options.value(of: text).flatMap(options.index) {
      picker.highlight = place
      return picker
    }
    picker.filter(by: text)
    picker.isFiltering = true
    return picker.matches.isEmpty ? self : picker
  }

  /// A longer filter only narrows what the shorter one let through.
  private mutating func filter(by text: String) {
    let text = Intake.cleaned(text, folding: false)
    let wanted = text.folded
    let current = highlighted
    if options.takesOther { offer(text) }
    let isNarrower = !options.takesOther && text.count > filter.count && text.hasPrefix(filter)
    let candidates = isNarrower ? matches : Array(options.all.indices)
    filter = text
    let sought = SoughtPart(wanted.utf8)
    matches = wanted.isEmpty ? candidates : candidates.filter { sought.isIn(folded[$0].utf8) }
    highlight = matches.firstIndex { options.all[$0] == current } ?? 0
    preferBeginning(wanted)
  }

  /// Offers the typed text itself as an option, unless it already is one.
  private mutating func offer(_ text: String) {
    let isNew = !text.isBlank && listed.value(of: text) == nil
    let own = isNew ? [text.withoutOuterSpace] : []
    options = own.isEmpty ? listed : listed.offering(own)
    folded = folded.prefix(listed.all.count) + own.map(\.folded)
  }

  private mutating func preferBeginning(_ wanted: String) {
    guard !wanted.isEmpty else { return }
    highlight = matches.firstIndex { folded[$0].hasPrefix(wanted) } ?? highlight
  }

  private mutating func move(by step: Int) {
    guard !matches.isEmpty else { return }
    highlight = min(max(highlight + step, 0), matches.count - 1)
    isFiltering = false
    isMoved = true
  }

  private mutating func moveToEnd(_ isEnd: Bool) {
    move(by: isEnd ? matches.count : -matches.count)
  }

  private mutating func toggle() {
    guard let value = highlighted?.value else { return }
    if let place = chosen.firstIndex(of: value) {
      chosen.remove(at: place)
    } else if let most, chosen.count >= most {
      refusal = .say("list.chooseAtMost", ["count": most])
    } else {
      chosen.append(value)
    }
  }

  mutating func pick(at place: Int) -> OverlayStep {
    guard matches.indices.contains(place) else { return .stays }
    highlight = place
    isFiltering = false
    guard isMultiple else { return result() }
    toggle()
    return .stays
  }
}
