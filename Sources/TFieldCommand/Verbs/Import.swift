internal import TField
internal import TFieldForm
internal import TFieldSystem

extension Verb {
  static var importing: Verb {
    Verb("import", "FILE", "turn a JSON Schema into a form") { arguments throws(Failure) in
      let path = FilePath(bytes: try arguments.operand("FILE"))
      try NamedFiles(reading: [("the imported file", path)]).check()
      let result = SchemaImport.form(from: try FormFile.bytes(of: path), name: path.stem)
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
}
