internal import TField
internal import TFieldForm
internal import TFieldSystem

/// A form file on disk and the loader's result; every form is read through this.
struct FormFile {
  static let sizeLimit = 16 << 20

  let path: FilePath
  let result: FormLoader.Result
  /// What the form leaves out of its JSON Schema; `nil` for a form file.
  let schemaNotes: [Diagnostic]?
  /// The schema that the answers must fit: the file itself, or the one that the form names.
  let schema: JSONSchema?
  /// Which kinds of values the schema allows where there are several.
  let kinds: SchemaKinds?
  let optionFiles: [FilePath]

  /// Reads the form and the option files it names; with trust, they may be anywhere.
  ///
  /// `bytes` hold a form that isn't in a file. For debugging, `namesTypes` tells each field the
  /// form's name of its type.
  init(
    _ path: FilePath, bytes given: [UInt8]? = nil, languages: [String], isTrusted: Bool = false,
    namesTypes: Bool = false, takesSchemas: Bool = false, schemas: FilePath? = nil,
    isRestricted: Bool = false, offset: @escaping @Sendable (Int) -> Int = Clock.offset
  ) throws(Failure) {
    let bytes = if let given { given } else { try Self.bytes(of: path) }
    self.path = path
    let files = OptionFiles(folder: path.folder, isTrusted: isTrusted)
    var loader = FormLoader(languages: languages, file: files.bytes)
    loader.isStopped = { Signals.areUrgent }
    loader.namesTypes = namesTypes
    loader.offset = offset
    loader.folders = MachineFolders(areListed: !isRestricted)
    let read = JSONReader.root(of: bytes)
    var (schema, isAlone) = (nil as JSONNode?, false)
    var instance: FormLoader.Result?
    switch takesSchemas ? SchemaImport.content(of: bytes, read) : .other {
    case .form(let inner): schema = inner
    case .schema(let root): (schema, isAlone) = (root, true)
    case .instance(let found): instance = found
    case .other: break
    }
    self.schema = schema.map { JSONSchema($0, at: path, and: schemas) }
    if let schema = self.schema, isAlone {
      let imported = SchemaImport.form(of: schema, name: path.stem, loader)
      (schemaNotes, result, kinds) = (imported.notes, imported.form, imported.kinds)
    } else {
      (schemaNotes, kinds) = (nil, nil)
      result = instance ?? loader.load(read, name: path.stem)
    }
    optionFiles = files.paths
  }

  static func bytes(of path: FilePath, limit: Int = sizeLimit) throws(Failure) -> [UInt8] {
    try failing(.unusableFile) { try ReadFile.bytes(of: path, limit: limit) }
  }

  var report: [String] { result.diagnostics.map { $0.line(in: path.description) } }

  var notes: [Diagnostic] {
    // A changed name is no loss.
    schemaNotes?.filter { $0.problem.name != .renamed } ?? result.diagnostics
  }

  /// The schema's defaults that don't fit their fields, as lines of a report.
  var unfitDefaults: [String] {
    (schemaNotes ?? []).filter { $0.problem.keyword == "default" }
      .map { $0.line(in: path.description) }
  }

  var isSchema: Bool { schemaNotes != nil }
}

extension FilePath {
  var stem: String {
    let text = String(decoding: name.bytes, as: UTF8.self)
    guard let point = text.lastIndex(of: "."), point > text.startIndex else { return text }
    return String(text[..<point])
  }
}

extension JSONSchema {
  private static let beside = "beside:/"

  /// Compiles a schema from a file; its references lead to files beside it and in `folder`.
  ///
  /// Nothing outside of these two folders is read, and nothing from the network.
  init(_ root: JSONNode, at path: FilePath, and folder: FilePath?) {
    let id = (root["$id"] ?? root["id"])?.string ?? ""
    // The folder part of the schema's own address.
    let base = id.lastIndex(of: "/").map { String(id[...$0]) } ?? Self.beside
    let folders = [path.folder, folder].compactMap(\.self)
      .map { OptionFiles(folder: $0, isTrusted: false) }
    self.init(root, at: Self.beside + path.name.description) { address in
      // A file is found by its path from the schema's own address, or by its last name alone.
      let inside = [base, Self.beside].first(where: address.hasPrefix).map {
        String(address.dropFirst($0.count))
      }
      let last = address.split(separator: "/").last.map(String.init)
      let names = [inside, last].compactMap(\.self).filter { !$0.isEmpty }
      return folders.lazy.flatMap { folder in
        names.lazy.compactMap { name in
          (try? folder.bytes(of: name).get()).flatMap { try? JSONReader().read($0).root }
        }
      }.first
    }
  }
}

/// The folders of this machine, as far as the person may read them.
struct MachineFolders: Folders {
  private static let most = 10_000

  /// Whether the content of folders is shown.
  var areListed = true

  func kind(of path: String) -> FieldKind.PathKind? {
    switch FilePath(Self.located(path)).kind {
    case .folder: .folder
    case .regular: .file
    case nil: nil
    default: .any
    }
  }

  func entries(of folder: String) -> [FolderEntry] {
    guard areListed else { return [] }
    let names = FilePath(folder.isEmpty ? "." : Self.located(folder)).entries(atMost: Self.most)
    return names.compactMap { String(validating: $0.bytes, as: UTF8.self) }.filter { name in
      // Control characters could act on the terminal.
      !name.unicodeScalars.contains { $0.properties.generalCategory == .control }
    }.sorted().map { FolderEntry($0, kind(of: folder + $0) ?? .any) }
  }

  func absolute(_ path: String) -> String {
    let path = FilePath(Self.located(path))
    return String(decoding: (FilePath.current?.appending(path) ?? path).bytes, as: UTF8.self)
  }

  /// The path with `~` replaced by the home folder.
  static func located(_ path: String) -> String {
    guard path == "~" || path.hasPrefix("~/"), let home = Environment.text(of: "HOME") else {
      return path
    }
    return home + path.dropFirst()
  }
}
