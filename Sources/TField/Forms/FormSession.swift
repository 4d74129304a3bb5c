/// A form being filled in: keys in, outcome out.
///
/// It is a value without a screen, a clock or a file: whoever shows it hands in today's date.
public struct FormSession: Sendable {
  public let form: Form
  public internal(set) var fields: [FieldState]
  /// Where the focus is; `nil` only in a form without any stop.
  public internal(set) var focus: Stop?
  public internal(set) var outcome = Outcome.editing
  /// What lies over the form and takes the keys, if anything does.
  public internal(set) var opened: Opened?
  /// What is being asked, if anything is.
  public internal(set) var question: Question?
  /// Something to tell the person about the last key, once.
  public internal(set) var notice: Wording?
  public private(set) var today: CalendarDate
  /// The field whose secret is shown as it is.
  public internal(set) var revealed: Int?
  /// Whether the person left with the wish to go on later.
  public internal(set) var isDraftWanted = false
  /// The draft that was offered, and what the person said to it.
  public internal(set) var draft: DraftOffer?
  /// How far the form has come, field by field and group by group.
  public private(set) var tally = Tally()
  var clipboard = Clipboard()
  /// Whether programs outside are asked, as far as the form names some.
  public var runsChecks = false
  /// Whether an action with steps waits until somebody has carried them out.
  public var performsSteps = false
  /// Whether the person wants the rest of an action done with other answers than its beginning.
  public internal(set) var isGoingOn = false
  /// The action that was tried while a check was still running.
  var waitingAction: Int?
  /// Whether pasted lines that find no field are given one.
  var makesRoomForLines = false
  /// The pasted lines that found no field.
  var linesLeft: [String] = []
  /// Counts how often a field came or went, so that a layout knows when it is out of date.
  public internal(set) var layoutVersion = 0

  /// Opens a form: initial values are settled and judged, and the first field gets the focus.
  public init(_ form: Form, today: CalendarDate = .unknown, answers: [String: String] = [:]) {
    self.form = form
    self.today = today
    fields = []
    let judgement = Judgement(of: form, .form)
    defer { judgement.end() }
    addFields(answers)
    for index in openingOrder where form.links.isLinked(index) { open(index, answers) }
    settleLinks(of: fields.indices)
    focus = firstStop
    enterFocus()
  }
}

extension FormSession {
  /// Adds the fields, and opens those that look at no others.
  private mutating func addFields(_ answers: [String: String]) {
    fields = form.fields.map { FieldState($0, timing: form.timing) }
    for index in fields.indices where !form.links.isLinked(index) { open(index, answers) }
  }

  private static func firstValue(of field: Field, _ answers: [String: String]) -> String {
    (answers.isEmpty ? nil : answers[field.id]) ?? field.initial
  }

  private mutating func open(_ index: Int, _ answers: [String: String]) {
    let value = Self.firstValue(of: form.fields[index], answers)
    fields[index].open(with: value, in: surroundings(of: index))
  }

  /// What the field at `index` may know of the others.
  func surroundings(of index: Int) -> Surroundings {
    guard form.links.isLinked(index) else { return Surroundings(today: today) }
    var values: [String: Surroundings.Value] = [:]
    for index in form.links.mentioned(by: index) {
      values[fields[index].field.id] = fields[index].value
    }
    return Surroundings(
      today: today, neighbours: form.links.neighbours(of: index).map { fields[$0].value },
      values: values)
  }

  /// Brings fields that took their values up to date with their surroundings, once.
  mutating func settleLinks(of indices: some Sequence<Int>) {
    tally.makeRoom(for: fields.count)
    for index in indices {
      if form.links.isLinked(index) {
        refresh(index)
      } else {
        tally.count(fields[index], at: index)
      }
    }
    if form.links.isEmpty { return }
    for index in indices where form.links.isLinked(index) { propagate(from: index) }
  }

  /// Fields that look at others take their values after those, and as those have them.
  var openingOrder: [Int] {
    if form.links.isEmpty { return Array(fields.indices) }
    return fields.indices.filter { form.links.neighbours(of: $0).isEmpty }
      + fields.indices.filter { !form.links.neighbours(of: $0).isEmpty }
  }

  mutating func refresh(_ index: Int) {
    let wasHidden = fields[index].isHidden
    fields[index].refresh(in: surroundings(of: index))
    if fields[index].isHidden != wasHidden { layoutVersion += 1 }
    tally.count(fields.span[index], at: index)
  }

  /// The text last killed, cut or copied; never from a secret.
  public var clipboardText: String { clipboard.text }

  /// Judges again the fields that depend on the one at `source`, and so on from each that changed.
  ///
  /// Claims about validity may contradict each other for ever; so no field is asked more often
  /// than there are fields to settle.
  mutating func propagate(from source: Int) {
    tally.count(fields.span[source], at: source)
    var waiting: [Int] = []
    for index in form.links.dependents(on: source) { waiting += dependents(settledWith: index) }
    var visits: [Int: Int] = [:]
    while let index = waiting.popLast() {
      visits[index, default: 0] += 1
      guard visits[index, default: 0] < Self.visitsPerField else { continue }
      waiting += dependents(settledWith: index)
    }
    leaveHiddenFocus()
  }

  /// Judges a field again; those that are to be judged for that, since it changed.
  private mutating func dependents(settledWith index: Int) -> [Int] {
    if isAsItWas(index) { return [] }
    let dependents = form.links.dependents(on: index)
    let before = dependents.isEmpty ? nil : fields[index].value
    refresh(index)
    fields[index].rejudge()
    return before == nil || fields[index].value == before ? [] : dependents
  }

  /// A field that looks at others by its type alone is as it was where that stays the same.
  private func isAsItWas(_ index: Int) -> Bool {
    form.links.mentioned(by: index).isEmpty
      && fields[index].type.adapted(to: surroundings(of: index)) == nil
  }

  private static let visitsPerField = 8
}

extension FormSession {
  /// Gives a field a value from the program: as an edit followed by leaving.
  public mutating func set(_ text: String, for id: String) {
    guard let index = form.index(of: id) else { return }
    fields[index].set(text, in: surroundings(of: index))
    propagate(from: index)
    askCheck(of: index)
  }

  /// Goes over to another day, as when midnight passes while the form is open.
  public mutating func turn(to day: CalendarDate) {
    guard day != today else { return }
    today = day
    for index in fields.indices {
      refresh(index)
      fields[index].rejudge()
    }
  }

  /// The answers so far, of every visible field in order.
  public var answers: [(id: String, text: String)] {
    fields.lazy.filter(\.isAnswer).map { ($0.field.id, $0.settledText) }
  }
}
