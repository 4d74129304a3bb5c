/// The text of a field and the caret in it, or the entries of a list: nothing else, so that every
/// edit can be tested alone.
///
/// Others decide what it may hold: an edit asks ``range(of:)`` what it touches, and
/// ``adopt(_:caret:as:isTyping:)`` takes the result.
package struct EditBuffer: Sendable {
  /// What the characters are.
  package enum Form: Hashable, Sendable {
    /// Bare data, and the text that was typed for it, where that is known.
    case data(source: String?)
    /// A text as it was typed, because the field can't show it as data.
    case text
    /// There are entries, and no characters.
    case entries
  }

  package private(set) var characters: [Character]
  /// The characters as one text, kept since it is read more often than it changes.
  package private(set) var text: String
  package private(set) var entries: [Value] = []
  package private(set) var form = Form.data(source: nil)
  private(set) var edits = 0
  package private(set) var caret: Int
  package private(set) var anchor: Int?
  private(set) var history = EditHistory()

  package init(_ text: String = "", as form: Form = .data(source: nil)) {
    // An array made of the text would count its characters first, which takes as long again.
    characters = text.reduce(into: []) { $0.append($1) }
    self.form = form
    self.text = text
    caret = characters.count
  }

  init(entries: [Value]) {
    self.init(as: .entries)
    self.entries = entries
  }

  package var isAsTyped: Bool { form == .text }

  package var isEmpty: Bool { characters.isEmpty && entries.isEmpty }

  var isBlank: Bool { characters.allSatisfy(\.isUnseen) && entries.allSatisfy(\.isBlank) }

  /// What was typed, if the characters themselves don't show it.
  var source: String? { if case .data(let source) = form { source } else { nil } }

  package var selection: Range<Int>? {
    guard let anchor, anchor != caret else { return nil }
    return min(anchor, caret)..<max(anchor, caret)
  }

  var isAllSelected: Bool { selection.map { $0 == characters.indices } ?? false }

  package func text(in range: Range<Int>) -> String {
    let range = range.clamped(to: characters.indices)
    return range == characters.indices ? text : characters[range].text
  }

  /// The text that a motion passes over, and that deleting or killing by it takes.
  package func range(of motion: EditCommand.Motion) -> Range<Int> {
    let target = target(of: motion, from: caret)
    return min(caret, target)..<max(caret, target)
  }

  /// Moves the caret; with `isSelecting` the text passed over becomes selected.
  package mutating func move(_ motion: EditCommand.Motion, isSelecting: Bool = false) {
    let edge: Int? =
      switch motion {
      case .left where !isSelecting: selection?.lowerBound
      case .right where !isSelecting: selection?.upperBound
      default: nil
      }
    moveCaret(to: edge ?? target(of: motion, from: caret), isSelecting: isSelecting)
  }

  /// Moves the caret a line up or down, in the same column if possible; false at the edge.
  mutating func moveByLine(_ step: Int) -> Bool {
    let start = target(of: .start, from: caret), end = target(of: .end, from: caret)
    guard step < 0 ? start > 0 : end < characters.count else { return false }
    let line = step < 0 ? target(of: .start, from: start - 1) : end + 1
    moveCaret(to: min(line + caret - start, target(of: .end, from: line)))
    return true
  }

  /// Moves the caret to `index`, kept within the text; `isSelecting` selects the way there.
  package mutating func moveCaret(to index: Int, isSelecting: Bool = false) {
    anchor = isSelecting ? anchor ?? caret : nil
    caret = min(max(index, 0), characters.count)
    history.endRun()
  }

  private func target(of motion: EditCommand.Motion, from place: Int) -> Int {
    let head = characters[..<place], tail = characters[place...]
    switch motion {
    case .left: return max(place - 1, 0)
    case .right: return min(place + 1, characters.count)
    case .wordLeft:
      let end = head.lastIndex(where: \.isWordCharacter) ?? 0
      return head[..<end].lastIndex { !$0.isWordCharacter }.map { $0 + 1 } ?? 0
    case .wordRight:
      let start = tail.firstIndex(where: \.isWordCharacter) ?? characters.count
      return tail[start...].firstIndex { !$0.isWordCharacter } ?? characters.count
    case .start: return head.lastIndex(of: "\n").map { $0 + 1 } ?? 0
    case .end: return tail.firstIndex(of: "\n") ?? characters.count
    }
  }

  /// Takes the result of an edit as one step to undo; a typed word is one step.
  package mutating func adopt(
    _ text: String, caret newCaret: Int, as form: Form = .data(source: nil), isTyping: Bool = false
  ) {
    var adopted = Self(text, as: form)
    adopted.moveCaret(to: newCaret)
    adopt(adopted, isTyping: isTyping)
  }

  /// Takes the content of another buffer as one step to undo.
  mutating func adopt(_ other: Self, isTyping: Bool = false) {
    let change = EditHistory.Change(
      characters: EditHistory.Difference(
        from: characters, to: other.characters, replacing: isTyping ? selection : nil),
      entries: EditHistory.Difference(from: entries, to: other.entries),
      before: EditHistory.Stand(caret: caret, form: form),
      after: EditHistory.Stand(caret: other.caret, form: other.form))
    if !change.isEmpty || change.changesKind { history.record(change, isTyping: isTyping) }
    if !change.isEmpty || form != other.form {
      characters = other.characters
      text = other.text
      entries = other.entries
      form = other.form
      edits += 1
    }
    caret = other.caret
    anchor = nil
  }

  /// Replaces everything and forgets the history: for values that no one typed.
  package mutating func reset(to text: String, as form: Form = .data(source: nil)) {
    reset(to: Self(text, as: form))
  }

  mutating func reset(to other: Self) {
    let before = edits
    self = other
    edits = before + 1
  }

  mutating func forgetHistory() { history = EditHistory() }

  package mutating func undo() -> Bool { takeStep(back: true) }
  package mutating func redo() -> Bool { takeStep(back: false) }

  private mutating func takeStep(back isBack: Bool) -> Bool {
    guard let change = history.step(back: isBack) else { return false }
    change.characters.apply(to: &characters)
    change.entries.apply(to: &entries)
    text = String(characters)
    edits += 1
    caret = min(change.after.caret, characters.count)
    form = change.after.form
    anchor = nil
    return true
  }
}

extension Character {
  var isWordCharacter: Bool { isASCIIDigit || isLetterOrMark || self == "_" }
}

/// The steps that led to a text, each as small as its difference.
struct EditHistory: Sendable {
  /// Some elements gave way to others.
  struct Difference<Element: Equatable & Sendable>: Sendable {
    var start: Int
    var removed: [Element]
    var inserted: [Element]

    var isEmpty: Bool { removed.isEmpty && inserted.isEmpty }
  }

  /// One step.
  struct Change: Sendable {
    var characters: Difference<Character>
    var entries: Difference<Value>
    var before: Stand
    var after: Stand

    var isEmpty: Bool { characters.isEmpty && entries.isEmpty }

    var changesKind: Bool { (before.form == .text) != (after.form == .text) }
  }

  /// What a buffer has besides its characters.
  struct Stand: Sendable {
    var caret = 0
    var form = EditBuffer.Form.data(source: nil)
  }

  /// More steps than anyone undoes, but few enough to keep for every field.
  static let limit = 200

  private var done: [Change] = []
  private var undone: [Change] = []
  private var isRunOpen = false

  var isEmpty: Bool { done.isEmpty && undone.isEmpty }

  /// Adds a step; a typed character joins the run of those before it.
  mutating func record(_ change: Change, isTyping: Bool) {
    if !undone.isEmpty { undone = [] }
    let last = done.count - 1
    if isTyping, isRunOpen, last >= 0, done[last].goesOn(with: change) {
      done[last].join(change)
    } else {
      done.append(change)
      if done.count > Self.limit { done.removeFirst() }
    }
    isRunOpen = isTyping && change.characters.inserted.last?.isWordCharacter == true
  }

  mutating func endRun() { isRunOpen = false }

  /// The change that undoes a step, or redoes one; `nil` if there is none.
  mutating func step(back isBack: Bool) -> Change? {
    guard let change = isBack ? done.popLast() : undone.popLast() else { return nil }
    if isBack { undone.append(change) } else { done.append(change) }
    isRunOpen = false
    return isBack ? change.inverted : change
  }
}

extension EditHistory.Difference {
  /// The difference between two texts or lists: what is between their common beginning and end, and
  /// all of a range that was replaced, so that what is typed next goes on with it.
  init(from old: [Element], to new: [Element], replacing range: Range<Int>? = nil) {
    let shorter = min(old.count, new.count)
    let farthest = min(shorter, range?.lowerBound ?? shorter)
    let head = (0..<farthest).first { old[$0] != new[$0] } ?? farthest
    let most = min(shorter - head, range.map { old.count - $0.upperBound } ?? shorter)
    let tail = (0..<most).first { old[old.count - 1 - $0] != new[new.count - 1 - $0] } ?? most
    self.init(
      start: head, removed: Array(old[head..<(old.count - tail)]),
      inserted: Array(new[head..<(new.count - tail)]))
  }

  var inverted: Self { Self(start: start, removed: inserted, inserted: removed) }

  func apply(to elements: inout [Element]) {
    let replaced = start..<start + removed.count
    elements.replaceSubrange(replaced.clamped(to: elements.indices), with: inserted)
  }
}

extension EditHistory.Change {
  var inverted: Self {
    Self(
      characters: characters.inverted, entries: entries.inverted, before: after, after: before)
  }

  func goesOn(with next: Self) -> Bool {
    next.characters.removed.isEmpty && !next.changesKind
      && next.characters.start == characters.start + characters.inserted.count
  }

  mutating func join(_ next: Self) {
    characters.inserted += next.characters.inserted
    after = next.after
  }
}

extension ArraySlice<Character> {
  /// The text, made by way of an array, since the library is much slower with slices.
  var text: String { String(Array(self)) }
}

/// The text last killed or cut, shared by the fields of a form.
package struct Clipboard: Sendable {
  package private(set) var text = ""

  package init() {}

  /// Keeps `text`, unless it is empty: an empty kill must not lose what was kept.
  package mutating func keep(_ text: String) { if !text.isEmpty { self.text = text } }
}
