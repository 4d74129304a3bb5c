/// One field of a form, as it was defined; a session holds what is typed into it.
public struct Field: Sendable {
  /// The validation group of a field.
  package enum Group: Hashable, Sendable {
    /// The group of the section it stands in.
    case inherited
    case none
    case named(String)
  }

  /// What happens to a bad value when the field is left.
  public enum InvalidValue: String, CaseIterable, Sendable {
    case keep, revert
  }

  /// What becomes of an empty answer where empty answers are left out.
  package enum EmptyAnswer: Sendable {
    case omitted, written, null
    /// Left out as a good answer, however many entries another must have.
    case unanswered
  }

  package var id: String
  package var type: any FieldType
  package var label: Wording
  /// The keys that lead to its answer in nested output, where it doesn't stand under its id.
  package var path: [String]?
  package var required: Condition
  package var group: Group
  package var initial: String
  package var derivation: Derivation?
  package var when: Condition
  package var readOnly: Condition
  package var rules: [Rule]
  /// Settings that are many and mostly left alone: copies of a field share them.
  private var settings: Settings
  /// What the value inherits from the secrets that it shows or repeats.
  package internal(set) var inherited: Secrecy = []
  var place: SourcePlace?

  /// The field as the engine makes it; apps name a ``FieldKind``.
  ///
  /// An id that is just a `String` would have it preferred to what an app writes, where both would do.
  @_disfavoredOverload
  package init(
    _ id: some StringProtocol, _ type: some FieldType = Phrase(), label: Wording? = nil,
    required: Condition = .never, group: Group = .inherited, initial: String = "",
    when: Condition = .always, readOnly: Condition = .never, rules: [Rule] = [],
    options: FieldOptions = FieldOptions()
  ) {
    (self.id, self.type, self.label) = (String(id), type, label ?? type.label)
    (self.required, self.group, self.initial) = (required, group, initial)
    (self.when, self.readOnly, self.rules) = (when, readOnly, rules)
    settings = Settings(options)
  }

  private final class Settings: Sendable {
    let options: FieldOptions

    init(_ options: FieldOptions) { self.options = options }
  }

  package var options: FieldOptions {
    _read { yield settings.options }
    _modify {
      var options = settings.options
      defer { settings = Settings(options) }
      yield &options
    }
  }
}

extension Field.Group: ExpressibleByStringLiteral {
  package init(stringLiteral value: String) { self = .named(value) }

  var name: String { if case .named(let name) = self { name } else { "" } }
}

extension Condition: ExpressibleByBooleanLiteral {
  package init(booleanLiteral value: Bool) { self = value ? .always : .never }
}

extension Field {
  /// What it is filled in with, by its type and secrecy alone.
  package var editor: Editor { editor(of: type) }

  /// Secret options aren't all in sight, where anybody could see which is chosen.
  func editor(of type: any FieldType) -> Editor {
    let editor = type.editor
    return editor.isOpenChoice && isSecret ? editor.folded : editor
  }

  /// True if its text is drawn as dots, by the form's word or else by its type's.
  package var isSecret: Bool { inherited.contains(.masked) || (options.isSecret ?? type.isSecret) }

  /// True if its text stays out of drafts, messages and logs, even where it is drawn plainly.
  package var isPrivate: Bool { isSecret || type.holdsSecret || inherited.contains(.private) }

  /// True if its value must never be stored, by its type or by what it shows or repeats.
  package var mustNotBeStored: Bool { type.mustNotBeStored || inherited.contains(.unstorable) }

  /// Whether the line for debugging stands above it; its own word wins.
  package func isDebugging(_ isFormDebugging: Bool) -> Bool {
    options.isDebugging ?? isFormDebugging
  }

  /// The ids of the fields that its conditions and rules speak of.
  var mentionedIDs: [String] {
    when.fieldIDs + required.fieldIDs + readOnly.fieldIDs + rules.flatMap(\.fieldIDs)
      + (derivation?.fieldIDs ?? []) + type.watchedIDs
  }
}

/// The settings of a field that most fields leave at their defaults.
package struct FieldOptions: Sendable {
  /// Words between the label and the box, always in sight.
  package var description: Wording?
  /// What the box says while it is empty and has the focus.
  package var placeholder: Wording?
  package var hint: Wording?
  package var help: Wording?
  /// `nil`: as the type says.
  package var isSecret: Bool?
  package var invalid: Field.InvalidValue = .keep
  /// `nil`: as the section or the form says.
  package var isDebugging: Bool?
  package var validate: ValidateMode?
  package var hideErrors: HideMode?
  package var messages: [ErrorCode: Wording] = [:]
  /// `nil`: as the type says.
  package var priority: Double?
  package var advancesWhenFull = false
  /// True if answers hold the label of what was chosen, and not its value.
  package var answersWithLabel = false
  /// True for a switch that answers with the object around other answers.
  package var answersWithObject = false
  /// True if it only chooses between other fields, and no answer of its own is written.
  package var isOnlyForForm = false
  package var emptyAnswer = Field.EmptyAnswer.omitted
  package var suggestions: [String] = []
  /// True if the form says what it holds at first, be it that a switch is off.
  package var isAnsweredAtFirst = false
  package var initialSource: InitialSource?
  package var check: OutsideCheck?
  /// A text that most fields of its type take.
  package var example = ""
  /// What a form calls the type of the field; `nil`: whatever the type is called in the program.
  package var typeName: String?

  package init() {}
}

/// A program that judges a field's value, given to it on standard input.
package struct OutsideCheck: Hashable, Sendable {
  package var run: [String]
  package var timeout: Int
  #if !TFIELD_PROGRAM
    package var app: AppCheck?
  #endif

  package init(run: [String], timeout: Int = 5) {
    (self.run, self.timeout) = (run, timeout)
  }
}
