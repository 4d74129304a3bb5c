/// What there is to know of a form before any answer to it is seen.
final class FormFacts: Sendable {
  let form: Form
  let fields: [FieldFacts]
  /// The fields that can be judged without the others, and those others.
  let alone: [Int]
  let linked: [Int]
  /// The steps for the latter; `nil` where they wait for each other in a circle.
  let steps: [JudgingStep]?

  init(_ form: Form, _ surroundings: Surroundings) {
    self.form = form
    let judgement = Judgement(of: form, .form)
    defer { judgement.end() }
    let fields = form.fields.indices.map { FieldFacts(of: $0, in: form, surroundings) }
    self.fields = fields
    alone = fields.indices.filter { fields[$0].isAlone }
    linked = fields.indices.filter { !fields[$0].isAlone }
    steps = JudgingOrder(of: linked, in: form)?.steps
  }
}

/// What there is to know of a field before any answer to it is seen.
final class FieldFacts: Sendable {
  /// The type as it is on the day, beside nobody.
  let type: any FieldType
  /// The state of the field before anything is in it.
  let blank: FieldState
  let when: Condition
  let required: Condition
  let rules: PlainRules
  let neighbours: [Int]
  /// True if its type looks at others at all.
  let looksAround: Bool
  /// True if others look at it.
  let isSource: Bool
  /// True if it looks at no other, no other looks at it, and no program is asked about it.
  let isAlone: Bool
  /// True if what is written in it is its data.
  let isBare: Bool
  /// True if it is a list of entries of several fields.
  let hasEntries: Bool
  /// True if even an empty answer must have entries.
  let needsEntries: Bool
  let isDerived: Bool
  /// What its data comes from, if that is a formula.
  let formula: Formula?
  let columns: [String]
  /// True if nothing is wrong with it when nobody answers; only asked of a field that is alone.
  let isFineEmpty: Bool

  init(of index: Int, in form: Form, _ surroundings: Surroundings) {
    let field = form.fields[index]
    var blank = FieldState(field, timing: form.timing)
    blank.adapt(to: surroundings)
    self.blank = blank
    type = blank.type
    blank.decideNeed(in: surroundings)
    blank.findFaults(in: surroundings)
    isFineEmpty = blank.isHidden || blank.failures.isEmpty
    // Kept apart: whoever asks a whole field or state for them copies all of it.
    when = field.when
    required = field.required
    rules = PlainRules(field.rules)
    neighbours = Array(form.links.neighbours(of: index))
    looksAround = !neighbours.isEmpty || !field.type.watchedIDs.isEmpty
    isSource = !form.links.dependents(on: index).isEmpty
    needsEntries = field.needsEntries(type)
    isDerived = blank.isDerived
    formula = field.derivation?.formula
    columns = form.links.columns(of: index)
    isAlone =
      form.links.isAlone(index) && field.options.check == nil
      && field.type.choiceOptions?.program == nil
    hasEntries = (type as? FormList)?.isBare == false
    // Who looks at a list of entries reads each entry as its fields take it.
    isBare = blank.type.isBare || blank.type.formList != nil
  }
}

extension FieldFacts {
  /// The data that a plainly good answer is a writing of.
  func data(writtenAs text: Span<UInt8>, _ type: any FieldType) -> String {
    isBare ? String(text) : type.data(writtenAs: text)
  }
}
