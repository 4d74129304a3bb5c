internal import TField

/// The form that asks what a request wants to know.
struct ElicitationForm {
  let form: Form

  init(
    _ schema: ElicitationSchema, _ message: String, _ loader: FormLoader
  ) throws(ElicitationRefusal) {
    var form = try Self.fields(of: schema, loader)
    let words = [message.unlessBlank, schema.description].compactMap(\.self)
    let note = words.isEmpty ? nil : Wording.verbatim(words.joined(separator: "\n\n"))
    if form.fields.isEmpty {
      // Words stand above fields only; without any, they are what there is.
      form = Form(
        form.title, id: form.id, rows: note.map { [[Field("message", Note(), label: $0)]] } ?? [])
    } else {
      form.description = note
    }
    form.actions = [
      Action(ElicitationRequest.accept, label: .label(.submit)),
      Action(ElicitationRequest.decline, label: .label(.decline), requires: []),
    ]
    form.keepsDrafts = false
    self.form = form
  }

  /// The form of the schema alone.
  private static func fields(
    of schema: ElicitationSchema, _ loader: FormLoader
  ) throws(ElicitationRefusal) -> Form {
    let title = schema.title.map(Wording.verbatim) ?? .label(.elicitation)
    if schema.isEmpty { return Form(title, id: "elicitation", rows: []) }
    let reader = JSONReader(allowsNUL: true)
    guard let root = try? reader.read(Array(schema.value.line.utf8)).root else {
      throw ElicitationRefusal("'requestedSchema' holds too much")
    }
    let imported = SchemaImport.form(of: JSONSchema(root), name: "elicitation", loader)
    for note in imported.notes {
      if note.problem.name == "renamed" { continue }
      throw ElicitationRefusal(place(of: note, in: root) + "\(note.problem)")
    }
    guard var form = imported.form.form else {
      throw ElicitationRefusal("no form can be made of 'requestedSchema'")
    }
    if let field = form.fields.first(where: { $0.type is JSONText }) {
      throw ElicitationRefusal("'\(field.id.visible())' is no plain value that can be asked for")
    }
    form.title = title
    return form
  }

  /// The property that a note is about.
  private static func place(of note: Diagnostic, in root: JSONNode) -> String {
    let members = root["properties"].map { Array($0.members) } ?? []
    let name = members.last { $0.keyNode.location <= note.location }?.key
    return name.map { "'\($0.visible())': " } ?? ""
  }
}
