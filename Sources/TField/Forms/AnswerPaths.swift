/// Where the answers of a form stand in nested output: a trie of keys.
package struct AnswerPaths: Sendable {
  /// What a key leads to.
  package indirect enum Branch: Sendable {
    case field(Int)
    case object([String: Branch])
  }

  private var root: [String: Branch] = [:]
  /// Pairs of fields of which one stands where the other one does, or inside of it.
  package private(set) var clashes: [(field: Int, other: Int)] = []

  /// The paths of a form's fields; notes have none.
  package init(of form: Form) {
    for (index, field) in form.fields.enumerated() where !(field.type is Note) {
      Self.insert(index, at: field.answerPath[...], into: &root, &clashes)
    }
  }

  private static func insert(
    _ index: Int, at path: ArraySlice<String>, into branches: inout [String: Branch],
    _ clashes: inout [(field: Int, other: Int)]
  ) {
    guard let key = path.first else { return }
    let rest = path.dropFirst()
    switch branches[key] {
    case .field(let other): clashes.append((index, other))
    case .object(var inner):
      if rest.isEmpty { return clashes.append((index, first(in: inner) ?? index)) }
      insert(index, at: rest, into: &inner, &clashes)
      branches[key] = .object(inner)
    case nil:
      var inner: [String: Branch] = [:]
      insert(index, at: rest, into: &inner, &clashes)
      branches[key] = rest.isEmpty ? .field(index) : .object(inner)
    }
  }

  private static func first(in branches: [String: Branch]) -> Int? {
    for branch in branches.values {
      switch branch {
      case .field(let index): return index
      case .object(let inner): if let index = first(in: inner) { return index }
      }
    }
    return nil
  }

  /// What a key at the top leads to.
  package subscript(key: String) -> Branch? { root[key] }
}

extension Field {
  /// The keys that lead to its answer in nested output.
  package var answerPath: [String] { path ?? [id] }
}

extension Form {
  /// The index of the field with that id, or of the one whose answer stands there: `address.zip`.
  func field(named name: String) -> Int? {
    index(of: name) ?? fields.firstIndex { $0.path?.joined(separator: ".") == name }
  }

  /// True if a field or a section says where answers stand.
  package var isNested: Bool { fields.contains { $0.path != nil } }
}
