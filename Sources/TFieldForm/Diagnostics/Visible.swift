extension StringProtocol {
  /// The text as a message may quote it: what can't be seen is named, and what is long is cut.
  ///
  /// Controls, bidirectional and other invisible characters become `<U+202E>`, so that a hostile
  /// file can neither steer the terminal nor disguise what the message says.
  package func visible(limit: Int = 40) -> String {
    var shown = ""
    for (count, scalar) in unicodeScalars.enumerated() {
      guard count < limit else { return shown + "…" }
      if scalar.isSafelyVisible && !(shown.isEmpty && scalar.properties.isGraphemeExtend) {
        shown.unicodeScalars.append(scalar)
      } else {
        shown += scalar.name
      }
    }
    return shown
  }

  /// The whole text in quotes that nothing in it can close, with long runs of blanks counted.
  package var quotedWhole: String {
    let parts = split(separator: "'", omittingEmptySubsequences: false)
    return "'" + parts.map { $0.visible(limit: .max).countingBlanks }.joined(separator: #"'\''"#)
      + "'"
  }

  /// The text as one line, where controls, line breaks and what nobody would see are named.
  package var visibleLine: String {
    if utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7F }) { return String(self) }
    return unicodeScalars.reduce(into: "") { line, scalar in
      if scalar.isSafelyVisible || scalar.properties.generalCategory == .spaceSeparator {
        line.unicodeScalars.append(scalar)
      } else {
        line += scalar.name
      }
    }
  }
}

extension Unicode.Scalar {
  fileprivate var isSafelyVisible: Bool {
    guard !isASCII else { return value >= 0x20 && value < 0x7F }
    guard !properties.isDefaultIgnorableCodePoint else { return false }
    return switch properties.generalCategory {
    case .control, .format, .surrogate, .privateUse, .unassigned: false
    case .lineSeparator, .paragraphSeparator, .spaceSeparator: false
    default: true
    }
  }

  fileprivate var name: String { "<U+" + value.hexadecimal(4) + ">" }
}

extension BinaryInteger {
  /// The number in hexadecimal digits, with zeros in front of fewer than `least`.
  func hexadecimal(_ least: Int) -> String {
    let digits = String(self, radix: 16, uppercase: true)
    return String(repeating: "0", count: max(0, least - digits.utf8.count)) + digits
  }
}

extension String {
  /// The text with each run of blanks that could push something out of sight as `<12 blanks>`.
  fileprivate var countingBlanks: String {
    var counted = ""
    var rest = self[...]
    while let first = rest.first {
      let run = rest.prefix { ($0 == " ") == (first == " ") }
      counted += first == " " && run.count > 3 ? "<\(run.count) blanks>" : run
      rest = rest[run.endIndex...]
    }
    return counted
  }
}
