internal import TField
internal import TFieldForm
internal import TFieldSystem
internal import TFieldTerminal

/// Judges the records of a file and writes verdicts to standard output.
struct RecordRun {
  let form: Form
  /// The form's file; if it is a schema, the schema alone judges.
  let file: FormFile
  let settings: RecordSettings

  func judge(_ path: FilePath) throws(Failure) -> RecordTally {
    let programs = settings.options.runsChecks ? ProgramRunner(in: file.path.folder) : nil
    // Smaller pieces, so that verdicts needn't wait for many programs.
    let input = try RecordInput(path, pieceSize: programs == nil ? 256 << 10 : 4 << 10)
    let opening = try self.opening(of: input, path)
    var splitter = opening.splitter
    let isInstance = opening.format != .csv && !settings.options.isLenient
    var judge = RecordJudge(
      form, opening.format, today: settings.today, options: settings.options,
      schema: isInstance ? file.schema : nil)
    judge.judgesFields = !(isInstance && file.isSchema)
    if let header = try header(of: &splitter, input) {
      do { try judge.takeHeader(header) } catch {
        throw Failure(
          .unusableFile,
          path == "-"
            ? .say("system.standardInput", ["reason": error.wording])
            : .say("system.input", ["path": "\(path)", "reason": error.wording]))
      }
      splitter.separateCells(by: judge.separator)
    }
    var output: [UInt8] = []
    while true {
      while let chunk = splitter.next(isAtEnd: input.isAtEnd) {
        if let programs { Self.ask(programs, about: chunk, for: &judge) }
        judge.judge(chunk, into: &output)
        if output.count > Self.fullOutput { try Self.flush(&output) }
      }
      try Self.flush(&output)
      guard !input.isAtEnd else { return judge.tally }
      splitter.append(try input.next())
    }
  }

  private static let fullOutput = 64 << 10
  private static let mostKept = 4096

  /// Gives the judge all answers of programs that it needs for a chunk.
  ///
  /// A program is asked once about each value, unless it couldn't tell or the value is a secret,
  /// which is forgotten after its record.
  private static func ask(
    _ programs: ProgramRunner, about chunk: RecordChunk, for judge: inout RecordJudge
  ) {
    judge.forgetOutsideAnswers(keepingAtMost: mostKept)
    while true {
      let requests = judge.outsideRequests(for: chunk)
      guard !requests.isEmpty else { return }
      judge.learn(programs.allAnswers(to: requests))
    }
  }

  /// Writes the verdicts; ends silently if the reader has closed the pipe.
  private static func flush(_ output: inout [UInt8]) throws(Failure) {
    do { try StandardOutput.write(document: output) } catch {
      throw error.status == .closedPipe ? Failure(.closedPipe, "") : error
    }
    output.removeAll(keepingCapacity: true)
  }

  /// The format asked for, or else told by the file's name or first bytes, with its splitter.
  private func opening(
    of input: RecordInput, _ path: FilePath
  ) throws(Failure) -> (format: RecordFormat, splitter: RecordSplitter) {
    let isNamed = path.bytes.suffix(4).elementsEqual(".csv".utf8)
    if let format = settings.format ?? (isNamed ? .csv : nil) {
      return (format, RecordSplitter(format))
    }
    var splitter = RecordSplitter()
    while true {
      splitter.append(try input.next())
      if let format = splitter.findFormat(for: form, isAtEnd: input.isAtEnd) {
        return (format, splitter)
      }
    }
  }

  /// Reads the first row of a table, waiting if needed.
  private func header(
    of splitter: inout RecordSplitter, _ input: RecordInput
  ) throws(Failure) -> RecordChunk? {
    guard splitter.awaitsHeader else { return nil }
    while true {
      if let chunk = splitter.next(isAtEnd: input.isAtEnd) { return chunk }
      if input.isAtEnd { return nil }
      splitter.append(try input.next())
    }
  }
}

/// What the command line says about judging records.
struct RecordSettings {
  var options = RecordOptions()
  /// `nil` to detect the format.
  var format: RecordFormat?
  var today: CalendarDate
  /// Whether the form may read any file and run its checks.
  var isTrusted = false
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

  func check(_ form: Form) throws(Failure) {
    guard let id = options.action, form.submitAction(id) == nil else { return }
    let ids = form.actions.filter { $0.role == .submit }.map(\.id)
    throw .unknown("--action: the form submits nothing by '\(id.visible())'", id, among: ids)
  }
}

/// A file of records, or standard input, read in large pieces.
final class RecordInput {
  private let pieceSize: Int
  private let file: ReadFile
  private let isStandardInput: Bool
  private(set) var isAtEnd = false

  init(_ path: FilePath, pieceSize: Int) throws(Failure) {
    self.pieceSize = pieceSize
    isStandardInput = path == "-"
    file = try failing(.unusableFile) { try ReadFile(path) }
  }

  /// The next bytes: as many as are available, up to a limit; empty at the end.
  func next() throws(Failure) -> [UInt8] {
    var bytes: [UInt8] = []
    repeat {
      let room = pieceSize - bytes.count
      let more = try failing(.unusableFile) { try file.next(atMost: room) }
      isAtEnd = more.isEmpty
      if bytes.isEmpty { bytes = more } else { bytes += more }
    } while !isAtEnd && bytes.count < pieceSize && !isPausing
    return bytes
  }

  /// Whether no more input is available right now.
  private var isPausing: Bool {
    isStandardInput
      && Awaited.first(of: [Awaited(StandardStreams.input, .readable)], atMost: .zero).isEmpty
  }
}

extension Verb {
  static func validate(_ arguments: Arguments) throws(Failure) -> ExitStatus {
    let settings = try RecordSettings(arguments)
    let paths = try arguments.operands("FORM").map { FilePath(bytes: $0) }
    guard paths.count <= 2 else { throw .usage("too many arguments: FORM and RECORDS at most") }
    let (path, records) = (paths[0], paths.count > 1 ? paths[1] : "-")
    guard path != "-" || records != "-" else {
      throw .usage("FORM and RECORDS can't both be standard input")
    }
    try NamedFiles(reading: [("the form", path), ("the records", records)]).check()
    let file = try FormFile(
      path, languages: settings.languages, isTrusted: settings.isTrusted, takesSchemas: true,
      schemas: arguments.path("schemas"))
    if !file.isSchema { StandardError.write(lines: file.report) }
    // A schema judges by itself, even if no form can be made from it.
    guard let form = file.result.form ?? (file.isSchema ? Form("", rows: []) : nil) else {
      return .unusableFile
    }
    if !file.isSchema { try settings.check(form) }
    if settings.options.runsChecks, !settings.isTrusted {
      try form.requireTrust(in: path, onlyJudging: true)
    }
    let tally = try RecordRun(form: form, file: file, settings: settings).judge(records)
    let unasked = tally.fields(of: form, failingBy: .checkUnavailable).map(\.id)
    if !settings.options.runsChecks, !unasked.isEmpty {
      StandardError.tell(
        .say("record.unaskedOptions", ["fields": Wording.several(unasked, .comma)]),
        in: settings.options.language)
    }
    if arguments.has("counts") {
      // A table with columns separated by tabs; control characters were made visible before.
      StandardError.write(cleaned: tally.report(on: form).map { $0 + "\n" }.joined())
    }
    return tally.invalid == 0 ? .success : .invalid
  }
}
