/// One field of a form, as it was defined; a session holds what is typed into it.
public struct Field: Sendable {
  /// The validation group of a field.
  package enum Group: Hashable, Sendable {
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
    /// Left out, and valid even where a list must have entries.
    case unanswered
  }

  package var id: String
  package var type: any FieldType
  package var label: Wording
  /// The keys that lead to its answer in nested output, if that isn't just its id.
  package var path: [String]?
  package var required: Condition
  package var group: Group
  package var initial: Value
  package var derivation: Derivation?
  package var when: Condition
  package var readOnly: Condition
  package var rules: [Rule]
  /// Settings that mostly keep their defaults, so copies of a field share them.
  private var settings: Settings
  package internal(set) var inherited: Secrecy = []
  var place: SourcePlace?

  /// Makes a field for the engine; apps name a ``FieldKind`` instead.
  ///
  /// With a plain `String` as the id, Swift would prefer this to the call that an app means.
  @_disfavoredOverload
  package init(
    _ id: some StringProtocol, _ type: some FieldType = Phrase(), label: Wording? = nil,
    required: Condition = .never, group: Group = .inherited, initial: Value = "",
    when: Condition = .always, readOnly: Condition = .never, rules: [Rule] = [],
    options: FieldOptions = FieldOptions()
  ) {
    self.id = String(id)
    self.type = type
    self.label = label ?? type.label
    self.required = required
    self.group = group
    self.initial = initial
    self.when = when
    self.readOnly = readOnly
    self.rules = rules
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
  package var editor: Editor { editor(of: type) }

  /// Secret options aren't all shown, or anybody could see which one is chosen.
  func editor(of type: any FieldType) -> Editor {
    let editor = type.editor
    return editor.isOpenChoice && isSecret ? editor.folded : editor
  }

  /// True if its text is drawn as dots, as the form or else its type says.
  package var isSecret: Bool { inherited.contains(.masked) || (options.isSecret ?? type.isSecret) }

  /// True if its text stays out of drafts, messages and logs, even where it is drawn plainly.
  package var isPrivate: Bool { isSecret || type.holdsSecret || inherited.contains(.private) }

  package var mustNotBeStored: Bool { type.mustNotBeStored || inherited.contains(.unstorable) }

  /// True if the line for debugging is shown above it; its own setting wins.
  package func isDebugging(_ isFormDebugging: Bool) -> Bool {
    options.isDebugging ?? isFormDebugging
  }

  var mentionedIDs: [String] {
    when.fieldIDs + required.fieldIDs + readOnly.fieldIDs + rules.flatMap(\.fieldIDs)
      + (derivation?.fieldIDs ?? []) + type.watchedIDs
  }
}

/// The settings of a field that most fields leave at their defaults.
package struct FieldOptions: Sendable {
  /// Words between the label and the box, always visible.
  package var description: Wording?
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
  /// How many of the twelve tracks of a page it takes; `nil`: as many as its answers need.
  package var span: Int?
  package var advancesWhenFull = false
  package var answersWithLabel = false
  /// True for a switch that answers with the object around other answers.
  package var answersWithObject = false
  /// True if it only chooses between other fields, and no answer of its own is written.
  package var isOnlyForForm = false
  package var emptyAnswer = Field.EmptyAnswer.omitted
  package var suggestions: [String] = []
  /// True if the form says what it holds at first, even if only that a switch is off.
  package var isAnsweredAtFirst = false
  package var initialSource: InitialSource?
  package var check: OutsideCheck?
  /// A text that most fields of its type take.
  package var example = ""
  /// The form's own name for the type of the field; `nil`: the name in the program.
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
    self.run = run
    self.timeout = timeout
  }
}
