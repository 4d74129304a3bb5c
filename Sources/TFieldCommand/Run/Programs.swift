internal import TField
internal import TFieldForm
internal import TFieldSystem
internal import TFieldTerminal

/// Runs the programs that check a form's values or list its options, a few at a time.
final class ProgramRunner {
  /// How many run at the same time.
  private static let most = 4

  private let folder: FilePath
  private var running: [OutsideRequest: ChildProcess] = [:]
  /// Children whose answers are no longer wanted, until they have ended.
  private var cancelled: [ChildProcess] = []

  init(in folder: FilePath) { self.folder = folder }

  var children: [ChildProcess] { running.values + cancelled }

  /// Starts what is wanted, ends what isn't any more, and returns the answers so far.
  func answers(to wanted: [OutsideRequest]) -> [OutsideRequest: OutsideAnswer] {
    for (request, child) in running where !wanted.contains(request) {
      child.cancel()
      cancelled.append(child)
      running[request] = nil
    }
    cancelled.removeAll { $0.step() != nil }
    for request in wanted where running.count < Self.most && running[request] == nil {
      running[request] = ChildProcess(request.command(in: folder))
    }
    var answers: [OutsideRequest: OutsideAnswer] = [:]
    for (request, child) in running {
      guard let result = child.step() else { continue }
      running[request] = nil
      answers[request] = request.answer(result)
    }
    return answers
  }

  func allAnswers(to requests: [OutsideRequest]) -> [OutsideRequest: OutsideAnswer] {
    try? Signals.install()
    defer { Signals.restoreDefaults() }
    var answers: [OutsideRequest: OutsideAnswer] = [:]
    while true {
      let missing = requests.filter { answers[$0] == nil }
      answers.merge(self.answers(to: missing)) { $1 }
      // No child may be left, because releasing a running one kills it.
      if children.isEmpty, answers.count == requests.count { return answers }
      _ = Awaited.first(
        of: children.flatMap(\.awaited) + [Signals.bell],
        atMost: children.map(\.timeLeft).min() ?? .zero)
      let signals = Signals.pending()
      let deadly = [Signal.hangUp, .terminate, .interrupt, .quit]
      if let ending = deadly.first(where: signals.contains) {
        // No program outlives us.
        (running, cancelled) = ([:], [])
        Signals.die(of: ending)
      }
      if signals.contains(.suspend) { try? Signals.suspend(wholeJob: false) }
    }
  }
}

extension OutsideRequest {
  /// The program's command; its input is the value, or the answers that it asks for.
  fileprivate func command(in folder: FilePath) -> ChildCommand {
    switch self {
    case .check(let request):
      return ChildCommand(
        request.check.run, folder: folder, input: Array(request.text.utf8),
        deadline: .seconds(request.check.timeout))
    case .options(let request):
      let answers = request.program.with.map {
        JSONValue.Member($0, .string(request.answers[$0] ?? ""))
      }
      return ChildCommand(
        request.program.run, folder: folder, input: JSONValue.object(answers).bytes(.line) + [0x0A],
        deadline: .seconds(request.program.timeout), outputLimit: 16 << 20)
    }
  }

  fileprivate func answer(_ result: ChildResult) -> OutsideAnswer {
    var discretion = Discretion()
    if case .check(let request) = self, request.isPrivate {
      discretion = Discretion([request.text])
    }
    switch (self, result) {
    case (.check, .exited(code: 0, _, _)): return .check(.fine)
    case (.check, .exited(let code, let output, _)) where 1...2 ~= code:
      let line = discretion.firstLine(of: output) ?? ""
      return .check(code == 1 ? .wrong(line) : .warning(line))
    case (.check, _): return .check(.unavailable(result.reason(discretion)))
    case (.options, .exited(code: 0, let output, _)):
      guard !output.contains(0), let text = String(validating: output, as: UTF8.self) else {
        return .options(.failed(.say("list.noOptions", ["reason": Wording.say("list.noText")])))
      }
      return .options(.options(ChoiceOption.lines(of: text)))
    case (.options, _):
      return .options(.failed(.say("list.noOptions", ["reason": result.reason()])))
    }
  }
}

extension ChildResult {
  func reason(_ discretion: Discretion = Discretion()) -> Wording {
    switch self {
    case .exited(let code, _, let errors):
      discretion.firstLine(of: errors).map { .verbatim($0) }
        ?? .say("system.exited", ["code": Int(code)])
    case .signalled(let number): .say("system.signalled", ["number": Int(number)])
    case .timedOut: .say("system.timedOut")
    case .flooded: .say("system.flooded")
    case .cancelled: .say("system.ended")
    case .couldNotStart(let error): Wording(error)
    }
  }
}

extension FormRun.Wakeup {
  init(_ children: [ChildProcess]) {
    self.init()
    for child in children {
      let awaited = child.awaited
      descriptors += awaited.filter { $0.event == .readable }.map(\.descriptor)
      // A child that reads slowly is served often; only its answer wakes the form.
      let isWriting = awaited.contains { $0.event == .writable }
      add(Self(after: isWriting ? min(child.timeLeft, .milliseconds(20)) : child.timeLeft))
    }
  }

  mutating func add(_ other: Self) {
    descriptors += other.descriptors
    moment = [moment, other.moment].compactMap(\.self).min()
  }
}

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
      let action = session.actions.first(where: { $0.id == id })
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
    wakeup.add(FormRun.Wakeup(after: drafts?.follow(session)))
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
    guard current != nil || writer.judge(&session, before: action) else {
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
