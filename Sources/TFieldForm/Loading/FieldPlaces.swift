internal import TField
internal import TFieldJSON

/// The fields that were read so far, in file order and by id.
struct FieldPlaces {
  private(set) var all: [FieldPlace] = []
  private var numbers: [String: Int] = [:]

  subscript(id: String) -> FieldPlace? { numbers[id].map { all[$0] } }

  /// Adds a field with an id that no other one has.
  mutating func add(_ place: FieldPlace, id: String) {
    numbers[id] = all.count
    all.append(place)
  }

  var ids: some Collection<String> { numbers.keys }
}

/// What is known of a field before the form is whole: its type, and the object that defines it.
struct FieldPlace {
  let type: any FieldType
  let object: JSONNode
  /// The built-in type that the field's type is made from.
  let entry: TypeEntry?

  var id: JSONNode { object["id"] ?? object }
}
