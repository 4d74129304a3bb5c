internal import TField
internal import TFieldAnswers
internal import TFieldJSON

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
    let bytes = Array(schema.value.line.utf8)
    let imported = SchemaImport.form(from: bytes, name: "elicitation")
    for note in imported.notes {
      if note.problem.name == "renamed" { continue }
      throw ElicitationRefusal(place(of: note, in: bytes) + "\(note.problem)")
    }
    guard let text = imported.text, var form = loader.load(Array(text.utf8)).form else {
      throw ElicitationRefusal("no form can be made of 'requestedSchema'")
    }
    if let field = form.fields.first(where: { $0.type is JSONText }) {
      throw ElicitationRefusal("'\(field.id.visible())' is no plain value that can be asked for")
    }
    form.title = title
    return form
  }

  /// The property that a note is about.
  private static func place(of note: Diagnostic, in bytes: [UInt8]) -> String {
    let properties = (try? JSONReader().read(bytes))?.root["properties"]
    let before = properties?.members.filter { $0.keyNode.location <= note.location } ?? []
    return before.last.map { "'\($0.key.visible())': " } ?? ""
  }
}
