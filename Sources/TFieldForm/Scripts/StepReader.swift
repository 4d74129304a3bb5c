import TField

/// The words that a script's line can begin with.
package enum StepName: String, CaseIterable, Sendable {
  case form, size, today, answers, type, paste, press, resize, expect
}

/// The words that can follow `expect`.
package enum ExpectationName: String, CaseIterable, Sendable {
  case field, focus, error, warning, group, caret, badge, visible, hidden, screen
  case screenFile = "screen-file"
  case output, outcome
}

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

extension StepReader {
  /// What follows `expect`.
  mutating func expectation() throws(Problem) -> ScriptExpectation {
    let word = try word("what to expect")
    guard let name = ExpectationName(rawValue: word) else { throw .unknownExpectation(word) }
    return try expectation(name)
  }

  private mutating func expectation(_ name: ExpectationName) throws(Problem) -> ScriptExpectation {
    switch name {
    case .field: try field()
    case .focus: .focus(try id())
    case .error: .error(try id(), try faultCode("a code or 'none'"))
    case .warning: .warning(try id(), words.isAtEnd ? .any : try faultCode("a code or 'none'"))
    case .group: .group(try word("a group"), isValid: try validity())
    case .caret: .caret(try caret())
    case .badge: .badge(try id(), text: try text())
    case .visible: .visible(try id())
    case .hidden: .hidden(try id())
    case .screen: .screen(try someText())
    case .screenFile: .screenFile(try path())
    case .output: .output(try json())
    case .outcome: .outcome(try ending())
    }
  }

  private mutating func id() throws(Problem) -> String { try word("an id") }

  private mutating func faultCode(_ part: String) throws(Problem) -> ScriptExpectation.Fault {
    let word = try word(part)
    return word == "none" ? .none : .code(ErrorCode(rawValue: word))
  }

  private mutating func validity() throws(Problem) -> Bool {
    switch try word("'valid' or 'invalid'") {
    case "valid": return true
    case "invalid": return false
    case let word: throw .expected("'valid' or 'invalid'", found: word)
    }
  }

  private mutating func caret() throws(Problem) -> Int {
    let word = try word("a place counted from 0")
    guard let place = Int(word), place >= 0 else {
      throw .expected("a place counted from 0", found: word)
    }
    return place
  }

  private mutating func ending() throws(Problem) -> ScriptExpectation.Ending {
    let names = ScriptExpectation.Ending.allCases.map { "'\($0.rawValue)'" }.joined(separator: ", ")
    let word = try word("one of \(names)")
    guard let ending = ScriptExpectation.Ending(rawValue: word) else {
      throw .expected("one of \(names)", found: word)
    }
    return ending
  }

  /// A comment may follow, but a `#` in a text of the document begins none.
  private mutating func json() throws(Problem) -> JSONValue {
    guard !words.isAtEnd else { throw .missing("a JSON document", after: last) }
    let whole = words.rest
    let document = words.text()
    if let read = try? JSONReader().read(Array(whole.utf8)) { return JSONValue(read.root) }
    do {
      return JSONValue(try JSONReader().read(Array(document.utf8)).root)
    } catch {
      throw .badJSON(error)
    }
  }
}

extension StepReader {
  private mutating func field() throws(Problem) -> ScriptExpectation {
    let id = try id()
    let sign = try word("'='")
    guard sign == "=" else { throw .expected("'='", found: sign) }
    if let text = try words.quoted() { return .field(id, text: text, fault: try claim()) }
    return Self.field(id, plain: words.text())
  }

  /// What stands behind a text in quotes.
  private mutating func claim() throws(Problem) -> ScriptExpectation.Fault? {
    switch words.word() {
    case nil: nil
    case "valid": ScriptExpectation.Fault.none
    case "invalid": words.word().map { .code(ErrorCode(rawValue: $0)) } ?? .any
    case let word?: throw .expected("'valid' or 'invalid'", found: word)
    }
  }

  /// The last words of a text without quotes are a claim if they read like one.
  private static func field(_ id: String, plain text: String) -> ScriptExpectation {
    let words = text.split(separator: " ")
    let claim: (words: Int, fault: ScriptExpectation.Fault)? =
      switch (words.dropLast().last, words.last) {
      case (_, "valid"): (1, .none)
      case (_, "invalid"): (1, .any)
      case ("invalid", let code?): (2, .code(ErrorCode(rawValue: String(code))))
      default: nil
      }
    guard let claim else { return .field(id, text: text, fault: nil) }
    let kept = words.dropLast(claim.words).last?.endIndex ?? text.startIndex
    return .field(id, text: String(text[..<kept]), fault: claim.fault)
  }
}

/// The rest of a script's line, taken word by word.
///
/// Between words a `#` begins a comment. In a text to the end of the line, where one may well
/// stand, it does so only after two spaces; a text in quotes may hold anything.
struct ScriptWords {
  private(set) var rest: Substring

  init(_ line: some StringProtocol) {
    rest = Substring(line).trimmed
  }

  /// The next word, unless a comment or the end comes first.
  mutating func word() -> String? {
    guard !isAtEnd else { return nil }
    let word = rest.prefix { !$0.isBlank }
    rest = rest[word.endIndex...].trimmed
    return String(word)
  }

  var isAtEnd: Bool { rest.isEmpty || rest.first == "#" }

  /// Everything up to a comment.
  mutating func text() -> String {
    defer { rest = "" }
    var blanks = 0
    for index in rest.indices {
      if rest[index] == "#", blanks >= 2 { return String(rest[..<index].trimmed) }
      blanks = rest[index].isBlank ? blanks + 1 : 0
    }
    return String(rest)
  }

  /// A JSON string, if one begins here.
  mutating func quoted() throws(ScriptError.Problem) -> String? {
    guard rest.first == "\"" else { return nil }
    guard let end = closingQuote else { throw .unclosedText }
    let source = rest[...end]
    rest = rest[rest.unicodeScalars.index(after: end)...].trimmed
    do {
      return try JSONReader().read(Array(source.utf8)).root.string
    } catch {
      throw .badText(error)
    }
  }

  private var closingQuote: Substring.Index? {
    var isEscaped = false
    for index in rest.unicodeScalars.indices.dropFirst() {
      let scalar = rest.unicodeScalars[index]
      if scalar == "\"" && !isEscaped { return index }
      isEscaped = scalar == "\\" && !isEscaped
    }
    return nil
  }
}

extension Substring {
  /// Without the spaces and tabs around it.
  fileprivate var trimmed: Self {
    let head = drop(while: \.isBlank)
    let end = head.lastIndex { !$0.isBlank }
    return end.map { head[...$0] } ?? ""
  }
}

extension Character {
  fileprivate var isBlank: Bool { self == " " || self == "\t" }
}
