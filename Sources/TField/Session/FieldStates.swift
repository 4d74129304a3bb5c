/// Identifies one opening of a form.
package final class FormOpening: Sendable {}

/// The states of a form's fields, with summaries over all of them.
///
/// Each change of a field updates its marks, and everything else is worked out from the marks.
struct FieldStates: Sendable {
  private(set) var all: [FieldState]
  /// Empty until all fields have opened.
  private(set) var marks: [FieldMarks] = []
  /// Differs each time the same form is opened.
  let opening = FormOpening()
  private(set) var versions: [Int]
  /// Counts how often the progress of the form may have changed.
  private(set) var progressVersion = 0
  /// The fields that may have a message to show on their lines.
  private(set) var speaking: Set<Int> = []
  private let privateFields: Set<Int>
  /// True if one of those opened with data, or has changed or had the focus since.
  private(set) var hasMetSecrets = false
  private(set) var edits = 0
  /// Counts how often a field came or went, so that a layout knows when it is out of date.
  var layoutVersion = 0
  /// True if a field says so where it needn't be answered.
  private let saysOptional: Bool

  init(of form: Form) {
    all = form.fields.map { FieldState($0, timing: form.timing) }
    versions = all.map { _ in 0 }
    saysOptional = form.requiredMark == .optional
    edits = all.reduce(0) { $0 + $1.entry.buffer.edits }
    privateFields = Set(form.fields.indices.filter { form.fields[$0].holdsPrivate })
  }

  mutating func noteMarks() {
    marks = all.map(FieldMarks.init)
    speaking = Set(indices(with: .speaking))
    hasMetSecrets = privateFields.contains { !all[$0].data.isEmpty }
  }

  private mutating func note(_ new: FieldMarks, of index: Int) {
    // Moving the focus doesn't change the progress.
    if marks[index].symmetricDifference(new) != .speaking { progressVersion += 1 }
    marks[index] = new
    if new.contains(.speaking) { speaking.insert(index) } else { speaking.remove(index) }
  }

  var isChanged: Bool { marks.contains { $0.contains(.changed) } }

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
      let edits = all[index].entry.buffer.edits
      defer {
        self.edits += all[index].entry.buffer.edits - edits
        versions[index] += 1
        if !marks.isEmpty {
          let new = FieldMarks(all[index])
          if new != marks[index] { note(new, of: index) }
          hasMetSecrets = hasMetSecrets || privateFields.contains(index)
        }
      }
      yield &all[index]
    }
  }
}

// What the judge does with them.
extension FieldStates {
  /// Fits a field into its surroundings, and takes the value that follows from them.
  mutating func takeAnswer(to index: Int, in surroundings: Surroundings) {
    let isHidden = all[index].isHidden
    let options = watchedOptions(of: index)
    self[index].adapt(to: surroundings)
    if all[index].isHidden != isHidden || watchedOptions(of: index) != options {
      layoutVersion += 1
    }
  }

  /// Finds out what is wrong with a field, and shows that if a judgement is already shown.
  mutating func findFaults(of index: Int, in surroundings: Surroundings) {
    let wasRequired = all[index].isRequired
    self[index].rejudge(in: surroundings)
    if saysOptional, all[index].isRequired != wasRequired { layoutVersion += 1 }
  }

  /// The options of a field whose options depend on other fields.
  private func watchedOptions(of index: Int) -> [ChoiceOption]? {
    all[index].type.choiceOptions.flatMap { $0.watchedIDs.isEmpty ? nil : $0.all }
  }
}

/// Facts about one field that are often asked of all fields at once.
package struct FieldMarks: OptionSet, Sendable {
  package let rawValue: UInt16

  package init(rawValue: UInt16) { self.rawValue = rawValue }

  package static let hidden = Self(rawValue: 1)
  /// It is visible, and can hold an answer.
  package static let answer = Self(rawValue: 2)
  static let required = Self(rawValue: 4)
  /// Leaving it now would find an error.
  static let unsound = Self(rawValue: 8)
  /// It has an error, perhaps one reported by an action.
  static let wrong = Self(rawValue: 16)
  /// It shows an error.
  static let complaining = Self(rawValue: 32)
  static let changed = Self(rawValue: 64)
  /// It holds an answer that didn't come with the form.
  static let answered = Self(rawValue: 128)
  /// It may have a message to show on its lines.
  static let speaking = Self(rawValue: 256)
  static let readOnly = Self(rawValue: 512)

  init(_ state: FieldState) {
    let isChanged = state.isChanged
    let isComplaining = state.validity != .valid
    self = state.isHidden ? .hidden : state.isWords ? [] : .answer
    if state.isRequired { insert(.required) }
    if !state.judged.isSound { insert(.unsound) }
    if state.hasError { insert(.wrong) }
    if isComplaining { insert(.complaining) }
    if isChanged { insert(.changed) }
    if state.isReadOnly { insert(.readOnly) }
    if isChanged || (!state.isBlank && state.entry.origin.initial.isEmpty) { insert(.answered) }
    if state.activity == .active || isComplaining || state.isChecking || state.warning != nil {
      insert(.speaking)
    }
  }
}

/// How far a form, or a part of it, has come: derived from the verdicts on its fields.
package struct FormProgress: Hashable, Sendable {
  package private(set) var answers = 0
  package private(set) var required = 0
  /// Required fields without a valid answer.
  package private(set) var requiredLeft = 0
  /// Those of them that show no error.
  package private(set) var missing = 0
  /// Visible fields that show an error.
  package private(set) var toFix = 0
  package private(set) var isAnswered = false
  package private(set) var isValid = true

  /// A part without fields is done.
  fileprivate init(of fields: some Sequence<FieldMarks>) {
    for marks in fields where marks.contains(.answer) { count(marks) }
  }

  private mutating func count(_ marks: FieldMarks) {
    answers += 1
    if marks.contains(.required) { required += 1 }
    if marks.contains([.required, .unsound]) {
      requiredLeft += 1
      if !marks.contains(.complaining) { missing += 1 }
    }
    if marks.contains(.complaining) { toFix += 1 }
    if marks.contains(.answered) { isAnswered = true }
    if marks.contains(.wrong) { isValid = false }
  }
}

extension FormSession {
  package var progress: FormProgress { FormProgress(of: marks) }

  package var progressVersion: Int { linked.states.progressVersion }

  package func progress(ofSection number: Int) -> FormProgress {
    FormProgress(of: marks[form.sections[number].fields])
  }

  package func progress(ofGroup name: String) -> FormProgress {
    FormProgress(of: (form.groups[name] ?? []).lazy.map { marks[$0] })
  }
}
