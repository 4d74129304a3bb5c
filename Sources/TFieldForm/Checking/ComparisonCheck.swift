internal import TFieldJSON
internal import TField

/// Claims about a field that what it holds can never meet, or never fail.
extension Reading {
  func check(_ comparison: (id: String, claim: String, operand: JSONNode)) {
    guard let field = scope.place(of: comparison.id)?.entry?.holds,
      !Self.flags.contains(comparison.claim)
    else { return }
    let isEquality = comparison.claim == "equals" || comparison.claim == "in"
    let makesSense =
      otherField(comparison.operand).map { field.isComparable(with: $0, isEquality) }
      ?? field.isComparable(with: comparison.operand, isEquality)
    if !makesSense {
      let problem = Diagnostic.Problem.incomparable(comparison.id, comparison.claim, field)
      report.warning(problem, at: comparison.operand)
    }
  }

  private static let flags: Set = ["filled", "empty", "valid"]

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
