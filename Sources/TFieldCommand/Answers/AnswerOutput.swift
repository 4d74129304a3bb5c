internal import Glibc
internal import TField
internal import TFieldForm
internal import TFieldSystem

/// Writes the document of answers, and the secret answers to a file of their own.
struct AnswerOutput {
  /// `nil` means standard output.
  let path: FilePath?
  let secretsPath: FilePath?
  var writer: AnswerWriter
  /// How the answer to a single question is written; `nil` for a document.
  var plainly: Plainly?

  enum Plainly {
    /// The bare text, with each entry on a line of its own.
    case text
    /// The lines that were chosen, byte by byte.
    case lines(OfferedLines)
    case nothing
  }

  init(_ arguments: Arguments) throws(Failure) {
    let output = arguments.path("output")
    path = output == "-" ? nil : output
    secretsPath = arguments.path("secrets")
    guard secretsPath != "-" else { throw .usage("--secrets needs a file, not standard output") }
    let format = try arguments.word("format", of: AnswerFormat.self)
    let values = try arguments.word("values", of: Answer.Values.self)
    writer = AnswerWriter(format ?? .json, as: values ?? .formatted)
    if let prefix = try arguments.text("prefix") {
      guard writer.format == .shell || writer.format == .env else {
        throw .usage("--prefix works with --format shell and env only")
      }
      writer.prefix = prefix
    }
    writer.only = try arguments.text("only").map { $0.split(separator: ",").map(String.init) }
    if writer.only?.isEmpty ?? false { throw .usage("--only needs ids with commas between them") }
    writer.omitsEmpty = arguments.has("omit-empty")
    writer.namesAction = arguments.has("with-action")
  }
}

extension AnswerOutput {
  /// The same output with the answers as an instance of a schema: typed, without unanswered fields.
  func making(_ instance: SchemaInstance, _ arguments: Arguments) -> Self {
    var output = self
    if !arguments.has("values") { output.writer.values = .typed }
    output.writer.make(instance)
    return output
  }

  /// Finds out before the form opens whether its answers could be written.
  func check(_ form: Form) throws(Failure) {
    if writer.only != nil || !writer.takesAnyNames { try checkNames(of: form) }
    if path == nil {
      // A closed stream is found before anything is typed in vain.
      let mode = fcntl(StandardStreams.output, F_GETFL)
      guard mode >= 0, mode & O_ACCMODE != O_RDONLY else {
        throw Failure(.notWritten, "standard output is closed; use --output")
      }
    }
    for path in [path, secretsPath].compactMap(\.self) {
      try failing(.notWritten) { try AtomicFile.check(path) }
    }
  }

  private func checkNames(of form: Form) throws(Failure) {
    let ids = form.fields.lazy.filter { !($0.type is Note) }.map(\.id)
    if let unknown = writer.only?.first(where: { !ids.contains($0) }) {
      throw .usage(.say("answers.at", ["place": "--only", "fault": form.noField(unknown)]))
    }
    // Nobody knows yet which fields will be shown, so all of them are checked.
    _ = try failing(.usage) {
      try writer.bytes(of: FormSession(Form("", rows: ids.map { [Field($0)] })))
    }
  }

  /// Writes everything; the bytes are on the disk or with the reader when this returns.
  func write(_ session: FormSession) throws(Failure) {
    var writer = writer
    writer.secrets = secretsPath != nil ? .null : isSeen ? .masked : .shown
    var main = try bytes(of: session, writer)
    defer { wipe(&main) }
    if let secretsPath {
      writer.secrets = .only
      writer.namesAction = false
      var secrets = try bytes(of: session, writer)
      defer { wipe(&secrets) }
      try failing(.notWritten) { try AtomicFile.replace(secretsPath, with: secrets) }
    }
    if let path {
      try failing(.notWritten) { try AtomicFile.replace(path, with: main) }
    } else {
      try StandardOutput.write(document: main)
    }
  }

  /// Whether the person would see the answers they just gave.
  private var isSeen: Bool { path == nil && StandardStreams.isTerminal(StandardStreams.output) }

  /// Whether the answers go nowhere but to the person's screen.
  var isOnlySeen: Bool { secretsPath == nil && isSeen }

  private func bytes(
    of session: FormSession, _ writer: AnswerWriter
  ) throws(Failure) -> [UInt8] {
    try failing(.notWritten) {
      guard let plainly else { return try writer.bytes(of: session) }
      let texts = try writer.answers(of: session).flatMap(\.value.lines)
      let lines: [[UInt8]] =
        switch plainly {
        case .text: texts.map { Array($0.utf8) }
        case .lines(let offered): texts.compactMap(offered.value)
        case .nothing: []
        }
      return lines.flatMap { $0 + [UInt8(ascii: "\n")] }
    }
  }
}

extension JSONValue {
  /// The value without quotes; each element of a list is a line.
  fileprivate var lines: [String] {
    switch self {
    case .string(let text): [text]
    case .array(let elements): elements.flatMap(\.lines)
    case .null: []
    case .object, .integer, .number, .bool: [line]
    }
  }
}
