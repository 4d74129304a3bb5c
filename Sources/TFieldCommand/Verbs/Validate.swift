internal import TFieldForm
internal import TField
internal import TFieldSystem

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
