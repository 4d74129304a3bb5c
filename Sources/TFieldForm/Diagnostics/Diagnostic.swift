package import TFieldJSON

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
