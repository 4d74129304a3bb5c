internal import TField
internal import TFieldForm
internal import TFieldSystem

extension Verb {
  static var importing: Verb {
    Verb("import", "FILE", "turn a JSON Schema into a form", options: [.schemas]) {
      arguments throws(Failure) in
      let path = FilePath(bytes: try arguments.operand("FILE"))
      try NamedFiles(reading: [("the imported file", path)]).check()
      let schemas = arguments.bytes("schemas").map { FilePath(bytes: $0) }
      let result = SchemaImport.form(from: try FormFile.bytes(of: path), name: path.stem) {
        SchemaFiles.schema($0, at: path, and: schemas)
      }
      StandardError.write(lines: result.notes.map { $0.line(in: path.description) })
      guard let text = result.text else { return .unusableFile }
      try StandardOutput.write(document: text)
      StandardError.write(summary(of: result, in: path))
      return .success
    }
  }

  /// How much of a file became a form: `3 fields imported, 1 warning`.
  private static func summary(of result: SchemaImport.Result, in path: FilePath) -> String {
    let notes = result.notes.count
    let warnings = notes == 0 ? "" : ", " + counted(notes, "warning")
    return "\(path): " + counted(result.form.form?.fields.count ?? 0, "field") + " imported"
      + warnings
  }
}
