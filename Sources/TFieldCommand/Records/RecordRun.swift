internal import TFieldForm
internal import TField
internal import TFieldSystem

/// Records on their way from a file to verdicts on standard output.
struct RecordRun {
  let form: Form
  /// What judges the records, too.
  let schema: JSONSchema?
  /// True if nothing else does.
  let isSchema: Bool
  let formPath: FilePath
  let settings: RecordSettings
  let printsCounts: Bool

  func run(_ path: FilePath) throws(Failure) -> ExitStatus {
    do throws(RecordStop) {
      let tally = try judge(path)
      if printsCounts {
        // A table, whose columns are parted by tabs; its codes were made visible before.
        StandardError.write(cleaned: tally.report(on: form).map { $0 + "\n" }.joined())
      }
      return tally.invalid == 0 ? .success : .invalid
    } catch {
      switch error {
      case .closedPipe: return .closedPipe
      case .failure(let failure): throw failure
      }
    }
  }

  private func judge(_ path: FilePath) throws(RecordStop) -> RecordTally {
    let input = try failing { () throws(Failure) in try open(path) }
    let opening = try self.opening(of: input, path)
    var splitter = opening.splitter
    let isInstance = opening.format != .csv && !settings.options.isLenient
    var judge = RecordJudge(
      form, opening.format, today: settings.today, options: settings.options,
      schema: isInstance ? schema : nil)
    judge.judgesFields = !(isInstance && isSchema)
    let header = try header(of: &splitter, input, path)
    if let header { try takeHeader(header, &judge, path) }
    var work = RecordWork(judge, checks(in: formPath.folder))
    try read(input, &splitter, &work)
    return work.tally
  }

  private func read(
    _ input: RecordInput, _ splitter: inout RecordSplitter, _ work: inout RecordWork
  ) throws(RecordStop) {
    while true {
      while let chunk = splitter.next(isAtEnd: input.isAtEnd) { try work.take(chunk) }
      try work.settle()
      guard !input.isAtEnd else { return }
      splitter.append(try failing { () throws(Failure) in try input.next() })
    }
  }
}

extension RecordRun {
  private func open(_ path: FilePath) throws(Failure) -> RecordInput {
    guard settings.options.runsChecks else { return try RecordInput(path) }
    return try RecordInput(path, pieceSize: RecordChecks.pieceSize)
  }

  private func checks(in folder: FilePath) -> RecordChecks? {
    settings.options.runsChecks ? RecordChecks(in: folder) : nil
  }

  /// The format that was asked for, else that of the file by its name or by what comes first; and who
  /// cuts the records from there on.
  private func opening(
    of input: RecordInput, _ path: FilePath
  ) throws(RecordStop) -> (format: RecordFormat, splitter: RecordSplitter) {
    let isNamed = path.bytes.suffix(4).elementsEqual(".csv".utf8)
    if let format = settings.format ?? (isNamed ? .csv : nil) {
      return (format, RecordSplitter(format))
    }
    var guess = FormatGuess(for: form)
    while true {
      let piece = try failing { () throws(Failure) in try input.next() }
      if let format = guess.take(piece, isAtEnd: input.isAtEnd) {
        return (format, RecordSplitter(format, after: guess))
      }
    }
  }

  /// A table's first row, for which there may be need to wait.
  private func header(
    of splitter: inout RecordSplitter, _ input: RecordInput, _ path: FilePath
  ) throws(RecordStop) -> RecordChunk? {
    guard splitter.awaitsHeader else { return nil }
    while true {
      if let chunk = splitter.next(isAtEnd: input.isAtEnd) { return chunk }
      if input.isAtEnd { return nil }
      splitter.append(try failing { () throws(Failure) in try input.next() })
    }
  }

  private func takeHeader(
    _ chunk: RecordChunk, _ judge: inout RecordJudge, _ path: FilePath
  ) throws(RecordStop) {
    do {
      try judge.takeHeader(chunk)
    } catch {
      let name = path == "-" ? "standard input" : "'\(path)'"
      throw .failure(Failure(.unusableFile, "\(name): \(error)"))
    }
  }

  private func failing<Result>(
    _ body: () throws(Failure) -> Result
  ) throws(RecordStop) -> Result {
    do {
      return try body()
    } catch {
      throw .failure(error)
    }
  }
}
