// What is open over the form.
extension FormSession {
  /// Opens what the focused field offers, asking again for missing options; false if nothing opens.
  @discardableResult
  mutating func open() -> Bool {
    guard let index = focusedField else { return false }
    if fields[index].lacksOptions { linked.wantOptions(again: index) }
    guard let overlay = Opened(from: linked.states[index], at: index, on: today, in: language)
    else {
      return false
    }
    opened = overlay
    return true
  }

  mutating func handle(_ input: Input, at time: Duration?, in overlay: Opened) {
    var changed = overlay
    let step = changed.handle(input, at: time)
    conclude(step, of: changed)
  }

  /// Carries out the step that an input to something open led to.
  private mutating func conclude(_ step: OverlayStep, of overlay: Opened) {
    let before = opened
    opened = nil
    switch step {
    case .stays: opened = overlay.judged(by: &linked, since: before)
    case .closes: break
    case .takes(let data, let next, let cursor, let notice):
      guard let index = overlay.field, !keepsOpen(overlay) else { return }
      take(data, for: index)
      if let cursor { linked.states[index].entry.cursor.place = cursor }
      if let notice { self.notice = notice }
      // In a form with one question, Enter in its list answers it.
      let isOnly = form.submitsOnEnter && places.first == places.lastField.map(Stop.field)
      if let next, next == .nextStop || isOnly { handle(next) }
    case .discards(let data):
      // It is taken and dropped again, so that undo can bring it back.
      guard let index = overlay.field else { return }
      let before = linked.states[index].data
      take(data, for: index)
      take(before, for: index)
    case .runs(let action): finish(with: action)
    case .goesTo(let field):
      moveFocus(to: .field(field))
      if case .review(let review) = overlay { attempt.reviewed = review.action }
      let key = keyPlace == .text ? Key.control("s") : Key(.enter)
      notice = .say("screen.enterReturns", ["key": key.name(in: language)])
    }
  }

  /// Keeps a list open if its own rules refuse it; false if it isn't one.
  private mutating func keepsOpen(_ overlay: Opened) -> Bool {
    guard case .entries(var sheet) = overlay, let failure = linked.failure(of: sheet)
    else { return false }
    sheet.failure = failure
    failure.entry.map { sheet.go(to: $0.number) }
    opened = .entries(sheet)
    return true
  }

  package mutating func closeEntry() { if case .entries = opened { opened = nil } }

  /// Takes a match of the open list, or marks it where several can be taken.
  package mutating func pick(at place: Int) {
    guard outcome == .editing, question == nil, case .options(var picker) = opened else { return }
    let step = picker.pick(at: place)
    conclude(step, of: .options(picker))
  }

  package mutating func pick(_ day: CalendarDate) {
    guard outcome == .editing, question == nil, case .calendar(let calendar) = opened,
      calendar.isAllowed(day)
    else { return }
    conclude(.takes(.text(day.description)), of: .calendar(calendar))
  }

  package mutating func pick(_ target: Review.ClickTarget, at time: Duration?) {
    workOnReview { $0.click(target, at: time) }
  }

  private mutating func workOnReview(_ work: (inout Review) -> OverlayStep) {
    guard outcome == .editing, question == nil, case .review(var review) = opened else { return }
    let step = work(&review)
    conclude(step, of: .review(review))
  }

  /// The question being asked: in its own window, or below a review.
  package var asked: Question? {
    if question == nil, case .review(let review) = opened { review.question } else { question }
  }

  package mutating func confirm(_ answer: Question.Answer, typing word: String) {
    workOnReview {
      $0.typeWord(word)
      return $0.answer(answer, at: nil)
    }
  }

  /// Works on the open form of a list's entries, or of one entry.
  @discardableResult
  package mutating func workOnEntries<Result>(
    _ work: (inout FormSession) -> Result
  ) -> Result? {
    guard outcome == .editing, question == nil, var opened, let (result, step) = opened.work(work)
    else { return nil }
    notice = nil
    conclude(step, of: opened)
    return result
  }
}

extension FormSession {
  mutating func ask(about input: Input, at time: Duration?) {
    guard let answer = question?.handle(input, at: time) else { return }
    self.answer(answer)
  }

  /// Gives an answer that the question offers, as a click on its button does.
  package mutating func answer(_ answer: Question.Answer, at time: Duration? = nil) {
    guard let question, question.offers(answer, at: time) else { return }
    self.question = nil
    carryOut(answer, to: question.subject)
    guard answer != .continueDraft, outcome == .editing else { return }
    for input in question.typedAhead { handle(input) }
  }

  private mutating func carryOut(_ answer: Question.Answer, to subject: Question.Subject) {
    switch (answer, subject) {
    case (.discard, _): close()
    case (.keepDraft, _), (.takeEntries, _): close(keepingAnswers: true)
    case (.goOn, .goOn(let index)):
      attempt.isGoingOn = true
      finish(with: index)
    case (.fill, .fill(let parts)): fill(with: parts)
    case (.join, .fill(let parts)): paste(parts.joined(separator: " "))
    case (.drop, .fill(let parts)): keep(parts)
    case (.continueDraft, _): continueDraft()
    case (.startFresh, _): draft?.decision = .startFresh
    case (.deleteDraft, _): draft?.decision = .delete
    case (.stop, _): attempt.isStopping = true
    default: break
    }
  }

  package mutating func wasShown(at time: Duration) {
    question?.wasShown(at: time)
    if case .review(var review) = opened {
      review.wasShown(at: time)
      opened = .review(review)
    }
    guard opened?.form?.question != nil || opened?.form?.opened != nil else { return }
    _ = opened?.work { $0.wasShown(at: time) }
  }

  package mutating func hold(_ input: Input) { question?.hold(input) }

  package mutating func scrollQuestion(by lines: Int) { question?.scroll(by: lines) }

  /// Tells whoever leaves that no draft is kept, since another session of the form is open.
  package mutating func keepNoDraft(because reason: Wording) { rival = reason }

  /// Asks whether to go on with a draft; nothing of it is used before the person agrees.
  package mutating func offer(_ draft: DraftOffer) {
    guard outcome == .editing else { return }
    self.draft = draft
    question = .draft(draft, of: fields)
  }

  private mutating func continueDraft() {
    guard let draft else { return }
    var opened = Self(form, in: linked.outer, answers: draft.answers)
    opened.runsChecks = runsChecks
    opened.performsSteps = performsSteps
    if let index = draft.focus.flatMap(form.index) {
      opened.moveFocus(to: .field(index), goingOn: false)
    }
    opened.notice = draft.notice
    opened.draft = draft
    opened.draft?.decision = .continue
    self = opened
  }
}

/// Saved answers that the person may go on with.
package struct DraftOffer: Hashable, Sendable {
  /// What the person decided.
  package enum Decision: Hashable, Sendable {
    case `continue`, startFresh, delete
  }

  /// When it was saved, in the words of the question.
  package let time: String
  /// The values that the form opens with if it is continued; empty once that is decided.
  package internal(set) var answers: [String: Value]
  /// The ids of the fields that the draft has answers for.
  package let fields: Set<String>
  package let focus: String?
  /// A notice for the time after it was taken, such as what no longer fits.
  package let notice: Wording?
  /// `nil` until the person decides.
  package internal(set) var decision: Decision? { didSet { answers = [:] } }

  package init(
    of time: String, answers: [String: Value], fields: Set<String>? = nil,
    focus: String? = nil, notice: Wording? = nil
  ) {
    self.time = time
    self.answers = answers
    self.focus = focus
    self.notice = notice
    self.fields = fields ?? Set(answers.filter { !$0.value.isEmpty }.keys)
  }
}
