package import TField
internal import TFieldPatterns

/// Reads form files like a compiler: every fault in one run, each with its place.
package struct FormLoader: Sendable {
  /// What became of a form file.
  package struct Result: Sendable {
    /// The form, if nothing is wrong with it.
    package let form: Form?
    /// Everything that is wrong or doubtful, in the order of the file.
    package let diagnostics: [Diagnostic]

    package init(form: Form?, diagnostics: [Diagnostic]) {
      (self.form, self.diagnostics) = (form, diagnostics)
    }
  }

  /// The languages that texts are wanted in, the best first, such as `["de", "en"]`.
  package var languages: [String]

  /// Reads a file that the form names, relative to the form's own folder.
  package var file: @Sendable (String) -> Swift.Result<[UInt8], FileFault>

  /// Knows the folders of this machine, for fields that hold paths.
  package var folders: any Folders = NoFolders()

  /// True once patterns are no longer worth matching, as after a signal that ends the program.
  package var isStopped: @Sendable () -> Bool = { false }

  /// True if each field is to know the form's word for its type, which only debugging shows.
  package var namesTypes = false

  package init(
    languages: [String] = [],
    file: @escaping @Sendable (String) -> Swift.Result<[UInt8], FileFault> = { _ in
      .failure(FileFault("this form may read no files"))
    }
  ) {
    self.languages = languages
    self.file = file
  }

  /// Reads the bytes of a form file; `name` is the form's id if the file gives none.
  package func load(_ bytes: [UInt8], name: String = "form") -> Result {
    do {
      let document = try JSONReader().read(bytes)
      return load(document.root, name)
    } catch {
      let fault = Diagnostic(.notJSON(error), at: error.location)
      return Result(form: nil, diagnostics: [fault])
    }
  }

  private func load(_ root: JSONNode, _ name: String) -> Result {
    let reading = Reading(root.document, self)
    let judgement = Judgement(reading.budget, .form)
    defer { judgement.end() }
    let form = reading.form(root, name)
    if let form, !reading.report.isFull { FormCheck(form, reading).run() }
    let isUsable = !reading.report.hasErrors
    return Result(form: isUsable ? form : nil, diagnostics: reading.report.inFileOrder)
  }
}

extension Reading {
  /// The whole form; what is at fault in it is left out, and reported.
  fileprivate func form(_ root: JSONNode, _ name: String) -> Form? {
    guard root.kind == .object else {
      report.error(.expected("an object", found: root.kind, key: "form"), at: root)
      return nil
    }
    if let version = root["tfield"], let number = version.integer, number > FormFormat.version {
      report.error(.newerFormat(number), at: version)
      return nil
    }
    let reader = ObjectReader(root, FormFormat.form, self)
    timing = ErrorTiming(
      validate: reader.choice("validate") ?? .touched, hide: reader.choice("hideErrors") ?? .change)
    requiredMark = reader.choice("requiredMark") ?? .asterisk
    layout = reader.string("layout") == "compact" ? .compact : .auto
    readTypes(reader.members("types", of: .object) ?? [])
    let id = id(of: reader) ?? name
    let sections = sections(reader)
    var form = Form(
      reader.answerText("title") ?? .verbatim(id), id: id, sections: sections,
      actions: actions(reader), rules: formRules(reader),
      timing: timing)
    form.description = reader.answerText("description")
    form.layout = reader.choice("layout") ?? .auto
    form.navigation = reader.choice("navigation") ?? .gated
    form.isFullWidth = reader.string("width") == "full"
    form.requiredMark = requiredMark
    form.submitsOnEnter = reader.string("enter") == "submit"
    form.effort = budget
    form.keepsDrafts = reader.bool("draft") ?? true
    scope.form = form
    for entry in entryScopes where !report.isFull { within(entry) { checkNames(in: $0) } }
    if !report.isFull { checkNames(in: form) }
    return form
  }

  /// Does something with the fields of an entry as those that are meant.
  func within(_ entry: EntryScope, _ work: (Form) -> Void) {
    let outer = scope
    scope = entry
    defer { scope = outer }
    if let form = entry.form { work(form) }
  }

  private func id(of reader: ObjectReader) -> String? {
    guard let node = reader.node("id"), let id = node.string else { return nil }
    if !Self.isID(id) { report.error(.badID(id), at: node) }
    return id
  }
}
