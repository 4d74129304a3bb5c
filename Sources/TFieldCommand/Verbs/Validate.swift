internal import TFieldForm
internal import TField
internal import TFieldSystem

extension Verb {
  static func validate(_ arguments: Arguments) throws(Failure) -> ExitStatus {
    let settings = try RecordSettings(arguments)
    return try validate(arguments, settings)
  }

  private static func validate(
    _ arguments: Arguments, _ settings: RecordSettings
  ) throws(Failure) -> ExitStatus {
    let (path, records) = try paths(arguments)
    try NamedFiles(reading: [("the form", path), ("the records", records)]).check()
    let file = try FormFile(
      path, languages: settings.languages, isTrusted: settings.isTrusted, takesSchemas: true,
      schemas: arguments.bytes("schemas").map { FilePath(bytes: $0) })
    if !file.isSchema { StandardError.write(lines: file.report) }
    // A schema judges by itself, whether a form can be made of it or not.
    let plain = file.isSchema ? Form("", rows: []) : nil
    guard let form = file.result.form ?? plain else { return .unusableFile }
    if !file.isSchema { try settings.check(form) }
    if settings.options.runsChecks, !settings.isTrusted {
      try form.requireTrust(in: path, onlyJudging: true)
    }
    let run = RecordRun(
      form: form, schema: file.schema, isSchema: file.isSchema, formPath: path, settings: settings,
      printsCounts: arguments.has("counts"))
    return try run.run(records)
  }

  private static func paths(_ arguments: Arguments) throws(Failure) -> (FilePath, FilePath) {
    let operands = try arguments.operands("FORM")
    guard operands.count <= 2 else { throw .usage("too many arguments: FORM and RECORDS at most") }
    let paths = (
      FilePath(bytes: operands[0]), operands.count > 1 ? FilePath(bytes: operands[1]) : "-"
    )
    guard paths != ("-", "-") else {
      throw .usage("FORM and RECORDS can't both be standard input")
    }
    return paths
  }
}
