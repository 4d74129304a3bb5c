internal import TField
internal import TFieldForm
internal import TFieldSystem
internal import TFieldTerminal

/// Runs the programs that a form asks about its values, a few at a time.
final class CheckRunner {
  /// How many run at a time.
  static let most = 4

  private let folder: FilePath
  private var running: [FormSession.CheckRequest: ChildProcess] = [:]
  /// Those whose answer nobody wants any more, until they have ended.
  private var cancelled: [ChildProcess] = []
  private var remarks: [Wording] = []

  /// Runs programs in a form's folder.
  init(in folder: FilePath) {
    self.folder = folder
  }

  /// Starts, follows and ends programs as the session wants; what to wait for then.
  func follow(_ session: inout FormSession) -> FormRun.Wakeup {
    if running.isEmpty, cancelled.isEmpty, session.checkRequests.isEmpty { return FormRun.Wakeup() }
    repeat {
      cancel(all: running.keys.filter { !session.checkRequests.contains($0) })
      start(session.checkRequests)
    } while takeAnswers(&session)
    cancelled.removeAll { $0.step() != nil }
    return (running.values + cancelled).reduce(into: FormRun.Wakeup()) { wakeup, child in
      wakeup.add(FormRun.Wakeup(child))
    }
  }

  /// Why checks gave no answer.
  func takeRemarks() -> [Wording] {
    defer { remarks = [] }
    return remarks
  }

  private func cancel(all requests: [FormSession.CheckRequest]) {
    for request in requests {
      guard let child = running.removeValue(forKey: request) else { continue }
      child.cancel()
      cancelled.append(child)
    }
  }

  private func start(_ requests: [FormSession.CheckRequest]) {
    for request in requests where running[request] == nil && running.count < Self.most {
      running[request] = ChildProcess(ChildCommand(request, in: folder))
    }
  }

  /// Hands on the answers that are there; whether there were any.
  private func takeAnswers(_ session: inout FormSession) -> Bool {
    var hasAnswered = false
    for (request, child) in running {
      guard let result = child.step() else { continue }
      running[request] = nil
      let answer = CheckAnswer(result, Discretion(request))
      if case .unavailable(let reason) = answer {
        let field = session.fields[request.field].field.id
        remarks.append(.form(.noAnswer(about: field, because: reason)))
      }
      session.answer(request, answer)
      hasAnswered = true
    }
    return hasAnswered
  }
}

extension ChildCommand {
  /// The program that is asked about a value, which it gets on its standard input.
  init(_ request: FormSession.CheckRequest, in folder: FilePath) {
    self.init(
      request.check.run, folder: folder, input: Array(request.text.utf8),
      deadline: .seconds(request.check.timeout))
  }
}

extension CheckAnswer {
  /// What a program that has ended says of a value.
  init(_ result: ChildResult, _ discretion: Discretion) {
    switch result {
    case .exited(code: 0, _, _): self = .fine
    case .exited(code: 1, let output, _):
      self = .wrong(discretion.firstLine(of: output) ?? "")
    case .exited(code: 2, let output, _):
      self = .warning(discretion.firstLine(of: output) ?? "")
    default: self = .unavailable(result.reason(discretion))
    }
  }
}

extension ChildResult {
  /// True if the program didn't come to its own end.
  var isCutShort: Bool {
    switch self {
    case .signalled, .timedOut, .flooded, .cancelled: true
    case .exited, .couldNotStart: false
    }
  }

  /// Why a program that was run didn't do what it should.
  func reason(_ discretion: Discretion) -> Wording {
    switch self {
    case .exited(let code, _, let errors):
      discretion.firstLine(of: errors).map { .verbatim($0) } ?? .system(.exited(Int(code)))
    case .signalled(let number): .system(.signalled(Int(number)))
    case .timedOut: .system(.reason(.timedOut))
    case .flooded: .system(.reason(.flooded))
    case .cancelled: .system(.reason(.ended))
    case .couldNotStart(let error): Wording(error)
    }
  }
}

/// Runs the programs that list the options of choices.
final class OptionRunner {
  private let folder: FilePath
  private var running: [OptionRequest: ChildProcess] = [:]

  /// Runs programs in a form's folder.
  init(in folder: FilePath) { self.folder = folder }

  /// Starts, follows and ends programs as the session wants; what to wait for then.
  func follow(_ session: inout FormSession) -> FormRun.Wakeup {
    repeat {
      let wanted = session.optionRequests
      for (request, child) in running where !wanted.contains(request) {
        child.cancel()
        running[request] = nil
      }
      for request in wanted where running[request] == nil {
        running[request] = ChildProcess(ChildCommand(request, in: folder))
      }
    } while takeLists(&session)
    return running.values.reduce(into: FormRun.Wakeup()) { $0.add(FormRun.Wakeup($1)) }
  }

  private func takeLists(_ session: inout FormSession) -> Bool {
    var hasAnswered = false
    for (request, child) in running {
      guard let result = child.step() else { continue }
      running[request] = nil
      session.answer(request, OptionList(result))
      hasAnswered = true
    }
    return hasAnswered
  }
}

extension ChildCommand {
  /// The program that lists options, which gets the answers it asks for on its standard input.
  init(_ request: OptionRequest, in folder: FilePath) {
    let answers = request.program.with.map {
      JSONValue.Member($0, .string(request.answers[$0] ?? ""))
    }
    self.init(
      request.program.run, folder: folder, input: JSONValue.object(answers).bytes(.line) + [0x0A],
      deadline: .seconds(request.program.timeout), outputLimit: 16 << 20)
  }
}

extension OptionList {
  /// What a program that has ended listed.
  init(_ result: ChildResult) {
    guard case .exited(code: 0, let output, _) = result else {
      self = .failed(.list(.noOptions(because: result.reason(.nothing))))
      return
    }
    let text = String(decoding: output, as: UTF8.self).filter { character in
      character.isNewline || character == "\t"
        || !character.unicodeScalars.contains { $0.properties.generalCategory == .control }
    }
    self = .options(ChoiceOption.lines(of: text))
  }
}

extension FormRun.Wakeup {
  /// What to wait for before a child's next step.
  init(_ child: ChildProcess) {
    let awaited = child.awaited
    // A child that reads slowly is looked after often; only its answer wakes anybody.
    let isWriting = awaited.contains { $0.event == .writable }
    self.init(
      descriptors: awaited.filter { $0.event == .readable }.map(\.descriptor),
      after: isWriting ? min(child.timeLeft, .milliseconds(20)) : child.timeLeft)
  }

  /// Waits for that as well.
  mutating func add(_ other: Self) {
    descriptors += other.descriptors
    add(other.delay)
  }

  mutating func add(_ delay: Duration?) {
    self.delay = [self.delay, delay].compactMap(\.self).min()
  }
}
