internal import TFieldJSON
internal import TField

/// The fields of a form that were read so far, in their order and by their ids.
struct FieldPlaces {
  private(set) var all: [FieldPlace] = []
  private(set) var table = NumberTable()

  subscript(id: String) -> FieldPlace? {
    table.number(of: NumberTable.hash(of: id)) { all[$0].field.id == id }.map { all[$0] }
  }

  /// Adds a field; false if another one has its id.
  mutating func add(_ place: FieldPlace) -> Bool {
    let id = place.field.id
    let known = table.add(all.count, NumberTable.hash(of: id)) { all[$0].field.id == id }
    guard known == nil else { return false }
    all.append(place)
    return true
  }

  /// Made only as far as they are looked at: there may be very many.
  var ids: some Collection<String> { all.lazy.map(\.field.id) }
}

/// A field, where it stands, and what it was made from.
struct FieldPlace {
  var field: Field
  let object: JSONNode
  /// The built-in type that its own is made from.
  let entry: TypeEntry?

  var id: JSONNode { object["id"] ?? object }

  /// The place of a field that says the same under another name.
  func repeated(at object: JSONNode, _ id: String, label: String?) -> Self {
    Self(field: Field(id, label: label, like: field), object: object, entry: entry)
  }
}
