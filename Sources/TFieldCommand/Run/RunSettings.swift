internal import TField
internal import TFieldForm
internal import TFieldScreen
internal import TFieldSystem
internal import TFieldTerminal

/// What the command line says about filling in a form.
struct RunSettings {
  let form: FilePath
  let prefill: PrefillSettings
  let output: OutputSettings
  /// How the form is filled in.
  let face: Face?
  var theme = Theme.default
  let usesMouse: Bool
  let layout: Form.Layout?
  let isDebugging: Bool
  let showsSummary: Bool
  let isLenient: Bool
  /// True if nothing may lead out of the form, as in a kiosk.
  let isRestricted: Bool
  let languages: [String]
  /// When the time is over, by the clock.
  let end: Duration?
  /// The day by which dates are judged, where it isn't the day that it is.
  let today: CalendarDate?
  let isTrusted: Bool
  /// The file of the theme, if it isn't one of the program's.
  let themeFile: FilePath?
  let draftFile: FilePath?
  /// The words themselves, for who keeps drafts.
  let arguments: Arguments

  /// Where a form is filled in, if the person has a wish.
  enum Face: Equatable {
    case plain, batch
  }

  init(_ arguments: Arguments) throws(Failure) {
    try self.init(arguments, of: FilePath(bytes: try arguments.operand("FORM")), called: "FORM")
  }

  /// What the command line says about a form that stands in a file, or is made of what does.
  init(_ arguments: Arguments, of file: FilePath, called name: String) throws(Failure) {
    form = file
    prefill = try PrefillSettings(arguments)
    output = try OutputSettings(arguments)
    guard form != "-" || prefill.answers != "-" else {
      throw .usage("\(name) and --answers can't both be standard input")
    }
    guard !arguments.has("batch") || !arguments.has("plain") else {
      throw .usage("--batch and --plain can't be used together")
    }
    face = arguments.has("batch") ? .batch : arguments.has("plain") ? .plain : nil
    usesMouse = !arguments.has("no-mouse")
    layout = try arguments.word("layout", of: Form.Layout.self)
    isDebugging = arguments.has("debug")
    showsSummary = arguments.has("summary")
    isRestricted = arguments.has("restricted")
    isLenient = arguments.has("lenient")
    languages = Languages.preferred(option: try arguments.language("lang"))
    end = try arguments.seconds("timeout").map { Clock.now + .seconds($0) }
    today = try arguments.calendarDay("today")
    isTrusted = arguments.has("trust")
    guard !arguments.has("draft") || !arguments.has("no-draft") else {
      throw .usage("--draft and --no-draft can't be used together")
    }
    guard face != .batch || !arguments.has("draft") else {
      throw .usage("--batch keeps no drafts, so --draft can't be given with it")
    }
    guard !isRestricted || !arguments.has("draft") else {
      throw .usage("--restricted keeps no drafts, so --draft can't be given with it")
    }
    self.arguments = arguments
    draftFile = DraftKeeper.namedFile(arguments)
    themeFile = arguments.bytes("theme").flatMap(ThemeChoice.file)
    if let name = arguments.bytes("theme") { theme = try ThemeChoice.theme(called: name) }
  }

  /// The day it is for this form.
  var day: CalendarDate { today ?? FormRun.today }

  /// The language of the built-in sentences.
  var language: Language { Language(wanted: languages) }
}
