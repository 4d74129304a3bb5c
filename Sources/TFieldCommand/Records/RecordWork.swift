internal import TFieldForm
internal import TFieldSystem

/// Judges chunks of records, and writes their verdicts in order.
struct RecordWork {
  private var judge: RecordJudge
  private let checks: RecordChecks?
  private var output: [UInt8] = []

  init(_ judge: RecordJudge, _ checks: RecordChecks?) {
    self.judge = judge
    self.checks = checks
  }

  var tally: RecordTally { judge.tally }

  mutating func take(_ chunk: RecordChunk) throws(RecordStop) {
    checks?.ask(about: chunk, for: &judge)
    try judge.judge(chunk, into: &output, flush: Self.flush)
  }

  /// Writes every verdict on what was taken so far.
  mutating func settle() throws(RecordStop) { try Self.flush(&output) }

  private static func flush(_ output: inout [UInt8]) throws(RecordStop) {
    do {
      try Output.write(output, to: StandardStreams.output)
    } catch {
      throw RecordStop(writing: error)
    }
    output.removeAll(keepingCapacity: true)
  }
}
