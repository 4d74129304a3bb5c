/// Another field's value, as that field's own type writes it.
package struct Display: FieldType {
  package let label = Wording.label(.display)
  let source: String
  private var shownText = ""

  package init(of source: String) { self.source = source }

  package let editor = Editor.none
  package var derivedData: String? { shownText }

  package func neighbours(of field: Field, in form: Form) -> [String] { [source] }

  package func adapted(to surroundings: Surroundings) -> Self? {
    let text = surroundings.neighbours.first?.text ?? ""
    guard text != shownText else { return nil }
    var adapted = self
    adapted.shownText = text
    return adapted
  }
}
