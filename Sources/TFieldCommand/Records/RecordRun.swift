internal import TField
internal import TFieldForm
internal import TFieldSystem
internal import TFieldTerminal

/// Records on their way from a file to verdicts on standard output.
struct RecordRun {
  let form: Form
  /// Where the form stands; if it is a schema, nothing else judges.
  let file: FormFile
  let settings: RecordSettings

  func judge(_ path: FilePath) throws(Failure) -> RecordTally {
    let programs = settings.options.runsChecks ? ProgramRunner(in: file.path.folder) : nil
    // Verdicts shall not wait for many programs.
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
        let file = path == "-" ? nil : "\(path)"
        throw Failure(.unusableFile, .input(file, because: error.wording))
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

  /// Gives the judge all the answers of programs that it needs for some records.
  ///
  /// What a program has said of a value it isn't asked again, unless it couldn't tell or the value
  /// is a secret, which is forgotten with its record.
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

  /// Writes the verdicts; whoever wants no more of them isn't told anything.
  private static func flush(_ output: inout [UInt8]) throws(Failure) {
    do { try StandardOutput.write(document: output) } catch {
      throw error.status == .closedPipe ? Failure(.closedPipe, "") : error
    }
    output.removeAll(keepingCapacity: true)
  }

  /// The format that was asked for, else that of the file by its name or by what comes first; and who
  /// cuts the records from there on.
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

  /// A table's first row, for which there may be need to wait.
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
    throw .unknown("--action: the form submits nothing by '\(id.visible())'", id, among: ids)
  }
}

/// A file of records, or standard input, read a good piece at a time.
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

  /// The next bytes: as many as are there already, within reason; none at the end.
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

  /// Whether nothing more is there right now.
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
    // A schema judges by itself, whether a form can be made of it or not.
    guard let form = file.result.form ?? (file.isSchema ? Form("", rows: []) : nil) else {
      return .unusableFile
    }
    if !file.isSchema { try settings.check(form) }
    if settings.options.runsChecks, !settings.isTrusted {
      try form.requireTrust(in: path, onlyJudging: true)
    }
    let tally = try RecordRun(form: form, file: file, settings: settings).judge(records)
    if arguments.has("counts") {
      // A table, whose columns are parted by tabs; its codes were made visible before.
      StandardError.write(cleaned: tally.report(on: form).map { $0 + "\n" }.joined())
    }
    return tally.invalid == 0 ? .success : .invalid
  }
}
