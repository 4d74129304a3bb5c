/// The settings of a field that most fields leave at their defaults.
public struct FieldOptions: Sendable {
  /// Words between the label and the box, always in sight.
  public var description: Wording?
  /// What the box says while it is empty and has the focus.
  public var placeholder: Wording?
  public var hint: Wording?
  public var help: Wording?
  /// `nil`: as the type says.
  public var isSecret: Bool?
  public var invalid: Field.InvalidValue = .keep
  /// `nil`: as the section or the form says.
  public var isDebugging: Bool?
  /// `nil`: as the form says.
  public var validate: ValidateMode?
  /// `nil`: as the form says.
  public var hideErrors: HideMode?
  /// Other words for errors, by code.
  public var messages: [ErrorCode: Wording] = [:]
  /// `nil`: as the type says.
  public var priority: Double?
  public var advancesWhenFull = false
  /// True if answers hold the label of what was chosen, and not its value.
  public var answersWithLabel = false
  /// What a switch that is on answers with.
  public var answersWith = Field.SwitchAnswer.truth
  /// True if it only chooses between other fields, and no answer of its own is written.
  public var isOnlyForForm = false
  /// What is written where nobody answered it.
  public var emptyAnswer = Field.EmptyAnswer.omitted
  public var suggestions: [String] = []
  /// True if the form says what it holds at first, be it that a switch is off.
  public var isAnsweredAtFirst = false
  /// Where the initial value comes from, if not from the form.
  public var initialSource: InitialSource?
  public var check: OutsideCheck?
  /// What a form calls the type of the field; `nil`: whatever the type is called in the program.
  public var typeName: String?

  public init() {}
}
