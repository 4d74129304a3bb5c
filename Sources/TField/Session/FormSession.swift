/// A form being filled in: keys in, outcome out.
///
/// It is a value without a screen, a clock or a file: whoever shows it passes today's date in, and
/// the time of each input where a question waits for a person to read it.
///
/// ```swift
/// var session = FormSession(form)
/// session.handle(.character("x"))
/// ```
public struct FormSession: Sendable {
  /// The fields, and the focus among them.
  var focused: FocusedFields
  package private(set) var outcome = Outcome.editing
  /// What lies over the form and takes the keys, if anything does.
  package internal(set) var opened: Opened?
  /// What is being asked, if anything is.
  package internal(set) var question: Question?
  /// The draft that was offered, and what the person said to it.
  package internal(set) var draft: DraftOffer?
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
    self.init(form, in: Surroundings(today: today, language: language), answers: answers)
  }

  /// Opens a form amid what is known around it.
  package init(_ form: Form, in outer: Surroundings, answers: [String: String] = [:]) {
    focused = FocusedFields(LinkedFields(form, in: outer, answers: answers))
    focused.enter()
    if let field = focused.field, answers[form.fields[field].id] == nil { focused.selectPrefill() }
  }
}

// How it ends.
extension FormSession {
  /// Lets an action through if the gate does; returns the fields that keep it from running.
  ///
  /// Nothing else makes ``Outcome/submitted(_:)``, whoever was asked meanwhile.
  mutating func conclude(with action: Action, performing: Bool) -> [Int] {
    let faults = attempt.isJudged ? [] : GroupValidator(self).faults(blocking: action)
    if faults.isEmpty { outcome = performing ? .performing(action.id) : .submitted(action.id) }
    return faults
  }

  /// Leaves the form, and everything that is open in it.
  mutating func close(keepingAnswers: Bool = false) {
    (question, opened, outcome, keepsAnswers) = (nil, nil, .cancelled, keepingAnswers)
  }

  /// Goes on with a form that was ended, or whose action was being carried out.
  mutating func reopen() { (outcome, keepsAnswers) = (.editing, false) }
}

// What others may know of it.
extension FormSession {
  package var form: Form { _read { yield focused.linked.form } }
  package var fields: [FieldState] { focused.linked.states.all }
  package var today: CalendarDate { focused.linked.today }
  /// The language of the person.
  package var language: Language { focused.linked.language }
  /// Where the focus is; `nil` only in a form without any stop.
  package var focus: Stop? { focused.stop }
  /// The index of the focused field, if a field has the focus.
  package var focusedField: Int? { focused.field }
  /// The field whose secret is shown as it is.
  package var revealed: Int? { focused.isRevealing ? focused.field : nil }
  /// The section that is shown alone, in a form of pages.
  package var page: Int? { focused.page }
  /// The sections of a form of pages of which anything is seen, in order.
  package var pages: [Int] { form.layout == .pages ? focused.stops.pages : [] }
  /// Every place the focus can be, in order: what is visible, then the actions.
  package var stops: [Stop] { focused.stops.all }
  /// Those of them behind the fields.
  package var buttons: [Stop] { focused.stops.buttons }
  /// What is asked of many fields at once, by the index of each.
  package var marks: [FieldMarks] { focused.linked.states.marks }
  /// How often each field may have changed, by its index.
  package var versions: [Int] { focused.linked.states.versions }
  /// Tells this session from another with the same form.
  package var opening: FormOpening { focused.linked.states.opening }
  /// The fields that may have something to say where they stand.
  package var speaking: Set<Int> { focused.linked.states.speaking }
  /// True if anything differs from what the form opened with.
  package var isChanged: Bool {
    focused.linked.isChanged || opened?.form?.isChanged ?? false
  }
  /// How often the text of any field was changed.
  package var edits: Int { focused.linked.edits + (opened?.form?.edits ?? 0) }
  /// Counts how often a field came or went, so that a layout knows when it is out of date.
  package var layoutVersion: Int { focused.linked.layoutVersion }
  /// The text last killed, cut or copied; never from a secret.
  package var clipboardText: String { focused.clipboard.text }
  /// The checks that are wanted now; one whose text is no longer wanted can be given up.
  package var checkRequests: [CheckRequest] { focused.linked.checkRequests }
  /// The lists of options that are wanted now; one that no longer is can be given up.
  package var optionRequests: [OptionRequest] { focused.linked.optionRequests }

  /// Something to tell the person about the last key, once.
  package internal(set) var notice: Wording? {
    get { focused.notice }
    set { focused.notice = newValue }
  }

  /// True if programs outside are asked, as far as the form names some.
  package var runsChecks: Bool {
    get { focused.linked.runsChecks }
    set { focused.linked.runsChecks = newValue }
  }

  /// The answers so far, of every visible field in order.
  package var answers: [(id: String, text: String)] {
    fields.lazy.filter(\.isAnswer).map { ($0.field.id, $0.answerText) }
  }

  /// True if something is open or asked over the form.
  var hasOverlay: Bool { opened != nil || question != nil }

  /// Where keys act now.
  package var keyPlace: KeyMap.Place {
    if question != nil { return .question }
    if let opened { return opened.keyPlace }
    switch focused.focusedState?.editor {
    case .lines: return .text
    case .table: return .table
    default: return .form
    }
  }
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

  /// The form of the entry that is open as a page.
  private var entryPage: FormSession? {
    if case .entries(let sheet) = opened, sheet.number != nil { sheet.session } else { nil }
  }

  /// The field of an id in the form that takes the keys or one below it, or at a place in a list:
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
