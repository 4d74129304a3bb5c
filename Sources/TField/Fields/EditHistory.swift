/// The steps that led to a text, each as small as its difference.
struct EditHistory: Sendable {
  /// One step: some characters gave way to others.
  struct Change: Sendable {
    var start: Int
    var removed: [Character]
    var inserted: [Character]
    var caretBefore: Int
    var caretAfter: Int
  }

  /// More steps than anyone takes back, few enough to keep for every field.
  static let limit = 200

  private var done: [Change] = []
  private var undone: [Change] = []
  private var isRunOpen = false

  /// Adds a step; a typed character joins the run of those before it.
  mutating func record(_ change: Change, isTyping: Bool) {
    undone = []
    if isTyping, isRunOpen, let last = done.last, let joined = last.joined(with: change) {
      done[done.count - 1] = joined
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
  init(from old: [Character], to new: [Character], caret: Int, _ newCaret: Int) {
    let shorter = min(old.count, new.count)
    var head = 0
    while head < shorter, old[head] == new[head] { head += 1 }
    var tail = 0
    while tail < shorter - head, old[old.count - 1 - tail] == new[new.count - 1 - tail] {
      tail += 1
    }
    start = head
    removed = Array(old[head..<(old.count - tail)])
    inserted = Array(new[head..<(new.count - tail)])
    caretBefore = caret
    caretAfter = newCaret
  }

  var replaced: Range<Int> { start..<(start + removed.count) }

  var inverted: Self {
    var change = self
    swap(&change.removed, &change.inserted)
    swap(&change.caretBefore, &change.caretAfter)
    return change
  }

  /// This step and the next as one, where the next only goes on at this one's end.
  func joined(with next: Self) -> Self? {
    guard next.removed.isEmpty, next.start == start + inserted.count else { return nil }
    var change = self
    change.inserted += next.inserted
    change.caretAfter = next.caretAfter
    return change
  }
}
