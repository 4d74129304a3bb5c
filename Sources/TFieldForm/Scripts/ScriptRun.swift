package import TField

/// Plays a test script into a form and collects failures; only a missing form or file ends it.
package struct ScriptRun {
  private let stage: any ScriptStage
  package private(set) var passed = 0
  package private(set) var failures: [ScriptFailure] = []
  /// The step that ended the run, and why.
  package private(set) var fault: (line: Int, trouble: ScriptTrouble)?

  private var form: ScriptForm?
  private var answers = GivenAnswers([:])
  /// Writes the answers as a run does.
  private var writer = AnswerWriter()
  private var today: CalendarDate
  package private(set) var width = 80
  package private(set) var height = 24
  /// The form being filled in, from the first step that needs it.
  package private(set) var session: FormSession?

  package init(_ script: TestScript, on stage: any ScriptStage) {
    self.stage = stage
    today = stage.today
    for step in script.steps {
      do {
        try play(step)
      } catch {
        fault = (step.line, error)
        return
      }
    }
  }

  private mutating func play(_ step: ScriptStep) throws(ScriptTrouble) {
    if step.command.isPlay, session == nil, let form { open(form) }
    defer { submit() }
    switch step.command {
    case .form(let path):
      (form, answers, session) = (try stage.form(path), GivenAnswers([:]), nil)
    case .answers(let path): if let form { answers = try stage.answers(path, form) }
    case .today(let day):
      today = day
      session?.turn(to: day)
    case .size(let width, let height): (self.width, self.height) = (width, height)
    case .type(let text): for character in text { session?.handle(.key(Key(typing: character))) }
    case .paste(let text): session?.handle(.paste(text))
    case .press(let key, let times): for _ in 0..<times { session?.handle(.key(key)) }
    case .expect(let expectation): try judge(expectation, step)
    }
  }

  private mutating func open(_ opened: ScriptForm) {
    var form = opened.form
    let around = Surroundings(
      today: today, hasSchema: opened.schema != nil, isSchemaAlone: opened.isSchemaAlone)
    writer = AnswerWriter()
    var lacking: Set<Int>?
    if let schema = opened.schema {
      var instance = SchemaInstance(schema, given: answers.instance)
      let fields = instance.open(&form, with: answers.values, in: around)
      if answers.instance != nil { lacking = fields }
      writer.values = .typed
      writer.make(instance)
    }
    session = FormSession(form, in: around, answers: answers.values)
    session?.performsSteps = true
    if let lacking { session?.excuse(allBut: lacking) }
  }

  /// Ends an action as a run does; only what it does outside is left out.
  private mutating func submit() {
    guard var session, case .performing(let id) = session.outcome,
      let action = session.actions.first(where: { $0.id == id })
    else { return }
    if writer.judge(&session, before: action) { session.finishSteps() }
    self.session = session
  }

  private mutating func judge(
    _ expectation: ScriptExpectation, _ step: ScriptStep
  ) throws(ScriptTrouble) {
    guard let session else { return }
    if let mismatch = try mismatch(expectation, in: session) {
      failures.append(ScriptFailure(step: step, mismatch: mismatch, screen: screen(of: session)))
    } else {
      passed += 1
    }
  }
}

extension Key {
  /// The key that types a character; line breaks and tabs have keys of their own.
  fileprivate init(typing character: Character) {
    switch character {
    case "\n", "\r", "\r\n": self.init(.enter)
    case "\t": self.init(.tab)
    default: self.init(.character(character))
    }
  }
}

/// The environment that a script needs: files, and a screen.
package protocol ScriptStage {
  /// Today, if a script doesn't set it.
  var today: CalendarDate { get }
  func form(_ path: String) throws(ScriptTrouble) -> ScriptForm
  func answers(_ path: String, _ form: ScriptForm) throws(ScriptTrouble) -> GivenAnswers
  func lines(_ path: String) throws(ScriptTrouble) -> [String]
  /// Writes a file with a screen; false if screens are compared instead.
  func record(_ path: String, _ lines: [String]) throws(ScriptTrouble) -> Bool
  func screen(_ session: FormSession, _ width: Int, _ height: Int) -> [String]
}

/// A form that a script fills in, and the schema that its answers must fit.
package struct ScriptForm: Sendable {
  package let form: Form
  package var schema: JSONSchema?
  /// True if the form was only made to fill in that schema.
  package var isSchemaAlone = false
  package var kinds: SchemaKinds?

  package init(_ form: Form) { self.form = form }
}

/// Something that a script needs and that isn't available.
package struct ScriptTrouble: Error, Hashable {
  package let sentence: Wording
  /// Further lines below the sentence.
  package let details: [String]

  package init(_ sentence: Wording, details: [String] = []) {
    (self.sentence, self.details) = (sentence, details)
  }
}

/// An expectation that wasn't met.
package struct ScriptFailure: Sendable {
  package typealias Mismatch = (expected: Wording, found: Wording)

  package var step: ScriptStep
  package var mismatch: Mismatch
  package var screen: [String]

  /// The failure as it is printed: the place in the file `name`, what was expected, the screen.
  package func report(name: String, in language: Language) -> [String] {
    let told = [
      Wording.say("test.expected", ["what": mismatch.expected]),
      .say("test.found", ["what": mismatch.found]),
    ].map {
      "  " + $0.text(in: language).visible(limit: 10_000)
    }
    return ["\(name):\(step.line): \(step.source.visible(limit: 200))"] + told
      + screen.map { "  | \($0)" }
  }
}

// Comparisons of what a script expects with a form and its screen.
extension ScriptRun {
  private func mismatch(
    _ expectation: ScriptExpectation, in session: FormSession
  ) throws(ScriptTrouble) -> ScriptFailure.Mismatch? {
    let field = { session.mismatch(of: $0, $1) }
    return switch expectation {
    case .field(let id, let text, let fault): field(id) { $0.mismatch(text, fault) }
    case .error(let id, let fault): field(id) { $0.mismatch("error", fault, $0.errors.first) }
    case .warning(let id, let fault): field(id) { $0.mismatch("warning", fault, $0.advice) }
    case .badge(let id, let text):
      field(id) {
        compare(.verbatim(quoted(text)), .verbatim(quoted($0.type.badge($0.data)?.text() ?? "")))
      }
    case .presence(let id, let word):
      field(id) { compare(.verbatim(word), $0.isHidden ? "hidden" : "visible") }
    case .focus(let id):
      compare(.say("test.focus", ["id": id]), .say("test.focus", ["id": session.focusedID]))
    case .group(let name, let isValid): session.mismatch(ofGroup: name, isValid: isValid)
    case .caret(let place): compare(.say("test.caret", ["place": place]), session.caret)
    case .screen(let text):
      screen(of: session).contains { $0.holds(text) }
        ? nil : (.say("test.onScreen", ["text": quoted(text)]), .say("test.noLine"))
    case .screenFile(let path): try mismatch(of: screen(of: session), withFile: path)
    case .output(let value): session.mismatch(ofOutput: value, by: writer)
    case .outcome(let ending): compare(.verbatim(ending), .verbatim(session.outcome.ending))
    }
  }

  private func screen(of session: FormSession) -> [String] {
    stage.screen(session, width, height).trimmedRows
  }

  private func mismatch(
    of screen: [String], withFile path: String
  ) throws(ScriptTrouble) -> ScriptFailure.Mismatch? {
    if try stage.record(path, screen) { return nil }
    let expected: [String]
    do {
      expected = try stage.lines(path).trimmedRows
    } catch {
      return (.say("test.screen", ["path": path]), error.sentence)
    }
    guard expected != screen else { return nil }
    let row = zip(expected, screen).prefix { $0 == $1 }.count
    return (
      .say(
        "test.row",
        ["row": row + 1, "path": path, "text": quoted(expected.dropFirst(row).first ?? "")]),
      found: .verbatim(quoted(screen.dropFirst(row).first ?? ""))
    )
  }
}

extension FormSession {
  fileprivate func mismatch(
    of id: String, _ check: (FieldState) -> ScriptFailure.Mismatch?
  ) -> ScriptFailure.Mismatch? {
    guard let state = state(at: id) else {
      return (.say("test.field", ["id": id.visible()]), .say("test.noField"))
    }
    return check(state)
  }

  fileprivate func mismatch(ofGroup name: String, isValid: Bool) -> ScriptFailure.Mismatch? {
    guard form.groups[name] != nil else {
      return (.say("test.group", ["name": name.visible()]), .say("test.noGroup"))
    }
    let groups = GroupValidator(self)
    guard groups.verifyGroup(name) != isValid else { return nil }
    return (
      .say(isValid ? "test.groupValid" : "test.groupInvalid", ["name": name]),
      .verbatim(groups.debugGroupState(name))
    )
  }

  fileprivate var focusedID: String {
    let session = innermost
    return switch session.focus {
    case .field(let index): session.fields[index].field.id
    case .action(let index): session.form.actions[index].id
    case .back: "back"
    case .next: "next"
    case nil: "nothing"
    }
  }

  fileprivate var caret: Wording {
    let session = innermost
    guard let index = session.focusedField else { return .say("test.focus", ["id": focusedID]) }
    let state = session.fields[index]
    // Counted in the shown characters, including fixed ones.
    return .say(
      "test.caret",
      ["place": state.template?.column(of: state.entry.buffer.caret) ?? state.entry.buffer.caret])
  }

  fileprivate func mismatch(
    ofOutput expected: JSONValue, by writer: AnswerWriter
  ) -> ScriptFailure.Mismatch? {
    guard let output = try? writer.document(of: self), output.ordered != expected.ordered else {
      return nil
    }
    var safe = writer
    safe.secrets = .masked
    let shown = (try? safe.document(of: self)) ?? .null
    return (.verbatim(expected.line), .verbatim(shown.line))
  }
}

extension [String] {
  /// The rows of a screen without spaces at their ends and empty rows at the bottom.
  var trimmedRows: Self {
    let rows = map { row in row.lastIndex { $0 != " " }.map { String(row[...$0]) } ?? "" }
    return rows.lastIndex { !$0.isEmpty }.map { Array(rows[...$0]) } ?? []
  }
}

private func compare(_ expected: Wording, _ found: Wording) -> ScriptFailure.Mismatch? {
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
  package var ordered: Self {
    switch self {
    case .object(let members):
      .object(members.map { Member($0.key, $0.value.ordered) }.sorted { $0.key < $1.key })
    case .array(let elements): .array(elements.map(\.ordered))
    default: self
    }
  }
}

extension FieldState {
  fileprivate func mismatch(
    _ text: String, _ fault: ScriptExpectation.Fault?
  ) -> ScriptFailure.Mismatch? {
    // A switch is compared as a truth value, everything else as it is shown.
    let comparedText = if case .flag(let isOn) = typed { "\(isOn)" } else { self.text }
    guard comparedText == text else {
      let found: Wording =
        field.isPrivate ? .say("test.anotherText") : .verbatim(quoted(comparedText))
      return (.verbatim("\(field.id) = \(quoted(text))"), found)
    }
    return fault.flatMap { mismatch("error", $0, errors.first) }
  }

  fileprivate func mismatch(
    _ kind: String, _ claim: ScriptExpectation.Fault, _ found: FieldError?
  ) -> ScriptFailure.Mismatch? {
    let none = Wording.say("test.\(kind).none")
    let (holds, phrase): (Bool, Wording) =
      switch claim {
      case .none: (found == nil, none)
      case .any: (found != nil, .say("test.\(kind).any"))
      case .code(let code):
        (found?.code == code, .say("test.\(kind).code", ["code": code.rawValue]))
      }
    if holds { return nil }
    let shown = found.map {
      Wording.say("test.\(kind).said", ["code": $0.code.rawValue, "message": $0.wording])
    }
    return (.say("test.shows", ["id": field.id, "what": phrase]), shown ?? none)
  }
}

/// The text as messages of a script quote it, with every space visible.
func quoted(_ text: String) -> String { JSONValue.string(text).line }
