internal import TField
internal import TFieldForm
internal import TFieldScreen
internal import TFieldSystem
internal import TFieldTerminal

// One question, in one line below the prompt.
extension Verb {
  static func ask(_ arguments: Arguments) throws(Failure) -> ExitStatus {
    if arguments.has("form") { return try askSeveral(arguments) }
    try arguments.limit(2, "LABEL and TYPE, a label of several words in quotes")
    let type = try arguments.text(at: 1) ?? "phrase"
    var question = AskedQuestion(
      try arguments.text(at: 0), type: type,
      isRequired: !arguments.has("optional") && type != "toggle")
    for parameter in arguments.hasOptions ? AskedQuestion.parameters() : [] {
      if let text = try arguments.text(parameter.name) {
        question.parameters.append((parameter.name, parameter.isFlag ? "true" : text))
      }
    }
    return try ask(question, arguments)
  }

  static func confirm(_ arguments: Arguments) throws(Failure) -> ExitStatus {
    _ = try arguments.operand("QUESTION")
    let initial = try arguments.text("default") ?? "no"
    guard let reply = Reply.allCases.first(where: { "\($0)" == initial }) else {
      throw .usage("--default can't be '\(initial.visible())'; it is yes or no")
    }
    let yes = try button("yes", .yesOrNo(true), arguments)
    let no = try button("no", .yesOrNo(false), arguments) + ["role": "cancel"]
    let question = AskedQuestion(
      try arguments.text(at: 0), type: "note", isRequired: false)
    return try ask(
      question, arguments, .nothing, actions: reply == .yes ? [yes, no] : [no, yes])
  }

  /// A button that an option of its own name may call otherwise.
  private static func button(
    _ id: String, _ words: Wording, _ arguments: Arguments
  ) throws(Failure) -> JSONValue {
    let language = Language(wanted: Languages.preferred(option: try arguments.language("lang")))
    let own = try arguments.text(id)
    return ["id": .string(id), "label": .string(own ?? words.text(in: language))]
  }

  static func say(_ arguments: Arguments) throws(Failure) -> ExitStatus {
    try arguments.limit(1, "one MESSAGE, in quotes if it has several words")
    var message = try arguments.text(at: 0) ?? ""
    if arguments.operands.isEmpty {
      message = try String(decoding: FormFile.bytes(of: "-"), as: UTF8.self)
    }
    guard !message.allSatisfy(\.isWhitespace) else {
      throw .usage("MESSAGE is missing: give one, or lines")
    }
    let end = try button("ok", .say("question.close"), arguments)
    return try ask(
      AskedQuestion(message, type: "note", isRequired: false), arguments, .nothing, actions: [end])
  }

  static func choose(_ arguments: Arguments) throws(Failure) -> ExitStatus {
    let given = try arguments.operands("LABEL").dropFirst()
    let isListed = !given.isEmpty
    let offered = try OfferedLines(
      isListed ? Array(given) : FormFile.bytes(of: "-").lines.map(Array.init),
      called: isListed ? "OPTION" : "line",
      partedBy: arguments.bytes("delimiter") ?? [UInt8(ascii: "\t")])
    guard !offered.isEmpty else { throw .usage("OPTION is missing: give some, or lines") }
    if arguments.has("select-if-one"), let only = offered.only {
      return try StandardOutput.write(document: only + [UInt8(ascii: "\n")])
    }
    let most = try arguments.value("limit", "a whole number from 1 on") { text in
      Int(text).flatMap { $0 > 0 ? $0 : nil }
    }
    let areMany = arguments.has("many") || most ?? 1 > 1
    var question = AskedQuestion(
      try arguments.text(at: 0), type: areMany ? "choices" : "choice",
      isRequired: !arguments.has("optional"))
    question.members = [
      .init("options", offered.options),
      .init("style", offered.fitsInLine ? "open" : "list"),
    ]
    if areMany, let most { question.members.append(.init("max", .integer(most))) }
    let initial = arguments.all("initial").map(offered.key)
    guard !initial.contains(nil), areMany || initial.count < 2 else {
      throw .usage("--initial must be one of the options")
    }
    let keys = initial.compactMap { $0.map(JSONValue.string) }
    if let first = keys.first {
      question.members.append(.init("initial", areMany ? .array(keys) : first))
    }
    return try ask(question, arguments.dropping(["initial"]), .lines(offered))
  }

  static func write(_ arguments: Arguments) throws(Failure) -> ExitStatus {
    try arguments.limit(1, "one LABEL, in quotes if it has several words")
    return try ask(
      .init(
        try arguments.text(at: 0), type: "text", isRequired: !arguments.has("optional")),
      arguments)
  }

  private static func askSeveral(_ arguments: Arguments) throws(Failure) -> ExitStatus {
    let single = ["initial", "hint", "placeholder", "check", "pattern", "message", "optional"]
    for name in single + OptionFormat.parameters(of: nil).map(\.name) where arguments.has(name) {
      throw .usage("--\(name) belongs to a single question, and can't be used with --form")
    }
    var questions: [AskedQuestion] = []
    for word in [arguments.bytes("form") ?? []] + arguments.operands {
      let text = String(decoding: word, as: UTF8.self)
      guard let question = AskedQuestion(words: text) else {
        throw .usage("'\(text.visible())' is no question; write it as name:type")
      }
      questions.append(question)
    }
    var settings = try RunSettings(arguments, of: "ask", called: "--form")
    settings.options.screen.isInLine = questions.count <= mostInLines
    return try fill(AskedQuestion.form(questions), settings)
  }

  /// More questions are a form.
  private static let mostInLines = 3

  private static func ask(
    _ question: AskedQuestion, _ arguments: Arguments,
    _ plainly: AnswerOutput.Plainly = .text, actions: JSONValue? = nil
  ) throws(Failure) -> ExitStatus {
    var question = question
    for name in (actions == nil ? ["initial"] : []) + ["hint", "placeholder"] {
      if let text = try arguments.text(name) { question.members.append(.init(name, .string(text))) }
    }
    if let program = try arguments.text("check") {
      question.members.append(.init("check", ["run": [.string(program)]]))
    }
    if let pattern = try arguments.text("pattern") {
      let message = try arguments.text("message").map(JSONValue.string)
      let rule: JSONValue = ["pattern": .string(pattern), "message": message]
      question.members.append(.init("rules", [rule]))
    }
    // Some type parameters have the same names as options of other verbs.
    var settings = try RunSettings(
      arguments.dropping(question.parameters.map(\.name)), of: "ask", called: "LABEL")
    settings.output.plainly = plainly
    settings.options.screen.isInLine = true
    return try fill(AskedQuestion.form([question], actions: actions), settings)
  }

  private static func fill(_ bytes: [UInt8], _ settings: RunSettings) throws(Failure) -> ExitStatus
  {
    let file = try FormFile(
      settings.form, bytes: bytes, languages: settings.languages, isTrusted: settings.isTrusted)
    guard let form = file.result.form else {
      throw .usage(
        .verbatim(file.result.diagnostics.first?.problem.description ?? "this can't be asked"))
    }
    guard !form.fields.contains(where: { $0.isPrivate && !$0.initial.isEmpty }) else {
      throw .usage("--initial can't hold a secret, others could see it")
    }
    var settings = settings
    settings.isQuestion = true
    return try settings.fill(file)
  }
}

extension Arguments {
  fileprivate func text(at place: Int) throws(Failure) -> String? {
    guard operands.indices.contains(place) else { return nil }
    guard let text = String(validating: operands[place], as: UTF8.self) else {
      throw .usage("the label is not UTF-8")
    }
    return text
  }
}

extension OptionFormat {
  /// The parameters of a type, or of all types, that aren't already options of `ask`.
  static func parameters(of type: String?) -> [Self] {
    let known = Set(VerbRow(of: "ask").options.map(\.name))
    return AskedQuestion.parameters(of: type).filter { !known.contains($0.name) }.map {
      Self(
        name: $0.name, value: $0.isFlag ? nil : "VALUE", says: $0.says.firstSentence,
        choices: $0.choices)
    }
  }
}

extension String {
  /// The first sentence, without its period.
  fileprivate var firstSentence: String {
    let sentence = pieces(between: ". ").first ?? self
    return sentence.hasSuffix(".") ? String(sentence.dropLast()) : sentence
  }
}

/// Asks a person what a program wants to know: reads its request and sends exactly one reply.
struct Elicitation {
  let settings: RunSettings
  var host = ElicitationHost()

  func run() throws(Failure) -> ExitStatus {
    let files = [("the request", settings.form), ("--answers", settings.prefill.answers)]
    try NamedFiles(reading: files).check()
    TimeLimit.set(settings.end)
    let request: ElicitationRequest
    do throws(ElicitationFault) { request = try self.request } catch {
      try send(error.reply)
      throw Failure(.unusableFile, "\(settings.form): \(error.message)")
    }
    var end: Conclusion = (Self.cancel, .success)
    var results: [JSONValue] = []
    do throws(Failure) {
      for question in request.questions where end.status == .success {
        end = try Self.conclusion(of: fill(question), question)
        results.append(end.answer)
      }
    } catch {
      try send(ElicitationFault(request.id, .noAnswer, error.message.text()).reply)
      throw error
    }
    try send(request.reply(results))
    return end.status
  }

  private var request: ElicitationRequest {
    get throws(ElicitationFault) {
      let bytes: [UInt8]
      do { bytes = try FormFile.bytes(of: settings.form) } catch {
        throw ElicitationFault(nil, .noRequest, error.message.text())
      }
      var loader = FormLoader(languages: settings.languages)
      loader.isStopped = { Signals.areUrgent }
      loader.namesTypes = settings.isDebugging
      loader.offset = Clock.offset
      return try ElicitationRequest(bytes, loader, host)
    }
  }

  private func fill(_ question: ElicitationQuestion) throws(Failure) -> FormRun.Result {
    if question.schema == nil, settings.face == .batch {
      throw Failure(.noTerminal, "only a person can agree to open an address")
    }
    var form = question.form
    form.layout = settings.layout ?? form.layout
    try settings.output.check(form)
    let answers = try settings.prefill.data(for: form, under: question.key).all
    let around = Surroundings(today: settings.day, language: settings.language, hasSchema: true)
    var session = FormSession(form, in: around, answers: answers)
    session.performsSteps = true
    var writer = Self.writer
    writer.instance = question.schema.map { SchemaInstance($0) }
    let outside = OutsideWork(in: ".", drafts: nil, judgingWith: writer)
    let face = FormFace(
      settings: settings, outside: outside, answers: answers, isSchema: true)
    return try face.fill(session)
  }

  private func send(_ reply: JSONValue) throws(Failure) {
    try StandardOutput.write(document: reply.line + "\n")
  }
}

extension Elicitation {
  /// The reply to the program and our exit status.
  private typealias Conclusion = (answer: JSONValue, status: ExitStatus)

  private static let cancel: JSONValue = ["action": "cancel"]

  /// The reply for a form's result; if the form wasn't finished, nobody answered.
  private static func conclusion(
    of result: FormRun.Result, _ question: ElicitationQuestion
  ) throws(Failure) -> Conclusion {
    switch (result.ending, result.session.outcome) {
    case (.finished, .submitted(let action)):
      guard action == ElicitationRequest.accept, question.schema != nil else {
        return (["action": .string(action)], .success)
      }
      let answers = try failing(.notWritten) { try writer.answers(of: result.session) }
      return (["action": .string(action), "content": answers.nested], .success)
    case (.finished, _): return (cancel, .cancelled)
    case (.unavailable(let reason), _): throw Failure(.noTerminal, reason)
    default: return (cancel, result.ending.status)
    }
  }

  private static var writer: AnswerWriter {
    var writer = AnswerWriter(.json, as: .typed)
    writer.omitsEmpty = true
    return writer
  }
}
