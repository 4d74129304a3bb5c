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
  /// How the form looks.
  var options = FormOptions()
  let layout: Form.Layout?
  let languages: [String]
  /// The time limit, by ``Clock``.
  let end: Duration?
  /// The date to judge dates by, if it isn't the current one.
  let today: CalendarDate?
  /// Whether the form was made from words on the command line.
  var isQuestion = false
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
    options.language = Language(wanted: languages)
    options.usesMouse = !arguments.has("no-mouse")
    options.screen.isDebugging = arguments.has("debug")
    options.screen.isRestricted = arguments.has("restricted")
    if let name = arguments.path("theme") { options.theme = try .chosen(by: name) }
  }

  /// Naming a program on the command line means trusting it.
  var isTrusted: Bool { arguments.has("trust") || arguments.has("check") }
  var isDebugging: Bool { options.screen.isDebugging }
  /// Whether nothing may lead out of the form, as in a kiosk.
  var isRestricted: Bool { options.screen.isRestricted }

  var day: CalendarDate { today ?? FormRun.today }

  var language: Language { options.language }
}

extension Theme {
  private static let sizeLimit = 1 << 16

  /// The theme of the program with that name, or else a JSON file of meanings and colours.
  ///
  /// ```json
  /// { "error": "bright-red", "frameFocused": "bold #ff8700", "buttonFocused": "black on cyan" }
  /// ```
  static func chosen(by path: FilePath) throws(Failure) -> Theme {
    if let found = builtIn(called: "\(path)") { return found }
    let bytes = try failing(.unusableFile) {
      do { return try ReadFile.bytes(of: path, limit: sizeLimit) } catch let error as SystemError
        where error.errno == ENOENT
      {
        throw Failure.unknown(
          "no theme or file '\(path)'", "\(path)", among: builtInNames,
          else: "; the themes are " + builtInNames.joined(separator: ", "))
      }
    }
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

extension Appearance {
  private static let attributeNames: [String: Attributes] = [
    "bold": .bold, "dim": .dim, "reverse": .reverse, "underline": .underline,
  ]

  /// Reads attributes, a colour, and `on` with a background colour; each is optional.
  fileprivate init?(words text: String) {
    self.init()
    var words = text.split(separator: " ").map(String.init)[...]
    while let attribute = words.first.flatMap({ Self.attributeNames[$0] }) {
      attributes.insert(attribute)
      words.removeFirst()
    }
    if words.first != "on", let word = words.popFirst() {
      guard let colour = Colour(word) else { return nil }
      foreground = colour
    }
    guard let on = words.popFirst() else { return }
    guard on == "on", words.count == 1, let colour = words.first.flatMap(Colour.init) else {
      return nil
    }
    background = colour
  }
}
