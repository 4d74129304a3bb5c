internal import TFieldForm
internal import TFieldSystem

/// A form file on disk: its bytes, read once, and what the loader says of them.
struct FormFile {
  static let sizeLimit = 16 << 20

  let path: FilePath
  let result: FormLoader.Result

  /// Reads the form, and the files of options that it names; with trust wherever they are.
  init(_ path: FilePath, languages: [String], isTrusted: Bool = false) throws(Failure) {
    self.path = path
    do {
      let bytes = try ReadFile.bytes(of: path, limit: Self.sizeLimit)
      let files = OptionFiles(folder: path.folder, isTrusted: isTrusted)
      let loader = FormLoader(languages: languages, file: files.bytes)
      result = loader.load(bytes, name: path.stem)
    } catch {
      throw Failure(.unusableFile, "\(error)")
    }
  }

  /// Every diagnostic as a line of its own.
  var report: String {
    result.diagnostics.map { $0.line(in: path.description) + "\n" }.joined()
  }

  var isUsable: Bool { result.form != nil }
}

extension FilePath {
  /// The name without its last extension, as far as it is text.
  var stem: String {
    let text = String(decoding: name.bytes, as: UTF8.self)
    guard let point = text.lastIndex(of: "."), point > text.startIndex else { return text }
    return String(text[..<point])
  }
}
