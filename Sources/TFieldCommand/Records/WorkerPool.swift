internal import TFieldAnswers
internal import TFieldForm
internal import TFieldSystem

/// Shares the judging among processes of this same program.
///
/// Chunks go round, each worker has one at a time, and verdicts are collected in the order in
/// which the chunks were handed out: nobody ever waits for somebody who waits.
final class WorkerPool: RecordWork {
  /// A worker, and whether it has a chunk whose verdicts aren't collected.
  private struct Place {
    let worker: WorkerProcess
    var isBusy = false
  }

  private let format: RecordFormat
  /// For what needs no worker.
  private var own: RecordJudge
  private var places: [Place] = []
  private var next = 0
  /// The number of the last record handed out.
  private var records = 0
  private(set) var tally = RecordTally()

  init(
    _ count: Int, _ settings: RecordSettings, _ own: RecordJudge, form: WorkerFrame
  ) throws(RecordStop) {
    self.own = own
    format = own.format
    let words = ["tfield-worker", "validate", "--jobs=worker"] + settings.arguments(own.format)
    let arguments = [WorkerProcess.ourselves] + words.dropFirst().map { Array($0.utf8) }
    for _ in 0..<count {
      do {
        places.append(Place(worker: try WorkerProcess(arguments)))
      } catch {
        throw .failure(Failure(.notWritten, "no worker process: \(error)"))
      }
      try send(form.encoded, to: places.count - 1)
    }
  }

  func take(_ chunk: RecordChunk) throws(RecordStop) {
    switch chunk.content {
    case .header:
      for index in places.indices {
        try send(WorkerFrame.chunk(chunk, after: 0).encoded, to: index)
      }
    case .fault: try judge(chunk)
    case .records:
      try collect(next)
      try send(WorkerFrame.chunk(chunk, after: records).encoded, to: next)
      places[next].isBusy = true
      records += chunk.count(in: format)
      next = (next + 1) % places.count
    }
  }

  func settle() throws(RecordStop) {
    for step in places.indices { try collect((next + step) % places.count) }
  }

  /// Judges here what is wrong whoever looks at it.
  private func judge(_ chunk: RecordChunk) throws(RecordStop) {
    try settle()
    var output: [UInt8] = []
    own.tally = RecordTally()
    own.tally.records = records
    own.judge(chunk, into: &output)
    own.tally.records -= records
    records += own.tally.records
    tally.add(own.tally)
    try write(output[...])
  }
}

extension WorkerPool {
  private func send(_ bytes: [UInt8], to index: Int) throws(RecordStop) {
    do {
      try places[index].worker.send(bytes)
    } catch {
      throw .deadWorker
    }
  }

  /// Waits for the verdicts of one worker, if it owes any, and writes them.
  private func collect(_ index: Int) throws(RecordStop) {
    guard places[index].isBusy else { return }
    while let part = try frame(from: index) {
      try write(part.verdicts)
      guard part.kind == .part else {
        tally.add(part.tally)
        break
      }
    }
    places[index].isBusy = false
  }

  private func frame(from index: Int) throws(RecordStop) -> WorkerFrame? {
    let worker = places[index].worker
    let frame: WorkerFrame?
    do {
      frame = try WorkerFrame(head: worker.receive(WorkerFrame.headSize), worker.receive)
    } catch {
      throw .deadWorker
    }
    guard let frame, frame.kind == .part || frame.kind == .verdicts else { throw .deadWorker }
    return frame
  }

  private func write(_ bytes: ArraySlice<UInt8>) throws(RecordStop) {
    do {
      try Output.write(bytes, to: StandardStreams.output)
    } catch {
      throw RecordStop(writing: error)
    }
  }
}
