internal import TField
internal import TFieldForm
internal import TFieldSystem
internal import TFieldTerminal

/// Runs the programs that check a form's values or list its options, a few at a time.
final class ProgramRunner {
  /// How many run at the same time.
  private static let most = 4

  private let folder: FilePath
  private var running: [OutsideRequest: ChildProcess] = [:]
  /// Children whose answers are no longer wanted, until they have ended.
  private var cancelled: [ChildProcess] = []

  init(in folder: FilePath) { self.folder = folder }

  var children: [ChildProcess] { running.values + cancelled }

  /// Starts what is wanted, ends what isn't any more, and returns the answers so far.
  func answers(to wanted: [OutsideRequest]) -> [OutsideRequest: OutsideAnswer] {
    for (request, child) in running where !wanted.contains(request) {
      child.cancel()
      cancelled.append(child)
      running[request] = nil
    }
    cancelled.removeAll { $0.step() != nil }
    for request in wanted where running.count < Self.most && running[request] == nil {
      running[request] = ChildProcess(request.command(in: folder))
    }
    var answers: [OutsideRequest: OutsideAnswer] = [:]
    for (request, child) in running {
      guard let result = child.step() else { continue }
      running[request] = nil
      answers[request] = request.answer(result)
    }
    return answers
  }

  func allAnswers(to requests: [OutsideRequest]) -> [OutsideRequest: OutsideAnswer] {
    try? Signals.install()
    defer { Signals.restoreDefaults() }
    var answers: [OutsideRequest: OutsideAnswer] = [:]
    while true {
      let missing = requests.filter { answers[$0] == nil }
      answers.merge(self.answers(to: missing)) { $1 }
      // No child may be left, because releasing a running one kills it.
      if children.isEmpty, answers.count == requests.count { return answers }
      _ = Awaited.first(
        of: children.flatMap(\.awaited) + [Signals.bell],
        atMost: children.map(\.timeLeft).min() ?? .zero)
      let signals = Signals.pending()
      let deadly = [Signal.hangUp, .terminate, .interrupt, .quit]
      if let ending = deadly.first(where: signals.contains) {
        // No program outlives us.
        (running, cancelled) = ([:], [])
        Signals.die(of: ending)
      }
      if signals.contains(.suspend) { try? Signals.suspend(wholeJob: false) }
    }
  }
}

extension OutsideRequest {
  /// The program's command; its input is the value, or the answers that it asks for.
  fileprivate func command(in folder: FilePath) -> ChildCommand {
    switch self {
    case .check(let request):
      return ChildCommand(
        request.check.run, folder: folder, input: Array(request.text.utf8),
        deadline: .seconds(request.check.timeout))
    case .options(let request):
      let answers = request.program.with.map {
        JSONValue.Member($0, .string(request.answers[$0] ?? ""))
      }
      return ChildCommand(
        request.program.run, folder: folder, input: JSONValue.object(answers).bytes(.line) + [0x0A],
        deadline: .seconds(request.program.timeout), outputLimit: 16 << 20)
    }
  }

  fileprivate func answer(_ result: ChildResult) -> OutsideAnswer {
    var discretion = Discretion()
    if case .check(let request) = self, request.isPrivate {
      discretion = Discretion([request.text])
    }
    switch (self, result) {
    case (.check, .exited(code: 0, _, _)): return .check(.fine)
    case (.check, .exited(let code, let output, _)) where 1...2 ~= code:
      let line = discretion.firstLine(of: output) ?? ""
      return .check(code == 1 ? .wrong(line) : .warning(line))
    case (.check, _): return .check(.unavailable(result.reason(discretion)))
    case (.options, .exited(code: 0, let output, _)):
      let text = String(decoding: output, as: UTF8.self).filter { character in
        character.isNewline || character == "\t"
          || !character.unicodeScalars.contains { $0.properties.generalCategory == .control }
      }
      return .options(.options(ChoiceOption.lines(of: text)))
    case (.options, _):
      return .options(.failed(.say("list.noOptions", ["reason": result.reason()])))
    }
  }
}

extension ChildResult {
  /// Whether the program was ended before it was done.
  var isCutShort: Bool {
    switch self {
    case .signalled, .timedOut, .flooded, .cancelled: true
    case .exited, .couldNotStart: false
    }
  }

  func reason(_ discretion: Discretion = Discretion()) -> Wording {
    switch self {
    case .exited(let code, _, let errors):
      discretion.firstLine(of: errors).map { .verbatim($0) }
        ?? .say("system.exited", ["code": Int(code)])
    case .signalled(let number): .say("system.signalled", ["number": Int(number)])
    case .timedOut: .say("system.timedOut")
    case .flooded: .say("system.flooded")
    case .cancelled: .say("system.ended")
    case .couldNotStart(let error): Wording(error)
    }
  }
}

extension FormRun.Wakeup {
  init(_ children: [ChildProcess]) {
    self.init()
    for child in children {
      let awaited = child.awaited
      descriptors += awaited.filter { $0.event == .readable }.map(\.descriptor)
      // A child that reads slowly is served often; only its answer wakes the form.
      let isWriting = awaited.contains { $0.event == .writable }
      add(isWriting ? min(child.timeLeft, .milliseconds(20)) : child.timeLeft)
    }
  }

  mutating func add(_ other: Self) {
    descriptors += other.descriptors
    add(other.delay)
  }

  mutating func add(_ delay: Duration?) {
    self.delay = [self.delay, delay].compactMap(\.self).min()
  }
}
