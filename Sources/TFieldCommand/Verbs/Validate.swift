internal import TFieldAnswers
internal import TFieldJSON
internal import TField
internal import TFieldForm
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
        OptionFormat("counts", "count failures by field and code, to standard error"),
        OptionFormat("jobs", letter: "j", value: "N", "use N processes"),
        OptionFormat("lenient", "take values as pastes, which may be repaired"),
        OptionFormat(
          "extra", value: "ignore", "ignore ids that the form doesn't have", choices: ["ignore"]),
        OptionFormat("checks", "run the form's checks on the values; needs --trust"),
        OptionFormat("trust", "let the form run its programs and read files outside its folder"),
        OptionFormat("today", value: "YYYY-MM-DD", "judge dates as of that day"),
      ]
    ) { arguments throws(Failure) in
      let settings = try RecordSettings(arguments)
      if arguments.bytes("jobs") == Array("worker".utf8) {
        return try RecordWorker(settings: settings).run()
      }
      return try validate(arguments, settings)
    }
  }

  private static func validate(
    _ arguments: Arguments, _ settings: RecordSettings
  ) throws(Failure) -> ExitStatus {
    let (path, records) = try paths(arguments)
    let bytes = try FormFile.bytes(of: path)
    let file = FormFile(
      bytes, at: path, languages: Languages.preferred(), isTrusted: settings.isTrusted,
      takesSchemas: true)
    StandardError.write(lines: file.losses + file.report)
    guard let form = file.result.form else { return .unusableFile }
    if settings.options.runsChecks, !settings.isTrusted { try Trust(checksOf: form).refuse(path) }
    let run = RecordRun(
      form: form, formPath: path, formBytes: bytes, settings: settings,
      jobs: try jobs(arguments), printsCounts: arguments.has("counts"))
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

  private static let mostJobs = 256

  private static func jobs(_ arguments: Arguments) throws(Failure) -> Int {
    guard let text = try arguments.text("jobs") else { return 1 }
    guard let jobs = Int(text), (1...mostJobs).contains(jobs) else {
      throw .usage("--jobs needs a number of 1 to \(mostJobs), not '\(text.visible())'")
    }
    return jobs
  }
}
