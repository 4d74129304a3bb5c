internal import TField

/// Types that a form makes itself.
extension FastRecipe {
  init?(_ type: CustomType, today: CalendarDate) {
    let changes = type.changes
    guard changes.conversions == nil, !changes.trims,
      !(type.base is CVV), let base = Self(type: type.base, today: today),
      (changes.live + changes.result).allSatisfy(\.fieldIDs.isEmpty)
    else { return nil }
    if let template = changes.template {
      guard type.base is Phrase, changes.allowed == nil else { return nil }
      self.init(Self.ways(template))
    } else if let allowed = changes.allowed {
      guard type.base is Phrase || type.base is DataText else { return nil }
      self = base
      keep(ByteSet(allowed))
    } else {
      self = base
    }
    guard limit(to: changes.maxLength), fit(changes.letterCase),
      (changes.live + changes.result).allSatisfy({ $0.level == .error })
    else { return nil }
    for rule in changes.live + changes.result {
      guard add(rule.test) else { return nil }
    }
  }

  /// A letter of the wrong case would be rewritten; it isn't good for certain.
  private mutating func fit(_ letterCase: LetterCase?) -> Bool {
    switch letterCase {
    case .upper: keep(.printable.subtracting("abcdefghijklmnopqrstuvwxyz"))
    case .lower: keep(.printable.subtracting("ABCDEFGHIJKLMNOPQRSTUVWXYZ"))
    case .words, nil: break
    }
    return true
  }

  /// A template's data without and with its fixed characters.
  private static func ways(_ template: Template) -> [[Run]] {
    var bare: [Run] = []
    var whole: [Run] = []
    for element in template.elements {
      switch element {
      case .slot(_, let accepted):
        // A space at either end is another matter than one between.
        let run = Run(ByteSet(accepted).intersection(.visible.withLatin), 1...1)
        bare.append(run)
        whole.append(run)
      case .fixed(let character): whole.append(Run(ByteSet(String(character)), 1...1))
      }
    }
    return bare == whole ? [bare] : [whole]
  }
}

/// Rules, as far as bytes can tell that they pass.
extension FastRecipe {
  mutating func add(_ test: RuleTest) -> Bool {
    switch test {
    case .notEmpty: return true
    case .text(.minLength(let count)):
      guard isText, count <= counts.upperBound else { return false }
      counts = max(counts.lowerBound, count)...counts.upperBound
      return true
    case .text(.maxLength(let count)): return isText && limit(to: count)
    case .text(.characters(let allowed)):
      keep(ByteSet(allowed))
      return isText
    case .text(.pattern(let pattern)): return isText && follow(pattern.source)
    case .characters(let test): return isText && add(test)
    case .all(let rules):
      for rule in rules {
        guard add(rule.test) else { return false }
      }
      return true
    default: return false
    }
  }

  private mutating func add(_ test: CharacterTest) -> Bool {
    switch test {
    case .digitsOnly: keep(.digits)
    case .lettersOnly: keep(.letters.withLatin)
    case .alphanumeric: keep(.letters.union(.digits).withLatin)
    case .noSpecialCharacters: keep(.letters.union(.digits).union(ByteSet(" ")).withLatin)
    case .ascii: keep(.printable)
    case .atLeastOneDigit: needs.append(.digits)
    case .atLeastOneLetter: needs.append(.letters)
    case .atLeastOneUppercaseLetter: needs.append(.capitals)
    case .atLeastOneLowercaseLetter: needs.append(.smallLetters)
    case .atLeastOneSpecialCharacter: return false
    }
    return true
  }

  private mutating func limit(to count: Int?) -> Bool {
    guard let count else { return true }
    guard isText, count >= counts.lowerBound else { return false }
    counts = counts.lowerBound...min(count, counts.upperBound)
    return true
  }

  private mutating func keep(_ set: ByteSet) {
    ways = ways.map { runs in runs.map { Run($0.set.intersection(set), $0.counts) } }
  }

  /// Puts a simple pattern in the place of free text, which then has to match it.
  private mutating func follow(_ source: String) -> Bool {
    guard isFree, let set = ways.first?.first?.set, let runs = SimplePattern(source)?.runs else {
      return false
    }
    ways = [runs.map { Run($0.set.intersection(set), $0.counts) }]
    isFree = false
    return true
  }
}
