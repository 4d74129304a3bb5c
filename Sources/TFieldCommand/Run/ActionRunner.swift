internal import TField
internal import TFieldForm
internal import TFieldSystem
internal import TFieldTerminal

/// Carries out what an action does outside of the form, each step once.
///
/// What failed is tried again when the person does; what was done stays done.
final class ActionRunner {
  /// What was done of an action, and with which answers.
  private struct Progress {
    var done: Set<ActionStep.Kind> = []
    var answers: [UInt8] = []
  }

  private let folder: FilePath
  private let stamp: FormStamp
  /// Judges the answers as a whole before anything is done.
  private let writer: AnswerWriter
  private var progress: [String: Progress] = [:]
  private var current: ActionStep?
  private var remarks: [Wording] = []

  /// Reads and writes relative to a form's folder.
  init(in folder: FilePath, stamp: FormStamp, judgingWith writer: AnswerWriter) {
    self.folder = folder
    self.stamp = stamp
    self.writer = writer
  }

  deinit { for id in progress.keys { wipe(&progress[id, default: Progress()].answers) } }

  /// What was found wrong with files, and put right.
  func takeRemarks() -> [Wording] {
    defer { remarks = [] }
    return remarks
  }

  /// Goes on with the action that is being performed, if one is; what to wait for then.
  func follow(_ session: inout FormSession) -> FormRun.Wakeup {
    guard case .performing(let id) = session.outcome,
      let action = session.form.actions.first(where: { $0.id == id })
    else { return FormRun.Wakeup() }
    if session.isStopping { current?.stop() }
    // An action that requires nothing, such as to decline, takes no answers.
    let isJudged = current == nil && action.requires?.isEmpty != true
    let faults = isJudged ? writer.faults(in: session) : []
    guard faults.isEmpty else {
      session.refuse(faults, action)
      return FormRun.Wakeup()
    }
    do throws(ActionStep.Failure) {
      let answers = try ActionStep.answers(of: session, for: action.steps, .jsonl)
      guard isWanted(id, answers, session.isGoingOn) else {
        session.askToGoOn()
        return FormRun.Wakeup()
      }
      if let wakeup = try perform(action, answers, session) {
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

  /// Whether nothing was done yet with other answers than these, or the person wants to go on.
  private func isWanted(_ id: String, _ answers: [UInt8], _ isGoingOn: Bool) -> Bool {
    let earlier = progress[id, default: Progress()]
    guard !earlier.done.isEmpty, earlier.answers != answers, !isGoingOn else {
      progress[id, default: Progress()].answers = answers
      return true
    }
    return false
  }

  /// Does all that is left to do; what to wait for, or `nil` once it is done.
  private func perform(
    _ action: Action, _ answers: [UInt8], _ session: FormSession
  ) throws(ActionStep.Failure) -> FormRun.Wakeup? {
    let done = progress[action.id]?.done ?? []
    for kind in ActionStep.kinds(of: action.steps) where !done.contains(kind) {
      let step = try step(kind, of: action, session)
      if let wakeup = try step.follow() { return wakeup }
      if let remark = step.remark { remarks.append(remark) }
      current = nil
      progress[action.id, default: Progress()].done.insert(kind)
    }
    return nil
  }

  /// The step that is being done, or the next one as it begins.
  private func step(
    _ kind: ActionStep.Kind, of action: Action, _ session: FormSession
  ) throws(ActionStep.Failure) -> ActionStep {
    if let current { return current }
    let step = try ActionStep(kind, action.steps, in: folder, session, stamp)
    current = step
    return step
  }
}

extension FormSession {
  /// The answers as a whole are no instance of the form's schema.
  fileprivate mutating func refuse(_ faults: [SchemaInstance.Fault], _ action: Action) {
    refuse(errors(faults), .form(.refused(action: action.label)))
  }

  /// Shows what the schema forbids in the answers that were given; what lacks is asked anyway.
  mutating func showGiven(_ faults: [SchemaInstance.Fault]) {
    showOuterErrors(errors(faults.filter { $0.error.code != .required }))
  }

  private func errors(_ faults: [SchemaInstance.Fault]) -> [(id: String, message: String)] {
    faults.map { ($0.name, $0.error.wording.text(in: language)) }
  }

  fileprivate mutating func fail(_ failure: ActionStep.Failure, _ action: Action) {
    switch failure {
    case .failed where isStopping: failSteps(.form(.stopped(action: action.label)))
    case .failed(let reason, let lines):
      failSteps(.form(.failed(action: action.label, because: reason)), lines: lines)
    case .refused(let errors, let message):
      refuse(errors, message.map(Wording.verbatim) ?? .form(.refused(action: action.label)))
    }
  }
}
