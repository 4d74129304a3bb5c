internal import TFieldForm
internal import TFieldSystem

extension Verb {
  static var validate: Verb {
    Verb(
      "validate", "FORM [RECORDS]", "judge records against a form, without a terminal",
      options: [
        OptionFormat("from", value: "FORMAT", "jsonl, json or csv; else by the look of it"),
        OptionFormat("values", value: "KIND", "add the values: formatted, data or typed"),
        OptionFormat("show", value: "WHICH", "only valid or only invalid records"),
        OptionFormat("counts", "count failures by field and code, to standard error"),
        OptionFormat("jobs", letter: "j", value: "N", "judge in N processes"),
        OptionFormat("lenient", "take values as pastes, which may be repaired"),
        OptionFormat("extra", value: "ignore", "pass over ids that the form doesn't have"),
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
    let (path, records) = try paths(arguments.operands)
    let bytes = try FormBytes(path)
    let result = bytes.load()
    StandardError.write(result.report(path))
    guard let form = result.form else { return .unusableFile }
    let run = RecordRun(
      form: form, formBytes: bytes, settings: settings, jobs: try jobs(arguments),
      printsCounts: arguments.has("counts"))
    return try run.run(records)
  }

  private static func paths(_ operands: [[UInt8]]) throws(Failure) -> (FilePath, FilePath) {
    guard let form = operands.first else { throw .usage("FORM is missing") }
    guard operands.count <= 2 else { throw .usage("too many arguments: FORM and RECORDS at most") }
    let paths = (FilePath(bytes: form), operands.count > 1 ? FilePath(bytes: operands[1]) : "-")
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

extension FormLoader.Result {
  /// Every diagnostic as a line of its own.
  fileprivate func report(_ path: FilePath) -> String {
    diagnostics.map { $0.line(in: path.description) + "\n" }.joined()
  }
}
