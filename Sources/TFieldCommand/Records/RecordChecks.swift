internal import TFieldForm
internal import TField
internal import TFieldSystem

/// Asks the programs that a form names about the values of records, a few at a time.
///
/// What a program has said of a value it isn't asked again, unless it couldn't tell or the value
/// is a secret, which is forgotten with its record.
final class RecordChecks {
  /// How many bytes of records are judged at a time: verdicts shall not wait for many programs.
  static let pieceSize = 4 << 10
  private static let mostKept = 4096

  private let folder: FilePath
  private var running: [(request: OutsideRequest, child: ChildProcess)] = []

  /// Runs programs in a form's folder.
  init(in folder: FilePath) { self.folder = folder }

  /// Gives a judge all the answers that it needs for some records.
  func ask(about chunk: RecordChunk, for judge: inout RecordJudge) {
    judge.forgetOutsideAnswers(keepingAtMost: Self.mostKept)
    while true {
      let requests = judge.outsideRequests(for: chunk)
      guard !requests.isEmpty else { return }
      judge.learn(answers(to: requests))
    }
  }

  private func answers(
    to requests: [OutsideRequest]
  ) -> [OutsideRequest: OutsideAnswer] {
    try? Signals.install()
    defer { Signals.restoreDefaults() }
    var waiting = requests[...]
    var answers: [OutsideRequest: OutsideAnswer] = [:]
    while !waiting.isEmpty || !running.isEmpty {
      while running.count < CheckRunner.most, let request = waiting.popFirst() {
        running.append((request, ChildProcess(request.command(in: folder))))
      }
      take(&answers)
      if !running.isEmpty { wait() }
      endIfToldTo()
    }
    return answers
  }

  private func take(_ answers: inout [OutsideRequest: OutsideAnswer]) {
    running.removeAll { request, child in
      guard let result = child.step() else { return false }
      answers[request] = request.answer(result)
      return true
    }
  }

  private func wait() {
    let bell = Awaited(Signals.readDescriptor, .readable)
    let delay = running.map(\.child.timeLeft).min()
    _ = Awaited.first(of: running.flatMap(\.child.awaited) + [bell], atMost: delay)
  }

  /// Ends as we were told to, and no program outlives us.
  private func endIfToldTo() {
    let signals = Signals.pending()
    let deadly = [Signal.hangUp, .terminate, .interrupt, .quit]
    if let ending = deadly.first(where: signals.contains) {
      running = []
      Signals.die(of: ending)
    }
    if signals.contains(.suspend) { try? Signals.suspend(wholeJob: false) }
  }
}

extension OutsideRequest {
  fileprivate func command(in folder: FilePath) -> ChildCommand {
    switch self {
    case .check(let request): ChildCommand(request, in: folder)
    case .options(let request): ChildCommand(request, in: folder)
    }
  }

  /// What a program that has ended says.
  fileprivate func answer(_ result: ChildResult) -> OutsideAnswer {
    switch self {
    case .check(let request): .check(CheckAnswer(result, Discretion(request)))
    case .options: .options(OptionList(result))
    }
  }
}
