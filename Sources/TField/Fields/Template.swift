/// A mask: slots for data, and fixed characters that stand between them.
///
/// A template is parsed once; every question about it is answered by counting. In a literal `0`
/// is a slot for a digit, `A` for a letter and `X` for anything: `"(000) 000-0000"`.
package struct Template: Hashable, Sendable, ExpressibleByStringLiteral {
  /// One character of a template.
  package struct Element: Hashable, Sendable {
    package let placeholder: Character
    /// What a slot takes; `nil` for a fixed character.
    package let accepted: CharacterClass?

    package var isFixed: Bool { accepted == nil }

    fileprivate var signs: ASCIISet {
      accepted?.signs ?? placeholder.singleByte.map { ASCIISet($0...$0) } ?? ASCIISet("")
    }

    package static func fixed(_ character: Character) -> Self {
      Self(placeholder: character, accepted: nil)
    }

    package static func slot(placeholder: Character, accepts accepted: CharacterClass) -> Self {
      Self(placeholder: placeholder, accepted: accepted)
    }
  }

  package let elements: [Element]
  /// The pattern with every slot empty.
  package let pattern: String
  /// True if leaving the field puts into its empty places what stands there: `$0.00`.
  package let isCompletion: Bool
  private let slots: [Int]
  private let signs: [ASCIISet]

  package init(_ elements: [Element], isCompletion: Bool = false) {
    self.elements = elements
    self.isCompletion = isCompletion
    pattern = String(elements.map(\.placeholder))
    slots = elements.indices.filter { !elements[$0].isFixed }
    signs = elements.map(\.signs)
  }

  init(_ slots: [Element], spaceBefore isGap: (Int) -> Bool) {
    self.init(slots.enumerated().flatMap { $0 > 0 && isGap($0) ? [.fixed(" "), $1] : [$1] })
  }

  /// Reads a pattern in which a backslash makes the next character fixed.
  package init(
    _ pattern: String,
    slots: KeyValuePairs<Character, CharacterClass> = ["0": .digit, "A": .letter, "X": .any]
  ) {
    self.init(pattern) { character in slots.first { $0.key == character }?.value }
  }

  package init(_ pattern: String, slot: (Character) -> CharacterClass?) {
    var elements: [Element] = []
    var isEscaped = false
    for character in pattern {
      if character == "\\" && !isEscaped {
        isEscaped = true
      } else if !isEscaped, let accepted = slot(character) {
        elements.append(.slot(placeholder: character, accepts: accepted))
      } else {
        elements.append(.fixed(character))
        isEscaped = false
      }
    }
    self.init(elements)
  }

  package init(stringLiteral value: String) { self.init(value) }

  /// The mask of a date, whose letters are slots for digits: `MM/YY`.
  init(date pattern: String) { self.init(pattern) { $0.isLetter ? .digit : nil } }

  package var capacity: Int { slots.count }

  /// `data` in its slots, up to the last one filled.
  ///
  /// Fixed characters before data are shown with it, so that "(555" has no closing bracket yet;
  /// those after the last slot are only shown in a settled value.
  package func filled(with data: String, isSettled: Bool = false) -> String {
    var rest = data[...]
    var text = ""
    var pending = ""
    for element in elements {
      if element.isFixed {
        pending.append(element.placeholder)
      } else if let next = rest.popFirst() {
        text += pending
        text.append(next)
        pending = ""
      } else {
        return text
      }
    }
    let isTailShown = isSettled && !data.isEmpty && rest.isEmpty
    return text + (isTailShown ? pending : "") + rest
  }

  /// The column of a data character, or with `isEnd` the one right after the character before it.
  package func column(of index: Int, isEnd: Bool = false) -> Int {
    if slots.indices.contains(index), !isEnd { return slots[index] }
    let before = slots.indices.contains(index) ? slots[..<index] : slots[...]
    return (before.last.map { $0 + 1 } ?? 0) + max(0, index - slots.count)
  }

  /// True if a fixed character follows after that many characters of data.
  func isGap(after count: Int) -> Bool { column(of: count) > column(of: count, isEnd: true) }

  /// The data index that a click at `column` means.
  package func index(at column: Int) -> Int { slots.prefix { $0 < column }.count }

  /// `text` without the fixed characters of the template.
  ///
  /// Where a group ends, a space, hyphen, dot or slash may replace them. Whatever fits no slot is
  /// kept, with all that follows it.
  package func bare(_ text: String) -> String {
    var data = ""
    var next = 0
    for index in text.indices {
      let character = text[index]
      guard next < elements.count else { return data + text[index...] }
      if elements[next] == .fixed(character) {
        next += 1
      } else if let slot = slots.first(where: { $0 >= next }),
        elements[slot].accepted?.contains(character) ?? false
      {
        data.append(character)
        next = slot + 1
      } else if !elements[next].isFixed || !character.isUsualSeparator {
        return data + text[index...]
      }
    }
    return data
  }

  /// The first character that doesn't fit its slot, or has none.
  func firstStranger(in data: String) -> String.Index? {
    zip(data.indices, elements.lazy.compactMap(\.accepted))
      .first { !$1.contains(data[$0]) }?.0
  }

  /// The data of an ASCII text, which may be bare or in as much of the mask as it fills.
  func data(in text: Span<UInt8>) -> ShortData? { bareData(in: text) ?? maskedData(in: text) }

  private func bareData(in text: Span<UInt8>) -> ShortData? {
    guard text.count <= capacity else { return nil }
    var data = ShortData()
    for index in text.indices {
      let isTaken = signs[slots[index]].contains(text[index]) && data.append(text[index])
      if !isTaken { return nil }
    }
    return data
  }

  private func maskedData(in text: Span<UInt8>) -> ShortData? {
    guard text.count <= elements.count else { return nil }
    var data = ShortData()
    var nextSlot = 0
    for index in text.indices {
      guard signs[index].contains(text[index]) else { return nil }
      guard nextSlot < capacity, slots[nextSlot] == index else { continue }
      guard data.append(text[index]) else { return nil }
      nextSlot += 1
    }
    // After the last data, only the rest of the whole mask may follow.
    let end = column(of: nextSlot, isEnd: true)
    return text.count == end || text.count == elements.count ? data : nil
  }

  package func judge(_ data: String) -> Parse.State {
    guard accepts(data) else { return .wrong(.characters, .fittingCharacters) }
    let missing = capacity - data.count
    return missing > 0
      ? .begun(.incomplete, .say("length.charactersLeft", counting: missing)) : .whole
  }

  package func accepts(_ data: String) -> Bool { firstStranger(in: data) == nil }
}
