/// A form being filled in: keys in, outcome out.
///
/// It is a value without a screen, a clock or a file: the caller passes in today's date, and the
/// time of each input if a question should wait until a person could read it.
///
/// ```swift
/// var session = FormSession(form)
/// session.handle(.character("x"))
/// ```
public struct FormSession: Sendable {
  var linked: LinkedFields
  /// Where the focus is; `nil` only in a form without any stop.
  package internal(set) var focus: Stop?
  /// The section that is shown alone, in a form of pages.
  package internal(set) var page: Int?
  /// True while the focused field shows its secret.
  var isRevealing = false
  var clipboard = Clipboard()
  var pasted = PastedFields()
  /// A message to the person about the last key, shown once.
  package internal(set) var notice: Wording?
  package private(set) var outcome = Outcome.editing
  package internal(set) var opened: Opened?
  package internal(set) var question: Question?
  package internal(set) var draft: DraftOffer?
  /// Why no draft is kept, if another session of the form is open.
  package internal(set) var rival: Wording?
  /// True if an action with steps waits until somebody has carried them out.
  package var performsSteps = false
  var attempt = ActionAttempt()
  /// True if the person left, and wants the answers kept.
  package private(set) var keepsAnswers = false

  /// Opens a form: initial values are settled and judged, and the first field gets the focus.
  public init(
    _ form: Form, today: CalendarDate = .unknown, language: Language = .english,
    answers: [String: String] = [:]
  ) {
    self.init(
      form, today: today, language: language, answers: answers.mapValues { Value.text($0) })
  }

  package init(
    _ form: Form, today: CalendarDate = .unknown, language: Language = .english,
    answers: [String: Value]
  ) {
    self.init(form, in: Surroundings(today: today, language: language), answers: answers)
  }

  /// Opens a form; if it is known how strictly, its answers are judged as those of a record.
  package init(
    _ form: Form, in outer: Surroundings, answers: [String: Value] = [:],
    strictly isStrict: Bool? = nil
  ) {
    linked = LinkedFields(form, in: outer, answers: answers, strictly: isStrict)
    if form.layout == .pages { page = places.pages.first }
    focus = places.first
    enterField()
    if let focusedField, answers[form.fields[focusedField].id] == nil { selectText() }
  }
}

// How it ends.
extension FormSession {
  /// Lets an action through if the gate does; returns the fields that block it.
  ///
  /// Nothing else sets ``Outcome/submitted(_:)``, whatever the person was asked.
  mutating func conclude(with action: Action, performing: Bool) -> [Int] {
    let faults = attempt.isJudged ? [] : GroupValidator(self).faults(blocking: action)
    if faults.isEmpty { outcome = performing ? .performing(action.id) : .submitted(action.id) }
    return faults
  }

  /// Leaves the form, and everything that is open in it.
  mutating func close(keepingAnswers: Bool = false) {
    question = nil
    opened = nil
    outcome = .cancelled
    keepsAnswers = keepingAnswers
  }

  /// Goes on with a form that was ended, or whose action was being carried out.
  mutating func reopen() { (outcome, keepsAnswers) = (.editing, false) }
}

// What other parts may read.
extension FormSession {
  package var form: Form { _read { yield linked.form } }
  package var fields: [FieldState] { linked.states.all }
  package var today: CalendarDate { linked.today }
  package var language: Language { linked.language }
  package var focusedField: Int? { if case .field(let index) = focus { index } else { nil } }
  var focusedState: FieldState? { focusedField.map { linked.states[$0] } }
  /// The field whose secret is shown as it is.
  package var revealed: Int? { isRevealing ? focusedField : nil }
  package var pages: [Int] { form.layout == .pages ? places.pages : [] }
  /// Every place the focus can be, in order: the visible fields, then the buttons.
  package var stops: [Stop] { places.all }
  var places: Stops { Stops(linked, page: page) }
  package var buttons: [Stop] { places.buttons }
  package var marks: [FieldMarks] { linked.states.marks }
  package var versions: [Int] { linked.states.versions }
  package var hasMetSecrets: Bool { linked.states.hasMetSecrets }
  package var opening: FormOpening { linked.states.opening }
  package var speaking: Set<Int> { linked.states.speaking }
  package var isChanged: Bool {
    linked.states.isChanged || opened?.form?.isChanged ?? false
  }
  package var edits: Int { linked.states.edits + (opened?.form?.edits ?? 0) }
  package var layoutVersion: Int { linked.states.layoutVersion }
  /// The text last killed, cut or copied; never from a secret.
  package var clipboardText: String { clipboard.text }
  package var outsideRequests: [OutsideRequest] {
    linked.checkRequests.map { .check($0) } + linked.optionRequests.map { .options($0) }
  }

  package var runsChecks: Bool {
    get { linked.runsChecks }
    set { linked.runsChecks = newValue }
  }

  package var answers: [(id: String, text: String)] {
    fields.lazy.filter(\.isAnswer).map { ($0.field.id, $0.answerText) }
  }

  package var hasOverlay: Bool { opened != nil || question != nil }

  package var keyPlace: KeyMap.Place {
    if question != nil { return .question }
    if let opened { return opened.keyPlace }
    switch focusedState?.editor {
    case .lines: return .text
    case .entries, .table: return .table
    default: return .form
    }
  }
}

// The words of a form with the answers of now in them.
extension FormSession {
  package var title: Wording { form.title.filled(with: linked.answers) }
  package var description: Wording? { form.description?.filled(with: linked.answers) }

  package var sections: [Section] {
    linked.answers.isEmpty ? form.sections : form.sections.map { $0.filled(with: linked.answers) }
  }

  package var actions: [Action] { linked.actions }
}

/// How far a form has come.
package enum Outcome: Hashable, Sendable {
  case editing
  /// The action with that id is being carried out; keys wait.
  case performing(String)
  /// The action with that id was run, and everything it asks for is valid.
  case submitted(String)
  case cancelled
}

/// What a person does to a form: press a key, paste text, use the mouse.
package enum Input: Hashable, Sendable {
  case key(Key)
  case paste(String)
  case mouse(Mouse)
}

/// One mouse event in screen cells, counted from zero.
package struct Mouse: Hashable, Sendable {
  /// What the mouse did.
  package enum Action: Hashable, Sendable {
    case click, release, drag, wheelUp, wheelDown
  }

  package var action: Action
  package var row: Int
  package var column: Int

  package init(_ action: Action, row: Int, column: Int) {
    self.action = action
    self.row = row
    self.column = column
  }
}

// Fields in the entries of lists, named by their places.
extension FormSession {
  /// The form that takes the keys: this one, or an entry that lies over it.
  package var innermost: FormSession { entryPage?.innermost ?? self }

  private var entryPage: FormSession? {
    if case .entries(let sheet) = opened, sheet.number != nil { sheet.session } else { nil }
  }

  /// Finds a field by id, from the open entry outwards, or by its place in a list:
  /// `lines[0].price`.
  package func state(at place: String) -> FieldState? {
    entryPage?.state(at: place) ?? Self.state(at: place, among: fields)
  }

  private static func state(at place: String, among states: [FieldState]) -> FieldState? {
    if let state = states.first(where: { $0.field.id == place }) { return state }
    guard let place = EntryPlace(place),
      let list = states.first(where: { $0.field.id == place.list }),
      let entries = list.type.formList?.states(of: list.data),
      entries.indices.contains(place.number)
    else { return nil }
    return state(at: place.rest, among: entries[place.number])
  }
}
