internal import TField
internal import TFieldForm
internal import TFieldSystem
internal import TFieldTerminal

/// Everything that goes on outside while a form is filled in: checks, actions, drafts.
final class OutsideWork {
  private let checks: CheckRunner
  private let actions: ActionRunner
  private let options: OptionRunner
  let drafts: DraftKeeper?
  /// The day by which dates are judged.
  private let today: () -> CalendarDate
  /// What was found wrong with drafts, files and checks.
  private(set) var notices: [Wording] = []

  /// Runs programs and writes files relative to the form's folder.
  init(
    in folder: FilePath, drafts: DraftKeeper?, judgingWith writer: AnswerWriter,
    today: @escaping () -> CalendarDate
  ) {
    checks = CheckRunner(in: folder)
    options = OptionRunner(in: folder)
    actions = ActionRunner(
      in: folder, stamp: drafts?.stamp ?? FormStamp(), judgingWith: writer)
    self.drafts = drafts
    self.today = today
  }

  /// Follows the session after each batch of input; what to wait for then.
  func follow(_ session: inout FormSession) -> FormRun.Wakeup {
    var wakeup = checks.follow(&session)
    if session.isStamping { drafts?.keepStamp(session) }
    wakeup.add(options.follow(&session))
    wakeup.add(actions.follow(&session))
    notices += actions.takeRemarks()
    tellOfChecks(in: &session)
    wakeup.add(drafts?.follow(session))
    tell(drafts?.takeNotices() ?? [], in: &session)
    letGo(&session)
    return wakeup
  }

  /// Each reason once, and not in place of what the session has to say itself.
  private func tellOfChecks(in session: inout FormSession) {
    let reasons = checks.takeRemarks().filter { !notices.contains($0) }
    notices += reasons
    guard let last = reasons.last, session.notice == nil else { return }
    session.tell(last)
  }

  private func tell(_ sentences: [Wording], in session: inout FormSession) {
    notices += sentences
    if let last = sentences.last { session.tell(last) }
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
    return drafts.path.map { (.draft(.kept(at: "\($0)")), true) }
  }

  /// Who wants to leave and go on later stays as long as nothing keeps the answers.
  private func letGo(_ session: inout FormSession) {
    guard session.outcome == .cancelled, session.keepsAnswers, let kept = keep(session),
      !kept.isKept
    else { return }
    session.stay(because: kept.words)
  }

  /// Removes the draft, since nothing is unfinished.
  func forget() {
    drafts?.remove()
    notices += drafts?.takeNotices() ?? []
  }

  /// Waits until nothing outside has to be waited for; how the form ended if it did meanwhile.
  ///
  /// The signals must have been installed.
  func finish(_ session: inout FormSession, by end: Duration?) -> FormRun.Ending? {
    while true {
      session.turn(to: today())
      let wakeup = follow(&session)
      guard session.isAwaitingOthers else { return nil }
      let bell = Awaited(Signals.readDescriptor, .readable)
      let awaited = wakeup.descriptors.map { Awaited($0, .readable) }
      let delay = [wakeup.delay, end.map { $0 - Clock.now }].compactMap(\.self).min()
      _ = Awaited.first(of: [bell] + awaited, atMost: delay)
      if let ending = FormRun.Ending(Signals.pending()) { return ending }
      if let end, end <= Clock.now { return .timedOut }
    }
  }
}

extension FormSession {
  /// Whether an action is carried out that adds a stamped line.
  fileprivate var isStamping: Bool {
    guard case .performing(let id) = outcome else { return false }
    return form.actions.contains { $0.id == id && $0.steps.stamps }
  }
}

/// Initial values that come from outside of the form: variables and programs.
struct OutsideInitials {
  /// The variables that any form may read.
  static let openVariables: Set = ["USER", "LOGNAME", "HOME", "LANG", "PWD", "HOSTNAME"]
  private static let timeLimit = Duration.seconds(5)

  private let folder: FilePath
  /// What could not be found out, a line each.
  private(set) var notices: [Wording] = []

  /// Runs programs in a form's folder.
  init(in folder: FilePath) { self.folder = folder }

  /// The form with every initial value that could be found out.
  mutating func filled(_ form: Form, isTrusted: Bool) -> Form {
    var filled = form
    for (index, field) in form.fields.enumerated() {
      switch field.options.initialSource {
      case .environment(let name) where isTrusted || Self.openVariables.contains(name):
        filled.setInitial(Environment.text(of: name) ?? "", at: index)
      case .program(let words) where isTrusted:
        filled.setInitial(firstLine(of: words, for: field) ?? "", at: index)
      default: break
      }
    }
    return filled
  }

  private mutating func firstLine(of words: [String], for field: Field) -> String? {
    let result = ChildProcess.run(
      ChildCommand(words, folder: folder, deadline: Self.timeLimit))
    if case .exited(code: 0, let output, _) = result {
      return String(decoding: output.prefix { $0 != 0x0A }, as: UTF8.self)
    }
    notices.append(.form(.noInitial(field.id, because: result.reason(.nothing))))
    return nil
  }
}
