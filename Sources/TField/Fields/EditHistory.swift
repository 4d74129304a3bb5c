/// The steps that led to a text, each as small as its difference.
struct EditHistory: Sendable {
  /// One step: some characters gave way to others.
  struct Change: Sendable {
    var start: Int
    var removed: [Character]
    var inserted: [Character]
    var before = Stand()
    var after = Stand()

    var isEmpty: Bool { removed.isEmpty && inserted.isEmpty }

    /// True where a text became data, or data a text.
    var changesKind: Bool { (before.form == .text) != (after.form == .text) }
  }

  /// What a buffer has besides its characters.
  struct Stand: Sendable {
    var caret = 0
    var form = EditBuffer.Form.data(source: nil)
  }

  /// More steps than anyone takes back, few enough to keep for every field.
  static let limit = 200

  private var done: [Change] = []
  private var undone: [Change] = []
  private var isRunOpen = false

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
    isRunOpen = isTyping && change.inserted.last?.isWordCharacter == true
  }

  /// The next typed character begins a step of its own.
  mutating func endRun() { isRunOpen = false }

  mutating func stepBack() -> Change? {
    guard let change = done.popLast() else { return nil }
    undone.append(change)
    isRunOpen = false
    return change
  }

  mutating func stepForward() -> Change? {
    guard let change = undone.popLast() else { return nil }
    done.append(change)
    isRunOpen = false
    return change
  }
}

extension EditHistory.Change {
  /// The difference between two texts: what is between their common beginning and end.
  init(from old: [Character], to new: [Character]) {
    let (removed, inserted) = Self.difference(of: old, and: new)
    self.init(
      start: removed.lowerBound, removed: Array(old[removed]), inserted: Array(new[inserted]))
  }

  /// What is between the common beginning and the common end of each.
  private static func difference(
    of old: [Character], and new: [Character]
  ) -> (Range<Int>, Range<Int>) {
    let shorter = min(old.count, new.count)
    var head = 0
    while head < shorter, old[head] == new[head] { head += 1 }
    var tail = 0
    while tail < shorter - head, old[old.count - 1 - tail] == new[new.count - 1 - tail] {
      tail += 1
    }
    return (head..<(old.count - tail), head..<(new.count - tail))
  }

  var replaced: Range<Int> { start..<(start + removed.count) }

  var inverted: Self {
    var change = self
    swap(&change.removed, &change.inserted)
    swap(&change.before, &change.after)
    return change
  }

  /// Whether the next step only goes on at this one's end.
  func goesOn(with next: Self) -> Bool {
    next.removed.isEmpty && next.start == start + inserted.count && !next.changesKind
  }

  /// Makes this step and the next one.
  mutating func join(_ next: Self) {
    inserted += next.inserted
    after = next.after
  }
}
