/// How people write a number in groups of digits: `123-45-6789`, `4242 4242 4242 4242`.
///
/// White space may stand anywhere between digits; another separator only where a group ends.
struct DigitGroups: Sendable {
  let subject: Subject
  var separators: Set<Character> = ["-"]
  /// Words in front that only say what the number is, in lower case.
  var labels: [String] = []

  /// Reads up to `most` digits; `ends` tells whether a group may end after that many digits.
  func read(_ text: String, most: Int, ends: (_ digits: String) -> Bool) -> Parse {
    var digits = ""
    var isAfterDigit = false
    let body = text.withoutLabel(labels)
    for index in body.indices {
      let character = body[index]
      if character.isASCIIDigit {
        digits.append(character)
        isAfterDigit = true
      } else if isAfterDigit, separators.contains(character), ends(digits) {
        isAfterDigit = false
      } else if !character.isBlank {
        let stranger = Parse.stranger(index, in: text, of: subject)
        return separators.contains(character) ? stranger : stranger.refusingKeys
      }
    }
    guard digits.count <= most else {
      return .wrong(.tooLong, .reading(.fullSecret(most, digits: true)))
    }
    return .data(digits)
  }
}

extension String {
  /// The text without white space around it, nor one of `labels` with a colon or so in front.
  func withoutLabel(_ labels: [String]) -> Substring {
    let text = trimmed
    let start = text.prefix { $0.isLetterOrMark || $0 == " " }.lowercased()
    guard let label = labels.first(where: { start == $0 || start.hasPrefix($0 + " ") }) else {
      return text
    }
    return text.dropFirst(label.count).drop { " :.#".contains($0) }
  }

  /// The text without white space around it, with its own indices.
  package var trimmed: Substring { self[...].trimmed }
}

extension Substring {
  /// The text without white space around it, with its own indices.
  package var trimmed: Substring {
    let start = drop(while: \.isBlank)
    guard let last = start.lastIndex(where: { !$0.isBlank }) else { return start }
    return start[...last]
  }
}
