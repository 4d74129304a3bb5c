internal import TField
internal import TFieldPatterns

/// A form file being read: the state that its parts share, and the checks left for the end.
final class Reading {
  let report: Report
  let loader: FormLoader
  /// The parameters of an unknown type, which could be anything.
  private(set) lazy var anyParameter = ObjectFormat(
    "parameters", TypeDeclaration.parameterNames.map { KeyFormat($0, .anything) })
  /// The languages to look for in a text, the best first.
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
  /// The actions that were read; `nil` once one of them was faulty.
  var actionNodes: [JSONNode]? = []
  var fieldCount = 0
  var groupNames: Set<String> = []
  /// Error codes defined by rules of this form.
  var ownCodes: Set<String> = []
  var comparisonsLeft = 200_000
  /// How many more matches the search for texts that fill templates may try.
  var matchesLeft = 1024
  let budget: PatternBudget

  init(_ document: JSONDocument, _ loader: FormLoader) {
    report = Report(document)
    self.loader = loader
    budget = PatternBudget(isStopped: loader.isStopped)
  }

  var places: [String: FieldPlace] { scope.places }

  func later(_ check: @escaping (Reading) -> Void) { scope.checks.append(check) }
}

/// The faults found in a form file so far, shared by everything that reads a part of it.
final class Report {
  /// More faults than anyone reads, and few enough to print.
  static let limit = 1000

  /// Most forms have no fault, so the index is only made for the first one.
  private lazy var locations = LocationIndex(document)
  private let document: JSONDocument
  private var diagnostics: [Diagnostic] = []
  private var known: Set<Diagnostic> = []
  private var overflow: Diagnostic?
  private(set) var hasErrors = false

  init(_ document: JSONDocument) { self.document = document }

  /// The diagnostics in the order of the file; a note that there are more comes last.
  var inFileOrder: [Diagnostic] {
    let sorted = diagnostics.enumerated().sorted {
      ($0.element.location, $0.offset) < ($1.element.location, $1.offset)
    }
    return sorted.map(\.element) + (overflow.map { [$0] } ?? [])
  }

  /// Whether there are so many faults that reading stops looking for more.
  var isFull: Bool { overflow != nil }

  func location(of node: JSONNode) -> SourceLocation { locations.location(of: node.offset) }

  func error(_ problem: Diagnostic.Problem.Name, _ parts: any Told..., at node: JSONNode) {
    error(problem, of: parts, at: node)
  }

  func error(_ problem: Diagnostic.Problem.Name, of parts: [any Told], at node: JSONNode) {
    hasErrors = true
    add(Diagnostic(severity: .error, problem: .init(problem, parts), location: location(of: node)))
  }

  func warning(_ problem: Diagnostic.Problem.Name, _ parts: any Told..., at node: JSONNode) {
    add(
      Diagnostic(severity: .warning, problem: .init(problem, parts), location: location(of: node)))
  }

  /// A definition that several fields share is reported only once.
  private func add(_ diagnostic: Diagnostic) {
    guard !isFull, known.insert(diagnostic).inserted else { return }
    guard diagnostics.count < Self.limit else {
      hasErrors = true
      return overflow = Diagnostic(.tooManyFaults, Self.limit, at: diagnostic.location)
    }
    diagnostics.append(diagnostic)
  }
}

/// The fields of a form or of a list's entry; names may also mean fields around the list.
final class EntryScope {
  let parent: EntryScope?
  var places: [String: FieldPlace] = [:]
  /// Checks that must wait until all fields were read.
  var checks: [(Reading) -> Void] = []
  /// The fields as a form, once all were read.
  var form: Form?

  init(in parent: EntryScope? = nil) { self.parent = parent }

  var depth: Int { parent.map { $0.depth + 1 } ?? 0 }

  func place(of id: String) -> FieldPlace? { places[id] ?? parent?.place(of: id) }

  func isPrivate(_ id: String) -> Bool {
    if let form, let index = form.index(of: id) { return form.fields[index].holdsPrivate }
    return parent?.isPrivate(id) ?? false
  }

  var ids: [String] { places.keys + (parent?.ids ?? []) }
}

extension Reading {
  /// True while the fields of an entry, or its only one, are read.
  var isInEntry: Bool { scope.parent != nil || isInOnlyField }

  func refuseInEntry(_ key: String, at node: JSONNode) {
    if isInEntry { report.error(.notInEntry, key, at: node) }
  }

  func entryForm(_ reader: ObjectReader, at node: JSONNode) -> Form {
    guard scope.depth < FormList.deepest else {
      report.error(.entriesTooDeep, FormList.deepest, at: node)
      return Form("", rows: [])
    }
    let entry = EntryScope(in: scope)
    scope = entry
    defer { scope = entry.parent ?? entry }
    var section = Section(nil)
    for row in reader.elements("fields") ?? [] { add(row, to: &section, .none) }
    if reader.bool("secret") ?? false { section.makeSecret() }
    if reader.string("pairs") == "fields" { section.makeFirstTheName() }
    var form = Form("", id: "entry", sections: [section], timing: timing)
    form.requiredMark = requiredMark
    form.layout = layout
    form.effort = budget
    entry.form = form
    entryScopes.append(entry)
    for node in reader.elements("unique") ?? [] {
      require(node.string ?? "", among: form.fields.map(\.id), else: .unknownField, at: node)
    }
    return form
  }
}

/// What is known of a field before the form is complete: its type, and the object that defines it.
struct FieldPlace {
  let type: any FieldType
  let object: JSONNode
  /// The built-in type at the bottom of the field's type.
  let declaration: TypeDeclaration?

  var id: JSONNode { object["id"] ?? object }
}
