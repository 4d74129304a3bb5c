internal import Glibc
internal import TField
internal import TFieldForm
internal import TFieldScreen
internal import TFieldSystem
internal import TFieldTerminal

/// What the command line says about filling in a form.
struct RunSettings {
  let form: FilePath
  let prefill: Prefill
  var output: AnswerOutput
  let face: Face?
  var theme = Theme.default
  let layout: Form.Layout?
  let languages: [String]
  /// The time limit, by ``Clock``.
  let end: Duration?
  /// The date to judge dates by, if it isn't the current one.
  let today: CalendarDate?
  /// Whether the form was made from words on the command line.
  var isQuestion = false
  /// Whether it is asked in one line below the prompt.
  var isInLine = false
  /// Whether its list is open from the start, because it doesn't fit in a line.
  var opensList = false
  /// The file of the theme; `nil` if the theme is built in.
  private(set) var themeFile: FilePath?
  let arguments: Arguments

  /// Where a form is filled in, if not in the usual place.
  enum Face: Equatable {
    case plain, batch
  }

  init(_ arguments: Arguments) throws(Failure) {
    try self.init(arguments, of: FilePath(bytes: try arguments.operand("FORM")), called: "FORM")
  }

  init(_ arguments: Arguments, of file: FilePath, called name: String) throws(Failure) {
    form = file
    prefill = try Prefill(arguments)
    output = try AnswerOutput(arguments)
    guard form != "-" || prefill.answers != "-" else {
      throw .usage("\(name) and --answers can't both be standard input")
    }
    for (one, other) in [("batch", "plain"), ("draft", "no-draft")]
    where arguments.has(one) && arguments.has(other) {
      throw .usage("--\(one) and --\(other) can't be used together")
    }
    for option in ["batch", "restricted"] where arguments.has(option) && arguments.has("draft") {
      throw .usage("--\(option) keeps no drafts, so --draft can't be given with it")
    }
    face = arguments.has("batch") ? .batch : arguments.has("plain") ? .plain : nil
    layout = try arguments.word("layout", of: Form.Layout.self)
    languages = Languages.preferred(option: try arguments.language("lang"))
    end = try arguments.seconds("timeout").map { Clock.now + .seconds($0) }
    today = try arguments.calendarDay("today")
    self.arguments = arguments
    if let name = arguments.bytes("theme") {
      theme = try ThemeChoice.theme(called: name)
      if ThemeChoice.builtIn(name) == nil { themeFile = FilePath(bytes: name) }
    }
  }

  /// Naming a program on the command line means trusting it.
  var isTrusted: Bool { arguments.has("trust") || arguments.has("check") }
  var usesMouse: Bool { !arguments.has("no-mouse") }
  var isDebugging: Bool { arguments.has("debug") }
  var showsSummary: Bool { arguments.has("summary") }
  var isLenient: Bool { arguments.has("lenient") }
  /// Whether nothing may lead out of the form, as in a kiosk.
  var isRestricted: Bool { arguments.has("restricted") }

  var day: CalendarDate { today ?? FormRun.today }

  var language: Language { Language(wanted: languages) }
}

/// Finds a theme by name: one of the program's, or a JSON file that maps meanings to colours.
///
/// ```json
/// { "error": "bright-red", "frameFocused": "bold #ff8700", "buttonFocused": "black on cyan" }
/// ```
enum ThemeChoice {
  private static let sizeLimit = 1 << 16

  static func builtIn(_ name: [UInt8]) -> Theme? {
    Theme.builtIn(called: String(decoding: name, as: UTF8.self))
  }

  static func theme(called name: [UInt8]) throws(Failure) -> Theme {
    if let found = builtIn(name) { return found }
    let path = FilePath(bytes: name)
    return try failing(.unusableFile) {
      do {
        return try theme(in: ReadFile.bytes(of: path, limit: sizeLimit), path)
      } catch let error as SystemError where error.errno == ENOENT {
        throw Failure.unknown(
          "no theme or file '\(path)'", String(decoding: name, as: UTF8.self),
          among: Theme.builtInNames,
          else: "; the themes are " + Theme.builtInNames.joined(separator: ", "))
      }
    }
  }

  private static func theme(in bytes: [UInt8], _ path: FilePath) throws(Failure) -> Theme {
    let document: JSONDocument
    do {
      document = try JSONReader().read(bytes)
    } catch { throw .usage("\(path):\(error.location): \(error)") }
    guard document.root.kind == .object else {
      throw .usage("\(path): a theme must be an object of meaning and colour")
    }
    var colours: [Style: Appearance] = [:]
    for member in document.root.members {
      let name = member.keyNode.string ?? ""
      guard let style = Style.allCases.first(where: { "\($0)" == name }) else {
        throw .unknown(
          "\(path):\(member.keyNode.location): there is nothing called '\(name.visible())'", name,
          among: Style.allCases.map { "\($0)" })
      }
      guard let look = member.value.string.flatMap(Appearance.init(words:)) else {
        throw .usage(
          "\(path):\(member.value.location): this isn't a colour such as 'bold red on #101010'")
      }
      colours[style] = look
    }
    return Theme(colours: colours)
  }
}
