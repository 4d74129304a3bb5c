internal import TFieldForm
internal import TField
internal import TFieldTerminal

/// What the command line says about judging records.
struct RecordSettings {
  var options = RecordOptions()
  /// `nil`: by the look of it.
  var format: RecordFormat?
  var today: CalendarDate
  /// Whether the form may read files anywhere, and run its checks.
  var isTrusted = false
  /// The codes of the languages that the person wants.
  var languages: [String]

  init(_ arguments: Arguments) throws(Failure) {
    options.values = try arguments.word("values", of: ActionSteps.Values.self)
    options.shown = try arguments.word("show", of: RecordOptions.Shown.self)
    options.isLenient = arguments.has("lenient")
    if let extra = try arguments.text("extra") {
      guard extra == "ignore" else { throw .usage("--extra can only be 'ignore'") }
      options.ignoresExtra = true
    }
    options.action = try arguments.text("action")
    options.judgesAll = arguments.has("all")
    guard options.action == nil || !options.judgesAll else {
      throw .usage("--action and --all can't be used together")
    }
    options.runsChecks = arguments.has("checks")
    isTrusted = arguments.has("trust")
    format = try arguments.word("from", of: RecordFormat.self)
    languages = Languages.preferred(option: try arguments.language("lang"))
    options.language = Language(wanted: languages)
    today = try arguments.calendarDay("today") ?? FormRun.today
  }

  /// Refuses an action that the form doesn't have.
  func check(_ form: Form) throws(Failure) {
    guard let id = options.action, form.submitAction(id) == nil else { return }
    let ids = form.actions.filter { $0.role == .submit }.map(\.id)
    let guess = Suggestion.nearest(to: id, among: ids).map { "; did you mean '\($0)'?" } ?? ""
    throw .usage("--action: the form submits nothing by '\(id.visible())'\(guess)")
  }
}
