internal import TFieldJSON
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

/// Names that a form uses before all that they could name is known.
struct Uses {
  /// A field that something speaks of.
  var fields: [FieldUse] = []
  /// The id of a field whose type had to be known already.
  var twins: [(id: String, node: JSONNode)] = []
  var groups: [(name: String, node: JSONNode)] = []
  var codes: [(code: String, node: JSONNode)] = []
  /// The id of a field whose answer stands in a text.
  var shown: [(id: String, node: JSONNode)] = []
  /// The id of a computed field and its formula.
  var formulas: [(id: String, formula: Formula, node: JSONNode)] = []
  /// A field, and a value or another field's that it is compared with.
  var comparisons: [(id: String, claim: String, operand: JSONNode)] = []
}

/// A place that speaks of a field by its id.
struct FieldUse {
  let id: String
  let node: JSONNode
  /// The built-in type that the field must have, if any will not do.
  var wanted: String?
  /// True if a field of an entry means one of the same entry.
  var isBeside = false
}

extension Reading {
  /// The fields that were read so far.
  var places: FieldPlaces {
    get { scope.places }
    set { scope.places = newValue }
  }

  var uses: Uses {
    get { scope.uses }
    set { scope.uses = newValue }
  }

  /// Notes that the form speaks of a field.
  func refer(to id: String, at node: JSONNode) {
    scope.uses.fields.append(FieldUse(id: id, node: node))
  }

  /// Notes that a field's type looks at another field beside it.
  func refer(besideTo id: String, at node: JSONNode, wanting type: String?) {
    scope.uses.fields.append(FieldUse(id: id, node: node, wanted: type, isBeside: true))
  }
}
