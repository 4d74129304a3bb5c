internal import TField
internal import TFieldForm
internal import TFieldSystem

/// What the command line says about judging records.
struct RecordSettings {
  var options = RecordOptions()
  /// `nil`: by the look of it.
  var format: RecordFormat?
  var today: CalendarDate

  init(_ arguments: Arguments) throws(Failure) {
    options.values = try arguments.choice("values", of: ActionSteps.Values.self)
    options.shown = try arguments.choice("show", of: RecordOptions.Shown.self)
    options.isLenient = arguments.has("lenient")
    if let extra = try arguments.text("extra") {
      guard extra == "ignore" else { throw .usage("--extra can only be 'ignore'") }
      options.ignoresExtra = true
    }
    format = try arguments.choice("from", of: RecordFormat.self)
    today = try arguments.day("today") ?? .today
  }

  /// The same settings as words, for a worker.
  func arguments(_ format: RecordFormat) -> [String] {
    var words = ["--from=\(format.rawValue)", "--today=\(today)"]
    if let values = options.values { words.append("--values=\(values.rawValue)") }
    if let shown = options.shown { words.append("--show=\(shown.rawValue)") }
    if options.isLenient { words.append("--lenient") }
    if options.ignoresExtra { words.append("--extra=ignore") }
    return words
  }
}

extension Arguments {
  /// The value of an option that is one of a few words.
  fileprivate func choice<Choice: RawRepresentable & CaseIterable>(
    _ name: String, of _: Choice.Type
  ) throws(Failure) -> Choice? where Choice.RawValue == String {
    guard let text = try text(name) else { return nil }
    if let choice = Choice(rawValue: text) { return choice }
    let words = Choice.allCases.map(\.rawValue).joined(separator: ", ")
    throw .usage("--\(name) can't be '\(text.visible())'; it is one of \(words)")
  }

  fileprivate func day(_ name: String) throws(Failure) -> CalendarDate? {
    guard let text = try text(name) else { return nil }
    guard let day = CalendarDate(text) else {
      throw .usage("--\(name) needs a day such as 2026-11-21, not '\(text.visible())'")
    }
    return day
  }
}

extension CalendarDate {
  /// The day it is where the user is.
  fileprivate static var today: Self {
    let today = Clock.today
    return Self(year: today.year, month: today.month, day: today.day) ?? .unknown
  }
}
