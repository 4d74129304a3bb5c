internal import TField
internal import TFieldForm
internal import TFieldSystem
internal import TFieldTerminal

/// The work outside of the form while it is filled in: checks, actions, drafts.
///
/// Each step of an action is done once: a failed step is retried when the person tries again, a
/// finished one isn't repeated.
final class OutsideWork {
  /// The steps of an action that were done, and the answers used.
  private struct Progress {
    var done: Set<ActionStep.Kind> = []
    var answers: [UInt8] = []
  }

  /// Judges all the answers before anything is done with them.
  let writer: AnswerWriter
  let drafts: DraftKeeper?
  private(set) var notices: [Wording] = []
  private let folder: FilePath
  private let stamp: FormStamp
  private let programs: ProgramRunner
  private var progress: [String: Progress] = [:]
  private var current: ActionStep?

  init(in folder: FilePath, drafts: DraftKeeper?, judgingWith writer: AnswerWriter) {
    (self.folder, self.drafts, self.writer) = (folder, drafts, writer)
    programs = ProgramRunner(in: folder)
    stamp = drafts?.stamp ?? FormStamp()
  }

  deinit { for id in progress.keys { wipe(&progress[id, default: Progress()].answers) } }

  /// Does the outside work after each batch of input; returns what to wait for.
  func follow(_ session: inout FormSession) -> FormRun.Wakeup {
    var reasons: [Wording] = []
    var wakeup = followPrograms(&session, &reasons)
    if case .performing(let id) = session.outcome,
      let action = session.form.actions.first(where: { $0.id == id })
    {
      if action.steps.stamps { drafts?.keepStamp(session) }
      wakeup.add(perform(action, &session))
    }
    // Each reason is told once, and doesn't replace the session's own notice.
    let isSilent = session.notice == nil
    for reason in reasons where !notices.contains(reason) {
      notices.append(reason)
      if isSilent { session.tell(reason) }
    }
    wakeup.add(drafts?.follow(session))
    if let last = takeNotices().last { session.tell(last) }
    // Leaving to resume later is only allowed if something keeps the answers.
    if session.outcome == .cancelled, session.keepsAnswers, let kept = keep(session), !kept.isKept {
      session.stay(because: kept.words)
    }
    return wakeup
  }

  /// Runs the requested programs; collects the reasons why checks gave no answer.
  private func followPrograms(
    _ session: inout FormSession, _ reasons: inout [Wording]
  ) -> FormRun.Wakeup {
    while true {
      let answers = programs.answers(to: session.outsideRequests)
      if answers.isEmpty { return FormRun.Wakeup(programs.children) }
      for (request, answer) in answers {
        if case (.check(let check), .check(.unavailable(let reason))) = (request, answer) {
          let field = session.fields[check.field].field.id
          reasons.append(.say("form.noAnswer", ["field": field, "reason": reason]))
        }
        session.answer(request, answer)
      }
    }
  }

  /// Keeps the unfinished answers and says where, or why not; `nil` if there is nothing to keep.
  func keep(_ session: FormSession) -> (words: Wording, isKept: Bool)? {
    guard let drafts else { return nil }
    drafts.save(session)
    takeNotices()
    if let failure = drafts.failure {
      notices.removeAll { $0 == failure }
      return (failure, false)
    }
    return drafts.path.map { (.say("draft.kept", ["path": "\($0)"]), true) }
  }

  /// Removes the draft, because nothing is unfinished.
  func forget() {
    drafts?.remove()
    takeNotices()
  }

  /// Returns the problems with drafts since the last call.
  @discardableResult
  private func takeNotices() -> [Wording] {
    let news = drafts?.takeNotices() ?? []
    notices += news
    return news
  }
}

extension OutsideWork {
  /// Continues the current action; returns what to wait for.
  private func perform(_ action: Action, _ session: inout FormSession) -> FormRun.Wakeup {
    if session.isStopping { current?.stop() }
    // An action that requires nothing, such as declining, takes no answers.
    let isJudged = current == nil && action.requires?.isEmpty != true
    let faults = isJudged ? writer.faults(in: session) : []
    guard faults.isEmpty else {
      session.refuse(session.errors(faults), .say("form.refused", ["action": action.label]))
      return FormRun.Wakeup()
    }
    do throws(ActionStep.Failure) {
      let answers = try ActionStep.answers(of: session, for: action.steps, .jsonl)
      let earlier = progress[action.id, default: Progress()]
      // Steps done with other answers are only continued if the person agrees.
      guard earlier.done.isEmpty || earlier.answers == answers || session.isGoingOn else {
        session.askToGoOn()
        return FormRun.Wakeup()
      }
      progress[action.id, default: Progress()].answers = answers
      if let wakeup = try takeSteps(of: action, session) {
        current?.running.map { session.show($0) }
        return wakeup
      }
      session.finishSteps()
    } catch {
      current = nil
      session.fail(error, action)
    }
    return FormRun.Wakeup()
  }

  /// Does the remaining steps; returns what to wait for, or `nil` once all are done.
  private func takeSteps(
    of action: Action, _ session: FormSession
  ) throws(ActionStep.Failure) -> FormRun.Wakeup? {
    let done = progress[action.id]?.done ?? []
    for kind in action.steps.kinds where !done.contains(kind) {
      let step: ActionStep =
        if let current { current } else {
          try ActionStep(kind, action.steps, in: folder, session, stamp)
        }
      current = step
      if let wakeup = try step.follow() { return wakeup }
      if let remark = step.remark { notices.append(remark) }
      current = nil
      progress[action.id, default: Progress()].done.insert(kind)
    }
    return nil
  }
}
