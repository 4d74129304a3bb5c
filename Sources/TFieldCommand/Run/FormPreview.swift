internal import TField
internal import TFieldForm
internal import TFieldScreen
internal import TFieldSystem
internal import TFieldTerminal

/// A form on the screen next to its faults, redrawn whenever its file is saved.
///
/// The author can try the form with the keys, but nothing is submitted, run or written.
final class FormPreview {
  private let settings: RunSettings
  private let watch: FileWatch
  /// The form as its file is now; `nil` if faults keep it from being shown.
  private var form: Form?
  private var faults: [FaultPanel.Fault] = []
  /// The form's own file first, then its option files.
  private var files: [FilePath] = []
  /// The new form, waiting until a window over the old one is closed.
  private var next: Form?
  private var isShowingForm = false
  /// Changes that weren't read yet; an editor may save in several steps.
  private var changes: Storm?

  init(_ settings: RunSettings) throws(Failure) {
    self.settings = settings
    // A missing file can't be watched; a faulty one can.
    _ = try FormFile.bytes(of: settings.form)
    watch = try failing(.unusableFile) {
      let watch = try FileWatch()
      try watch.watch([settings.form])
      return watch
    }
    read()
    isShowingForm = form != nil
  }

  func run() throws(Failure) -> ExitStatus {
    var run = FormRun(settings) { self.follow(&$0) }
    guard !run.options.environment.wantsLines else {
      throw Failure(.noTerminal, .say("terminal.previewNeedsScreen"))
    }
    // The form may ask for secrets later.
    FormRun.protectMemory()
    run.panel = { self.panel }
    let result = run.fill(session)
    if let notice = result.notice { StandardError.tell(notice, in: settings.language) }
    if case .unavailable(let reason) = result.ending { throw Failure(.noTerminal, reason) }
    return result.ending.status
  }

  private var session: FormSession {
    var session = FormSession(
      form ?? Self.placeholder(settings.form), today: settings.day,
      language: settings.language)
    (session.runsChecks, session.performsSteps) = (true, true)
    return session
  }

  /// The form shown while there is no usable one.
  private static func placeholder(_ path: FilePath) -> Form {
    let words = Field("nothing", Note(), label: .say("preview.nothingYet"))
    var form = Form(.verbatim("\(path.name)"), rows: [[words]], actions: [])
    form.keepsDrafts = false
    return form
  }

  private var panel: FaultPanel {
    let isOlder = form == nil && isShowingForm
    return FaultPanel(
      "\(settings.form.name)", faults, saying: isOlder ? .say("preview.older") : nil,
      in: settings.language)
  }
}

extension FormPreview {
  private func follow(_ session: inout FormSession) -> FormRun.Wakeup {
    // Stands in for everything the form would have done outside.
    for request in session.outsideRequests {
      switch request {
      case .check: session.answer(request, .check(.fine))
      case .options(let asked):
        let program = asked.program.run.first ?? ""
        session.answer(request, .options(.failed(.say("preview.notRun", ["program": program]))))
      }
    }
    session.stayOpen()
    if watch.takeChanges() {
      changes = Storm(after: changes, pause: .milliseconds(40), longest: .milliseconds(400))
    }
    if let due = changes?.end, due <= Clock.now {
      changes = nil
      try? watch.watch(files)
      read()
      if let form { next = form }
    }
    if let form = next, session.opened == nil, session.question == nil {
      session.change(to: form)
      (next, isShowingForm) = (nil, true)
    }
    return FormRun.Wakeup(
      descriptors: [watch.descriptor], after: changes.map { $0.end - Clock.now })
  }

  /// Reads the form and its option files as they are now, and watches them.
  private func read() {
    (form, faults, files) = (nil, [], [settings.form])
    do throws(Failure) {
      let file = try FormFile(
        settings.form, languages: settings.languages,
        namesTypes: settings.isDebugging,
        takesSchemas: true)
      files += file.optionFiles
      faults = file.notes.map {
        ("\($0.location): \($0.problem)", isError: $0.severity == .error)
      }
      form = file.result.form
      if let layout = settings.layout { form?.layout = layout }
      form?.keepsDrafts = false
      if let form { try NamedFiles(of: form, in: file).check() }
    } catch {
      faults.append((error.message.text(in: settings.language), isError: true))
    }
    try? watch.watch(files)
  }
}
