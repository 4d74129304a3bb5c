/// What was found wrong with a form file so far.
///
/// A reference, because everything that reads a part of the file adds to the same list.
final class Report {
  private(set) var diagnostics: [Diagnostic] = []

  /// The diagnostics in the order of the file.
  var inFileOrder: [Diagnostic] {
    diagnostics.enumerated().sorted {
      ($0.element.location, $0.offset) < ($1.element.location, $1.offset)
    }.map(\.element)
  }

  var hasErrors: Bool { diagnostics.contains { $0.severity == .error } }

  func error(_ problem: Diagnostic.Problem, at node: JSONNode) {
    diagnostics.append(Diagnostic(problem, at: node.location))
  }

  func warning(_ problem: Diagnostic.Problem, at node: JSONNode) {
    diagnostics.append(Diagnostic(problem, at: node.location, .warning))
  }
}
