internal import TField

/// The list of field types for people and for programs.
extension TypeEntry {
  package static var names: [String] { all.flatMap(\.names) }

  package static var summaries: [(name: String, says: String)] {
    all.flatMap { entry in entry.names.map { ($0, entry.summary) } }
  }

  /// The types that a name may mean that is none, the likeliest first.
  package static func suggestions(for name: String) -> [String] {
    let meant = Synonym.types(for: name)
    return meant.isEmpty ? Suggestion.nearest(to: name, among: names).map { [$0] } ?? [] : meant
  }

  /// All types in brief or one in full; `nil` if there is no such type.
  package static func text(of name: String?, asJSON: Bool) -> String? {
    guard let name else { return asJSON ? json(all) : brief(all) }
    return named(name).map { asJSON ? json([$0]) : $0.full }
  }

  private static func brief(_ entries: [TypeEntry]) -> String {
    let width = entries.map(\.name.count).max() ?? 0
    return entries.map { entry in
      let gap = String(repeating: " ", count: width - entry.name.count + 2)
      return entry.name + gap + entry.summary + "\n"
    }.joined()
  }

  private var full: String {
    let aliases = self.aliases.isEmpty ? "" : " (\(self.aliases.joined(separator: ", ")))"
    let lines = ManualPage.columns(parameters.keys.map { ($0.name, $0.summary(isBrief: true)) })
    return "\(self.name)\(aliases)\n  \(self.summary)\n"
      + (lines.isEmpty ? "" : "parameters\n" + lines)
      + "example\n  \(exampleField)\n  \(self.example.value)\n"
  }

  private static func json(_ entries: [TypeEntry]) -> String {
    JSONValue.array(entries.map(\.json)).pretty + "\n"
  }

  var exampleField: String {
    let parameters = self.example.parameters.dropFirst().dropLast()
    return "{ \"id\": \"example\", \"type\": \"\(self.name)\""
      + (parameters.isEmpty ? " }" : "," + parameters + "}")
  }

  private var json: JSONValue {
    [
      "name": .string(self.name),
      "aliases": .texts(self.aliases), "description": .string(self.summary),
      "parameters": .array(parameters.keys.map(\.json)),
      "example": ["field": .string(exampleField), "value": .string(self.example.value)],
    ]
  }
}

extension KeyFormat {
  fileprivate var json: JSONValue {
    [
      "name": .string(name), "description": .string(says), "required": .bool(isRequired),
      "default": standard.map(JSONValue.string) ?? .null, "value": .string(shape.says),
      "choices": choices.isEmpty ? .null : .texts(choices),
    ]
  }
}
