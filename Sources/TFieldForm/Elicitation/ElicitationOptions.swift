internal import TFieldJSON

/// The values to choose from, each with the words that people see.
struct ElicitationOptions {
  private var options: [JSONValue] = []

  /// Reads `enum` with its `enumNames`, or what one of `keywords` lists as `const` and `title`.
  init(_ node: JSONNode, _ keywords: [String], _ place: String) throws(ElicitationRefusal) {
    let names = node["enumNames"].map { Array($0.elements) } ?? []
    if let values = node["enum"].map({ Array($0.elements) }) {
      for (index, value) in values.enumerated() {
        try add(value, title: names.indices.contains(index) ? names[index] : nil, place)
      }
    } else {
      let ways = keywords.lazy.compactMap { node[$0] }.first.map { Array($0.elements) } ?? []
      for way in ways { try add(way["const"], title: way["title"], place) }
    }
    guard !options.isEmpty else { throw ElicitationRefusal("\(place) has no options") }
  }

  private mutating func add(
    _ value: JSONNode?, title: JSONNode?, _ place: String
  ) throws(ElicitationRefusal) {
    guard let text = value?.string else {
      throw ElicitationRefusal("\(place) has an option that is no text")
    }
    options.append(["const": .string(text), "title": .string(title?.string ?? text)])
  }

  /// The schema with these options in place of its own.
  func replacing(in node: JSONNode) -> JSONValue {
    let others = node.members.filter { !["enum", "enumNames", "oneOf", "anyOf"].contains($0.key) }
    return .object(
      others.map { .init($0.key, JSONValue($0.value)) } + [.init("oneOf", .array(options))])
  }
}
