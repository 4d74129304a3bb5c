internal import TFieldAnswers
internal import TField
internal import TFieldForm
internal import TFieldSystem

/// The other side of a ``WorkerPool``: judges what comes in, until nothing more does.
struct RecordWorker {
  let settings: RecordSettings

  func run() throws(Failure) -> ExitStatus {
    let input: ReadFile
    do {
      input = try ReadFile("-")
    } catch {
      throw Failure(.unusableFile, "\(error)")
    }
    guard let format = settings.format, let first = frame(from: input), first.kind == .form else {
      throw .usage("--jobs needs a number")
    }
    let file = first.formFile(isTrusted: settings.isTrusted)
    guard let form = file.result.form else { return .unusableFile }
    var judge = RecordJudge(form, format, today: settings.today, options: settings.options)
    let checks =
      settings.options.runsChecks
      ? RecordChecks(in: file.path.folder, ofWorker: true) : nil
    while let frame = frame(from: input) {
      guard frame.kind == .records else {
        try? judge.takeHeader(frame.chunk)
        continue
      }
      guard answer(frame, &judge, checks) else { return .success }
    }
    return .success
  }

  /// Sends the verdicts; false if nobody wants them any more.
  private func answer(
    _ frame: WorkerFrame, _ judge: inout RecordJudge, _ checks: RecordChecks?
  ) -> Bool {
    checks?.ask(about: frame.chunk, for: &judge)
    judge.tally = RecordTally()
    judge.tally.records = frame.numbers.0
    var verdicts: [UInt8] = []
    do throws(SystemError) {
      try judge.judge(frame.chunk, into: &verdicts) { part throws(SystemError) in
        try send(WorkerFrame(part: part))
        part.removeAll(keepingCapacity: true)
      }
      judge.tally.records -= frame.numbers.0
      try send(WorkerFrame(verdicts: verdicts, judge.tally))
      return true
    } catch {
      return false
    }
  }

  private func send(_ frame: WorkerFrame) throws(SystemError) {
    try Output.write(frame.encoded, to: StandardStreams.output)
  }

  private func frame(from input: ReadFile) -> WorkerFrame? {
    WorkerFrame(head: read(WorkerFrame.headSize, from: input)) { read($0, from: input) }
  }

  /// Exactly that many bytes, or fewer at the end.
  private func read(_ count: Int, from input: ReadFile) -> [UInt8] {
    var bytes: [UInt8] = []
    while bytes.count < count, let next = try? input.next(atMost: count - bytes.count),
      !next.isEmpty
    {
      bytes += next
    }
    return bytes
  }
}
