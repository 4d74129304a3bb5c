/// A mask: slots for data, and fixed characters that stand between them.
///
/// A template is parsed once; every question about it is answered by counting. In a literal `0`
/// is a slot for a digit, `A` for a letter and `X` for anything: `"(000) 000-0000"`.
public struct Template: Hashable, Sendable {
  /// One character of a template.
  public enum Element: Hashable, Sendable {
    case fixed(Character)
    case slot(placeholder: Character, accepts: CharacterClass)
  }

  public let elements: [Element]

  /// How many characters of data it holds.
  public let capacity: Int

  public init(_ elements: [Element]) {
    self.elements = elements
    capacity = elements.count { !$0.isFixed }
  }

  /// Reads a pattern in which the keys of `slots` are slots and a backslash makes the next
  /// character fixed.
  public init(_ pattern: String, slots: [Character: CharacterClass]) {
    self.init(pattern) { slots[$0] }
  }

  private init(_ pattern: String, slot: (Character) -> CharacterClass?) {
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
}

extension Template.Element {
  var isFixed: Bool { if case .fixed = self { true } else { false } }

  /// What stands there while no data does.
  var placeholder: Character {
    switch self {
    case .fixed(let character): character
    case .slot(let placeholder, _): placeholder
    }
  }
}

extension Template: ExpressibleByStringLiteral {
  public init(stringLiteral value: String) { self.init(value) }

  /// Reads a pattern as one in a literal.
  public init(_ pattern: String) {
    self.init(pattern) { character in
      switch character {
      case "0": .digit
      case "A": .letter
      case "X": .any
      default: nil
      }
    }
  }
}

extension Template {
  /// The pattern with every slot empty.
  public var pattern: String { String(elements.map(\.placeholder)) }

  /// `data` in its slots, up to the last one filled.
  ///
  /// Fixed characters before data are shown with it, so that "(555" has no closing bracket yet;
  /// those behind the last slot belong to a settled value only.
  public func filled(with data: String, isSettled: Bool = false) -> String {
    var rest = data[...]
    var text = ""
    var pending = ""
    for element in elements {
      if case .fixed(let character) = element {
        pending.append(character)
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

  /// The part of the pattern that `count` characters of data leave empty.
  public func remainder(after count: Int) -> String {
    String(elements.dropFirst(column(of: count, isEnd: true)).map(\.placeholder))
  }

  /// The column of the slot for the data character at `index`, or behind the last slot.
  ///
  /// With `isEnd` the column right behind the data character before it.
  public func column(of index: Int, isEnd: Bool = false) -> Int {
    var slots = 0
    var end = 0
    for (column, element) in elements.enumerated() where !element.isFixed {
      if slots == index { return isEnd ? end : column }
      slots += 1
      end = column + 1
    }
    return index > slots ? end + (index - slots) : end
  }

  /// The data index that a click at `column` means.
  public func index(at column: Int) -> Int {
    elements.prefix(max(column, 0)).count { !$0.isFixed }
  }

  /// The part of `text` that fits the slots in order.
  ///
  /// Beyond the last slot whatever any slot accepts is kept, so that an overflow is seen as one.
  public func fitting(_ text: String) -> String {
    let classes = elements.compactMap(\.accepted)
    var kept = ""
    var next = 0
    for character in text {
      let fits =
        next < classes.count
        ? classes[next].contains(character) : classes.contains { $0.contains(character) }
      guard fits else { continue }
      kept.append(character)
      next += 1
    }
    return kept
  }

  /// The data of a text that has this template's whole shape, fixed characters included.
  public func data(of text: String) -> String? {
    guard text.count == elements.count else { return nil }
    var data = ""
    for (element, character) in zip(elements, text) {
      switch element {
      case .fixed(let fixed): guard fixed == character else { return nil }
      case .slot(_, let accepted):
        guard accepted.contains(character) else { return nil }
        data.append(character)
      }
    }
    return data
  }

  /// Whether each character of `data` fits its slot.
  public func accepts(_ data: String) -> Bool {
    zip(elements.lazy.compactMap(\.accepted), data).allSatisfy { $0.contains($1) }
  }
}

extension Template.Element {
  fileprivate var accepted: CharacterClass? {
    if case .slot(_, let accepted) = self { accepted } else { nil }
  }
}
