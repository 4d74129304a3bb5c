#if !TFIELD_PROGRAM
  public import TField

  /// Fills in a form while the app does other work; a task that is cancelled leaves the form.
  public func fillForm(
    _ form: Form, answers: [String: String] = [:], options: FormOptions = FormOptions()
  ) async throws -> FormAnswers? {
    let work = FormThread { () throws(FormEnding) in
      try fillForm(form, answers: answers, options: options)
    }
    return try await work.value()
  }

  /// Fills in a form while the app does other work, and gives the answers as a type of its own.
  public func fillForm<Answers: Decodable>(
    _ form: Form, as type: Answers.Type, answers: [String: String] = [:],
    options: FormOptions = FormOptions()
  ) async throws -> Answers? {
    try await fillForm(form, answers: answers, options: options)?.decode(type)
  }
#endif
