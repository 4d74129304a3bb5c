package import TField

/// What programs outside have to say before records can be judged.
extension RecordJudge {
  /// The programs that are still to be asked about the records of a chunk, each of them once.
  ///
  /// Their answers may show a field that has another one to ask about.
  package func outsideRequests(for chunk: RecordChunk) -> [OutsideRequest] {
    var trial = self
    var output: [UInt8] = []
    trial.wanted = []
    trial.judge(chunk, into: &output) { $0.removeAll(keepingCapacity: true) }
    var seen: Set<OutsideRequest> = []
    return (trial.wanted ?? []).filter { seen.insert($0).inserted }
  }

  package mutating func learn(_ answers: [OutsideRequest: OutsideAnswer]) {
    evaluator.outsideAnswers?.merge(answers) { $1 }
  }

  /// Forgets what was said of secrets, and whatever may be said otherwise the next time.
  package mutating func forgetOutsideAnswers(keepingAtMost most: Int) {
    guard let known = evaluator.outsideAnswers else { return }
    let lasting = known.filter { request, answer in
      switch answer {
      case .check(.unavailable), .options(.failed): return false
      case .check, .options: break
      }
      if case .check(let check) = request { return !check.isPrivate }
      return true
    }
    evaluator.outsideAnswers = lasting.count > most ? [:] : lasting
  }
}
