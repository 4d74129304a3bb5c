internal import TFieldAnswers
internal import Glibc
internal import TField
internal import TFieldForm
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
  /// Who has started us, where nobody else wants the verdicts.
  private let owner: pid_t?
  private var running: [(request: FormSession.CheckRequest, child: ChildProcess)] = []

  /// Runs programs in a form's folder; those of a worker end when whoever started it does.
  init(in folder: FilePath, ofWorker isWorker: Bool = false) {
    self.folder = folder
    owner = isWorker ? getppid() : nil
  }

  /// Gives a judge all the answers that it needs for some records.
  func ask(about chunk: RecordChunk, for judge: inout RecordJudge) {
    judge.forgetCheckAnswers(keepingAtMost: Self.mostKept)
    while true {
      let requests = judge.checkRequests(for: chunk)
      guard !requests.isEmpty else { return }
      judge.learn(answers(to: requests))
    }
  }

  private func answers(
    to requests: [FormSession.CheckRequest]
  ) -> [FormSession.CheckRequest: CheckAnswer] {
    try? Signals.install()
    defer { Signals.restoreDefaults() }
    var waiting = requests[...]
    var answers: [FormSession.CheckRequest: CheckAnswer] = [:]
    while !waiting.isEmpty || !running.isEmpty {
      while running.count < CheckRunner.most, let request = waiting.popFirst() {
        running.append((request, ChildProcess(ChildCommand(request, in: folder))))
      }
      take(&answers)
      if !running.isEmpty { wait() }
      endIfToldTo()
    }
    return answers
  }

  private func take(_ answers: inout [FormSession.CheckRequest: CheckAnswer]) {
    running.removeAll { request, child in
      guard let result = child.step() else { return false }
      answers[request] = CheckAnswer(result, Discretion(request))
      return true
    }
  }

  private func wait() {
    let bell = Awaited(Signals.readDescriptor, .readable)
    let delay = running.map(\.child.timeLeft).min()
    let limit = owner == nil ? delay : min(delay ?? .zero, .milliseconds(500))
    _ = Awaited.first(of: running.flatMap(\.child.awaited) + [bell], atMost: limit)
  }

  /// Ends as we were told to, or as nobody is left to work for, and no program outlives us.
  private func endIfToldTo() {
    let signals = Signals.pending()
    let deadly = [Signal.hangUp, .terminate, .interrupt, .quit].first(where: signals.contains)
    let isAbandoned = owner.map { $0 != getppid() } ?? false
    if let ending = deadly ?? (isAbandoned ? .terminate : nil) {
      running = []
      Signals.die(of: ending)
    }
    if signals.contains(.suspend) { try? Signals.suspend(wholeJob: false) }
  }
}
