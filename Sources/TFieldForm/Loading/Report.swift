/// What was found wrong with a form file so far.
///
/// A reference, because everything that reads a part of the file adds to the same list.
final class Report {
  /// More faults than anyone reads, and few enough to print.
  static let limit = 1000

  /// Most forms have no fault, so the index is made for the first one.
  private lazy var locations = LocationIndex(document)
  private let document: JSONDocument
  private var diagnostics: [Diagnostic] = []
  private var known: Set<Diagnostic> = []
  private var overflow: Diagnostic? { didSet { isFull = overflow != nil } }
  private(set) var hasErrors = false

  init(_ document: JSONDocument) { self.document = document }

  /// The diagnostics in the order of the file; that there are more of them comes last.
  var inFileOrder: [Diagnostic] {
    let sorted = diagnostics.enumerated().sorted {
      ($0.element.location, $0.offset) < ($1.element.location, $1.offset)
    }
    return sorted.map(\.element) + (overflow.map { [$0] } ?? [])
  }

  /// The whole document.
  var root: JSONNode { document.root }

  var count: Int { diagnostics.count }

  /// Takes back what was said after so many diagnostics.
  func forget(after count: Int) {
    guard count < diagnostics.count else { return }
    diagnostics.removeSubrange(count...)
    known = Set(diagnostics)
  }

  /// Whether so much is wrong that nothing more is looked for.
  private(set) var isFull = false

  func location(of node: JSONNode) -> SourceLocation { locations.location(of: node.offset) }

  func error(_ problem: Diagnostic.Problem, at node: JSONNode) {
    hasErrors = true
    add(Diagnostic(problem, at: location(of: node)))
  }

  func warning(_ problem: Diagnostic.Problem, at node: JSONNode) {
    add(Diagnostic(problem, at: location(of: node), .warning))
  }

  /// A definition that several fields share is still at fault only once.
  private func add(_ diagnostic: Diagnostic) {
    guard !isFull, known.insert(diagnostic).inserted else { return }
    guard diagnostics.count < Self.limit else {
      hasErrors = true
      return overflow = Diagnostic(.tooManyFaults(limit: Self.limit), at: diagnostic.location)
    }
    diagnostics.append(diagnostic)
  }
}
