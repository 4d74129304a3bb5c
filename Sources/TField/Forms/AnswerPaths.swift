/// Where the answers of a form stand in nested output: a trie of keys.
package struct AnswerPaths: Sendable {
  /// What stands at a key: the fields that may answer there, and the keys of an object.
  ///
  /// Several fields share a key only if no two of them can exist at the same time.
  package struct Node: Sendable {
    package var fields: [Int] = []
    package var keys: [String: Node] = [:]

    fileprivate var allFields: [Int] { fields + keys.values.flatMap(\.allFields) }
  }

  package private(set) var root = Node()
  /// Pairs of fields of which one stands where the other one does, or inside of it.
  package private(set) var clashes: [(field: Int, other: Int)] = []

  /// The paths of a form's fields; notes and fields without an answer have none.
  package init(of form: Form) {
    for (index, field) in form.fields.enumerated() where field.hasAnswer {
      Self.insert(index, at: field.answerPath[...], into: &root, &clashes, of: form)
    }
  }

  private static func insert(
    _ index: Int, at path: ArraySlice<String>, into node: inout Node,
    _ clashes: inout [(field: Int, other: Int)], of form: Form
  ) {
    guard let key = path.first else {
      let below = form.fields[index].holdsObject ? [] : node.keys.values.flatMap(\.allFields)
      clashes += Self.clash(of: index, among: node.fields + below, of: form)
      return node.fields.append(index)
    }
    let above = node.fields.filter { !form.fields[$0].holdsObject }
    clashes += Self.clash(of: index, among: above, of: form)
    insert(index, at: path.dropFirst(), into: &node.keys[key, default: Node()], &clashes, of: form)
  }

  private static func clash(
    of index: Int, among others: [Int], of form: Form
  ) -> [(field: Int, other: Int)] {
    guard !others.isEmpty else { return [] }
    let own = form.presence(of: index)
    let other = others.sorted().first { index in
      let other = form.presence(of: index)
      return !other.excludes(own) && !own.excludes(other)
    }
    return other.map { [(index, $0)] } ?? []
  }
}

extension Field {
  /// The keys that lead to its answer in nested output.
  package var answerPath: [String] { path ?? [id] }

  /// True unless it is mere words, or only chooses between other fields.
  package var hasAnswer: Bool { !(type is Note) && !options.isOnlyForForm }

  /// True for a switch whose answer is the object around other answers.
  package var holdsObject: Bool { options.answersWithObject && type.editor == .toggle }
}

extension Form {
  /// The index of the field with that id, or of the one whose answer stands there: `address.zip`.
  func field(named name: String) -> Int? {
    index(of: name) ?? fields.firstIndex { $0.path?.joined(separator: ".") == name }
  }

  /// The condition under which a field exists, with those of the fields that it wants values of.
  fileprivate func presence(of index: Int, depth: Int = 16) -> Condition {
    let when = fields[index].when
    guard depth > 0 else { return when }
    let wanted = when.wantedIDs.compactMap(self.index(of:))
    return .all([when] + wanted.map { presence(of: $0, depth: depth - 1) })
  }

  /// True if a field or a section says where answers stand, or one has no answer of its own.
  package var isNested: Bool { fields.contains { $0.path != nil || $0.options.isOnlyForForm } }
}
