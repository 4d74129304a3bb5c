/// One thing wrong with a form file, and the place where it is wrong.
package struct Diagnostic: Error, Hashable, Sendable {
  /// Whether the form can be used all the same.
  package enum Severity: String, Hashable, Sendable {
    case error, warning
  }

  /// What can be wrong with a form file: each problem is declared with its sentence.
  package struct Problem: Hashable, Sendable, CustomStringConvertible {
    package let description: String
    /// The name of the problem, such as `unknownType`.
    package let name: String
    /// The keyword of a JSON Schema that is left out.
    package var keyword: String?

    init(_ sentence: String, function: String = #function) {
      description = sentence
      name = String(function.prefix { $0 != "(" })
    }
  }

  package var severity: Severity
  package var problem: Problem
  package var location: SourceLocation

  package init(_ problem: Problem, at location: SourceLocation, _ severity: Severity = .error) {
    self.problem = problem
    self.location = location
    self.severity = severity
  }
}

extension Diagnostic {
  /// The diagnostic as compilers print theirs, so that editors can jump to the place.
  package func line(in file: String) -> String {
    "\(file.visible(limit: 1000)):\(location): \(severity.rawValue): \(problem)"
      .visibleLine
  }
}
