/// How far a form has come: kept up to date field by field, so that a key in a form of thousands
/// costs no more than in one of seven.
public struct Tally: Sendable {
  /// Some visible fields, and how many of them are valid.
  public struct Count: Hashable, Sendable {
    public var valid = 0
    public var total = 0

    public var isComplete: Bool { valid == total }
  }

  /// What one field adds to the whole.
  fileprivate struct Part: OptionSet {
    let rawValue: UInt8

    static let visible = Self(rawValue: 1)
    static let valid = Self(rawValue: 2)
    static let asking = Self(rawValue: 4)
    static let answered = Self(rawValue: 8)
    static let missing = Self(rawValue: 16)
  }

  /// The visible fields that ask for an answer: all but switches that may stay off.
  public private(set) var total = 0
  /// Those that hold a good one.
  public private(set) var answered = 0
  /// The visible required fields without a good answer.
  public private(set) var requiredLeft = 0
  /// Every visible field.
  public private(set) var fields = Count()
  /// How often the text of any field was changed.
  public private(set) var edits = 0
  /// How often any of these counts changed.
  public private(set) var changes = 0
  private var groups: [String: Count] = [:]
  private var parts: [UInt8] = []
  private var editsOfField: [Int] = []

  /// The visible fields of a group.
  public func group(_ name: String) -> Count { groups[name] ?? Count() }
}

extension Tally {
  /// Makes room for the fields of a form.
  mutating func makeRoom(for count: Int) {
    guard count > parts.count else { return }
    parts += repeatElement(0, count: count - parts.count)
    editsOfField += repeatElement(0, count: count - editsOfField.count)
  }

  /// Counts a field as it is now, and no longer as it was.
  mutating func count(_ state: FieldState, at index: Int) {
    edits += state.buffer.edits - editsOfField[index]
    editsOfField[index] = state.buffer.edits
    count(state.part, of: state.field, at: index)
  }

  private mutating func count(_ new: Part, of field: Field, at index: Int) {
    let old = Part(rawValue: parts[index])
    guard old != new else { return }
    parts[index] = new.rawValue
    changes += 1
    add(old, -1, field)
    add(new, 1, field)
  }

  private mutating func add(_ part: Part, _ amount: Int, _ field: Field) {
    guard part.contains(.visible) else { return }
    total += part.contains(.asking) ? amount : 0
    answered += part.contains(.answered) ? amount : 0
    requiredLeft += part.contains(.missing) ? amount : 0
    let valid = part.contains(.valid) ? amount : 0
    fields.add(valid: valid, total: amount)
    if case .named(let name) = field.group {
      groups[name, default: Count()].add(valid: valid, total: amount)
    }
  }
}

extension Tally.Count {
  fileprivate mutating func add(valid: Int, total: Int) {
    self.valid += valid
    self.total += total
  }
}

extension FieldState {
  fileprivate var part: Tally.Part {
    guard isAnswer else { return [] }
    var part: Tally.Part = isSound ? [.visible, .valid] : .visible
    if isRequired && !isSound { part.insert(.missing) }
    guard isRequired || editor.asksForAnswer else { return part }
    part.insert(.asking)
    if isSound && !isBlank { part.insert(.answered) }
    return part
  }
}

extension Editor {
  /// Whether a field left as it is has no answer yet: a switch that is off has one.
  fileprivate var asksForAnswer: Bool { self != .toggle && self != .none }
}
