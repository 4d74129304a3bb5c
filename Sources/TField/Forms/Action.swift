/// Something a form can end with: "Complete Order", "Cancel".
public struct Action: Sendable {
  /// What an action is for.
  public enum Role: String, CaseIterable, Sendable {
    case submit, cancel
  }

  public var id: String
  public var label: Wording
  public var role: Role
  /// The groups that must be valid; `nil`: every visible field of the form.
  public var requires: [String]?
  /// A question asked first.
  public var confirm: Wording?
  /// Told once the action is done.
  public var done: Wording?
  /// While this doesn't hold, nothing is asked.
  public var confirmWhen = Condition.always
  /// What must be typed before the action runs; `nil`: a button is enough.
  public var confirmWord: Wording?
  /// The exit code of a script's form that ends so.
  public var exitCode: Int
  public var steps = ActionSteps()

  public init(
    _ id: String, label: Wording, role: Role = .submit, requires: [String]? = nil,
    confirm: Wording? = nil, exitCode: Int = 0
  ) {
    self.id = id
    self.label = label
    self.role = role
    self.requires = requires
    self.confirm = confirm
    self.exitCode = exitCode
  }

  /// The action of a form that names none.
  public static let submit = Self("submit", label: .label(.submit))
}
