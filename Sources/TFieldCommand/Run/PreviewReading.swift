internal import TField
internal import TFieldForm
internal import TFieldScreen
internal import TFieldSystem

/// What is found in a form's file at one time.
struct PreviewReading {
  /// `nil` while the faults keep it from being shown.
  private(set) var form: Form?
  private(set) var faults: [FaultPanel.Fault] = []
  /// The files that the form is made of: its own first, then those of options.
  private(set) var files: [FilePath]

  init(_ settings: RunSettings) {
    files = [settings.form]
    do throws(Failure) {
      let file = try FormFile(
        settings.form, languages: settings.languages, namesTypes: settings.isDebugging,
        takesSchemas: true)
      files += file.optionFiles
      faults = file.notes.map {
        FaultPanel.Fault($0.placedLine, isError: $0.severity == .error)
      }
      form = file.result.form
      if let layout = settings.layout { form?.layout = layout }
      form?.keepsDrafts = false
      if let form { try NamedFiles(of: form, in: file).check() }
    } catch { faults.append(FaultPanel.Fault(error.message, isError: true)) }
  }

  /// The bytes of every file, to see whether any has changed.
  var contents: [[UInt8]?] {
    files.map { try? ReadFile.bytes(of: $0, limit: FormFile.sizeLimit) }
  }
}

extension Diagnostic {
  /// The diagnostic as it stands beside the form: without the name of the file.
  fileprivate var placedLine: String { "\(location): \(problem)" }
}
