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
  /// Counts a field as it is now, and no longer as it was.
  mutating func count(_ state: FieldState, at index: Int) {
    if index >= parts.count {
      parts += Array(repeating: 0, count: index + 1 - parts.count)
      editsOfField += Array(repeating: 0, count: index + 1 - editsOfField.count)
    }
    edits &+= state.buffer.edits &- editsOfField[index]
    editsOfField[index] = state.buffer.edits
    let (old, new) = (Part(rawValue: parts[index]), Part(of: state))
    guard old != new else { return }
    parts[index] = new.rawValue
    changes &+= 1
    add(old, -1, state.field)
    add(new, 1, state.field)
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

extension Tally.Part {
  fileprivate init(of state: FieldState) {
    self = []
    guard state.isAnswer else { return }
    insert(.visible)
    let isValid = state.verdict.isValid
    if isValid { insert(.valid) }
    if state.isRequired && !isValid { insert(.missing) }
    guard state.isRequired || state.type.editor.asksForAnswer else { return }
    insert(.asking)
    if isValid && !state.isBlank { insert(.answered) }
  }
}

extension Editor {
  /// Whether a field left as it is has no answer yet: a switch that is off has one.
  fileprivate var asksForAnswer: Bool { self != .toggle && self != .none }
}
