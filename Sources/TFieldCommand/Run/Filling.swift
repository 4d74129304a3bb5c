internal import TField
internal import TFieldForm
internal import TFieldSystem
internal import TFieldTerminal

/// One run of a form, from its file to its answers.
struct Filling {
  private let settings: RunSettings
  private let output: AnswerOutput

  init(_ settings: RunSettings) {
    self.settings = settings
    output = AnswerOutput(settings.output)
  }

  /// Fills in the form and writes the answers; nothing is shown before all is in order.
  func run() throws(Failure) -> ExitStatus {
    let file = try FormFile(
      settings.form, languages: settings.languages, isTrusted: settings.isTrusted,
      namesTypes: settings.isDebugging, takesSchemas: true)
    guard var form = try usableForm(of: file) else { return .unusableFile }
    let isInstance = file.schemaNotes != nil
    let output = isInstance ? output.fittingSchemas(settings.arguments) : output
    try output.check(form)
    form = withOutsideInitials(form, in: file.path.folder)
    if form.fields.contains(where: \.holdsPrivate) { SecretMemory.protect() }
    var answers = try Prefill(form, settings.prefill, isStrict: isInstance).answers
    if isInstance, settings.prefill.answers != nil {
      form = GivenInstance(of: form, answers, isWhole: settings.face == .batch).form
    }
    var session = FormSession(
      form, today: settings.day, language: settings.language, answers: answers)
    (session.runsChecks, session.performsSteps) = (settings.isTrusted, true)
    let outside = OutsideWork(in: file.path.folder, drafts: try drafts(of: form))
    if let found = try outside.drafts?.offer(today: session.today) {
      session.offer(found.offer(over: answers))
    }
    // Only the judge of a batch looks at what was given; elsewhere it would outlive its field.
    if settings.face != .batch { answers = [:] }
    let face = FormFace(
      settings: settings, outside: outside, answers: answers, isInstance: isInstance)
    let filled = try face.fill(consume session)
    return try Conclusion(settings, output, outside).end(filled)
  }

  /// The form as this run fills it in, with a word about what it lacks; `nil` if the file is faulty.
  private func usableForm(of file: FormFile) throws(Failure) -> Form? {
    guard var form = file.result.form else {
      StandardError.write(lines: file.report)
      return nil
    }
    StandardError.write(lines: file.limits + file.losses)
    guard file.losses.isEmpty || settings.arguments.has("partial") else {
      throw Failure(
        .unusableFile, "not all of this schema can be filled in; --partial leaves that out")
    }
    form.layout = settings.layout ?? form.layout
    // Where nothing keeps a draft, nothing offers to.
    if settings.arguments.has("no-draft") || settings.isRestricted { form.keepsDrafts = false }
    if !settings.isTrusted { try Trust(form).refuse(file.path) }
    try NamedFiles(of: form, in: file, settings).check()
    return form
  }

  /// The form with the initial values that its environment and programs give.
  private func withOutsideInitials(_ form: Form, in folder: FilePath) -> Form {
    var initials = OutsideInitials(in: folder)
    let form = initials.filled(form, isTrusted: settings.isTrusted)
    StandardError.write(lines: initials.notices.map { "tfield: " + $0 })
    return form
  }

  private func drafts(of form: Form) throws(Failure) -> DraftKeeper? {
    guard settings.face != .batch, !settings.isRestricted else { return nil }
    return try DraftKeeper(for: form, at: settings.form, settings.arguments)
  }
}
