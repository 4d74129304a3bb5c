internal import TFieldForm
internal import TField
internal import TFieldSystem

extension Verb {
  static var validate: Verb {
    Verb(
      "validate", "FORM [RECORDS]", "validate records with a form, without a terminal",
      options: [
        OptionFormat(
          "from", value: "FORMAT", "jsonl, json or csv; else found out",
          choices: RecordFormat.allCases.map(\.rawValue)),
        OptionFormat(
          "values", value: "KIND", "add the values, formatted, data or typed",
          choices: ActionSteps.Values.allCases.map(\.rawValue)),
        OptionFormat(
          "show", value: "WHICH", "only valid or only invalid records",
          choices: RecordOptions.Shown.allCases.map(\.rawValue)),
        OptionFormat("action", value: "ID", "judge what that action requires, not the default one"),
        OptionFormat("all", "judge every visible field, whatever an action requires"),
        OptionFormat("counts", "count failures by field and code, to standard error"),
        OptionFormat("lenient", "take values as pastes, which may be repaired"),
        OptionFormat(
          "extra", value: "ignore", "ignore ids that the form doesn't have", choices: ["ignore"]),
        OptionFormat("checks", "run the form's checks on the values; needs --trust"),
        OptionFormat("trust", "let the form run its programs and read files outside its folder"),
        .schemas,
        OptionFormat("today", value: "YYYY-MM-DD", "judge dates as of that day"),
        .language,
      ]
    ) { arguments throws(Failure) in
      let settings = try RecordSettings(arguments)
      return try validate(arguments, settings)
    }
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
    if settings.options.runsChecks, !settings.isTrusted { try Trust(checksOf: form).refuse(path) }
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
