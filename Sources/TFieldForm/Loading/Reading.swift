internal import TField
internal import TFieldPatterns

/// A form file being read: what every part of it needs to know, and what it left for the end.
final class Reading {
  let report: Report
  let loader: FormLoader
  /// Where the type is unknown, its parameters are too.
  private(set) lazy var anyParameter = ObjectFormat(
    "parameters", TypeEntry.parameterNames.map { KeyFormat($0, .anything) })
  /// The languages that a text is looked for in, the best first.
  private(set) lazy var wantedLanguages =
    (loader.languages + ["en"]).flatMap(Self.wideningLanguages)
  var customTypes: [String: CustomTypeReader] = [:]
  /// The fields that are being read: the form's, or those of an entry of a list.
  var scope = EntryScope()
  var isInOnlyField = false
  /// The entries that were read, the innermost first.
  var entryScopes: [EntryScope] = []
  var timing = ErrorTiming()
  var requiredMark = Form.RequiredMark.asterisk
  var layout = Form.Layout.auto
  /// The actions that were read; `nil` once one of them could not be.
  var actionNodes: [JSONNode]? = []
  var fieldCount = 0
  var groupNames: Set<String> = []
  /// Error codes that rules of this form bring along.
  var ownCodes: Set<String> = []
  /// How many names may still be compared with misspelt ones.
  var comparisonsLeft = 200_000
  /// How many matches the search for texts that fill templates may still try.
  var matchesLeft = 1024
  let budget: PatternBudget

  init(_ document: JSONDocument, _ loader: FormLoader) {
    report = Report(document)
    self.loader = loader
    budget = PatternBudget(isStopped: loader.isStopped)
  }

  var places: [String: FieldPlace] { scope.places }

  /// Checks something once every field was read.
  func later(_ check: @escaping (Reading) -> Void) { scope.checks.append(check) }
}

/// What was found wrong with a form file so far, shared by everything that reads a part of it.
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

  /// Whether so much is wrong that nothing more is looked for.
  private(set) var isFull = false

  func location(of node: JSONNode) -> SourceLocation { locations.location(of: node.offset) }

  func error(_ problem: Diagnostic.Problem.Name, _ parts: any Told..., at node: JSONNode) {
    error(problem, of: parts, at: node)
  }

  func error(_ problem: Diagnostic.Problem.Name, of parts: [any Told], at node: JSONNode) {
    hasErrors = true
    add(Diagnostic(.init(problem, parts), at: location(of: node)))
  }

  func warning(_ problem: Diagnostic.Problem.Name, _ parts: any Told..., at node: JSONNode) {
    add(Diagnostic(.init(problem, parts), at: location(of: node), .warning))
  }

  /// A definition that several fields share is still at fault only once.
  private func add(_ diagnostic: Diagnostic) {
    guard !isFull, known.insert(diagnostic).inserted else { return }
    guard diagnostics.count < Self.limit else {
      hasErrors = true
      return overflow = Diagnostic(.tooManyFaults, Self.limit, at: diagnostic.location)
    }
    diagnostics.append(diagnostic)
  }
}
