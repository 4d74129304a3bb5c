internal import TField
internal import TFieldForm
internal import TFieldSystem
internal import TFieldTerminal

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
    if let header {
      try takeHeader(header, &judge, path)
      splitter.separator = judge.separator
    }
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
      let file = path == "-" ? nil : "\(path)"
      throw .failure(Failure(.unusableFile, .system(.input(file, because: error.wording))))
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

/// What the command line says about judging records.
struct RecordSettings {
  var options = RecordOptions()
  /// `nil`: by the look of it.
  var format: RecordFormat?
  var today: CalendarDate
  /// Whether the form may read files anywhere, and run its checks.
  var isTrusted = false
  /// The codes of the languages that the person wants.
  var languages: [String]

  init(_ arguments: Arguments) throws(Failure) {
    options.values = try arguments.word("values", of: ActionSteps.Values.self)
    options.shown = try arguments.word("show", of: RecordOptions.Shown.self)
    options.isLenient = arguments.has("lenient")
    if let extra = try arguments.text("extra") {
      guard extra == "ignore" else { throw .usage("--extra can only be 'ignore'") }
      options.ignoresExtra = true
    }
    options.action = try arguments.text("action")
    options.judgesAll = arguments.has("all")
    guard options.action == nil || !options.judgesAll else {
      throw .usage("--action and --all can't be used together")
    }
    options.runsChecks = arguments.has("checks")
    isTrusted = arguments.has("trust")
    format = try arguments.word("from", of: RecordFormat.self)
    languages = Languages.preferred(option: try arguments.language("lang"))
    options.language = Language(wanted: languages)
    today = try arguments.calendarDay("today") ?? FormRun.today
  }

  /// Refuses an action that the form doesn't have.
  func check(_ form: Form) throws(Failure) {
    guard let id = options.action, form.submitAction(id) == nil else { return }
    let ids = form.actions.filter { $0.role == .submit }.map(\.id)
    let guess = Suggestion.nearest(to: id, among: ids).map { "; did you mean '\($0)'?" } ?? ""
    throw .usage("--action: the form submits nothing by '\(id.visible())'\(guess)")
  }
}

/// A file of records, or standard input, read a good piece at a time.
final class RecordInput {
  private let pieceSize: Int
  private let file: ReadFile
  private let isStandardInput: Bool
  private(set) var isAtEnd = false

  init(_ path: FilePath, pieceSize: Int = 256 << 10) throws(Failure) {
    self.pieceSize = pieceSize
    isStandardInput = path == "-"
    do {
      file = try ReadFile(path)
    } catch {
      throw Failure(.unusableFile, error)
    }
  }

  /// The next bytes: as many as are there already, within reason; none at the end.
  func next() throws(Failure) -> [UInt8] {
    var bytes: [UInt8] = []
    repeat {
      let more: [UInt8]
      do {
        more = try file.next(atMost: pieceSize - bytes.count)
      } catch {
        throw Failure(.unusableFile, error)
      }
      isAtEnd = more.isEmpty
      if bytes.isEmpty { bytes = more } else { bytes += more }
    } while !isAtEnd && bytes.count < pieceSize && !isPausing
    return bytes
  }

  /// Whether nothing more is there right now.
  var isPausing: Bool {
    isStandardInput
      && Awaited.first(of: [Awaited(StandardStreams.input, .readable)], atMost: .zero).isEmpty
  }
}

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

/// Why the judging of records ends before they do.
enum RecordStop: Error {
  /// Whoever reads the verdicts wants no more.
  case closedPipe
  case failure(Failure)

  /// A failure to write the verdicts.
  init(writing error: SystemError) {
    self =
      error.isClosedPipe
      ? .closedPipe
      : .failure(Failure(.notWritten, .system(.standardOutput(because: Wording(error)))))
  }
}
