// A list of names and values that stands at the path of other answers' object: it takes the names
// that are none of theirs.
extension Form {
  /// The fields, where each list of names knows those that other fields have beside it.
  static func sparingNames(_ fields: [Field]) -> [Field] {
    guard fields.contains(where: { $0.path != nil && $0.type.hasNames }) else { return fields }
    var fields = fields
    for index in fields.indices where fields[index].type.hasNames {
      let path = fields[index].answerPath
      let names = fields.lazy.filter { field in
        field.hasAnswer && field.answerPath.count > path.count
          && field.answerPath.starts(with: path)
      }.map { $0.answerPath[path.count] }
      fields[index].spare(Set(names))
    }
    return fields
  }
}

extension Field {
  /// True for a list of names and values that takes those of an object which no other field has.
  package var takesOtherNames: Bool { !options.takenNames.isEmpty }

  fileprivate mutating func spare(_ names: Set<String>) {
    guard !names.isEmpty else { return }
    options.takenNames = names
    if let list = type as? EntryList { type = list.sparing(names) }
    if let list = type as? FormList { type = list.sparing(names) }
  }
}

extension FieldType {
  /// True if its entries have names, and answer with an object.
  fileprivate var hasNames: Bool { pairs != nil || formList?.areNamed ?? false }
}

extension FormList {
  /// The same list, in which no entry may have one of these names.
  fileprivate func sparing(_ names: Set<String>) -> Self {
    var entry = entry
    guard !entry.fields.isEmpty else { return self }
    entry.fields[0].rules.append(
      Rule(.isNotIn, .others(names.sorted().map { .value(.text($0)) })))
    return Self(of: entry, min: least, max: most, unique: uniqueIDs, areNamed: areNamed)
  }
}
