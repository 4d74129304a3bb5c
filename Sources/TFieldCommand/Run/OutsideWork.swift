internal import TField
internal import TFieldForm
internal import TFieldSystem
internal import TFieldTerminal

/// Everything that goes on outside while a form is filled in: checks, actions, drafts.
final class OutsideWork {
  private let programs: ProgramRunner
  private let actions: ActionRunner
  let drafts: DraftKeeper?
  /// What was found wrong with drafts, files and checks.
  private(set) var notices: [Wording] = []

  /// Runs programs and writes files relative to the form's folder.
  init(in folder: FilePath, drafts: DraftKeeper?, judgingWith writer: AnswerWriter) {
    programs = ProgramRunner(in: folder)
    actions = ActionRunner(
      in: folder, stamp: drafts?.stamp ?? FormStamp(), judgingWith: writer)
    self.drafts = drafts
  }

  /// Follows the session after each batch of input; what to wait for then.
  func follow(_ session: inout FormSession) -> FormRun.Wakeup {
    var reasons: [Wording] = []
    var wakeup = followPrograms(&session, &reasons)
    if case .performing(let id) = session.outcome,
      session.form.actions.contains(where: { $0.id == id && $0.steps.stamps })
    {
      drafts?.keepStamp(session)
    }
    wakeup.add(actions.follow(&session))
    notices += actions.takeRemarks()
    // Each reason once, and not in place of what the session has to say itself.
    let isSilent = session.notice == nil
    for reason in reasons where !notices.contains(reason) {
      notices.append(reason)
      if isSilent { session.tell(reason) }
    }
    wakeup.add(drafts?.follow(session))
    let news = drafts?.takeNotices() ?? []
    notices += news
    if let last = news.last { session.tell(last) }
    // Who wants to leave and go on later stays as long as nothing keeps the answers.
    if session.outcome == .cancelled, session.keepsAnswers, let kept = keep(session), !kept.isKept {
      session.stay(because: kept.words)
    }
    return wakeup
  }

  /// Runs what the session asks for; why checks gave no answer.
  private func followPrograms(
    _ session: inout FormSession, _ reasons: inout [Wording]
  ) -> FormRun.Wakeup {
    while true {
      let wanted =
        session.checkRequests.map(OutsideRequest.check)
        + session.optionRequests.map(OutsideRequest.options)
      let answers = programs.answers(to: wanted)
      if answers.isEmpty { return FormRun.Wakeup(programs.children) }
      for (request, answer) in answers {
        switch (request, answer) {
        case (.check(let request), .check(let answer)):
          if case .unavailable(let reason) = answer {
            let field = session.fields[request.field].field.id
            reasons.append(.say("form.noAnswer", ["field": field, "reason": reason]))
          }
          session.answer(request, answer)
        case (.options(let request), .options(let list)): session.answer(request, list)
        default: break
        }
      }
    }
  }

  /// Keeps the unfinished answers, and says where, or why not; `nil` if there is nothing to keep.
  func keep(_ session: FormSession) -> (words: Wording, isKept: Bool)? {
    guard let drafts else { return nil }
    drafts.save(session)
    notices += drafts.takeNotices()
    if let failure = drafts.failure {
      notices.removeAll { $0 == failure }
      return (failure, false)
    }
    return drafts.path.map { (.say("draft.kept", ["path": "\($0)"]), true) }
  }

  /// Removes the draft, since nothing is unfinished.
  func forget() {
    drafts?.remove()
    notices += drafts?.takeNotices() ?? []
  }
}
