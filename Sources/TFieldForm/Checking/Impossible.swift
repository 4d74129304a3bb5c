internal import TField

extension Condition {
  /// Whether no answers to a form can ever make it true.
  func isImpossible(in form: Form) -> Bool {
    switch self {
    case .never: true
    case .any(let parts): parts.allSatisfy { $0.isImpossible(in: form) }
    case .all(let parts):
      parts.contains { $0.isImpossible(in: form) } || Self.contradict(parts)
    case .field(let id, .equals(.value(.text(let text)))):
      form.index(of: id).map { form.fields[$0].type.neverIs(text) } ?? false
    case .always, .field, .not, .app: false
    }
  }

  /// Whether one field would have to equal two values at once, or be filled and empty.
  private static func contradict(_ parts: [Condition]) -> Bool {
    var wanted: [String: TypedValue] = [:]
    var claims: [String: Bool] = [:]
    for case .field(let id, let test) in parts {
      switch test {
      case .equals(.value(let value)):
        if let other = wanted.updateValue(value, forKey: id), other != value { return true }
      case .isFilled: if claims.updateValue(true, forKey: id) == false { return true }
      case .isEmpty: if claims.updateValue(false, forKey: id) == true { return true }
      default: break
      }
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
