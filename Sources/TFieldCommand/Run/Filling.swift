internal import TField
internal import TFieldForm
internal import TFieldSystem
internal import TFieldTerminal

// One run of a form, from its file to its answers.
extension RunSettings {
  /// Fills in the form and writes the answers; shows nothing until everything is in order.
  func fill() throws(Failure) -> ExitStatus {
    TimeLimit.set(end)
    return try fill(
      FormFile(
        form, languages: languages, isTrusted: isTrusted, namesTypes: isDebugging,
        takesSchemas: true, schemas: arguments.path("schemas"), isRestricted: isRestricted))
  }

  func fill(_ file: FormFile) throws(Failure) -> ExitStatus {
    TimeLimit.set(end)
    guard var form = try usableForm(of: file) else { return .unusableFile }
    var output = output
    try output.check(form)
    form = withOutsideInitials(form, in: file.path.folder)
    if form.fields.contains(where: \.holdsPrivate) { FormRun.protectMemory() }
    var answers = try givenAnswers(to: &form, of: file, &output)
    let around = Surroundings(today: day, language: language, hasSchema: file.schema != nil)
    var session = FormSession(form, in: around, answers: answers)
    (session.runsChecks, session.performsSteps) = (isTrusted, true)
    let keepsNothing = face == .batch || isRestricted
    let drafts = keepsNothing ? nil : try DraftKeeper(for: form, at: self.form, arguments)
    let outside = OutsideWork(
      in: file.path.folder, drafts: drafts, judgingWith: output.writer)
    if let offer = try drafts?.offer(over: answers, today: session.today) { session.offer(offer) }
    if face != .batch {
      if file.isSchema, !answers.isEmpty { session.showGiven(output.writer.faults(in: session)) }
      // Only a batch uses these later; elsewhere they would outlive their field.
      answers = [:]
    }
    let face = FormFace(
      settings: self, output: output, outside: outside, answers: answers, isSchema: file.isSchema)
    return try face.end(face.fill(consume session))
  }

  /// The form with the command line applied, after its warnings; `nil` if the file is faulty.
  private func usableForm(of file: FormFile) throws(Failure) -> Form? {
    guard var form = file.result.form else {
      StandardError.write(lines: file.report)
      return nil
    }
    StandardError.write(lines: file.unfitDefaults)
    form.layout = layout ?? form.layout
    // Nothing keeps a draft, so nothing should offer to.
    if arguments.has("no-draft") || isRestricted { form.keepsDrafts = false }
    if !isTrusted { try form.requireTrust(in: file.path) }
    try NamedFiles(of: form, in: file, self).check()
    return form
  }

  /// The initial answers from the command line.
  ///
  /// With a schema, the answers update the given instance. Members missing in it stay missing even
  /// if the schema has a default; a batch takes the instance as complete.
  private func givenAnswers(
    to form: inout Form, of file: FormFile, _ output: inout AnswerOutput
  ) throws(Failure) -> [String: String] {
    let (data, given) = try prefill.data(for: form, isStrict: file.schema != nil)
    if given?.instance != nil {
      for (index, field) in form.fields.enumerated() where data[field.id] == nil {
        if face == .batch || field.required != .always { form.clearInitial(at: index) }
      }
    }
    if let schema = file.schema {
      var instance = SchemaInstance(schema, given: given?.instance, isSeen: face != .batch)
      let opened = FormSession(
        form, today: day, language: language, answers: given?.texts ?? [:])
      instance.open(with: output.making(instance, arguments).writer.value(of: opened))
      output = output.making(instance, arguments)
    }
    return data
  }

  /// The form with initial values from the environment and from programs.
  private func withOutsideInitials(_ form: Form, in folder: FilePath) -> Form {
    // The programs have their own time limit.
    TimeLimit.lift()
    defer { TimeLimit.set(end) }
    var filled = form
    for (index, field) in form.fields.enumerated() {
      switch field.options.initialSource {
      case .environment(let name) where isTrusted || OutsideUse.openVariables.contains(name):
        filled.setInitial(Environment.text(of: name) ?? "", at: index)
      case .program(let words) where isTrusted:
        filled.setInitial(firstLine(of: words, in: folder, for: field), at: index)
      default: break
      }
    }
    return filled
  }

  private func firstLine(of words: [String], in folder: FilePath, for field: Field) -> String {
    let result = ChildProcess.run(ChildCommand(words, folder: folder))
    if case .exited(code: 0, let output, _) = result {
      return String(decoding: output.prefix { $0 != 0x0A }, as: UTF8.self)
    }
    StandardError.tell(
      .say("form.noInitial", ["field": field.id, "reason": result.reason()]), in: language)
    return ""
  }
}
