internal import TFieldJSON
import TField

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
