import TField

/// Compares what a script expects with a form and its screen.
struct ExpectationCheck {
  typealias Mismatch = ScriptFailure.Mismatch

  let session: FormSession
  let width: Int
  let height: Int
  let stage: ScriptStage

  /// The screen, without what no one sees.
  var screen: [String] { stage.screen(session, width, height).trimmedRows }

  /// What is not as expected, if anything isn't.
  func mismatch(_ expectation: ScriptExpectation) throws(ScriptStage.Trouble) -> Mismatch? {
    switch expectation {
    case .field(let id, let text, let fault): field(id) { $0.mismatch(text, fault) }
    case .error(let id, let fault): field(id) { $0.mismatch("error", fault, $0.errors.first) }
    case .warning(let id, let fault): field(id) { $0.mismatch("warning", fault, $0.advice) }
    case .badge(let id, let text):
      field(id) { compare(quoted(text), quoted($0.type.badge($0.data)?.text() ?? "")) }
    case .presence(let id, let word):
      field(id) { compare(word, $0.isHidden ? "hidden" : "visible") }
    case .focus(let id): compare("the focus on \(id)", "the focus on \(focusedID)")
    case .group(let name, let isValid): group(name, isValid: isValid)
    case .caret(let place): compare("the caret at \(place)", caret)
    case .screen(let text): line(with: text)
    case .screenFile(let path): try screenFile(path)
    case .output(let value): output(value)
    case .outcome(let ending): compare(ending, session.outcome.ending)
    }
  }

  private func field(_ id: String, _ check: (FieldState) -> Mismatch?) -> Mismatch? {
    guard let state = session.state(at: id) else {
      return ("a field '\(id.visible())'", "no such field in this form")
    }
    return check(state)
  }

  private func group(_ name: String, isValid: Bool) -> Mismatch? {
    guard session.form.groups[name] != nil else {
      return ("a group '\(name.visible())'", "no such group in this form")
    }
    let groups = GroupValidator(session)
    guard groups.verifyGroup(name) != isValid else { return nil }
    return ("the group \(name) \(isValid ? "valid" : "invalid")", groups.debugGroupState(name))
  }

  private var focusedID: String {
    let session = session.innermost
    return switch session.focus {
    case .field(let index): session.fields[index].field.id
    case .action(let index): session.form.actions[index].id
    case .back: "back"
    case .next: "next"
    case nil: "nothing"
    }
  }

  private var caret: String {
    let session = session.innermost
    guard let index = session.focusedField else { return "the focus on \(focusedID)" }
    let state = session.fields[index]
    // Among the characters that are shown, the fixed ones counted.
    return "the caret at \(state.template?.column(of: state.buffer.caret) ?? state.buffer.caret)"
  }

  private func output(_ expected: JSONValue) -> Mismatch? {
    guard let answers = try? AnswerWriter().answers(of: session) else { return nil }
    let found = JSONValue.nested(answers.map { ($0.path, $0.value) })
    guard found.ordered != expected.ordered else { return nil }
    var safe = AnswerWriter()
    safe.secrets = .masked
    let shown = (try? safe.answers(of: session)) ?? []
    return (expected.line, JSONValue.nested(shown.map { ($0.path, $0.value) }).line)
  }
}

extension ExpectationCheck {
  private func line(with text: String) -> Mismatch? {
    guard !screen.contains(where: { $0.holds(text) }) else { return nil }
    return ("\(quoted(text)) on the screen", "no such line")
  }

  private func screenFile(_ path: String) throws(ScriptStage.Trouble) -> Mismatch? {
    let screen = screen
    if let record = stage.record {
      try record(path, screen)
      return nil
    }
    let expected: [String]
    do {
      expected = try stage.lines(path).trimmedRows
    } catch {
      return ("the screen of \(path)", error.sentence)
    }
    guard expected != screen else { return nil }
    let row = zip(expected, screen).prefix { $0 == $1 }.count
    return (
      "row \(row + 1) of \(path) to be \(quoted(expected.dropFirst(row).first ?? ""))",
      found: quoted(screen.dropFirst(row).first ?? "")
    )
  }
}

extension [String] {
  /// The rows of a screen without what no one sees: spaces at their ends, empty rows below.
  var trimmedRows: Self {
    let rows = map { row in String(row.reversed().drop { $0 == " " }.reversed()) }
    return rows.lastIndex { !$0.isEmpty }.map { Array(rows[...$0]) } ?? []
  }
}

/// A mismatch unless both are the same.
private func compare(_ expected: String, _ found: String) -> ScriptFailure.Mismatch? {
  expected == found ? nil : (expected, found)
}

extension Outcome {
  fileprivate var ending: String {
    switch self {
    case .editing, .performing: "editing"
    case .submitted: "submitted"
    case .cancelled: "cancelled"
    }
  }
}

extension JSONValue {
  /// The same value with the members of every object sorted by key.
  fileprivate var ordered: Self {
    switch self {
    case .object(let members):
      .object(members.map { Member($0.key, $0.value.ordered) }.sorted { $0.key < $1.key })
    case .array(let elements): .array(elements.map(\.ordered))
    default: self
    }
  }
}

/// What a script may expect of one field.
extension FieldState {
  fileprivate func mismatch(
    _ text: String, _ fault: ScriptExpectation.Fault?
  ) -> ScriptFailure.Mismatch? {
    // A switch is compared as a truth value, all else as it is shown.
    let comparedText = if case .flag(let isOn) = typed { "\(isOn)" } else { self.text }
    guard comparedText == text else {
      let found = field.isPrivate ? "another text" : quoted(comparedText)
      return ("\(field.id) = \(quoted(text))", found)
    }
    return fault.flatMap { mismatch("error", $0, errors.first) }
  }

  fileprivate func mismatch(
    _ kind: String, _ claim: ScriptExpectation.Fault, _ found: FieldError?
  ) -> ScriptFailure.Mismatch? {
    let (holds, phrase) =
      switch claim {
      case .none: (found == nil, "no \(kind)")
      case .any: (found != nil, "some \(kind)")
      case .code(let code): (found?.code == code, "\(kind) \(code)")
      }
    if holds { return nil }
    let shown = found.map { "\(kind) \($0.code) (\($0.wording.text()))" } ?? "no \(kind)"
    return ("\(field.id) to show \(phrase)", shown)
  }
}

/// The text as messages of a script quote it, with every space to be seen.
func quoted(_ text: String) -> String { JSONValue.string(text).line }
