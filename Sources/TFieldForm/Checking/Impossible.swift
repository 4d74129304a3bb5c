internal import TField

extension Condition {
  /// Whether no form can ever make it true.
  var isImpossible: Bool {
    switch self {
    case .never: true
    case .any(let parts): parts.allSatisfy(\.isImpossible)
    case .all(let parts): parts.contains(where: \.isImpossible) || Self.contradict(parts)
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
