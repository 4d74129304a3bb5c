import TField

extension KeyFormat {
  /// What the key is, what it takes, and what holds without it.
  var fullSummary: String {
    let standard = isRequired ? "Required." : standard.map { "Default: \($0)." }
    return [says, valuesSentence, standard].compactMap(\.self).joined(separator: " ")
  }

  /// Its values in a sentence; `nil` for those that a list of types tells better.
  private var valuesSentence: String? {
    switch shape {
    case .oneOf(let words): "One of \(words().joined(separator: ", "))."
    case .integer(let range): range.sentence
    case .anything: nil
    default: shape.says.prefix(1).uppercased() + shape.says.dropFirst() + "."
    }
  }

  /// The same in brief: only values that nobody could guess.
  var briefSummary: String {
    let standard = isRequired ? "Required." : standard.map { "Default: \($0)." }
    return [says, namedValues, standard].compactMap(\.self).joined(separator: " ")
  }

  private var namedValues: String? {
    switch shape {
    case .oneOf, .date: valuesSentence
    default: nil
    }
  }

  /// The words that it takes, if it takes only some.
  var choices: [String]? {
    if case .oneOf(let words) = shape { words() } else { nil }
  }
}

extension ClosedRange<Int> {
  /// The range in words; `nil` where there is no choice.
  fileprivate var sentence: String? {
    switch (lowerBound, upperBound) {
    case (Int.min, Int.max): "A whole number."
    case (_, Int.max): "A whole number from \(lowerBound)."
    case (let lower, let upper) where lower == upper: nil
    default: "A whole number from \(lowerBound) to \(upperBound)."
    }
  }
}
