internal import TField
internal import TFieldForm
internal import TFieldSystem

// One question, in one line below the prompt.
extension Verb {
  static var ask: Verb {
    Verb(
      "ask", "[LABEL] [TYPE]", "ask one question in one line, or several with --form",
      options: OptionFormat.ask
    ) { arguments throws(Failure) in
      if arguments.has("form") { return try askSeveral(arguments) }
      guard arguments.operands.count <= 2 else {
        throw .usage("too many arguments: give LABEL and TYPE, a label of several words in quotes")
      }
      var question = AskedForm.Question()
      question.label = try arguments.text(at: 0)
      question.type = try arguments.text(at: 1) ?? "phrase"
      for parameter in AskedForm.parameters {
        if let text = try arguments.text(parameter.name) {
          question.parameters.append((parameter.name, parameter.isFlag ? "true" : text))
        }
      }
      question.isRequired = !arguments.has("optional") && question.type != "toggle"
      return try ask(question, arguments)
    }
  }

  static var confirm: Verb {
    Verb(
      "confirm", "QUESTION", "ask yes or no in one line; exit 0 is yes, 1 no",
      options: OptionFormat.asking
        + [OptionFormat("initial", value: "yes|no", "what Enter alone answers; default no")]
    ) { arguments throws(Failure) in
      _ = try arguments.operand("QUESTION")
      let initial = try arguments.text("initial") ?? "no"
      guard let reply = Reply.allCases.first(where: { "\($0)" == initial }) else {
        throw .usage("--initial can't be '\(initial.visible())'; it is yes or no")
      }
      let language = Language(wanted: Languages.preferred(option: try arguments.language("lang")))
      let word = { (reply: Reply) in
        JSONValue.string(Wording.question(reply == .yes ? .yes : .no).text(in: language))
      }
      let yes: JSONValue = ["id": "yes", "label": word(.yes)]
      let no: JSONValue = ["id": "no", "label": word(.no), "role": "cancel"]
      var question = AskedForm.Question()
      question.label = try arguments.text(at: 0)
      (question.type, question.isRequired) = ("note", false)
      return try ask(
        question, arguments, .nothing, actions: reply == .yes ? [yes, no] : [no, yes])
    }
  }

  static var choose: Verb {
    Verb(
      "choose", "LABEL [OPTION...]", "choose among options, or among lines of standard input",
      options: OptionFormat.asking + [
        OptionFormat("initial", value: "OPTION", "the option that is chosen at first"),
        OptionFormat("many", "more than one may be chosen; each stands on a line of its own"),
        OptionFormat("optional", "none may be chosen"),
      ]
    ) { arguments throws(Failure) in
      var question = AskedForm.Question()
      question.label = String(decoding: try arguments.operands("LABEL")[0], as: UTF8.self)
      question.type = arguments.has("many") ? "choices" : "choice"
      question.isRequired = !arguments.has("optional")
      var options = arguments.operands.dropFirst().map { String(decoding: $0, as: UTF8.self) }
      if options.isEmpty { options = try lines() }
      guard !options.isEmpty else { throw .usage("OPTION is missing: give some, or lines") }
      let isLong = options.reduce(0) { $0 + $1.count + 6 } > 60
      question.members = [
        .init("options", .array(options.map(JSONValue.string))),
        .init("style", isLong ? "list" : "open"),
      ]
      return try ask(question, arguments)
    }
  }

  static var write: Verb {
    Verb(
      "write", "[LABEL]", "ask for text of several lines, on the full screen",
      options: OptionFormat.asking + [
        OptionFormat("initial", value: "TEXT", "what stands there at first"),
        OptionFormat("optional", "it may be left empty"),
      ]
    ) { arguments throws(Failure) in
      guard arguments.operands.count <= 1 else {
        throw .usage("too many arguments: give one LABEL, in quotes if it has several words")
      }
      var question = AskedForm.Question()
      question.label = try arguments.text(at: 0)
      question.type = "text"
      question.isRequired = !arguments.has("optional")
      return try ask(question, arguments)
    }
  }

  /// The lines of standard input, for the options of a list.
  private static func lines() throws(Failure) -> [String] {
    let bytes = try FormFile.bytes(of: "-")
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw .usage("standard input is not UTF-8")
    }
    return text.split(whereSeparator: \.isNewline).map(String.init)
  }

  private static func askSeveral(_ arguments: Arguments) throws(Failure) -> ExitStatus {
    var questions: [AskedForm.Question] = []
    for word in [arguments.bytes("form") ?? []] + arguments.operands {
      let text = String(decoding: word, as: UTF8.self)
      guard let question = AskedForm.Question(words: text) else {
        throw .usage("'\(text.visible())' is no question; write it as name:type")
      }
      questions.append(question)
    }
    return try fill(
      AskedForm.bytes(questions), RunSettings(arguments, of: "ask", called: "--form"))
  }

  private static func ask(
    _ question: AskedForm.Question, _ arguments: Arguments,
    _ plainly: OutputSettings.Plainly = .text, actions: JSONValue? = nil
  ) throws(Failure) -> ExitStatus {
    var question = question
    if actions == nil, let initial = try arguments.text("initial") {
      question.members.append(.init("initial", .string(initial)))
    }
    for name in ["hint", "placeholder"] {
      if let text = try arguments.text(name) { question.members.append(.init(name, .string(text))) }
    }
    if let program = try arguments.text("check") {
      question.members.append(.init("check", ["run": [.string(program)]]))
    }
    // A type has parameters that are called as options of other verbs are.
    var settings = try RunSettings(
      arguments.dropping(AskedForm.parameters.map(\.name)), of: "ask", called: "LABEL")
    settings.output.plainly = plainly
    settings.isInLine = !["text", "list"].contains(question.type) && !question.opensList
    return try fill(AskedForm.bytes([question], actions: actions), settings)
  }

  private static func fill(_ bytes: [UInt8], _ settings: RunSettings) throws(Failure) -> ExitStatus
  {
    let file = FormFile(
      bytes, at: settings.form, languages: settings.languages, isTrusted: settings.isTrusted)
    guard file.isUsable else {
      throw .usage(
        .verbatim(file.result.diagnostics.first?.problem.description ?? "this can't be asked"))
    }
    var filling = Filling(settings)
    return try filling.run(file)
  }
}

extension AskedForm.Question {
  /// True if its options have no room in a line.
  fileprivate var opensList: Bool {
    members.contains { $0.key == "style" && $0.value == "list" }
      || parameters.contains { $0.name == "options" && $0.text.count > 60 }
  }
}

extension Arguments {
  /// An operand as text, if there is one at that place.
  fileprivate func text(at place: Int) throws(Failure) -> String? {
    guard operands.indices.contains(place) else { return nil }
    guard let text = String(validating: operands[place], as: UTF8.self) else {
      throw .usage("the label is not UTF-8")
    }
    return text
  }
}

extension OptionFormat {
  /// The options of each question.
  static let asking: [Self] =
    [Self("hint", value: "TEXT", "said while nothing is typed")]
    + run.filter { ["plain", "theme", "lang", "timeout", "today"].contains($0.name) }

  /// Those of `ask`: the parameters of all types, and how several questions are answered.
  static var ask: [Self] {
    let own =
      [
        Self("initial", letter: "i", value: "VALUE", "what stands there at first"),
        Self("optional", "the answer may be left out"),
        Self("placeholder", value: "TEXT", "shown where nothing was typed"),
        Self("check", value: "PROGRAM", "a program that judges the answer on its standard input"),
        Self("form", value: "NAME:TYPE", "ask several at once: name:type!, size:choice=S,M,L"),
        Self("format", value: "FORMAT", "of a date; with --form as in 'run'"),
      ] + asking + run.filter { ["output", "prefix", "values", "set"].contains($0.name) }
    let known = Set(own.map(\.name))
    return own
      + AskedForm.parameters.filter { !known.contains($0.name) }.map {
        Self($0.name, value: $0.isFlag ? nil : "VALUE", String($0.says.prefix { $0 != "." }))
      }
  }
}
