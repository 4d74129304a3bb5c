internal import TFieldJSON
internal import TField
internal import TFieldPatterns

/// What the names in an object must look like.
struct ImportedNames {
  /// Patterns of whole names, all of which must match.
  private let patterns: [String]
  /// Patterns of whole names, none of which may match.
  private let denied: [String]
  /// What people are told of them; `nil`: any name is fine.
  let words: String?

  init(_ view: SchemaView, matching: [String] = [], notMatching: [String] = []) {
    let either = matching.map(Self.whole).joined(separator: "|")
    let own = matching.isEmpty ? [] : [matching.count == 1 ? either : "(?:\(either))"]
    patterns = (own + view.all("propertyNames").flatMap(Self.patterns)).filter(Self.isUsable)
    denied = notMatching.map(Self.whole).filter(Self.isUsable)
    let listed = view["propertyNames"]?["enum"]?.elements.compactMap(\.string) ?? []
    let sources = matching + view.all("propertyNames").compactMap { $0["pattern"]?.string }
    let told = listed.isEmpty ? sources : listed
    words = told.isEmpty ? nil : "Names: " + told.joined(separator: ", ")
  }

  /// What the schema of names asks of each.
  private static func patterns(of schema: JSONNode) -> [String] {
    var patterns: [String] = []
    if let source = schema["pattern"]?.string { patterns.append(whole(source)) }
    if let format = schema["format"]?.string, let known = ImportedFormat.all[format]?.pattern {
      patterns.append(known)
    }
    let names = schema["enum"].map { Array($0.elements) } ?? schema["const"].map { [$0] }
    if let names {
      patterns.append(
        names.compactMap(\.string).map { #"\Q"# + $0.with("", for: #"\E"#) + #"\E"# }
          .joined(separator: "|"))
    }
    let (least, most) = (schema["minLength"]?.integer, schema["maxLength"]?.integer)
    if least != nil || most != nil {
      patterns.append("[^=]{\(max(least ?? 0, 0)),\(most.map { "\(max($0, 0))" } ?? "")}")
    }
    return patterns
  }

  /// The rules of a field for a name.
  var rules: [JSONValue] {
    patterns.map { ["pattern": .string($0)] }
      + denied.map { ["not": ["pattern": .string($0)]] }
  }

  /// The beginning of a pattern for `name=value`.
  var withEquals: String {
    patterns.map { "(?=(?:\($0))=)" }.joined() + denied.map { "(?!(?:\($0))=)" }.joined()
      + "[^=]+="
  }

  /// Whether a name matches a pattern of the schema.
  static func matches(_ name: String, _ pattern: String) -> Bool {
    PCREPattern(whole(pattern)).match(name) == .whole
  }

  private static func isUsable(_ pattern: String) -> Bool {
    (try? PCREPattern(pattern).check()) != nil
  }

  /// The pattern of a whole name in which a pattern occurs; no name holds the `=` behind it.
  private static func whole(_ source: String) -> String {
    let whole = ImportedRules.whole(source)
    return whole.hasPrefix("(?s:.*)") ? "[^=]*(?:\(source))[^=]*" : whole
  }
}
