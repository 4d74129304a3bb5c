internal import CData
internal import TField

/// Finds the schemas that references name, in all documents of a schema.
package struct SchemaDocuments: Sendable {
  /// A schema in one of the documents.
  package struct Place: Hashable, Sendable {
    package let document: Int
    let index: Int
  }

  /// A schema with an address of its own, and the schemas inside it that have none.
  struct Resource: Sendable {
    let address: String
    let root: SchemaSpot
    var anchors: [String: SchemaSpot] = [:]
    /// The anchors for dynamic references; the one of `$recursiveAnchor` has an empty name.
    var dynamicAnchors: [String: SchemaSpot] = [:]
  }

  private(set) var resources: [Resource] = []
  private var addresses: [String: Int] = [:]
  /// The schemas that were scanned, with what they pass on to inner ones.
  private var spots: [Place: SchemaSpot] = [:]
  private var count = 0
  private var found: [String: SchemaSpot] = [:]
  private var children: [Place: [String: JSONNode]] = [:]

  /// Adds a document that was read from an address, and returns its root.
  mutating func add(_ root: JSONNode, at address: String, draft: SchemaDraft = .draft2020)
    -> SchemaSpot
  {
    let spot = SchemaSpot(
      place: Place(document: count, index: root.index), node: root,
      resource: resources.count,
      draft: root["$schema"]?.string.flatMap(SchemaDraft.init(_:)) ?? draft)
    count += 1
    resources.append(Resource(address: address, root: spot))
    addresses[address] = spot.resource
    scan(spot)
    return inner(root, of: spot)
  }

  /// A schema inside another one, or an element of a member of it.
  package func inner(_ node: JSONNode, of spot: SchemaSpot) -> SchemaSpot {
    let place = Place(document: spot.place.document, index: node.index)
    return spots[place]
      ?? SchemaSpot(place: place, node: node, resource: spot.resource, draft: spot.draft)
  }

  /// Registers the addresses and anchors of a schema and of all schemas in it.
  private mutating func scan(_ spot: SchemaSpot) {
    guard spot.node.kind == .object else { return }
    var spot = spot
    if !spot.ignoresSiblings { name(&spot) }
    spots[spot.place] = spot
    for word in spot.node.members {
      for node in SchemaVocabulary.schemas(in: word.value, of: word.key) {
        scan(inner(node, of: spot))
      }
    }
  }

  private mutating func name(_ spot: inout SchemaSpot) {
    let words = spot.node
    let draft = words["$schema"]?.string.flatMap(SchemaDraft.init(_:)) ?? spot.draft
    if let id = words[draft.idWord]?.string {
      let address = SchemaAddress(id).resolved(against: resources[spot.resource].address)
      if !address.fragment.isEmpty, draft.ignoresSiblings {
        resources[spot.resource].anchors[address.fragment.percentDecoded] = spot
      } else if address.document != resources[spot.resource].address {
        (spot.resource, spot.draft) = (resources.count, draft)
        resources.append(Resource(address: address.document, root: spot))
        addresses[address.document] = addresses[address.document] ?? spot.resource
      }
    }
    for word in ["$anchor", "$dynamicAnchor"] where draft.knows(word) {
      guard let anchor = words[word]?.string else { continue }
      resources[spot.resource].anchors[anchor] = spot
      if word == "$dynamicAnchor" { resources[spot.resource].dynamicAnchors[anchor] = spot }
    }
    if words["$recursiveAnchor"]?.bool == true, draft == .draft2019 {
      resources[spot.resource].dynamicAnchors[""] = spot
    }
  }

  /// The schema that a reference names, if there is one; `load` provides further documents.
  package mutating func target(
    of reference: String, in spot: SchemaSpot, load: (String) -> JSONNode? = { _ in nil }
  ) -> SchemaSpot? {
    let address = SchemaAddress(reference).resolved(against: resources[spot.resource].address)
    let fragment = address.fragment
    let name = address.document + "#" + fragment
    if let known = found[name] { return known }
    guard
      let resource = addresses[address.document]
        ?? load(address.document).map({
          add($0, at: address.document, draft: spot.draft).resource
        })
    else { return nil }
    let root = resources[resource].root
    let target =
      fragment.isEmpty
      ? root
      : fragment.hasPrefix("/")
        ? follow(fragment.pointerSteps, from: root)
        : resources[resource].anchors[fragment.percentDecoded]
    found[name] = target
    return target
  }

  private mutating func follow(_ steps: [String], from root: SchemaSpot) -> SchemaSpot? {
    var spot = root
    for step in steps {
      guard let next = children(of: spot)[step] else { return nil }
      spot = inner(next, of: spot)
    }
    if spots[spot.place] == nil { scan(spot) }
    return spot
  }

  private mutating func children(of spot: SchemaSpot) -> [String: JSONNode] {
    if let known = children[spot.place] { return known }
    let all: [(String, JSONNode)] =
      spot.node.elements.enumerated().map { (String($0.offset), $0.element) }
      + spot.node.members.map { ($0.key, $0.value) }
    children[spot.place] = Dictionary(all) { first, _ in first }
    return children[spot.place] ?? [:]
  }
}

/// A schema in one of the documents, with what it inherits from those around it.
package struct SchemaSpot: Sendable {
  package let place: SchemaDocuments.Place
  package let node: JSONNode
  var resource: Int
  var draft: SchemaDraft

  /// The value of a word, if its draft knows that word.
  package subscript(word: String) -> JSONNode? { draft.knows(word) ? node[word] : nil }

  /// True if only its `$ref` counts.
  var ignoresSiblings: Bool { draft.ignoresSiblings && node["$ref"] != nil }
}

/// The words of JSON Schema by kind, from `Data/schema-words.txt`.
enum SchemaVocabulary {
  private static let lists = DataFile.schemaWords.lists

  static func words(_ kind: String) -> Set<String> { lists[kind] ?? [] }

  static func schemas(in value: JSONNode, of word: String) -> [JSONNode] {
    switch value.kind {
    case .object where words("one").contains(word): [value]
    case .array where words("list").contains(word): value.elements
    case .object where words("map").contains(word): value.members.map(\.value)
    default: []
    }
  }
}

// How a schema is known.
extension SchemaVocabulary {
  /// True for a schema: it names its draft, or has a word of a draft with a value of its kind.
  static func isSchema(_ root: JSONNode) -> Bool {
    if root.kind == .bool { return true }
    let address = root["$schema"]?.string ?? ""
    let isNamed = ["http:", "https:"].contains { address.hasPrefix($0 + "//json-schema.org/") }
    return isNamed || root.members.contains { suits($0.value, $0.key) }
  }

  private static func suits(_ value: JSONNode, _ word: String) -> Bool {
    let isOf = { (kind: String) in words(kind).contains(word) }
    let schemas = schemas(in: value, of: word)
    let areSchemas = schemas.allSatisfy { $0.kind == .object || $0.kind == .bool }
    return switch value.kind {
    case _ where isOf("values"): true
    case .string: isOf("named") || word == "type" && types.contains(value.string ?? "")
    case .number: isOf("limits")
    case .bool: isOf("one") || isOf("flags")
    case .array where word == "enum": true
    case .array where word == "type":
      areTexts(value) && value.texts.allSatisfy(types.contains)
    case .array where isOf("names"): areTexts(value)
    case .array: !schemas.isEmpty && areSchemas
    case .object where word == "dependentRequired": true
    case .object: (isOf("one") || isOf("map")) && areSchemas
    case .null: false
    }
  }

  private static let types: Set = [
    "array", "boolean", "integer", "null", "number", "object", "string",
  ]

  private static func areTexts(_ list: JSONNode) -> Bool {
    !list.elements.isEmpty && list.elements.allSatisfy { $0.kind == .string }
  }
}

/// A version of JSON Schema, by the address of its metaschema; in order of publication.
enum SchemaDraft: String, Comparable, CaseIterable {
  case draft4 = "http://json-schema.org/draft-04/schema"
  case draft6 = "http://json-schema.org/draft-06/schema"
  case draft7 = "http://json-schema.org/draft-07/schema"
  case draft2019 = "https://json-schema.org/draft/2019-09/schema"
  case draft2020 = "https://json-schema.org/draft/2020-12/schema"

  static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }

  /// The draft that a `$schema` names; `nil` for any other metaschema.
  init?(_ address: String) {
    self.init(rawValue: String(address.last == "#" ? address.dropLast() : address[...]))
  }

  var idWord: String { self == .draft4 ? "id" : "$id" }

  /// True if a `$ref` makes all other words of its schema void.
  var ignoresSiblings: Bool { self <= .draft7 }

  /// Whether a word belongs to the draft, or to no draft at all.
  func knows(_ word: String) -> Bool {
    guard let first = Self.first[word] else { return true }
    return self >= first && (word != "$recursiveRef" || self == .draft2019)
  }

  /// The first draft with each word, for words that not all drafts have.
  private static let first = allCases.reduce(into: [String: Self]()) { first, draft in
    for word in SchemaVocabulary.words("\(draft)") { first[word] = draft }
  }
}

/// A URI reference in its five parts (RFC 3986).
struct SchemaAddress {
  // Each part but the fragment includes its delimiters.
  private var scheme: Substring = ""
  private var authority: Substring = ""
  private var path: Substring
  private var query: Substring
  private(set) var fragment: Substring

  init(_ text: String) {
    var rest = text[...]
    fragment = Self.cut(&rest, at: "#").dropFirst()
    query = Self.cut(&rest, at: "?")
    if let colon = rest.firstIndex(of: ":"), rest[..<colon].first?.isLetter == true,
      !rest[..<colon].contains("/")
    {
      scheme = rest[...colon]
      rest = rest[colon...].dropFirst()
    }
    if rest.hasPrefix("//") {
      authority = rest.prefix(2 + rest.dropFirst(2).prefix { $0 != "/" }.count)
      rest = rest.dropFirst(authority.count)
    }
    path = rest
  }

  private static func cut(_ text: inout Substring, at sign: Character) -> Substring {
    let end = text.firstIndex(of: sign) ?? text.endIndex
    defer { text = text[..<end] }
    return text[end...]
  }

  /// The address that the reference means in a document with the address `base`.
  func resolved(against base: String) -> Self {
    guard scheme.isEmpty else { return self }
    let base = Self(base)
    var result = self
    result.scheme = base.scheme
    guard authority.isEmpty else { return result }
    result.authority = base.authority
    if path.isEmpty {
      result.path = base.path
      if query.isEmpty { result.query = base.query }
    } else {
      result.path = Self.withoutDots(path.hasPrefix("/") ? path : base.folder + path)
    }
    return result
  }

  private var folder: Substring {
    guard let slash = path.lastIndex(of: "/") else { return authority.isEmpty ? "" : "/" }
    return path[...slash]
  }

  private static func withoutDots(_ path: Substring) -> Substring {
    var steps: [Substring] = []
    let all = path.split(separator: "/", omittingEmptySubsequences: false)
    for step in all {
      if step == "..", steps.count > 1 || steps.first?.isEmpty == false { steps.removeLast() }
      if step != ".", step != ".." { steps.append(step) }
    }
    // Dots at the end name a folder.
    if all.last == "." || all.last == ".." { steps.append("") }
    return steps.joined(separator: "/")[...]
  }

  var document: String { String(scheme + authority + path + query) }
}

extension Substring {
  var percentDecoded: String {
    var bytes: [UInt8] = []
    var rest = utf8
    while let byte = rest.popFirst() {
      let code = byte == UInt8(ascii: "%") ? UInt8(Substring(rest.prefix(2)), radix: 16) : nil
      if code != nil { rest = rest.dropFirst(2) }
      bytes.append(code ?? byte)
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  var pointerSteps: [String] {
    split(separator: "/", omittingEmptySubsequences: false).dropFirst().map { step in
      step.percentDecoded.with("/", for: "~1").with("~", for: "~0")
    }
  }
}
