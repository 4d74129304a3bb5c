internal import TFieldForm
internal import TFieldSystem

/// A form file on disk, and what the loader says of it: the one way in which a form is read.
struct FormFile {
  static let sizeLimit = 16 << 20

  let path: FilePath
  let result: FormLoader.Result
  /// What of a JSON Schema the form leaves out; `nil` for a form file.
  let schemaNotes: [Diagnostic]?
  /// The schema that the answers are an instance of: the file itself, or the one that a form names.
  let schema: JSONSchema?
  /// The files of options that the form names.
  let optionFiles: [FilePath]

  /// Reads the form, and the files of options that it names; with trust wherever they are.
  ///
  /// With `namesTypes` each field knows the form's word for its type, for who debugs the form.
  init(
    _ path: FilePath, languages: [String], isTrusted: Bool = false, namesTypes: Bool = false,
    takesSchemas: Bool = false, schemas: FilePath? = nil, isRestricted: Bool = false
  ) throws(Failure) {
    self.init(
      try Self.bytes(of: path), at: path, languages: languages, isTrusted: isTrusted,
      namesTypes: namesTypes, takesSchemas: takesSchemas, schemas: schemas,
      isRestricted: isRestricted)
  }

  /// The same for a form whose bytes were read before.
  init(
    _ bytes: [UInt8], at path: FilePath, languages: [String], isTrusted: Bool,
    namesTypes: Bool = false, takesSchemas: Bool = false, schemas: FilePath? = nil,
    isRestricted: Bool = false
  ) {
    self.path = path
    let files = OptionFiles(folder: path.folder, isTrusted: isTrusted)
    var loader = FormLoader(languages: languages, file: files.bytes)
    loader.isStopped = { Signals.areUrgent }
    loader.namesTypes = namesTypes
    loader.folders = MachineFolders(areListed: !isRestricted)
    let found = takesSchemas ? SchemaImport.root(of: bytes) : nil
    schema = found.map { SchemaFiles.schema($0.schema, at: path, and: schemas) }
    if let schema, found?.isForm == false {
      let imported = SchemaImport.form(of: schema, name: path.stem, loader)
      (schemaNotes, result) = (imported.notes, imported.form)
    } else {
      schemaNotes = nil
      result = loader.load(bytes, name: path.stem)
    }
    optionFiles = files.paths
  }

  static func bytes(of path: FilePath) throws(Failure) -> [UInt8] {
    do {
      return try ReadFile(path).bytes(limit: sizeLimit)
    } catch { throw Failure(.unusableFile, "\(error)") }
  }

  /// Every diagnostic as a line of its own.
  var report: [String] { result.diagnostics.map { $0.line(in: path.description) } }

  /// What is wrong or doubtful in the file itself, which may be a schema.
  var notes: [Diagnostic] { schemaNotes.map(Self.told) ?? result.diagnostics }

  /// Names that changed are no loss.
  private static func told(of notes: [Diagnostic]) -> [Diagnostic] {
    notes.filter { $0.problem.name != "renamed" }
  }

  /// The defaults of a schema that no field can begin with, as lines of its file.
  var unfitDefaults: [String] {
    (schemaNotes ?? []).filter { $0.problem.keyword == "default" }
      .map { $0.line(in: path.description) }
  }

  /// True for a JSON Schema that a form was made of.
  var isSchema: Bool { schemaNotes != nil }

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
