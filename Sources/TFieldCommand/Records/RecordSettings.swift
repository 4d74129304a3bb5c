internal import TFieldAnswers
internal import TField
internal import TFieldForm
internal import TFieldTerminal

/// What the command line says about judging records.
struct RecordSettings {
  var options = RecordOptions()
  /// `nil`: by the look of it.
  var format: RecordFormat?
  var today: CalendarDate
  /// Whether the form may read files anywhere, and run its checks.
  var isTrusted = false

  init(_ arguments: Arguments) throws(Failure) {
    options.values = try arguments.word("values", of: ActionSteps.Values.self)
    options.shown = try arguments.word("show", of: RecordOptions.Shown.self)
    options.isLenient = arguments.has("lenient")
    if let extra = try arguments.text("extra") {
      guard extra == "ignore" else { throw .usage("--extra can only be 'ignore'") }
      options.ignoresExtra = true
    }
    options.runsChecks = arguments.has("checks")
    isTrusted = arguments.has("trust")
    format = try arguments.word("from", of: RecordFormat.self)
    today = try arguments.calendarDay("today") ?? FormRun.today
  }

  /// The same settings as words, for a worker.
  func arguments(_ format: RecordFormat) -> [String] {
    var words = ["--from=\(format.rawValue)", "--today=\(today)"]
    if let values = options.values { words.append("--values=\(values.rawValue)") }
    if let shown = options.shown { words.append("--show=\(shown.rawValue)") }
    if options.isLenient { words.append("--lenient") }
    if options.ignoresExtra { words.append("--extra=ignore") }
    if options.runsChecks { words.append("--checks") }
    if isTrusted { words.append("--trust") }
    return words
  }
}
