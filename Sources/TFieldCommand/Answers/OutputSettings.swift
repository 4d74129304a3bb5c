internal import TField
internal import TFieldForm
internal import TFieldSystem

/// Where answers go, and how they are written.
struct OutputSettings {
  /// `nil`: standard output.
  let path: FilePath?
  /// Where secret answers go instead.
  let secretsPath: FilePath?
  var writer: AnswerWriter

  init(_ arguments: Arguments) throws(Failure) {
    let output = arguments.bytes("output").map { FilePath(bytes: $0) }
    path = output == "-" ? nil : output
    secretsPath = arguments.bytes("secrets").map { FilePath(bytes: $0) }
    guard secretsPath != "-" else { throw .usage("--secrets needs a file, not standard output") }
    writer = try Self.writer(arguments)
  }

  private static func writer(_ arguments: Arguments) throws(Failure) -> AnswerWriter {
    let format = try arguments.word("format", of: AnswerFormat.self)
    let values = try arguments.word("values", of: Answer.Values.self)
    var writer = AnswerWriter(format ?? .json, as: values ?? .formatted)
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
    return writer
  }
}
