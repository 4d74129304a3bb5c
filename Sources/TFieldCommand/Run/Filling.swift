internal import TField
internal import TFieldForm
internal import TFieldSystem
internal import TFieldTerminal

/// One run of a form, from its file to its answers.
struct Filling {
  private let settings: RunSettings
  private var output: AnswerOutput

  init(_ settings: RunSettings) {
    self.settings = settings
    output = settings.output
  }

  /// Fills in the form and writes the answers; nothing is shown before all is in order.
  mutating func run() throws(Failure) -> ExitStatus {
    TimeLimit.set(settings.end)
    return try run(
      FormFile(
        settings.form, languages: settings.languages, isTrusted: settings.isTrusted,
        namesTypes: settings.isDebugging, takesSchemas: true,
        schemas: settings.arguments.bytes("schemas").map { FilePath(bytes: $0) },
        isRestricted: settings.isRestricted))
  }

  /// The same with a form that was read before.
  mutating func run(_ file: FormFile) throws(Failure) -> ExitStatus {
    TimeLimit.set(settings.end)
    guard var form = try usableForm(of: file) else { return .unusableFile }
    try output.check(form)
    form = withOutsideInitials(form, in: file.path.folder)
    if form.fields.contains(where: \.holdsPrivate) { FormRun.protectMemory() }
    var answers = try givenAnswers(to: &form, of: file)
    let around = Surroundings(
      today: settings.day, language: settings.language, hasSchema: file.schema != nil)
    var session = FormSession(form, in: around, answers: answers)
    (session.runsChecks, session.performsSteps) = (settings.isTrusted, true)
    let outside = OutsideWork(
      in: file.path.folder, drafts: try drafts(of: form), judgingWith: output.writer)
    if let found = try outside.drafts?.offer(today: session.today) {
      session.offer(found.offer(over: answers))
    }
    if settings.face != .batch {
      if file.isSchema, !answers.isEmpty { session.showGiven(output.writer.faults(in: session)) }
      // Only the judge of a batch looks at what was given; elsewhere it would outlive its field.
      answers = [:]
    }
    let face = FormFace(
      settings: settings, outside: outside, answers: answers, writer: output.writer,
      isSchema: file.isSchema)
    let result = try face.fill(consume session)
    return try Conclusion(settings: settings, output: output, outside: outside).end(result)
  }

  /// The form as this run fills it in, with a word about what it lacks; `nil` if the file is faulty.
  private func usableForm(of file: FormFile) throws(Failure) -> Form? {
    guard var form = file.result.form else {
      StandardError.write(lines: file.report)
      return nil
    }
    StandardError.write(lines: file.unfitDefaults)
    form.layout = settings.layout ?? form.layout
    // Where nothing keeps a draft, nothing offers to.
    if settings.arguments.has("no-draft") || settings.isRestricted { form.keepsDrafts = false }
    if !settings.isTrusted { try form.requireTrust(in: file.path) }
    try NamedFiles(of: form, in: file, settings).check()
    return form
  }

  /// What the command line gives to begin with; nothing else keeps it.
  private mutating func givenAnswers(
    to form: inout Form, of file: FormFile
  ) throws(Failure) -> [String: String] {
    let prefill = try Prefill(form, settings.prefill, isStrict: file.schema != nil)
    if prefill.instance != nil { keepOut(of: &form, whatLacksIn: prefill.answers) }
    if let schema = file.schema { takeInstance(of: schema, form, prefill) }
    return prefill.answers
  }

  /// The answers become an instance of the schema, on top of the one that was given.
  private mutating func takeInstance(of schema: JSONSchema, _ form: Form, _ prefill: Prefill) {
    var instance = SchemaInstance(
      schema, given: prefill.instance, isSeen: settings.face != .batch)
    let opened = FormSession(
      form, today: settings.day, language: settings.language, answers: prefill.instanceAnswers)
    instance.open(with: output.making(instance, settings.arguments).writer.value(of: opened))
    output = output.making(instance, settings.arguments)
  }

  /// What an instance leaves out stays out, whatever default the schema has.
  ///
  /// Without a person to complete it, an instance is taken as whole.
  private func keepOut(of form: inout Form, whatLacksIn answers: [String: String]) {
    for (index, field) in form.fields.enumerated() where answers[field.id] == nil {
      if settings.face == .batch || field.required != .always { form.clearInitial(at: index) }
    }
  }

  /// The form with the initial values that its environment and programs give.
  private func withOutsideInitials(_ form: Form, in folder: FilePath) -> Form {
    var initials = OutsideInitials(folder: folder)
    // Its programs have a limit of their own, and are ended by it.
    TimeLimit.lift()
    let form = initials.filled(form, isTrusted: settings.isTrusted)
    TimeLimit.set(settings.end)
    for notice in initials.notices { StandardError.tell(notice, in: settings.language) }
    return form
  }

  private func drafts(of form: Form) throws(Failure) -> DraftKeeper? {
    guard settings.face != .batch, !settings.isRestricted else { return nil }
    return try DraftKeeper(for: form, at: settings.form, settings.arguments)
  }
}
