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
  /// `nil`: as the form says.
  package var validate: ValidateMode?
  /// `nil`: as the form says.
  package var hideErrors: HideMode?
  /// Other words for errors, by code.
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
  /// What is written where nobody answered it.
  package var emptyAnswer = Field.EmptyAnswer.omitted
  package var suggestions: [String] = []
  /// True if the form says what it holds at first, be it that a switch is off.
  package var isAnsweredAtFirst = false
  /// Where the initial value comes from, if not from the form.
  package var initialSource: InitialSource?
  package var check: OutsideCheck?
  /// What a form calls the type of the field; `nil`: whatever the type is called in the program.
  package var typeName: String?

  package init() {}
}
