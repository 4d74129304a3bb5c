internal import TField
internal import TFieldJSON

/// Finds what references in a JSON Schema name; it looks through each part of the schema only once.
final class SchemaTargets {
  let root: JSONNode
  /// How often a schema may stand within itself.
  let recursionLimit: Int
  /// True once something was left out because it stands within itself.
  var wasCut = false
  /// True for the drafts before 2019-09, in which a reference stands alone.
  let ignoresSiblings: Bool
  private var known: [String: Target] = [:]
  private var containers: [Int: [String: JSONNode]] = [:]
  private lazy var names = SchemaNames(root)

  init(_ root: JSONNode, recursionLimit: Int) {
    self.root = root
    self.recursionLimit = recursionLimit
    ignoresSiblings = root["$schema"]?.string.map { $0.contains(draft: "draft-0") } ?? false
  }

  /// What a reference leads to.
  enum Target {
    case schema(JSONNode)
    case nowhere
    /// It leads back to itself.
    case circle
  }

  /// The reference of a schema, whatever its draft calls it.
  static func reference(in node: JSONNode) -> JSONNode? {
    node["$ref"] ?? node["$dynamicRef"] ?? node["$recursiveRef"]
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

  /// A reference is an address, and behind `#` a pointer into what it names or an anchor.
  private func find(_ reference: String) -> JSONNode? {
    let parts = reference.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
    let (address, fragment) = (String(parts[0]), parts.count > 1 ? parts[1] : "")
    guard let base = address.isEmpty ? root : names.schema(at: address) else { return nil }
    guard fragment.hasPrefix("/") || fragment.isEmpty else { return names.anchor(String(fragment)) }
    return fragment.split(separator: "/", omittingEmptySubsequences: false).dropFirst()
      .reduce(Optional(base)) { node, step in
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

  /// A step of a pointer: `~1` is a slash, `~0` a tilde, and `%20` a space.
  private static func unescaped(_ step: Substring) -> String {
    percentDecoded(step).with("/", for: "~1").with("~", for: "~0")
  }

  private static func percentDecoded(_ step: Substring) -> String {
    var bytes: [UInt8] = []
    var rest = Array(step.utf8)[...]
    while let byte = rest.popFirst() {
      if byte == UInt8(ascii: "%"), rest.count > 1,
        let code = UInt8(String(decoding: rest.prefix(2), as: UTF8.self), radix: 16)
      {
        bytes.append(code)
        rest = rest.dropFirst(2)
      } else {
        bytes.append(byte)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}

/// The names that parts of a schema give themselves: `$id`, `$anchor` and their older forms.
private struct SchemaNames {
  private var addresses: [String: JSONNode] = [:]
  private var anchors: [String: JSONNode] = [:]

  init(_ root: JSONNode) { add(root) }

  func anchor(_ name: String) -> JSONNode? { anchors[name] }

  /// The schema whose address ends in the one given.
  func schema(at address: String) -> JSONNode? {
    addresses[address] ?? addresses.first { $0.key.hasSuffix("/" + address) }?.value
  }

  private mutating func add(_ node: JSONNode) {
    for keyword in ["$anchor", "$dynamicAnchor"] {
      if let name = node[keyword]?.string { anchors[name] = anchors[name] ?? node }
    }
    for keyword in ["$id", "id"] {
      guard let name = node[keyword]?.string, !name.isEmpty else { continue }
      let plain = name.last == "#" ? String(name.dropLast()) : name
      if name.first == "#" { anchors[String(name.dropFirst())] = node }
      if addresses[plain] == nil { addresses[plain] = node }
    }
    for member in node.members { add(member.value) }
    for element in node.elements { add(element) }
  }
}

extension String {
  /// Whether the name of a draft stands in an address.
  fileprivate func contains(draft: String) -> Bool {
    indices.contains { self[$0...].hasPrefix(draft) }
  }
}
