internal import TFieldJSON

/// An array of a JSON Schema: several of some values, or a list of entries.
struct ImportedList {
  private let view: SchemaView

  init(_ view: SchemaView) { self.view = view }

  /// The type; `nil`, with a note, for what no list of a form can hold.
  var type: ImportedType? {
    if isImpossible {
      view.note("maxItems", "it is below 'minItems'")
      return nil
    }
    tellForeign()
    let items = view.inner(view.all("items").filter { $0.bool != true })
    if items.isEndless || items.isNever { return nil }
    return items.isOpen ? nil : type(of: items)
  }

  /// Tells what a list can't say.
  func tellForeign() {
    if mustContain, containRule == nil { view.note("contains", "a form can't say this of a list") }
  }

  /// True if one of the entries must be of a kind.
  private var mustContain: Bool {
    view["contains"].map { $0.bool != true } ?? false && view["minContains"]?.integer != 0
  }

  /// A rule by which not all of the entries are others.
  private var containRule: JSONValue? {
    guard mustContain, view.all("contains").count == 1, let wanted = view["contains"],
      view["minContains"]?.integer ?? 1 == 1, view["maxContains"] == nil,
      let words = SchemaClaim(wanted).words, let others = SchemaClaim(wanted).denial
    else { return nil }
    return [
      "any": [["not": others], ["count": ["max": 0]]], "code": "contains",
      "message": ImportedWords.needsEntry(words),
    ]
  }

  /// What the entries have to be together.
  private var rules: [JSONValue] {
    [containRule].compactMap(\.self)
  }

  /// True if no two entries may be alike.
  var mustDiffer: Bool { view["uniqueItems"]?.bool == true }

  /// Values to be chosen from become boxes to tick; what isn't one value each can't be an entry.
  private func type(of items: SchemaView) -> ImportedType? {
    if !items.takesOtherTexts, let options = ImportedOptions(items) {
      return choices(from: options)
    }
    guard let entry = entry(items) else {
      view.note("items", "an entry of a list is one text or number")
      return nil
    }
    let rules = entry.rules + ImportedRules(items, entry, isFixed: true).values
    var members: [JSONValue.Member] = [.init("type", .string(entry.name))] + entry.parameters
    if !rules.isEmpty { members.append(.init("rules", .array(rules))) }
    return list(of: .object(members))
  }

  /// An entry must be there, so that yes and no are two values to choose from.
  private func entry(_ items: SchemaView) -> ImportedType? {
    guard let type = ImportedType(items), type.name == "toggle" else { return ImportedType(items) }
    return .yesOrNo
  }

  private func choices(from options: ImportedOptions) -> ImportedType {
    var type = ImportedType("choices")
    type.parameters = [.init("options", .array(options.listed)), .init("ordered", true)] + counts
    type.rules = rules
    return type
  }

  private func list(of entry: JSONValue) -> ImportedType {
    var type = ImportedType("list")
    type.parameters = [.init("of", entry)] + counts
    type.rules = (mustDiffer ? [["unique": true]] : []) + rules
    return type
  }

  /// True if there are never as many as there must be.
  private var isImpossible: Bool {
    guard let least = view["minItems"]?.integer, let most = view["maxItems"]?.integer else {
      return false
    }
    return least > most
  }

  var counts: [JSONValue.Member] {
    let most = count("maxItems")
    let least = containRule == nil ? count("minItems") : max(count("minItems") ?? 1, 1)
    return [("min", least), ("max", most)].compactMap { name, count in
      count.map { .init(name, .integer($0)) }
    }
  }

  /// A number of entries that a list has room for.
  private func count(_ keyword: String) -> Int? {
    guard let node = view[keyword] else { return nil }
    if let count = node.integer, (0...100_000).contains(count) { return count }
    view.note(keyword, "a list takes 0 to 100000 entries")
    return nil
  }
}
