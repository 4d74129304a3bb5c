internal import TField

/// The fields of a form that were read so far, in their order and by their ids.
struct FieldPlaces {
  private(set) var all: [FieldPlace] = []
  private(set) var table = IDTable()

  subscript(id: String) -> FieldPlace? {
    table.number(of: id) { all[$0].field.id == id }.map { all[$0] }
  }

  /// Adds a field whose id no other one has.
  mutating func add(_ place: FieldPlace) {
    table.add(place.field.id, as: all.count)
    all.append(place)
  }

  var ids: some Collection<String> { all.lazy.map(\.field.id) }
}

/// A field, where it stands, and what it was made from.
struct FieldPlace {
  let field: Field
  let object: JSONNode
  /// The built-in type that its own is made from.
  let entry: TypeEntry?

  var id: JSONNode { object["id"] ?? object }
}
