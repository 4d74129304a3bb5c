internal import TField
internal import TFieldForm
internal import TFieldJSON
internal import TFieldSystem

extension Verb {
  static var importing: Verb {
    Verb("import", "FILE", "turn a JSON Schema, a survey or an issue form into a form") {
      arguments throws(Failure) in
      let path = FilePath(bytes: try arguments.operand("FILE"))
      let bytes: [UInt8]
      do {
        bytes = try ReadFile.bytes(of: path, limit: FormFile.sizeLimit)
      } catch {
        throw Failure(.unusableFile, "\(error)")
      }
      let result = result(from: bytes, in: path)
      StandardError.write(lines: result.notes.map { $0.line(in: path.description) })
      guard let text = result.text else { return .unusableFile }
      try StandardOutput.write(document: text)
      StandardError.write(summary(of: text, result.notes.count, in: path))
      return .success
    }
  }

  /// How much of a file became a form: `3 fields imported, 1 warning`.
  private static func summary(of text: String, _ notes: Int, in path: FilePath) -> String {
    let form = FormLoader(languages: []).load(Array(text.utf8), name: path.stem).form
    let warnings = notes == 0 ? "" : ", " + counted(notes, "warning")
    return "\(path): " + counted(form?.fields.count ?? 0, "field") + " imported" + warnings
  }

  /// What a file becomes: YAML is an issue form, JSON a survey or else a schema.
  private static func result(from bytes: [UInt8], in path: FilePath) -> ImportResult {
    let name = path.description
    if name.hasSuffix(".yml") || name.hasSuffix(".yaml") {
      return IssueFormImport.form(from: bytes, name: path.stem)
    }
    if let document = try? JSONReader().read(bytes), SurveyImport.recognizes(document.root) {
      return SurveyImport.form(from: document.root, name: path.stem)
    }
    let result = SchemaImport.form(from: bytes, name: path.stem)
    return ImportResult(text: result.text, notes: result.notes)
  }
}
