package import TField

/// A JSON value, written in several lines, that a JSON Schema may judge.
///
/// ```swift
/// JSONText().judge("[1, 2")  // Line 1, column 6: this is no JSON
/// ```
package struct JSONText: FieldType {
  private static let capacity = 65_536

  package let label = Wording.verbatim("JSON")
  package let priority = 2.0
  private let schema: JSONSchema?

  package init(_ schema: JSONSchema? = nil) { self.schema = schema }

  package var editor: Editor { .lines(4) }
  package func capacity(for data: String) -> Int { Self.capacity }

  /// What is only unfinished isn't at fault yet.
  package func judge(_ data: String) -> Parse.State {
    switch Self.read(data) {
    case .failure(let error):
      error.problem.isUnfinished ? .begun(Self.fault(error)) : .wrong(Self.fault(error))
    case .success(let value):
      schema?.faults(in: value).first
        .map { .begun(SchemaInstance.Fault($0, in: Form("", rows: [])).error) } ?? .whole
    }
  }
}

extension JSONText {
  /// The value that the text is, if it is one.
  static func value(of data: String) -> JSONValue? {
    (try? read(data).get()).map { JSONValue($0) }
  }

  private static func read(_ data: String) -> Result<JSONNode, JSONError> {
    Result { () throws(JSONError) in
      try JSONReader(limits: JSONLimits(text: capacity), allowsNUL: true).read(Array(data.utf8))
        .root
    }
  }

  private static func fault(_ error: JSONError) -> FieldError {
    FieldError(.json, .schema(.syntax(line: error.location.line, column: error.location.column)))
  }
}

extension JSONError.Problem {
  /// True if something added at the end may mend it.
  fileprivate var isUnfinished: Bool {
    switch self {
    case .empty, .unclosed, .unclosedText: true
    default: false
    }
  }
}
