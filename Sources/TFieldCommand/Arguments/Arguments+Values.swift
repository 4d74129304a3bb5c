internal import TFieldForm
internal import TField

extension Arguments {
  /// The value of an option that is one of a few words.
  func word<Word: RawRepresentable & CaseIterable>(
    _ name: String, of _: Word.Type
  ) throws(Failure) -> Word? where Word.RawValue == String {
    guard let text = try text(name) else { return nil }
    if let word = Word(rawValue: text) { return word }
    let words = Word.allCases.map(\.rawValue)
    let guess = Suggestion.nearest(to: text, among: words)
    let hint = guess.map { "did you mean '\($0)'?" } ?? "it is " + words.joined(separator: ", ")
    throw .usage("--\(name) can't be '\(text.visible())'; \(hint)")
  }

  /// The value of an option that is a number of seconds.
  func seconds(_ name: String) throws(Failure) -> Int? {
    guard let text = try text(name) else { return nil }
    guard let seconds = Int(text), (1...Self.mostSeconds).contains(seconds) else {
      throw .usage(
        "--\(name) needs a whole number of seconds, 1 to \(Self.mostSeconds), "
          + "not '\(text.visible())'")
    }
    return seconds
  }

  private static let mostSeconds = 100_000_000

  /// The value of an option that is a day.
  func calendarDay(_ name: String) throws(Failure) -> CalendarDate? {
    guard let text = try text(name) else { return nil }
    guard let day = CalendarDate(text) else {
      throw .usage("--\(name) needs a day such as 2026-11-21, not '\(text.visible())'")
    }
    return day
  }

  /// The value of an option that is a language.
  func language(_ name: String) throws(Failure) -> String? {
    guard let text = try text(name) else { return nil }
    let parts = text.utf8.split(
      omittingEmptySubsequences: false, whereSeparator: { $0 == 0x2D || $0 == 0x5F })
    // What follows a point or an at sign, as in de_DE.UTF-8, is no part of the language.
    let isLanguage =
      parts.allSatisfy { (1...20).contains($0.count) }
      && text.utf8.first.map(\.isLetter) ?? false
      && text.utf8.allSatisfy {
        $0.isLetter || (0x30...0x39).contains($0) || "-_.@".utf8.contains($0)
      }
    guard isLanguage else {
      throw .usage("--\(name) needs a language such as de or pt-BR, not '\(text.visible())'")
    }
    return text
  }

  /// The values of an option that is written `ID=VALUE`, in order.
  func pairs(
    _ name: String, with value: String = "a value"
  ) throws(Failure) -> [(id: String, value: [UInt8])] {
    var pairs: [(id: String, value: [UInt8])] = []
    for word in all(name) {
      let parts = word.split(
        separator: UInt8(ascii: "="), maxSplits: 1, omittingEmptySubsequences: false)
      guard parts.count == 2, !parts[0].isEmpty,
        let id = String(validating: parts[0], as: UTF8.self)
      else { throw .usage("--\(name) needs an id, '=' and \(value)") }
      pairs.append((id, Array(parts[1])))
    }
    return pairs
  }
}

extension UInt8 {
  fileprivate var isLetter: Bool { (0x61...0x7A).contains(self | 0x20) }
}
