internal import TField
internal import TFieldForm
internal import TFieldSystem

extension Verb {
  static var importing: Verb {
    Verb("import", "FILE", "turn a JSON Schema into a form", options: [.schemas]) {
      arguments throws(Failure) in
      let path = FilePath(bytes: try arguments.operand("FILE"))
      try NamedFiles(reading: [("the imported file", path)]).check()
      let result = form(
        of: try FormFile.bytes(of: path), at: path,
        schemas: arguments.bytes("schemas").map { FilePath(bytes: $0) })
      StandardError.write(lines: result.notes.map { $0.line(in: path.description) })
      guard let text = result.text else { return .unusableFile }
      try StandardOutput.write(document: text)
      StandardError.write(summary(of: result, in: path))
      return .success
    }
  }

  private static func form(
    of bytes: [UInt8], at path: FilePath, schemas: FilePath?
  ) -> SchemaImport.Result {
    do {
      let schema = try SchemaImport.schema(in: bytes) {
        SchemaFiles.schema($0, at: path, and: schemas)
      }
      return SchemaImport.form(of: schema, name: path.stem)
    } catch { return SchemaImport.Result([error]) }
  }

  /// How much of a file became a form: `3 fields imported, 1 warning`.
  private static func summary(of result: SchemaImport.Result, in path: FilePath) -> String {
    let notes = result.notes.count
    let warnings = notes == 0 ? "" : ", " + counted(notes, "warning")
    return "\(path): " + counted(result.form.form?.fields.count ?? 0, "field") + " imported"
      + warnings
  }
}
