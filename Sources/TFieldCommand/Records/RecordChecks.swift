internal import TField
internal import TFieldForm
internal import TFieldSystem

/// Asks the programs that a form names about the values of records, a few at a time.
///
/// What a program has said of a value it isn't asked again, unless it couldn't tell or the value
/// is a secret, which is forgotten with its record.
struct RecordChecks {
  /// How many bytes of records are judged at a time: verdicts shall not wait for many programs.
  static let pieceSize = 4 << 10
  private static let mostKept = 4096

  let programs: ProgramRunner

  /// Gives a judge all the answers that it needs for some records.
  func ask(about chunk: RecordChunk, for judge: inout RecordJudge) {
    judge.forgetOutsideAnswers(keepingAtMost: Self.mostKept)
    while true {
      let requests = judge.outsideRequests(for: chunk)
      guard !requests.isEmpty else { return }
      judge.learn(answers(to: requests))
    }
  }

  private func answers(to requests: [OutsideRequest]) -> [OutsideRequest: OutsideAnswer] {
    try? Signals.install()
    defer { Signals.restoreDefaults() }
    var answers: [OutsideRequest: OutsideAnswer] = [:]
    while true {
      let missing = requests.filter { answers[$0] == nil }
      answers.merge(programs.answers(to: missing)) { $1 }
      // Nothing here may hold on to the children: those that are let go of are killed.
      if programs.children.isEmpty, answers.count == requests.count { return answers }
      let bell = Awaited(Signals.readDescriptor, .readable)
      _ = Awaited.first(
        of: programs.children.flatMap(\.awaited) + [bell],
        atMost: programs.children.map(\.timeLeft).min() ?? .zero)
      let signals = Signals.pending()
      let deadly = [Signal.hangUp, .terminate, .interrupt, .quit]
      if let ending = deadly.first(where: signals.contains) {
        // No program outlives us.
        programs.kill()
        Signals.die(of: ending)
      }
      if signals.contains(.suspend) { try? Signals.suspend(wholeJob: false) }
    }
  }
}
