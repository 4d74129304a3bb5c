internal import TField
internal import TFieldPatterns

/// A form file being read: what every part of it needs to know, and what it left for the end.
final class Reading {
  let report: Report
  /// What the loader was told.
  let loader: FormLoader
  let types = TypeRegistry.builtIn
  /// Where the type is unknown, its parameters are too.
  private(set) lazy var anyParameter = ObjectFormat(
    "parameters", "", types.parameterNames.map { KeyFormat($0, .anything, "") })
  /// The form's own types, by name, once they were read.
  var customTypes: [String: CustomTypeReader] = [:]
  /// What each of the form's own types is made from; the others are at fault.
  var typeChains: [String: TypeChain] = [:]
  /// The fields that are being read: the form's, or those of an entry of a list.
  var scope = EntryScope()
  /// True while the only field of an entry is read.
  var isInOnlyField = false
  /// The entries that were read, the innermost first.
  var entryScopes: [EntryScope] = []
  /// When errors come and go in this form.
  var timing = ErrorTiming()
  var requiredMark = Form.RequiredMark.asterisk
  var layout = Form.Layout.auto
  /// The actions that were read; `nil` once one of them could not be.
  var actionNodes: [JSONNode]? = []
  /// How many fields were met, sound or not.
  var fieldCount = 0
  /// Every group that a section or a field names.
  var groupNames: Set<String> = []
  /// Error codes that rules of this form bring along.
  var ownCodes: Set<String> = []
  /// How many names may still be compared with misspelt ones.
  var comparisonsLeft = 200_000

  /// What all patterns of the form may take together.
  let budget: PatternBudget

  init(_ document: JSONDocument, _ loader: FormLoader) {
    report = Report(document)
    self.loader = loader
    budget = PatternBudget(isStopped: loader.isStopped)
  }
}

extension Reading {
  /// The fields that were read so far.
  var places: FieldPlaces { scope.places }

  /// Checks something once every field was read.
  func later(_ check: @escaping (Reading) -> Void) { scope.checks.append(check) }
}
