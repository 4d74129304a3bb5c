public import TField

/// Lets the person at the terminal fill in a form; the answers by field, or `nil` if they left it.
///
/// ```swift
/// if let answers = try fillForm(Form("Sign up", rows: [[Field("name", required: true)]])) {
///   print(answers["name"] ?? "")
/// }
/// ```
/// Throws how the form ended otherwise: without a terminal, or by a signal such as that of Ctrl-C.
/// For drafts, a form's own actions or a look of one's own there is ``FormRun``.
public func fillForm(
  _ form: Form, answers: [String: String] = [:], options: FormRun.Options = FormRun.Options()
) throws(FormRun.Ending) -> [String: String]? {
  let session = FormSession(form, today: FormRun.today, answers: answers)
  let result = FormRun(options).fill(session)
  guard case .finished = result.ending else { throw result.ending }
  guard case .submitted = result.session.outcome else { return nil }
  return Dictionary(result.session.answers.map { ($0.id, $0.text) }) { first, _ in first }
}
