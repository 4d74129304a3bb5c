package import TField

/// What programs outside have to say before records can be judged.
extension RecordJudge {
  /// The programs that are still to be asked about the records of a chunk, each of them once.
  ///
  /// Their answers may show a field that has another one to ask about.
  package func checkRequests(for chunk: RecordChunk) -> [FormSession.CheckRequest] {
    var trial = self
    var output: [UInt8] = []
    trial.wanted = []
    trial.judge(chunk, into: &output) { $0.removeAll(keepingCapacity: true) }
    var seen: Set<FormSession.CheckRequest> = []
    return (trial.wanted ?? []).filter { seen.insert($0).inserted }
  }

  package mutating func learn(_ answers: [FormSession.CheckRequest: CheckAnswer]) {
    evaluator.checkAnswers?.merge(answers) { $1 }
  }

  /// Forgets what was said of secrets, and whatever may be said otherwise the next time.
  package mutating func forgetCheckAnswers(keepingAtMost most: Int) {
    guard let known = evaluator.checkAnswers else { return }
    let lasting = known.filter { request, answer in
      if case .unavailable = answer { return false }
      return !request.isPrivate
    }
    evaluator.checkAnswers = lasting.count > most ? [:] : lasting
  }
}
