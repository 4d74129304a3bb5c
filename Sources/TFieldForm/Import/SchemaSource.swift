internal import TField

typealias SchemaSpot = SchemaDocuments.Spot

/// The documents of a schema, and what is told of the form that is being made of it.
final class SchemaSource {
  let schema: JSONSchema
  private(set) var report: Report
  private var documents: SchemaDocuments
  private var objects: [SchemaDocuments.Place: Bool] = [:]
  private var words: [SchemaDocuments.Place: SchemaWords] = [:]
  private var targets: [SchemaDocuments.Place: SchemaSpot] = [:]

  init(_ schema: JSONSchema) {
    self.schema = schema
    documents = schema.documents
    report = Report(schema.root.node.document)
  }

  /// The whole schema, for a form from the beginning.
  func begin() -> SchemaView {
    report = Report(schema.root.node.document)
    return SchemaView([schema.root], in: self)
  }

  func spot(_ node: JSONNode, in words: SchemaWords) -> SchemaSpot {
    documents.inner(node, of: words.spot)
  }

  /// The words of a schema, each of which is read once.
  func words(of spot: SchemaSpot) -> SchemaWords {
    if let known = words[spot.place] { return known }
    let found = SchemaWords(spot)
    words[spot.place] = found
    return found
  }

  /// What a reference leads to, past schemas that only refer further; that it leads nowhere is said.
  func target(of words: SchemaWords) -> SchemaSpot? {
    var (words, end) = (words, nil as SchemaSpot?)
    var chain: Set<SchemaDocuments.Place> = []
    while let reference = words.reference, let text = reference.string,
      chain.insert(words.spot.place).inserted
    {
      if let known = targets[words.spot.place] {
        end = known
        break
      }
      guard let next = documents.target(of: text, in: words.spot.scope) else {
        report.warning(
          .notCarriedOver("$ref", "it leads nowhere"), at: place(of: reference, in: words.spot))
        break
      }
      end = next
      if next.node.members.contains(where: { $0.key != "$ref" }) { break }
      words = self.words(of: next)
    }
    for place in chain { targets[place] = end }
    return end
  }

  static let objectWords = [
    "properties", "required", "additionalProperties", "patternProperties", "dependentRequired",
    "dependentSchemas",
  ]

  /// Whether a schema plainly is one of objects; each is looked at once.
  func isObject(_ spot: SchemaSpot) -> Bool {
    if let known = objects[spot.place] { return known }
    objects[spot.place] = false
    let words = words(of: spot)
    let inner = { (word: String) in words.list(word).map { self.spot($0, in: words) } }
    let isOne =
      words["type"].map { $0.string == "object" } ?? Self.objectWords.contains { words[$0] != nil }
      || target(of: words).map(isObject) ?? false || inner("allOf").contains(where: isObject)
      || [inner("anyOf"), inner("oneOf")].contains { !$0.isEmpty && $0.allSatisfy(isObject) }
    objects[spot.place] = isOne
    return isOne
  }

  /// Where a note about a value stands; of other files there are no lines to name.
  func place(of node: JSONNode, in spot: SchemaSpot) -> JSONNode {
    spot.place.document == schema.root.place.document ? node : schema.root.node
  }
}

extension SchemaWords {
  var reference: JSONNode? { self["$ref"] ?? self["$dynamicRef"] ?? self["$recursiveRef"] }

  func list(_ word: String) -> [JSONNode] { self[word].map { Array($0.elements) } ?? [] }
}

extension JSONNode {
  /// A schema that only `null` meets.
  var isNullSchema: Bool {
    if self["type"]?.string == "null" { return true }
    if let constant = self["const"] { return constant.isNull }
    let values = self["enum"].map { Array($0.elements) } ?? []
    return !values.isEmpty && values.allSatisfy(\.isNull)
  }

  var texts: [String] { elements.compactMap(\.string) }
}
