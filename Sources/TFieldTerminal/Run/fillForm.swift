public import TField
import TFieldScreen
import TFieldSystem

/// Lets the person at the terminal fill in a form; the answers, or `nil` if they left it.
///
/// ```swift
/// let form = Form("Sign up") { Field("name", .name, label: "Your name", required: true) }
/// if let answers = try fillForm(form) { print(answers["name"] ?? "") }
/// ```
/// The form is asked for line by line where `TERM` is `dumb` or `ACCESSIBLE` is set. Throws a
/// ``FormEnding`` without a terminal, or after a signal such as that of Ctrl-C. Nothing of the
/// app's is changed: its signal handlers act again once the form is over. An answer of no field is
/// an error.
public func fillForm(
  _ form: Form, answers: [String: String] = [:], options: FormOptions = FormOptions()
) throws(FormEnding) -> FormAnswers? {
  if let id = answers.keys.filter({ form.index(of: $0) == nil }).min() { throw .unknownAnswer(id) }
  guard Signals.borrow() else { throw .occupied }
  defer { Signals.giveBack() }
  var session = FormSession(
    form, today: FormRun.today, language: options.language, answers: answers)
  let run = FormRun(options, hooks: try hooks(for: form, &session))
  let result = options.environment.wantsLines ? run.fillInLines(session) : run.fill(session)
  if let ending = FormEnding(result.ending) { throw ending }
  return result.session.submittedAnswers
}

/// What happens beside the form: closures of the app are asked, if it has any.
private func hooks(
  for form: Form, _ session: inout FormSession
) throws(FormEnding) -> FormRun.Hooks {
  var hooks = FormRun.Hooks()
  #if !TFIELD_PROGRAM
    guard form.asksApp else { return hooks }
    do {
      let work = try AppWork()
      hooks.afterBatch = { work.attend(to: &$0) }
    } catch { throw .noTerminal(Terminal.Unavailable.refused(error).wording.text()) }
    (session.runsChecks, session.performsSteps) = (true, true)
  #endif
  return hooks
}

/// The answers as a type of the app, whose properties have the ids of the fields.
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

#if !TFIELD_PROGRAM
  /// Fills in a form while the app does other work; a task that is cancelled leaves the form.
  public func fillForm(
    _ form: Form, answers: [String: String] = [:], options: FormOptions = FormOptions()
  ) async throws -> FormAnswers? {
    try await onThread { () throws(FormEnding) in
      try fillForm(form, answers: answers, options: options)
    }
  }

  /// Fills in a form while the app does other work, and gives the answers as a type of its own.
  public func fillForm<Answers: Decodable>(
    _ form: Form, as type: Answers.Type, answers: [String: String] = [:],
    options: FormOptions = FormOptions()
  ) async throws -> Answers? {
    try await fillForm(form, answers: answers, options: options)?.decode(type)
  }
#endif
