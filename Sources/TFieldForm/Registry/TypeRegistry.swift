/// The field types that a form file can name.
struct TypeRegistry: Sendable {
  /// Entries by kind, made when one of them or one behind them is asked for.
  private let groups: [@Sendable () -> [TypeEntry]]

  init(_ groups: [@Sendable () -> [TypeEntry]]) { self.groups = groups }

  var entries: [TypeEntry] { groups.flatMap { $0() } }

  /// The type of that name.
  subscript(name: String) -> TypeEntry? {
    for group in groups {
      if let entry = group().first(where: { $0.isCalled(name) }) { return entry }
    }
    return nil
  }

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
