public import TFieldJSON

/// One thing wrong with a form file, and the place where it is wrong.
public struct Diagnostic: Error, Hashable, Sendable {
  /// Whether the form can be used all the same.
  public enum Severity: String, Hashable, Sendable {
    case error, warning
  }

  public var severity: Severity
  public var problem: Problem
  public var location: SourceLocation

  package init(_ problem: Problem, at location: SourceLocation, _ severity: Severity = .error) {
    self.problem = problem
    self.location = location
    self.severity = severity
  }
}

extension Diagnostic {
  /// The diagnostic as compilers print theirs, so that editors can jump to the place.
  public func line(in file: String) -> String {
    "\(file.visible(limit: 1000)):\(location): \(severity.rawValue): \(problem)"
      .visibleLine
  }
}
