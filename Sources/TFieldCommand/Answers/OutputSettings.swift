internal import TFieldForm
internal import TFieldSystem

/// Where answers go, and how they are written.
struct OutputSettings {
  /// `nil`: standard output.
  let path: FilePath?
  /// Where secret answers go instead.
  let secretsPath: FilePath?
  let writer: AnswerWriter

  init(_ arguments: Arguments) throws(Failure) {
    path = arguments.bytes("output").map { FilePath(bytes: $0) }
    secretsPath = arguments.bytes("secrets").map { FilePath(bytes: $0) }
    guard path == nil || path != secretsPath else {
      throw .usage("--output and --secrets can't be the same file")
    }
    writer = try Self.writer(arguments)
  }

  private static func writer(_ arguments: Arguments) throws(Failure) -> AnswerWriter {
    let format = try arguments.word("format", of: AnswerFormat.self)
    let values = try arguments.word("values", of: Answer.Values.self)
    var writer = AnswerWriter(format ?? .json, as: values ?? .formatted)
    if let prefix = try arguments.text("prefix") {
      guard writer.format == .shell || writer.format == .env else {
        throw .usage("--prefix goes with --format shell and env only")
      }
      writer.prefix = prefix
    }
    writer.only = try arguments.text("only").map { $0.split(separator: ",").map(String.init) }
    writer.omitsEmpty = arguments.has("omit-empty")
    writer.namesAction = arguments.has("with-action")
    return writer
  }
}
