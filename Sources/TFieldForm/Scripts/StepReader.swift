import TField

/// Reads one line of a test script.
struct StepReader {
  typealias Problem = ScriptError.Problem

  var words: ScriptWords
  /// The word that was read last, for messages.
  var last = ""

  init(_ line: String) {
    words = ScriptWords(line)
  }

  /// What the line says; `nil` if it is blank or a comment.
  mutating func deed() throws(Problem) -> ScriptStep.Deed? {
    guard let word = words.word() else { return nil }
    guard let name = StepName(rawValue: word) else { throw .unknownStep(word) }
    last = word
    let deed = try deed(name)
    try requireEnd()
    return deed
  }

  private mutating func deed(_ name: StepName) throws(Problem) -> ScriptStep.Deed {
    switch name {
    case .form: .form(try path())
    case .answers: .answers(try path())
    case .size, .resize: try size()
    case .today: .today(try today())
    case .type: .type(try someText())
    case .paste: .paste(try someText())
    case .press: try press()
    case .expect: .expect(try expectation())
    }
  }
}

extension StepReader {
  /// The next word, which must be there.
  mutating func word(_ part: String) throws(Problem) -> String {
    guard let word = words.word() else { throw .missing(part, after: last) }
    last = word
    return word
  }

  /// A text in quotes, or all that is left of the line.
  mutating func text() throws(Problem) -> String {
    if let text = try words.quoted() { return text }
    return words.text()
  }

  /// A text that isn't empty unless quotes say so.
  mutating func someText() throws(Problem) -> String {
    if let text = try words.quoted() { return text }
    let text = words.text()
    guard !text.isEmpty else { throw .missing("a text", after: last) }
    return text
  }

  /// The name of a file, in quotes if it has spaces.
  mutating func path() throws(Problem) -> String {
    if let path = try words.quoted() { return path }
    return try word("a file")
  }

  func requireEnd() throws(Problem) {
    guard !words.isAtEnd else { return }
    throw .expected("the end of the line", found: String(words.rest))
  }

  private mutating func size() throws(Problem) -> ScriptStep.Deed {
    let word = try word("a size such as 80x24")
    let sides = word.split(separator: "x", omittingEmptySubsequences: false).map(Self.side)
    guard sides.count == 2, let width = sides[0], let height = sides[1] else {
      throw .expected("a size such as 80x24", found: word)
    }
    return .size(width, height)
  }

  private static func side(_ text: Substring) -> Int? {
    Int(text).flatMap { (1...1000).contains($0) ? $0 : nil }
  }

  private mutating func today() throws(Problem) -> CalendarDate {
    let word = try word("a day such as 2026-11-21")
    guard let day = CalendarDate(word) else {
      throw .expected("a day such as 2026-11-21", found: word)
    }
    return day
  }

  private mutating func press() throws(Problem) -> ScriptStep.Deed {
    let name = try word("a key")
    guard let key = Key(named: name) else { throw .unknownKey(name) }
    guard let word = words.word() else { return .press(key, times: 1) }
    guard let times = Int(word), (1...10_000).contains(times) else {
      throw .expected("a number from 1 to 10000", found: word)
    }
    return .press(key, times: times)
  }
}
