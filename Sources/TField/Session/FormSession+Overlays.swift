// What is open over the form.
extension FormSession {
  /// Opens what the focused field has to open, and asks again for options that nobody has listed;
  /// false if nothing is open then.
  @discardableResult
  mutating func open() -> Bool {
    guard let index = focusedField else { return false }
    if fields[index].lacksOptions { linked.wantOptions(again: index) }
    guard let overlay = linked.overlay(of: index) else { return false }
    opened = overlay
    return true
  }

  mutating func handle(_ input: Input, at time: Duration?, in overlay: Opened) {
    var changed = overlay
    let step = changed.handle(input, at: time)
    conclude(step, of: changed)
  }

  /// Does what becomes of something open, and keeps it while it stays.
  private mutating func conclude(_ step: OverlayStep, of overlay: Opened) {
    let before = opened
    opened = nil
    switch step {
    case .stays: opened = overlay.judged(by: &linked, since: before)
    case .closes: break
    case .takes(let data, let next, let cursor, let notice):
      guard let index = overlay.field, !keepsOpen(overlay) else { return }
      take(data, for: index)
      if let cursor { linked.states[index].optionCursor = cursor }
      if let notice { self.notice = notice }
      // Enter in the list of the only question answers it.
      let isOnly = form.submitsOnEnter && places.first == places.lastField.map(Stop.field)
      if let next, next == .nextStop || isOnly { handle(next) }
    case .discards(let data):
      overlay.field.map { index in change { $0.discard(data, for: index) } }
    case .runs(let action): finish(with: action)
    case .goesTo(let field):
      moveFocus(to: .field(field))
      if case .review(let review) = overlay { attempt.reviewed = review.action }
      notice = .say("screen.enterReturns")
    }
  }

  /// Keeps a list open that its own rules refuse; false if it isn't one.
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
    conclude(.takes(day.description), of: .calendar(calendar))
  }

  /// Does what a click in the open review means.
  package mutating func pick(_ target: Review.ClickTarget, at time: Duration?) {
    workOnReview { $0.click(target, at: time) }
  }

  private mutating func workOnReview(_ work: (inout Review) -> OverlayStep) {
    guard outcome == .editing, question == nil, case .review(var review) = opened else { return }
    let step = work(&review)
    conclude(step, of: .review(review))
  }

  /// What is asked: in a window of its own, or about the action below a review.
  package var asked: Question? {
    if question == nil, case .review(let review) = opened { review.question } else { question }
  }

  /// Gives an answer to what is asked about an action.
  package mutating func confirm(_ answer: Question.Answer, typing word: String) {
    workOnReview {
      $0.typeWord(word)
      return $0.answer(answer, at: nil)
    }
  }

  /// Lets whoever draws the open entries of a list, or one of them, work on the form there.
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
