internal import TFieldForm
internal import TFieldSystem

extension Verb {
  static var importing: Verb {
    Verb("import", "FILE", "turn a JSON Schema into a form") { arguments throws(Failure) in
      let path = FilePath(bytes: try arguments.operand("FILE"))
      let bytes: [UInt8]
      do {
        bytes = try ReadFile.bytes(of: path, limit: FormFile.sizeLimit)
      } catch {
        throw Failure(.unusableFile, "\(error)")
      }
      let result = SchemaImport.form(from: bytes, name: path.stem)
      StandardError.write(lines: result.notes.map { $0.line(in: path.description) })
      guard let text = result.text else { return .unusableFile }
      try StandardOutput.write(document: text)
      return .success
    }
  }
}
