/// The same again: the twin of a password, or of any other field, typed a second time.
///
/// It takes, shows and hides what its twin's type does; only the judgement is its own.
package struct Confirmation: FieldType {
  package let label = Wording.label(.confirmation)

  /// The id of the field that it confirms.
  package let twin: String
  private let type: any FieldType
  private var first = ""

  /// The twin of the field with that id, whose type is `type`.
  package init(of twin: String, as type: any FieldType = Password()) {
    self.twin = twin
    // A chain of them is as quick as one: each takes what the first field takes.
    self.type = (type as? Self)?.type ?? type
  }

  package func neighbours(of field: Field, in form: Form) -> [String] { [twin] }

  package func adapted(to surroundings: Surroundings) -> Self? {
    let first = surroundings.neighbours.first?.data ?? ""
    guard first != self.first else { return nil }
    var adapted = self
    adapted.first = first
    return adapted
  }

  /// The first may still change, so nothing is wrong before this one is left.
  package func judge(_ data: String) -> Parse.State {
    finish(data) == first ? .whole : .begun(.notEqual, .entriesDiffer)
  }
}

extension Confirmation {
  package var priority: Double { type.priority }
  package var isSecret: Bool { type.isSecret }
  package var mask: Mask { type.mask }
  package var mustNotBeStored: Bool { type.mustNotBeStored }
  package var foldsForms: Bool { type.foldsForms }
  package var isFixedLength: Bool { type.isFixedLength }
  package var isTypedAsShown: Bool { type.isTypedAsShown }
  package var subject: Subject { type.subject }
  package var editor: Editor { type.editor }

  package func template(for data: String) -> Template? { type.template(for: data) }
  package func capacity(for data: String) -> Int { type.capacity(for: data) }
  package var capitals: WordCapitals? { type.capitals }
  package func typed(_ data: String) -> TypedValue { type.typed(data) }

  package func parse(_ text: String) -> Parse { type.parse(text) }
  package func write(_ data: String, as writing: Writing) -> String {
    type.write(data, as: writing)
  }
}

extension Confirmation {
  package func isPlainlyGood(_ bytes: Span<UInt8>) -> Bool {
    type.isBare && type.isPlainlyGood(bytes) && bytes.isText(first)
  }
}
