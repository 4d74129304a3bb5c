internal import TFieldJSON
import TField

/// A schema with everything that applies along with it: what it refers to, and its `allOf`.
struct SchemaView {
  /// The schema itself first, then what it refers to.
  private(set) var parts: [JSONNode] = []
  /// Whether it stands within itself, so that there would be no end to it.
  private(set) var isEndless = false
  private let root: JSONNode
  let report: Report
  /// Every schema on the way here, so that none is looked for within itself.
  private var ancestors: Set<Int>

  private static let partLimit = 200

  init(_ node: JSONNode, in root: JSONNode, _ report: Report, after outer: Self? = nil) {
    self.root = root
    self.report = report
    ancestors = outer?.ancestors ?? []
    add(node)
    ancestors.formUnion(parts.map(\.index))
  }

  var node: JSONNode { parts.first ?? root }

  /// The first value that a part gives for a keyword.
  subscript(keyword: String) -> JSONNode? { parts.lazy.compactMap { $0[keyword] }.first }

  /// A schema that stands in this one.
  func inner(_ node: JSONNode) -> Self { Self(node, in: root, report, after: self) }

  /// Words for people, if there are any.
  func words(_ keyword: String) -> String? {
    parts.lazy.compactMap { $0[keyword]?.string }.first { !$0.allSatisfy(\.isWhitespace) }
  }
}

extension SchemaView {
  private mutating func add(_ node: JSONNode) {
    guard node.kind == .object, parts.count < Self.partLimit,
      !parts.contains(where: { $0.index == node.index })
    else { return }
    guard !ancestors.contains(node.index) else {
      return rejectCircle(at: node)
    }
    parts.append(node)
    if let reference = node["$ref"] { follow(reference) }
    for part in node["allOf"].map({ Array($0.elements) }) ?? [] { add(part) }
    if let only = onlyAlternative(of: node) { add(only) }
  }

  private mutating func follow(_ reference: JSONNode) {
    guard let text = reference.string, let target = target(of: text) else {
      let reason = "it leads nowhere in this file"
      return report.warning(.notCarriedOver("$ref", reason), at: reference)
    }
    if ancestors.contains(target.index) {
      rejectCircle(at: reference)
    } else {
      add(target)
    }
  }

  private mutating func rejectCircle(at place: JSONNode) {
    isEndless = true
    report.warning(.notCarriedOver("$ref", "the schema contains itself"), at: place)
  }

  /// The alternative beside `null`: then the value may just be missing.
  private func onlyAlternative(of node: JSONNode) -> JSONNode? {
    for keyword in ["anyOf", "oneOf"] {
      let others = node[keyword]?.elements.filter { $0["type"]?.string != "null" } ?? []
      if others.count == 1, node[keyword]?.elements.contains(where: { _ in true }) == true {
        return others.first
      }
    }
    return nil
  }

  /// What a pointer such as `#/$defs/name` names; other files are not read.
  private func target(of reference: String) -> JSONNode? {
    guard reference.hasPrefix("#") else { return nil }
    let path = reference.dropFirst()
    guard path.hasPrefix("/") || path.isEmpty else { return anchored(String(path)) }
    return path.split(separator: "/").reduce(Optional(root)) { node, step in
      let name = Self.unescaped(step)
      guard let node else { return nil }
      guard node.kind == .array else { return node[name] }
      return Int(name).flatMap { index in
        node.elements.enumerated().first { $0.offset == index }?.element
      }
    }
  }

  private func anchored(_ name: String) -> JSONNode? {
    for keyword in ["$defs", "definitions"] {
      for member in root[keyword].map({ Array($0.members) }) ?? []
      where member.value["$anchor"]?.string == name || member.value["$id"]?.string == "#" + name
        || member.value["id"]?.string == "#" + name
      {
        return member.value
      }
    }
    return nil
  }

  private static func unescaped(_ step: Substring) -> String {
    String(step).with("%", for: "%25").with("/", for: "~1").with("~", for: "~0")
  }
}

extension SchemaView {
  /// The types it allows, without `null`.
  var types: [String] {
    guard let node = self["type"] else { return [] }
    let names = node.string.map { [$0] } ?? node.elements.compactMap(\.string)
    return names.filter { $0 != "null" }
  }

  var isArray: Bool { types == ["array"] || (types.isEmpty && self["items"] != nil) }

  var isObject: Bool { types == ["object"] || (types.isEmpty && self["properties"] != nil) }

  /// The properties of all parts, each once.
  var properties: [JSONMember] {
    var names: Set<String> = []
    return parts.flatMap { $0["properties"].map { Array($0.members) } ?? [] }
      .filter { names.insert($0.key).inserted }
  }

  var required: Set<String> {
    Set(parts.flatMap { $0["required"]?.elements.compactMap(\.string) ?? [] })
  }

  /// Tells what an object asks for that no form can.
  func tellOthers() {
    for part in parts {
      for member in part.members where Self.foreign.contains(member.key) {
        report.warning(.notCarriedOver(member.key, "a form can't say this"), at: member.keyNode)
      }
      tellAlternatives(of: part)
    }
  }

  private func tellAlternatives(of part: JSONNode) {
    for member in part.members where member.key == "anyOf" || member.key == "oneOf" {
      let count = member.value.elements.count { $0["type"]?.string != "null" }
      if count != 1 {
        let reason = "a form can't choose between schemas"
        report.warning(.notCarriedOver(member.key, reason), at: member.keyNode)
      }
    }
  }

  private static let foreign: Set = [
    "not", "if", "then", "else", "dependencies", "dependentRequired", "dependentSchemas",
    "patternProperties", "propertyNames", "minProperties", "maxProperties",
  ]
}

extension JSONElements {
  fileprivate func count(where isCounted: (JSONNode) -> Bool) -> Int {
    reduce(0) { $0 + (isCounted($1) ? 1 : 0) }
  }
}
