internal import TField

/// Claims about a field that what it holds can never meet, or never fail.
extension Reading {
  func check(_ id: String, _ claim: String, comparedWith operand: JSONNode) {
    guard let field = scope.place(of: id)?.entry?.holds else { return }
    let isEquality = claim == "equals" || claim == "in"
    let makesSense =
      otherField(operand).map { field.isComparable(with: $0, isEquality) }
      ?? field.isComparable(with: operand, isEquality)
    if !makesSense { report.warning(.incomparable(id, claim, field), at: operand) }
  }

  private func otherField(_ operand: JSONNode) -> ValueKind? {
    operand["field"]?.string.flatMap { scope.place(of: $0)?.entry?.holds }
  }
}

extension ValueKind {
  /// Whether two fields can be compared: a text may be anything, and a switch has no order.
  fileprivate func isComparable(with other: Self, _ isEquality: Bool) -> Bool {
    if !isEquality, self == .flag || other == .flag { return false }
    return self == other || self == .text || other == .text
  }

  /// Whether a value of a form file is one that a field of this kind may hold.
  fileprivate func isComparable(with value: JSONNode, _ isEquality: Bool) -> Bool {
    switch value.kind {
    case .bool: isEquality && (self == .flag || self == .text)
    case .number: self == .number || self == .text || (isEquality && self != .flag)
    case .string: value.string.map { isComparable(with: $0, isEquality) } ?? true
    case .object, .array, .null: true
    }
  }

  private func isComparable(with text: String, _ isEquality: Bool) -> Bool {
    if isEquality && text.isEmpty { return true }
    return switch self {
    case .flag: isEquality && (text == "true" || text == "false")
    case .number: DecimalNumber(text) != nil
    case .day: CalendarDate(text) != nil || (isEquality && text.contains(where: \.isNumber))
    case .month, .time: text.contains(where: \.isNumber)
    case .text, .entries: true
    }
  }
}

extension Condition {
  /// Whether no answers to a form can ever make it true.
  func isImpossible(in form: Form) -> Bool {
    switch self {
    case .never: true
    case .any(let parts): parts.allSatisfy { $0.isImpossible(in: form) }
    case .all(let parts):
      parts.contains { $0.isImpossible(in: form) } || Self.contradict(parts)
    case .claim(let id, let claim):
      if case .text(let text)? = claim.wanted, let index = form.index(of: id) {
        form.fields[index].type.neverIs(text)
      } else {
        false
      }
    case .always, .not, .app: false
    }
  }

  /// Whether one field would have to equal two values at once, or be filled and empty.
  private static func contradict(_ parts: [Self]) -> Bool {
    var said: [String: Set<Claim>] = [:]
    for case .claim(let id, let claim) in parts
    where claim.wanted != nil || claim.row == .filled || claim.row == .empty {
      if said[id]?.contains(where: claim.excludes) ?? false { return true }
      said[id, default: []].insert(claim)
    }
    return false
  }
}

extension FieldType {
  /// True for a choice among fixed options of which none is that text.
  fileprivate func neverIs(_ text: String) -> Bool {
    guard let choice = self as? Choice, !text.isEmpty, !choice.options.areTyped else {
      return false
    }
    return !choice.options.takes(text)
  }
}
