public import TField
import TFieldScreen
import TFieldSystem

/// Lets the person at the terminal fill in a form; the answers, or `nil` if they left it.
///
/// ```swift
/// let form = Form("Sign up") { Field("name", .name, label: "Your name", required: true) }
/// if let answers = try fillForm(form) { print(answers["name"] ?? "") }
/// ```
/// The form is asked for line by line where `TERM` is `dumb` or `ACCESSIBLE` is 1. Throws how the
/// form ended otherwise: without a terminal, or by a signal such as that of Ctrl-C. Nothing of the
/// app's is changed: its signal handlers act again once the form is over.
public func fillForm(
  _ form: Form, answers: [String: String] = [:], options: FormRun.Options = FormRun.Options()
) throws(FormRun.Ending) -> FormAnswers? {
  guard Signals.borrow() else { throw .occupied }
  defer { Signals.giveBack() }
  let session = FormSession(
    form, today: FormRun.today, language: options.screen.language, answers: answers)
  let isPlain = options.environment.wantsLines
  let result =
    isPlain ? try PlainRun(options).fill(session) : FormRun(options).fill(session)
  guard case .finished = result.ending else { throw result.ending }
  return result.session.submittedAnswers
}

/// The answers as a type of the app, whose properties have the ids of the fields.
///
/// ```swift
/// struct Order: Decodable { var name: String; var size: Int }
/// if let order = try fillForm(form, as: Order.self) { place(order) }
/// ```
public func fillForm<Answers: Decodable>(
  _ form: Form, as type: Answers.Type, answers: [String: String] = [:],
  options: FormRun.Options = FormRun.Options()
) throws -> Answers? {
  try fillForm(form, answers: answers, options: options)?.decode(type)
}
