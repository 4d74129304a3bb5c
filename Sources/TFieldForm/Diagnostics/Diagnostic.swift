internal import CData
internal import TField

/// One thing wrong with a form file, and the place where it is wrong.
package struct Diagnostic: Error, Hashable, Sendable {
  /// Whether the form can be used all the same.
  package enum Severity: String, Hashable, Sendable {
    case error, warning
  }

  package var severity: Severity
  package var problem: Problem
  package var location: SourceLocation

  package init(_ problem: Problem, at location: SourceLocation, _ severity: Severity = .error) {
    (self.problem, self.location, self.severity) = (problem, location, severity)
  }

  /// The diagnostic as compilers print theirs, so that editors can jump to the place.
  package func line(in file: String) -> String {
    "\(file.visible(limit: 1000)):\(location): \(severity.rawValue): \(problem)"
      .visibleLine
  }
}

/// What form builders, HTML, JSON Schema and programming languages call what has another name here.
package enum Synonym {
  /// The types that a foreign name may mean.
  package static func types(for name: String) -> [String] { ours(for: name, of: "type") }

  /// The key, or the rule, that a foreign key of such an object means.
  static func key(for name: String, in object: String) -> String? {
    ours(for: name, of: "key " + object).first.map(key)
  }

  /// The value of a key that a foreign word means.
  static func value(for name: String, of key: String) -> String? {
    ours(for: name, of: "value " + key).first
  }

  private static func ours(for name: String, of kind: String) -> [String] {
    words[kind]?[plain(name)] ?? []
  }

  /// `Max-Length` and `max_length` are `maxlength`.
  private static func plain(_ name: String) -> String {
    name.lowercased().filter { $0 != "-" && $0 != "_" && $0 != " " }
  }

  /// A key; `rules.pattern` is a rule.
  private static func key(_ word: String) -> String {
    let rule = word.split(separator: ".").dropFirst().first
    return rule.map { "\"rules\": [ { \"\($0)\": … } ]" } ?? word
  }

  /// Our words by theirs, by what they are.
  private static let words = DataFile.synonyms.rows.reduce(into: [String: [String: [String]]]()) {
    let columns = $1.columns
    guard columns.count == 3 else { return }
    for word in columns[2].split(separator: " ").map(String.init) {
      $0[columns[0], default: [:]][word] = columns[1].split(separator: " ").map(String.init)
    }
  }
}

/// Why something that somebody gave can't be taken, in a sentence without its end.
package struct Refusal: Error, Hashable, CustomStringConvertible {
  package let description: String

  package init(_ description: String) { self.description = description }

  static func unless(_ holds: Bool, _ reason: @autoclosure () -> String) throws(Self) {
    if !holds { throw Self(reason()) }
  }
}
