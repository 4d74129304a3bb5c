internal import TField
internal import TFieldForm
internal import TFieldSystem
internal import TFieldTerminal

/// Asks a person what a program wants to know: reads its request and sends exactly one reply.
struct Elicitation {
  let settings: RunSettings
  var host = ElicitationHost()

  func run() throws(Failure) -> ExitStatus {
    let answers = settings.prefill.answers.map { [("--answers", $0)] } ?? []
    try NamedFiles(reading: [("the request", settings.form)] + answers).check()
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
      settings: settings, output: settings.output, outside: outside, answers: answers,
      isSchema: true)
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
