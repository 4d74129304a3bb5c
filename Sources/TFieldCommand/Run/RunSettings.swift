internal import Glibc
internal import TField
internal import TFieldForm
internal import TFieldScreen
internal import TFieldSystem
internal import TFieldTerminal

/// What the command line says about filling in a form.
struct RunSettings {
  let form: FilePath
  let prefill: PrefillSettings
  var output: OutputSettings
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
  /// True if it is asked in one line below the prompt.
  var isInLine = false
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
    // Who names a program on the command line trusts it.
    isTrusted = arguments.has("trust") || arguments.has("check")
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

extension OptionFormat {
  /// The options of `run`, in the order of its help.
  static let run: [Self] = answers + outputs + DraftKeeper.options + looks + others

  /// The options of `elicit`: what goes out is the protocol's, and nothing is run or kept.
  static let elicit: [Self] =
    [
      Self("server", value: "NAME", "who asks, as the title of the form says"),
      Self("open", value: "PROGRAM", "what opens an address that the person agreed to"),
    ] + answers + (looks + others).filter { !["summary", "trust", "schemas"].contains($0.name) }

  /// The options of `preview`: how it looks.
  static let preview: [Self] =
    (looks + others).filter {
      ["no-mouse", "theme", "lang", "layout", "debug", "today"].contains($0.name)
    }

  private static let answers: [Self] = [
    Self(
      "answers", letter: "a", value: "FILE", "initial values, a JSON object; - is standard input"),
    Self("set", letter: "s", value: "ID=VALUE", "one initial value, not of a secret field"),
    Self("set-file", value: "ID=PATH", "one initial value, read from a file"),
    Self(
      "env", value: "PREFIX", "initial values from the variables PREFIX + id, not of secret fields",
      mayBeEmpty: true),
  ]

  private static let outputs: [Self] = [
    Self("output", letter: "o", value: "FILE", "write the answers to a file, replaced as a whole"),
    Self(
      "format", letter: "f", value: "FORMAT",
      "json, jsonl, shell (for eval in bash, zsh and ksh), env, csv or nul",
      choices: AnswerFormat.allCases.map(\.rawValue)),
    Self(
      "prefix", value: "P", "put P before the names in shell and env; some names need one",
      mayBeEmpty: true),
    Self(
      "values", value: "KIND", "formatted (as shown), data (bare) or typed",
      choices: Answer.Values.allCases.map(\.rawValue)),
    Self("only", value: "IDS", "only these answers; commas between the ids"),
    Self("omit-empty", "leave out questions without an answer"),
    Self("with-action", "add the action that ended the form"),
    Self("secrets", value: "FILE", "write secret answers to FILE; elsewhere they are null"),
  ]

  /// The option of whatever takes a JSON Schema.
  static let schemas = Self(
    "schemas", value: "DIR", "a folder with JSON Schemas that the schema refers to")

  /// The option that `render` has too.
  static let language = Self(
    "lang", value: "LANG",
    "the language of the screen (\(Languages.known)) and of the form's texts")

  private static let looks: [Self] = [
    Self("plain", "ask line by line, without a screen"),
    Self("no-mouse", "leave the mouse to the terminal"),
    Self(
      "theme", value: "NAME", "default, mono, high-contrast, mainframe, tinted, or a JSON file",
      choices: Theme.builtInNames),
    language,
    Self(
      "layout", value: "NAME", "auto, boxed, compact or pages",
      choices: Form.Layout.allCases.map(\.rawValue)),
    Self("debug", "show each field's type and state"),
    Self("summary", "leave a summary on the terminal when the form is done"),
  ]

  private static let others: [Self] = [
    Self("batch", "no terminal: judge the given answers, and write them or say what is wrong"),
    Self("lenient", "with --batch, take values as pastes, which may be repaired"),
    Self(
      "restricted",
      "for kiosks: no editor, suspending, clipboard or drafts"),
    Self("timeout", value: "SECONDS", "give up after that long"),
    Self("today", value: "YYYY-MM-DD", "judge dates as of that day"),
    schemas,
    Self("trust", "let this form run its programs and write its files"),
  ]
}

/// Finds the theme that a person names: one of the program's, or a JSON file of meaning → colour.
///
/// ```json
/// { "error": "bright-red", "frameFocused": "bold #ff8700", "buttonFocused": "black on cyan" }
/// ```
enum ThemeChoice {
  private static let sizeLimit = 1 << 16

  /// The file that a name stands for, unless it is a theme of the program's.
  static func file(called name: [UInt8]) -> FilePath? {
    let isBuiltIn = Theme.builtIn(called: String(decoding: name, as: UTF8.self)) != nil
    return isBuiltIn ? nil : FilePath(bytes: name)
  }

  static func theme(called name: [UInt8]) throws(Failure) -> Theme {
    let text = String(decoding: name, as: UTF8.self)
    if let found = Theme.builtIn(called: text) { return found }
    let path = FilePath(bytes: name)
    do {
      return try theme(in: try ReadFile.bytes(of: path, limit: sizeLimit), path)
    } catch let error as SystemError {
      throw error.errno == ENOENT ? unknown(text, path) : Failure(.unusableFile, error)
    } catch let error as Failure {
      throw error
    } catch { throw Failure(.unusableFile, error) }
  }

  private static func unknown(_ name: String, _ path: FilePath) -> Failure {
    let guess = Suggestion.nearest(to: name, among: Theme.builtInNames)
    let names = Theme.builtInNames.joined(separator: ", ")
    let hint = guess.map { "did you mean '\($0)'?" } ?? "the themes are \(names)"
    return .usage("no theme or file '\(path)'; \(hint)")
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
      let style = try style(called: member.keyNode, path)
      guard let look = member.value.string.flatMap(Appearance.init(words:)) else {
        throw .usage(
          "\(path):\(member.value.location): this isn't a colour such as 'bold red on #101010'")
      }
      colours[style] = look
    }
    return Theme(colours: colours)
  }

  private static func style(
    called node: JSONNode, _ path: FilePath
  ) throws(Failure) -> Style {
    let name = node.string ?? ""
    if let style = Style.allCases.first(where: { "\($0)" == name }) { return style }
    let guess = Suggestion.nearest(to: name, among: Style.allCases.map { "\($0)" })
    let hint = guess.map { "; did you mean '\($0)'?" } ?? ""
    throw .usage("\(path):\(node.location): there is nothing called '\(name.visible())'\(hint)")
  }
}

extension Appearance {
  private static let attributeNames: [String: Attributes] = [
    "bold": .bold, "dim": .dim, "reverse": .reverse, "underline": .underline,
  ]

  /// Reads attributes, a colour, and `on` with the colour of the ground, each of them optional.
  fileprivate init?(words text: String) {
    self.init()
    var words = text.split(separator: " ").map(String.init)[...]
    while let word = words.first, let attribute = Self.attributeNames[word] {
      attributes.insert(attribute)
      words.removeFirst()
    }
    if let word = words.first, word != "on" {
      guard let colour = Colour(word) else { return nil }
      foreground = colour
      words.removeFirst()
    }
    guard !words.isEmpty else { return }
    guard words.count == 2, words.first == "on", let last = words.last,
      let colour = Colour(last)
    else { return nil }
    background = colour
  }
}
