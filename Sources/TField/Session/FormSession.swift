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
  package internal(set) var outcome = Outcome.editing
  /// What lies over the form and takes the keys, if anything does.
  package internal(set) var opened: Opened?
  /// What is being asked, if anything is.
  package internal(set) var question: Question?
  /// The draft that was offered, and what the person said to it.
  package internal(set) var draft: DraftOffer?
  /// True if an action with steps waits until somebody has carried them out.
  package var performsSteps = false
  var attempt = ActionAttempt()
  /// True if the person left with the wish to go on later.
  package internal(set) var isDraftWanted = false

  /// Opens a form: initial values are settled and judged, and the first field gets the focus.
  public init(
    _ form: Form, today: CalendarDate = .unknown, language: Language = .english,
    answers: [String: String] = [:]
  ) {
    self.init(form, in: Surroundings(today: today, language: language), answers: answers)
  }

  /// Opens a form amid fields that aren't in it.
  init(_ form: Form, in outer: Surroundings, answers: [String: String]) {
    focused = FocusedFields(LinkedFields(form, in: outer, answers: answers))
    if let field = focused.field, answers[form.fields[field].id] == nil { focused.selectPrefill() }
  }
}

// What others may know of it.
extension FormSession {
  package var form: Form { focused.linked.form }
  package var fields: [FieldState] { focused.linked.states }
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
  package var pages: [Int] { page == nil ? [] : focused.stops.pages }
  /// Every place the focus can be, in order: what is visible, then the actions.
  package var stops: [Stop] { focused.stops.all }
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
    return focused.focusedState?.editor.hasLines ?? false ? .text : .form
  }
}

// Input.
extension FormSession {
  /// Carries out what the person did; `time` is when it came, on the clock of ``wasShown(at:)``.
  package mutating func handle(_ input: Input, at time: Duration? = nil) {
    let judgement = Judgement(of: form)
    defer { judgement.end() }
    if question != nil { return ask(about: input, at: time) }
    if case .performing = outcome { return interrupt(by: input) }
    guard outcome == .editing else { return }
    notice = nil
    if let opened { return handle(input, at: time, in: opened) }
    switch input {
    case .key(let key): KeyMap[keyPlace].command(for: key).map { handle($0) }
    case .paste(let text): paste(PastedText(text))
    case .mouse: break
    }
  }

  /// Carries out one key press.
  package mutating func handle(_ key: Key) { handle(.key(key)) }

  /// Carries out a command of the form.
  package mutating func handle(_ command: Command) {
    guard outcome == .editing else { return }
    let judgement = Judgement(of: form)
    defer { judgement.end() }
    notice = nil
    switch command {
    case .edit(.yank): paste(PastedText(clipboardText))
    case .edit(.paste(let text)): focused.paste(text)
    case .edit(let edit): self.edit(edit)
    case .activate: activate()
    case .open: open()
    case .confirm: confirm()
    case .defaultAction: form.defaultAction.map { run($0) }
    case .reveal: focused.toggleRevealing()
    case .openEditor: prepareForEditor()
    case .escape: leave()
    case .nextError: focused.moveToFault(by: 1)
    case .previousError: focused.moveToFault(by: -1)
    case .up: move(by: -1)
    case .down: move(by: 1)
    case .nextSection where page != nil: turnPage(by: 1)
    case .previousSection where page != nil: turnPage(by: -1)
    case .nextStop, .previousStop:
      focused.stops.target(of: command, from: focus).map { moveFocus(to: $0) }
      focused.selectPrefill()
    case .step(let step): if !focused.step(by: step), step < 0 { open() }
    default: focused.stops.target(of: command, from: focus).map { moveFocus(to: $0) }
    }
  }

  private mutating func edit(_ edit: EditCommand) {
    guard !focused.edit(edit), open() else { return }
    // A letter typed on a list that opens begins its filter.
    if case .insert(let character) = edit { handle(.character(character)) }
  }

  private mutating func move(by step: Int) {
    if focused.moveInside(by: step) { return }
    focused.stops.inRow(by: step, from: focus).map { moveFocus(to: $0) }
  }

  private mutating func activate() {
    switch focus {
    case .field(let index) where fields[index].editor == .toggle:
      focused.change { $0.toggle(index) }
    case .field(let index) where fields[index].editor.isOpenChoice:
      focused.choose(fields[index].optionCursor)
    case .field(let index) where !fields[index].editor.isText: open()
    case .field: edit(.insert(" "))
    case .action(let index): run(index)
    case .next: turnPage(by: 1)
    case .back: turnPage(by: -1)
    case nil: break
    }
  }

  private mutating func confirm() {
    if let index = attempt.reviewed, case .field = focus { return run(index) }
    switch focus {
    case .action(let index): run(index)
    case .next: turnPage(by: 1)
    case .back: turnPage(by: -1)
    case .field(let index) where fields[index].editor == .table: if !open() { handle(.nextStop) }
    case .field(let index) where fields[index].isBlank && fields[index].editor.opensFromEnter:
      if !open() { handle(.nextStop) }
    case .field(let index) where index == focused.stops.lastField && form.submitsOnEnter:
      form.defaultAction.map { run($0) }
    case .field(let index) where index == focused.stops.lastField:
      focused.stops.behindFields.map { moveFocus(to: $0) }
    default: handle(.nextStop)
    }
  }

  /// Turns the page; one with faults isn't left forwards, unless the form lets people go freely.
  private mutating func turnPage(by step: Int) {
    guard focused.settle(), let target = focused.stops.page(by: step) else { return }
    let faults = step > 0 && form.navigation == .gated ? focused.stops.pageFaults : []
    guard faults.isEmpty else { return report(faults, blocking: .screen(.next)) }
    focused.turn(to: target)
  }

  /// Several lines or cells may fill the following fields instead of the focused one.
  private mutating func paste(_ text: PastedText) {
    guard !text.text.isEmpty else { return }
    if focused.canFill(with: text) {
      question = .fill(text.parts)
    } else {
      focused.paste(text.text)
    }
  }

  /// Leaves the form without asking, whatever is open, as when no more input can come.
  package mutating func cancel() {
    guard outcome == .editing else { return }
    (question, opened, outcome) = (nil, nil, .cancelled)
  }

  /// Leaves at once where nothing would be lost, else asks first.
  mutating func leave() {
    if isChanged {
      question = .leave(keepingDrafts: form.keepsDrafts)
    } else {
      outcome = .cancelled
    }
  }
}

// What programs and pointing do.
extension FormSession {
  /// Shows all sections together, as where fields are asked for line by line.
  package mutating func joinPages() { focused.joinPages() }

  /// Moves the focus; the field that had it is left, and settled.
  package mutating func moveFocus(to stop: Stop, keepingErrors: Bool = false) {
    focused.move(to: stop, keepingErrors: keepingErrors)
  }

  /// Gives a field a value from the program: as an edit followed by leaving.
  public mutating func set(_ text: String, for id: String) {
    form.index(of: id).map { index in focused.change { $0.set(text, at: index) } }
  }

  /// Changes to another day, as when midnight passes while the form is open.
  package mutating func turn(to day: CalendarDate) { focused.change { $0.turn(to: day) } }

  /// Takes the options that a program listed; those for older answers are dropped.
  package mutating func answer(_ request: OptionRequest, _ list: OptionList) {
    focused.change { $0.take(list, for: request) }
    runWaitingAction()
  }

  /// Takes the answer of a program; one about an older text is dropped.
  package mutating func answer(_ request: CheckRequest, _ answer: CheckAnswer) {
    focused.change { $0.answer(request, answer) }
    runWaitingAction()
  }

  /// Judges every visible field and shows what is wrong; true if nothing is.
  @discardableResult
  package mutating func validate(focusFirstFailed: Bool = true) -> Bool {
    let failed = fields.indices.filter { !fields[$0].isHidden && !fields[$0].isSound }
    focused.show(failed, goingTo: focusFirstFailed ? failed.first.map(Stop.field) : nil)
    return failed.isEmpty
  }

  /// Goes to the stop that was pointed at.
  package mutating func go(to stop: Stop) {
    guard isPointable else { return }
    notice = nil
    if stop != focus { moveFocus(to: stop) }
  }

  /// Puts the caret in the focused field before the character at `index`, or as near as can be.
  package mutating func placeCaret(at index: Int, isSelecting: Bool = false) {
    if isPointable { focused.placeCaret(at: index, isSelecting: isSelecting) }
  }

  /// Takes one of the options that the focused field has in sight.
  package mutating func choose(at place: Int) {
    guard isPointable else { return }
    notice = nil
    guard let field = focusedField, fields[field].editor == .table else {
      return focused.choose(place)
    }
    focused.linked.states[field].optionCursor = place
    open()
  }

  /// Goes to one of the options that the focused field has in sight, without choosing it.
  package mutating func moveToOption(_ place: Int) {
    guard isPointable, let field = focusedField else { return }
    focused.linked.states[field].optionCursor = place
  }

  /// Up and Down act inside text of several lines and radio buttons; false at their edge.
  package mutating func moveInside(by command: Command) -> Bool {
    guard isPointable, command == .up || command == .down else { return false }
    return focused.moveInside(by: command == .down ? 1 : -1)
  }

  private var isPointable: Bool { outcome == .editing && !hasOverlay }
}
