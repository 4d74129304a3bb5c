package import TField

/// A test script: steps that play keys into forms and say what should follow.
///
/// ```
/// form Forms/checkout.json
/// type Ada
/// press Tab
/// expect field firstName = Ada valid
/// ```
package struct TestScript: Sendable {
  package private(set) var steps: [ScriptStep] = []
  /// The faulty lines, in the order of the file, and what is wrong with them.
  package private(set) var errors: [(line: Int, problem: Refusal)] = []

  private var hasForm = false
  private var isPlayed = false

  /// Reads a script; faulty lines are reported and left out.
  package init(_ bytes: [UInt8]) {
    let start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    let end: UInt8 = bytes.contains(0x0A) ? 0x0A : 0x0D
    let lines = bytes.dropFirst(start).split(separator: end, omittingEmptySubsequences: false)
    for (index, line) in lines.enumerated() {
      do {
        try add(line.last == 0x0D ? line.dropLast() : line, at: index + 1)
      } catch {
        errors.append((index + 1, error))
      }
    }
  }

  private mutating func add(
    _ bytes: ArraySlice<UInt8>, at line: Int
  ) throws(Refusal) {
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw Refusal("this line is not UTF-8")
    }
    var reader = StepReader(text)
    let source = String(reader.rest)
    guard let command = try reader.command() else { return }
    try checkOrder(of: command)
    steps.append(ScriptStep(line: line, source: source, command: command))
  }

  private mutating func checkOrder(of command: ScriptStep.Command) throws(Refusal) {
    switch command {
    case .form: (hasForm, isPlayed) = (true, false)
    case .answers where isPlayed:
      throw Refusal("'answers' must stand before the form is used")
    case _ where command.isPlay, .answers:
      try Refusal.unless(hasForm, "there is no form yet: begin with 'form FILE'")
      isPlayed = command.isPlay
    default: break
    }
  }
}

/// One line of a test script: an input to a form, or an expectation.
package struct ScriptStep: Hashable, Sendable {
  /// What a step does.
  package enum Command: Hashable, Sendable {
    case form(String)
    case answers(String)
    case today(CalendarDate)
    /// The screen's width and height, before the form opens or while it is open.
    case size(Int, Int)
    case type(String)
    case paste(String)
    case press(Key, times: Int)
    case expect(ScriptExpectation)

    /// Whether it needs an open form.
    var isPlay: Bool {
      switch self {
      case .form, .answers, .today, .size: false
      case .type, .paste, .press, .expect: true
      }
    }
  }

  package var line: Int
  package var source: String
  package var command: Command
}

/// Something that should be seen.
package enum ScriptExpectation: Hashable, Sendable {
  /// A claim about the error or warning that a field shows.
  package enum Fault: Hashable, Sendable {
    case none
    case any
    case code(ErrorCode)
  }

  /// The text a field shows; `fault` is its error, if one is mentioned.
  case field(String, text: String, fault: Fault?)
  case focus(String)
  case error(String, Fault)
  case warning(String, Fault)
  case group(String, isValid: Bool)
  /// The position of the caret in the focused field's shown text, counted in characters from 0.
  case caret(Int)
  case badge(String, text: String)
  /// Whether a field is `visible` or `hidden`.
  case presence(String, String)
  /// A line of the screen contains the text.
  case screen(String)
  case screenFile(String)
  /// The answers, as a JSON document whose members may be in any order.
  case output(JSONValue)
  /// The state of the form: `submitted`, `cancelled` or `editing`.
  case outcome(String)
}

/// Reads one line of a test script, word by word.
///
/// Between words a `#` starts a comment. In a text that runs to the end of the line, it does so
/// only after two spaces; a text in quotes may contain anything.
struct StepReader {
  private(set) var rest: Substring
  /// The word that was read last, for messages.
  private var last = ""

  init(_ line: String) { rest = Substring(line).trimmed }

  /// The line's step; `nil` if it is blank or a comment.
  mutating func command() throws(Refusal) -> ScriptStep.Command? {
    guard let word = nextWord() else { return nil }
    last = word
    let command: ScriptStep.Command =
      switch word {
      case "form": .form(try path())
      case "answers": .answers(try path())
      case "size", "resize": try size()
      case "today": .today(try value("a day such as 2026-11-21") { CalendarDate($0) })
      case "type": .type(try someText())
      case "paste": .paste(try someText())
      case "press": try press()
      case "expect": .expect(try expectation())
      default: throw .unknown("step", word, among: Self.steps)
      }
    if isAtEnd { return command }
    throw .expected("the end of the line", found: String(rest))
  }

  private static let steps = [
    "form", "size", "today", "answers", "type", "paste", "press", "resize", "expect",
  ]

  private mutating func expectation() throws(Refusal) -> ScriptExpectation {
    let word = try word("what to expect")
    return switch word {
    case "field": try field()
    case "focus": .focus(try id())
    case "error": .error(try id(), try faultCode())
    case "warning": .warning(try id(), isAtEnd ? .any : try faultCode())
    case "group":
      .group(
        try self.word("a group"),
        isValid: try value("'valid' or 'invalid'") { ["invalid": false, "valid": true][$0] })
    case "caret":
      .caret(
        try value("a place counted from 0") { word in Int(word).flatMap { $0 < 0 ? nil : $0 } })
    case "badge": .badge(try id(), text: try quoted() ?? text())
    case "visible", "hidden": .presence(try id(), word)
    case "screen": .screen(try someText())
    case "screen-file": .screenFile(try path())
    case "output": .output(try json())
    case "outcome":
      .outcome(
        try value("one of 'submitted', 'cancelled', 'editing'") {
          ["submitted", "cancelled", "editing"].contains($0) ? $0 : nil
        })
    default: throw .unknown("expectation", word, among: Self.expectations)
    }
  }

  private static let expectations = [
    "field", "focus", "error", "warning", "group", "caret", "badge", "visible", "hidden", "screen",
    "screen-file", "output", "outcome",
  ]
}

extension Refusal {
  fileprivate static func missing(_ part: String, after word: String) -> Self {
    Self("\(part) is missing after '\(word.visible())'")
  }

  fileprivate static func expected(_ part: String, found: String) -> Self {
    Self("expected \(part), found '\(found.visible())'")
  }

  fileprivate static func unknown(_ kind: String, _ word: String, among known: [String]) -> Self {
    let guess = Suggestion.nearest(to: word, among: known).map { "; did you mean '\($0)'?" }
    return Self("unknown \(kind) '\(word.visible())'" + (guess ?? ""))
  }
}

extension StepReader {
  private mutating func word(_ part: String) throws(Refusal) -> String {
    guard let word = nextWord() else { throw .missing(part, after: last) }
    last = word
    return word
  }

  private mutating func value<Value>(
    _ part: String, _ read: (String) -> Value?
  ) throws(Refusal) -> Value {
    let word = try word(part)
    guard let value = read(word) else { throw .expected(part, found: word) }
    return value
  }

  private mutating func id() throws(Refusal) -> String { try word("an id") }

  /// A text that isn't empty unless it is quoted.
  private mutating func someText() throws(Refusal) -> String {
    if let text = try quoted() { return text }
    let text = text()
    guard !text.isEmpty else { throw .missing("a text", after: last) }
    return text
  }

  /// The name of a file, in quotes if it has spaces.
  private mutating func path() throws(Refusal) -> String {
    if let path = try quoted() { return path }
    return try word("a file")
  }

  private mutating func size() throws(Refusal) -> ScriptStep.Command {
    try value("a size such as 80x24") { word in
      let sides = word.split(separator: "x", omittingEmptySubsequences: false).map { Int($0) ?? 0 }
      guard sides.count == 2, sides.allSatisfy((1...1000).contains) else { return nil }
      return .size(sides[0], sides[1])
    }
  }

  private mutating func press() throws(Refusal) -> ScriptStep.Command {
    let name = try word("a key")
    guard let key = Key(named: name) else {
      let keys = KeyMap.Place.allCases.flatMap { KeyMap[$0].entries.flatMap(\.keys).map(\.name) }
      throw .unknown("key", name, among: keys)
    }
    if isAtEnd { return .press(key, times: 1) }
    let times = try value("a number from 1 to 10000") { word in
      Int(word).flatMap { (1...10_000).contains($0) ? $0 : nil }
    }
    return .press(key, times: times)
  }

  private mutating func faultCode() throws(Refusal) -> ScriptExpectation.Fault {
    let word = try word("a code or 'none'")
    return word == "none" ? .none : .code(ErrorCode(rawValue: word))
  }

  /// A JSON document, perhaps with a comment after it; a `#` inside its texts starts none.
  private mutating func json() throws(Refusal) -> JSONValue {
    guard !isAtEnd else { throw .missing("a JSON document", after: last) }
    let whole = rest
    let document = text()
    if let read = try? JSONReader().read(Array(whole.utf8)) { return JSONValue(read.root) }
    do {
      return JSONValue(try JSONReader().read(Array(document.utf8)).root)
    } catch {
      throw Refusal("column \(error.location.column) of the JSON: \(error)")
    }
  }

  private mutating func field() throws(Refusal) -> ScriptExpectation {
    let id = try id()
    let sign = try word("'='")
    guard sign == "=" else { throw .expected("'='", found: sign) }
    if let text = try quoted() { return .field(id, text: text, fault: try claim()) }
    return Self.field(id, plain: text())
  }

  private mutating func claim() throws(Refusal) -> ScriptExpectation.Fault? {
    switch nextWord() {
    case nil: nil
    case "valid": ScriptExpectation.Fault.none
    case "invalid": nextWord().map { .code(ErrorCode(rawValue: $0)) } ?? .any
    case let word?: throw .expected("'valid' or 'invalid'", found: word)
    }
  }

  /// The last words of an unquoted text are a claim if they look like one.
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

extension StepReader {
  private mutating func nextWord() -> String? {
    guard !isAtEnd else { return nil }
    let word = rest.prefix { !$0.isBlank }
    rest = rest[word.endIndex...].trimmed
    return String(word)
  }

  private var isAtEnd: Bool { rest.isEmpty || rest.first == "#" }

  private mutating func text() -> String {
    defer { rest = "" }
    var blanks = 0
    for index in rest.indices {
      if rest[index] == "#", blanks >= 2 { return String(rest[..<index].trimmed) }
      blanks = rest[index].isBlank ? blanks + 1 : 0
    }
    return String(rest)
  }

  private mutating func quoted() throws(Refusal) -> String? {
    guard rest.first == "\"" else { return nil }
    guard let end = closingQuote else { throw Refusal("the text has no closing quote") }
    let source = rest[...end]
    rest = rest[rest.unicodeScalars.index(after: end)...].trimmed
    do {
      return try JSONReader().read(Array(source.utf8)).root.string
    } catch {
      throw Refusal("a text in quotes is a JSON string: \(error)")
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
  fileprivate var trimmed: Self {
    let head = drop(while: \.isBlank)
    let end = head.lastIndex { !$0.isBlank }
    return end.map { head[...$0] } ?? ""
  }
}

extension Character {
  fileprivate var isBlank: Bool { self == " " || self == "\t" }
}
