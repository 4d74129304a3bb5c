/// The field types that a form file can name.
struct TypeRegistry: Sendable {
  let entries: [TypeEntry]
  private let indices: [String: Int]

  init(_ entries: [TypeEntry]) {
    self.entries = entries
    var indices: [String: Int] = [:]
    for (index, entry) in entries.enumerated() {
      indices[entry.name] = index
      for alias in entry.aliases { indices[alias] = index }
    }
    self.indices = indices
  }

  /// The built-in type of that name.
  subscript(name: String) -> TypeEntry? { indices[name].map { entries[$0] } }

  /// Every name, aliases included.
  var names: [String] { entries.flatMap { [$0.name] + $0.aliases } }

  /// Every parameter's name, once.
  var parameterNames: [String] {
    Set(entries.flatMap { $0.parameters.keys.map(\.name) }).sorted()
  }

  /// The types that have a parameter of that name.
  func owners(ofParameter key: String) -> [String] {
    entries.lazy.filter { $0.parameters.keys.contains { $0.name == key } }.map(\.name)
  }
}
