import Glibc
// Importing this module also gives access to forms.
@_exported public import TField
import TFieldScreen
import TFieldSystem

/// Lets the person at the terminal fill in a form; returns the answers, or `nil` if they left it.
///
/// ```swift
/// let form = Form("Sign up") { Field("name", .name, label: "Your name", required: true) }
/// if let answers = try fillForm(form) { print(answers["name"] ?? "") }
/// ```
/// The form is asked line by line if `TERM` is `dumb` or `ACCESSIBLE` is set. Throws a
/// ``FormEnding`` without a terminal, or after a signal such as Ctrl-C. The app's signal handlers
/// are restored when the form is over. It is an error if an answer's id belongs to no field.
public func fillForm(
  _ form: Form, answers: [String: String] = [:], options: FormOptions = FormOptions()
) throws(FormEnding) -> FormAnswers? {
  if let id = answers.keys.filter({ form.index(of: $0) == nil }).min() { throw .unknownAnswer(id) }
  guard Signals.borrow() else { throw .occupied }
  defer { Signals.giveBack() }
  var session = FormSession(
    form, today: FormRun.today, language: options.language, answers: answers)
  var run = FormRun(options)
  try askApp(for: form, &session, &run)
  let result = options.environment.wantsLines ? run.fillInLines(session) : run.fill(session)
  if let ending = FormEnding(result.ending) { throw ending }
  return result.session.submittedAnswers
}

private func askApp(
  for form: Form, _ session: inout FormSession, _ run: inout FormRun
) throws(FormEnding) {
  #if !TFIELD_PROGRAM
    guard form.asksApp else { return }
    do {
      let work = try RunningWork()
      run.afterBatch = { work.attend(to: &$0) }
    } catch { throw .noTerminal(Terminal.Unavailable.refused(error).wording.text()) }
    (session.runsChecks, session.performsSteps) = (true, true)
  #endif
}

/// Fills in a form and decodes the answers as a type whose properties are named after the fields.
///
/// ```swift
/// struct Order: Decodable { var name: String; var size: Int }
/// if let order = try fillForm(form, as: Order.self) { place(order) }
/// ```
public func fillForm<Answers: Decodable>(
  _ form: Form, as type: Answers.Type, answers: [String: String] = [:],
  options: FormOptions = FormOptions()
) throws -> Answers? {
  try fillForm(form, answers: answers, options: options)?.decode(type)
}

// Not in the program of the same name: tasks would make it a tenth larger.
#if !TFIELD_PROGRAM
  /// Fills in a form while the app does other work; cancelling the task ends the form.
  public func fillForm(
    _ form: Form, answers: [String: String] = [:], options: FormOptions = FormOptions()
  ) async throws -> FormAnswers? {
    try await onThread { () throws(FormEnding) in
      try fillForm(form, answers: answers, options: options)
    }
  }

  /// Fills in a form while the app does other work, and decodes the answers.
  public func fillForm<Answers: Decodable>(
    _ form: Form, as type: Answers.Type, answers: [String: String] = [:],
    options: FormOptions = FormOptions()
  ) async throws -> Answers? {
    try await fillForm(form, answers: answers, options: options)?.decode(type)
  }

  /// Does work on its own thread, because a form waits for keys and must not block the app's tasks.
  ///
  /// If the task is cancelled, the form is asked to end, and `CancellationError` is thrown.
  private func onThread(
    _ work: @escaping @Sendable () throws(FormEnding) -> FormAnswers?
  ) async throws -> FormAnswers? {
    try Task.checkCancellation()
    let result = await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        start { continuation.resume(returning: Result(catching: work)) }
      }
    } onCancel: {
      Signals.wantEnd()
    }
    try Task.checkCancellation()
    return try result.get()
  }

  /// What a new thread runs.
  private final class ThreadBody: Sendable {
    let body: @Sendable () -> Void
    init(_ body: @escaping @Sendable () -> Void) { self.body = body }
  }

  /// Calls `body` on a new thread, or right here if there can be none.
  private func start(_ body: @escaping @Sendable () -> Void) {
    let retained = Unmanaged.passRetained(ThreadBody(body))
    var thread = pthread_t()
    let failed = pthread_create(
      &thread, nil,
      { pointer in
        if let pointer { Unmanaged<ThreadBody>.fromOpaque(pointer).takeRetainedValue().body() }
        return nil
      }, retained.toOpaque())
    if failed != 0 { return retained.takeRetainedValue().body() }
    pthread_detach(thread)
  }
#endif
