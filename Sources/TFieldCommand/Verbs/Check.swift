internal import TField
internal import TFieldForm
internal import TFieldSystem

extension Verb {
  static var check: Verb {
    Verb("check", "FORM...", "report every fault of form files") { arguments throws(Failure) in
      var status = ExitStatus.success
      for operand in try arguments.operands("FORM") {
        if let summary = check(FilePath(bytes: operand)) {
          try StandardOutput.write(lines: [summary])
        } else {
          status = .unusableFile
        }
      }
      return status
    }
  }

  /// What a usable form holds: `no faults, 5 fields`.
  private static func summary(of form: Form, _ warnings: Int) -> String {
    let faults = warnings == 0 ? "no faults" : counted(warnings, "warning")
    return faults + ", " + counted(form.fields.count, "field")
  }

  /// Reports on one file, and sums it up if it can be used.
  private static func check(_ path: FilePath) -> String? {
    do throws(Failure) {
      try NamedFiles(reading: [("the form", path)]).check()
      let file = try FormFile(path, languages: Languages.preferred())
      StandardError.write(lines: file.report)
      guard let form = file.result.form else { return nil }
      try NamedFiles(of: form, in: file).check()
      return "\(path): \(summary(of: form, file.report.count))"
    } catch {
      StandardError.write(lines: error.lines)
      return nil
    }
  }
}
