/// Rules about bare data, as far as a look at its bytes can tell that they are met.
struct PlainRules: Sendable {
  private var least = 0
  private var most = Int.max
  private var patterns: [Pattern] = []
  private var classes: [CharacterClass] = []
  /// True if there is no other rule that can block.
  private var areAll = true
  private let rules: [Rule]

  init(_ rules: [Rule]) {
    self.rules = rules.filter { $0.level == .error }
    add(self.rules)
  }

  var isEmpty: Bool { rules.isEmpty }

  /// True if no rule finds anything wrong with good data of these UTF-8 bytes.
  ///
  /// Where bytes tell too little, a text is made of them, and every rule is asked.
  func pass(
    _ data: Span<UInt8>, as type: any FieldType, in surroundings: Surroundings = Surroundings()
  ) -> Bool {
    if rules.isEmpty || areMet(by: data) { return true }
    let text = String(data)
    let value = Surroundings.Value(data: text, typed: type.typed(text), isValid: true)
    return rules.allSatisfy { $0.failures(of: value, in: surroundings).isEmpty }
  }

  /// Of entries each has to meet a rule, which their bytes together can't tell.
  private func areMet(by data: Span<UInt8>) -> Bool {
    guard areAll, !data.has(Entries.separatorByte),
      data.count <= most || data.plainCount ?? .max <= most,
      least == 0 || data.plainCount ?? 0 >= least
    else { return false }
    for index in patterns.indices where patterns[index].describes(data) != true { return false }
    for allowed in classes {
      for index in data.indices where !allowed.contains(data[index]) { return false }
    }
    return true
  }

  private mutating func add(_ rules: [Rule]) {
    for rule in rules {
      switch rule.test {
      case .text(.minLength(let count)): least = max(least, count)
      case .text(.maxLength(let count)): most = min(most, count)
      case .text(.pattern(let pattern)): patterns.append(pattern)
      case .text(.characters(let allowed)): classes.append(allowed)
      case .all(let rules): add(rules)
      default: areAll = false
      }
    }
  }
}
