/// One opening of a form, by its identity.
package final class FormOpening: Sendable {}

/// The states of a form's fields, and what is asked of all of them at once.
///
/// Each change of a field notes its marks anew, so that no key needs a look at every field.
struct FieldStates: Sendable {
  private(set) var all: [FieldState]
  /// Empty until all fields have opened.
  private(set) var marks: [FieldMarks] = []
  /// Tells these states from those of the same form opened again.
  let opening = FormOpening()
  private(set) var versions: [Int]
  /// How far all of them have come, those of each section, and those of each group.
  private(set) var progress = FormProgress()
  private(set) var sectionProgress: [FormProgress]
  private(set) var groupProgress: [String: FormProgress] = [:]
  /// Counts how often any of that changed.
  private(set) var progressVersion = 0
  /// The fields that may have something to say where they stand.
  private(set) var speaking: Set<Int> = []
  private let sectionOfField: [Int]
  /// The fields that may hold a secret, themselves or in their entries.
  private let privateFields: Set<Int>
  /// Whether one of those opened with data, or has changed or had the focus since.
  private(set) var hasMetSecrets = false
  private(set) var edits = 0
  /// What tables hold for others, which every entry is judged for.
  private var tables: [Int: Surroundings.Value] = [:]

  init(of form: Form) {
    all = form.fields.map { FieldState($0, timing: form.timing) }
    versions = all.map { _ in 0 }
    edits = all.reduce(0) { $0 + $1.buffer.edits }
    privateFields = Set(form.fields.indices.filter { form.fields[$0].holdsPrivate })
    sectionProgress = form.sections.map { _ in FormProgress() }
    sectionOfField = form.sections.indices.flatMap { number in
      form.sections[number].fields.map { _ in number }
    }
  }

  /// Notes the marks of all fields, once they have opened.
  mutating func noteMarks() {
    marks = all.map(FieldMarks.init)
    hasMetSecrets = privateFields.contains { !all[$0].data.isEmpty }
    for index in all.indices { count(marks[index], of: index, by: 1) }
  }

  var isChanged: Bool { progress.changed > 0 }

  func indices(with wanted: FieldMarks) -> [Int] {
    marks.indices.filter { marks[$0].contains(wanted) }
  }
}

extension FieldStates: RandomAccessCollection {
  var startIndex: Int { all.startIndex }
  var endIndex: Int { all.endIndex }

  subscript(index: Int) -> FieldState {
    _read { yield all[index] }
    _modify {
      let edits = all[index].buffer.edits
      defer {
        self.edits += all[index].buffer.edits - edits
        if !tables.isEmpty { tables[index] = nil }
        versions[index] += 1
        if !marks.isEmpty {
          note(FieldMarks(all[index]), of: index)
          hasMetSecrets = hasMetSecrets || privateFields.contains(index)
        }
      }
      yield &all[index]
    }
  }

  /// What a field holds for others, with the numbers in some fields of its entries.
  mutating func value(of index: Int, _ columns: [String]) -> Surroundings.Value {
    guard all[index].type.formList != nil else { return all[index].value }
    if let value = tables[index] { return value }
    let value = all[index].value(with: columns)
    tables[index] = value
    return value
  }

  private mutating func note(_ new: FieldMarks, of index: Int) {
    guard new != marks[index] else { return }
    count(marks[index], of: index, by: -1)
    count(new, of: index, by: 1)
    marks[index] = new
    progressVersion += 1
  }

  private mutating func count(_ marks: FieldMarks, of index: Int, by step: Int) {
    progress.count(marks, by: step)
    sectionProgress[sectionOfField[index]].count(marks, by: step)
    if case .named(let group) = all[index].field.group {
      groupProgress[group, default: FormProgress()].count(marks, by: step)
    }
    if marks.contains(.speaking) {
      if step > 0 { speaking.insert(index) } else { speaking.remove(index) }
    }
  }
}

/// What is asked of many fields at once, about one of them.
package struct FieldMarks: OptionSet, Sendable {
  package let rawValue: UInt16

  package init(rawValue: UInt16) { self.rawValue = rawValue }

  package static let hidden = Self(rawValue: 1)
  /// It is seen, and can hold an answer.
  package static let answer = Self(rawValue: 2)
  static let required = Self(rawValue: 4)
  /// Leaving it now would find something wrong.
  static let unsound = Self(rawValue: 8)
  /// Something is wrong with it, be it that an action said so.
  static let wrong = Self(rawValue: 16)
  /// The person knows of its error.
  static let complaining = Self(rawValue: 32)
  /// It differs from what the form opened with.
  static let changed = Self(rawValue: 64)
  /// It holds an answer that the form didn't bring along.
  static let answered = Self(rawValue: 128)
  /// It may have something to say where it stands.
  static let speaking = Self(rawValue: 256)
  static let blank = Self(rawValue: 512)
  static let readOnly = Self(rawValue: 1024)

  init(_ state: FieldState) {
    let isChanged = state.isChanged
    let isComplaining = state.isKnownWrong
    self = state.isHidden ? .hidden : state.isWords ? [] : .answer
    if state.isRequired { insert(.required) }
    if !state.isSound { insert(.unsound) }
    if state.hasError { insert(.wrong) }
    if isComplaining { insert(.complaining) }
    if isChanged { insert(.changed) }
    if state.isKnownMissing { insert(.blank) }
    if state.isReadOnly { insert(.readOnly) }
    if isChanged || (!state.isBlank && state.field.initial.isEmpty) { insert(.answered) }
    if state.activity == .active || isComplaining || state.isChecking || state.warning != nil {
      insert(.speaking)
    }
  }
}

/// How far a form, or a part of it, has come: derived from the verdicts on its fields.
package struct FormProgress: Hashable, Sendable {
  package private(set) var answers = 0
  package private(set) var required = 0
  /// Those of them without a valid answer.
  package private(set) var requiredLeft = 0
  /// Those of them whose answer is missing, as far as the person knows.
  package private(set) var missing = 0
  /// The visible fields of whose error the person knows, and those of them with a wrong answer.
  package private(set) var complaining = 0
  package private(set) var toFix = 0
  private var answered = 0
  private var wrong = 0
  private var unsound = 0
  /// The fields, seen or not, that differ from what the form opened with.
  fileprivate var changed = 0

  fileprivate init() {}

  package var isAnswered: Bool { answered > 0 }
  package var isValid: Bool { wrong == 0 }

  package var isSound: Bool { unsound == 0 }

  fileprivate mutating func count(_ marks: FieldMarks, by step: Int) {
    if marks.contains(.changed) { changed += step }
    guard marks.contains(.answer) else { return }
    answers += step
    if marks.contains(.required) { required += step }
    let isEmpty = marks.contains([.required, .blank])
    if marks.contains([.required, .unsound]) {
      requiredLeft += step
      if isEmpty || !marks.contains(.complaining) { missing += step }
    }
    if marks.contains(.complaining) {
      complaining += step
      if !isEmpty { toFix += step }
    }
    if marks.contains(.answered) { answered += step }
    if marks.contains(.wrong) { wrong += step }
    if marks.contains(.unsound) { unsound += step }
  }
}

extension FormSession {
  package var progress: FormProgress { linked.states.progress }

  package var progressVersion: Int { linked.states.progressVersion }

  package func progress(ofSection number: Int) -> FormProgress {
    linked.states.sectionProgress[number]
  }

  /// How far a group of the form has come; one without fields is done.
  package func progress(ofGroup name: String) -> FormProgress {
    linked.states.groupProgress[name] ?? FormProgress()
  }

  /// True if an action finds nothing wrong with the fields that it requires: those of its groups, or
  /// all that are seen.
  package func allows(_ action: Action) -> Bool {
    action.requires?.allSatisfy { progress(ofGroup: $0).isSound } ?? progress.isSound
  }
}
