import Glibc
internal import TFieldPatterns
public import TField

/// Reads form files like a compiler: every fault in one run, each with its place.
package struct FormLoader: Sendable {
  /// The result of loading a form file.
  package struct Result: Sendable {
    package let form: Form?
    /// All errors and warnings, in the order of the file.
    package let diagnostics: [Diagnostic]
  }

  /// The wanted languages of texts, the best first, such as `["de", "en"]`.
  package var languages: [String]

  /// Reads a file that the form names, relative to the form's own folder.
  package var file: @Sendable (String) -> Swift.Result<[UInt8], Refusal>

  /// The folders of this machine, for fields that hold paths.
  package var folders: (any Folders)?

  /// The seconds between UTC and local time, at a second since 1970.
  package var offset: @Sendable (Int) -> Int = { _ in 0 }

  /// True once patterns are no longer worth matching, as after a signal that ends the program.
  package var isStopped: @Sendable () -> Bool = { false }

  /// Whether fields know the form's name of their type, which only debugging shows.
  package var namesTypes = false

  package init(
    languages: [String] = [],
    file: @escaping @Sendable (String) -> Swift.Result<[UInt8], Refusal> = { _ in
      .failure(Refusal("this form may read no files"))
    }
  ) {
    (self.languages, self.file) = (languages, file)
  }

  /// Reads the bytes of a form file; `name` is the form's id if the file gives none.
  package func load(_ bytes: [UInt8], name: String = "form") -> Result {
    load(JSONReader.root(of: bytes), name: name)
  }

  package func load(_ read: Swift.Result<JSONNode, JSONError>, name: String) -> Result {
    let root: JSONNode
    do { root = try read.get() } catch {
      let fault = Diagnostic(.notJSON, Reason("\(error)"), at: error.location)
      return Result(form: nil, diagnostics: [fault])
    }
    let reading = Reading(root.document, self)
    let judgement = Judgement(reading.budget, .form)
    defer { judgement.end() }
    let form = reading.form(root, name)
    if let form, !reading.report.isFull { reading.check(form) }
    let isUsable = !reading.report.hasErrors
    return Result(form: isUsable ? form : nil, diagnostics: reading.report.inFileOrder)
  }
}

extension Reading {
  fileprivate func form(_ root: JSONNode, _ name: String) -> Form? {
    guard root.kind == .object else {
      report.error(.expected, "form", "an object", root.kind, at: root)
      return nil
    }
    if let version = root["tfield"], let number = version.integer, number > FormFormat.version {
      report.error(.newerFormat, number, at: version)
      return nil
    }
    let reader = ObjectReader(root, FormFormat.form.format, self)
    timing = ErrorTiming(
      validate: reader.choice("validate") ?? .touched, hide: reader.choice("hideErrors") ?? .change)
    requiredMark = reader.choice("requiredMark") ?? .asterisk
    layout = reader.string("layout") == "compact" ? .compact : .auto
    readTypes(reader.members("types", of: .object) ?? [])
    let id = id(of: reader) ?? name
    let sections = sections(reader)
    var form = Form(
      reader.answerText("title") ?? .verbatim(id), id: id, sections: sections,
      actions: actions(reader), rules: (reader.elements("rules") ?? []).compactMap(formRule),
      timing: timing)
    FormFormat.form.read(reader, into: &form)
    form.effort = budget
    scope.form = form
    for entry in entryScopes where !report.isFull { within(entry) { checkNames(in: $0) } }
    if !report.isFull { checkNames(in: form) }
    return form
  }

  func within(_ entry: EntryScope, _ work: (Form) -> Void) {
    let outer = scope
    scope = entry
    defer { scope = outer }
    if let form = entry.form { work(form) }
  }

  /// The id of an object, even if it isn't a valid one.
  func id(of reader: ObjectReader) -> String? {
    guard let node = reader.node("id"), let id = node.string else { return nil }
    if !Self.isID(id) { report.error(.badID, id, at: node) }
    return id
  }
}

/// Why a form file can't be used: every fault in it, one line each.
public struct FormFileError: Error, CustomStringConvertible, Sendable {
  /// The lines, each with the file's name and the place.
  public let description: String
}

extension Form {
  /// Reads a form file, or makes a form of a JSON Schema.
  ///
  /// ```swift
  /// let form = try Form(contentsOf: "order.json")
  /// ```
  public init(contentsOf path: String, languages: [String] = []) throws(FormFileError) {
    guard let bytes = Self.bytes(of: path) else {
      throw FormFileError(description: "\(path): this file can't be read")
    }
    let name = path.split(separator: "/").last.map { String($0.prefix { $0 != "." }) } ?? "form"
    try self.init(bytes: bytes, name: name, path: path, languages: languages)
  }

  /// Reads the bytes of a form file or a JSON Schema, which messages call `path`.
  public init(
    bytes: [UInt8], name: String = "form", path: String = "form", languages: [String] = []
  ) throws(FormFileError) {
    let loader = FormLoader(languages: languages)
    let read = JSONReader.root(of: bytes)
    let root = try? read.get()
    // A schema has properties, and neither rows nor sections.
    let isSchema = root?["properties"] != nil && root?["rows"] == nil && root?["sections"] == nil
    let result =
      isSchema
      ? SchemaImport.form(from: bytes, name: name, loader).form : loader.load(read, name: name)
    guard let form = result.form else {
      throw FormFileError(
        description: result.diagnostics.map { $0.line(in: path) }.joined(separator: "\n"))
    }
    self = form
    // Only the program keeps drafts.
    keepsDrafts = false
  }

  /// The bytes of a file; `nil` if it can't be read, or is larger than any form.
  private static func bytes(of path: String) -> [UInt8]? {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    var bytes: [UInt8] = []
    var piece = [UInt8](repeating: 0, count: 65_536)
    while bytes.count <= 16 << 20 {
      let count = Glibc.read(descriptor, &piece, piece.count)
      if count < 0, errno != EINTR { return nil }
      if count == 0 { return bytes }
      bytes += piece.prefix(max(count, 0))
    }
    return nil
  }
}
