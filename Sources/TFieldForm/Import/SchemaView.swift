internal import TFieldJSON
import TField

/// A schema with everything that applies along with it: what it refers to, and its `allOf`.
struct SchemaView {
  /// The schema itself first, then what it refers to.
  private(set) var parts: [JSONNode] = []
  /// Whether it stands within itself, so that there would be no end to it.
  private(set) var isEndless = false
  private let targets: SchemaTargets
  let report: Report
  /// Every schema on the way here, so that none is looked for within itself.
  private var ancestors: Set<Int>

  private var isCut = false

  /// More than schemas that people write take; each costs time wherever it is referred to.
  private static let partLimit = 32

  init(_ node: JSONNode, in targets: SchemaTargets, _ report: Report, after outer: Self? = nil) {
    self.targets = targets
    self.report = report
    ancestors = outer?.ancestors ?? []
    add(node)
    ancestors.formUnion(parts.map(\.index))
  }

  var node: JSONNode { parts.first ?? targets.root }

  /// The first value that a part gives for a keyword.
  subscript(keyword: String) -> JSONNode? { parts.lazy.compactMap { $0[keyword] }.first }

  /// A schema that stands in this one.
  func inner(_ node: JSONNode) -> Self { Self(node, in: targets, report, after: self) }

  /// Words for people, if there are any.
  func words(_ keyword: String) -> String? {
    parts.lazy.compactMap { $0[keyword]?.string }.first { !$0.allSatisfy(\.isWhitespace) }
  }
}

extension SchemaView {
  private mutating func add(_ node: JSONNode) {
    guard node.kind == .object, !parts.contains(where: { $0.index == node.index }) else { return }
    guard parts.count < Self.partLimit else { return rejectRest(at: node) }
    guard !ancestors.contains(node.index) else {
      return rejectCircle(at: node)
    }
    parts.append(node)
    if let reference = node["$ref"] { follow(reference) }
    for part in node["allOf"].map({ Array($0.elements) }) ?? [] { add(part) }
    if let only = onlyAlternative(of: node) { add(only) }
  }

  private mutating func follow(_ reference: JSONNode) {
    switch reference.string.map(targets.target) ?? .nowhere {
    case .nowhere:
      report.warning(.notCarriedOver("$ref", "it leads nowhere in this file"), at: reference)
    case .circle: rejectCircle(at: reference)
    case .schema(let target) where ancestors.contains(target.index): rejectCircle(at: reference)
    case .schema(let target): add(target)
    }
  }

  private mutating func rejectRest(at node: JSONNode) {
    guard !isCut else { return }
    isCut = true
    let reason = "more than \(Self.partLimit) schemas apply here, one by the other"
    report.warning(.notCarriedOver("$ref", reason), at: parts.first ?? node)
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
