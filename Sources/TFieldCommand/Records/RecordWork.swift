internal import TFieldAnswers
internal import TFieldForm
internal import TFieldSystem

/// Somebody who judges chunks of records and writes their verdicts, in order.
protocol RecordWork: AnyObject {
  var tally: RecordTally { get }

  func take(_ chunk: RecordChunk) throws(RecordStop)

  /// Writes every verdict on what was taken so far.
  func settle() throws(RecordStop)
}

/// Judges in this very process.
final class OwnWork: RecordWork {
  private var judge: RecordJudge
  private let checks: RecordChecks?
  private var output: [UInt8] = []

  init(_ judge: RecordJudge, _ checks: RecordChecks?) {
    self.judge = judge
    self.checks = checks
  }

  var tally: RecordTally { judge.tally }

  func take(_ chunk: RecordChunk) throws(RecordStop) {
    checks?.ask(about: chunk, for: &judge)
    try judge.judge(chunk, into: &output, flush: Self.flush)
  }

  func settle() throws(RecordStop) { try Self.flush(&output) }

  private static func flush(_ output: inout [UInt8]) throws(RecordStop) {
    do {
      try Output.write(output, to: StandardStreams.output)
    } catch {
      throw RecordStop(writing: error)
    }
    output.removeAll(keepingCapacity: true)
  }
}
