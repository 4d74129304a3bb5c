internal import TField
internal import TFieldJSON

/// Finds what references in a JSON Schema name; it looks through each part of the schema only once.
final class SchemaTargets {
  let root: JSONNode
  private var known: [String: Target] = [:]
  private var containers: [Int: [String: JSONNode]] = [:]
  private lazy var anchors = findAnchors()

  init(_ root: JSONNode) { self.root = root }

  /// What a reference leads to.
  enum Target {
    case schema(JSONNode)
    case nowhere
    /// It leads back to itself.
    case circle
  }

  /// What a pointer such as `#/$defs/name` names; other files are not read.
  ///
  /// Where that only refers to something else, it is followed to the end, and each step only once.
  func target(of reference: String) -> Target {
    var chain: [String] = []
    var inChain: Set<String> = []
    var next = reference
    var end: Target?
    while end == nil {
      if let found = known[next] { end = found; break }
      guard inChain.insert(next).inserted else { end = .circle; break }
      chain.append(next)
      guard let node = find(next) else { end = .nowhere; break }
      if let further = Self.onlyReference(of: node) { next = further } else { end = .schema(node) }
    }
    let target = end ?? .nowhere
    for step in chain { known[step] = target }
    return target
  }

  /// The reference that is all there is in a schema.
  private static func onlyReference(of node: JSONNode) -> String? {
    let members = Array(node.members.prefix(2))
    guard let only = members.first, members.count == 1 else { return nil }
    return only.key == "$ref" ? only.value.string : nil
  }

  private func find(_ reference: String) -> JSONNode? {
    guard reference.hasPrefix("#") else { return nil }
    let path = reference.dropFirst()
    guard path.hasPrefix("/") || path.isEmpty else { return anchors[String(path)] }
    return path.split(separator: "/").reduce(Optional(root)) { node, step in
      node.flatMap { children(of: $0)[Self.unescaped(step)] }
    }
  }

  private func children(of node: JSONNode) -> [String: JSONNode] {
    if let known = containers[node.index] { return known }
    let all: [(String, JSONNode)] =
      node.kind == .array
      ? node.elements.enumerated().map { (String($0.offset), $0.element) }
      : node.members.map { ($0.key, $0.value) }
    let children = Dictionary(all) { first, _ in first }
    containers[node.index] = children
    return children
  }

  private func findAnchors() -> [String: JSONNode] {
    var anchors: [String: JSONNode] = [:]
    for keyword in ["$defs", "definitions"] {
      for member in root[keyword].map({ Array($0.members) }) ?? [] {
        let ids = ["$id", "id"].compactMap { member.value[$0]?.string }.filter { $0.first == "#" }
        let names = [member.value["$anchor"]?.string] + ids.map { String($0.dropFirst()) }
        for name in names.compactMap(\.self) where anchors[name] == nil {
          anchors[name] = member.value
        }
      }
    }
    return anchors
  }

  private static func unescaped(_ step: Substring) -> String {
    String(step).with("%", for: "%25").with("/", for: "~1").with("~", for: "~0")
  }
}
