/// Something a form can end with: "Complete Order", "Cancel".
public struct Action: Sendable {
  /// What an action is for.
  public enum Role: String, CaseIterable, Sendable {
    case submit, cancel
  }

  package var id: String
  package var label: Wording
  package var role: Role
  /// The groups that must be valid; `nil`: every visible field of the form.
  package var requires: [String]?
  /// A question asked first.
  package var confirm: Wording?
  /// Told once the action is done.
  package var done: Wording?
  /// While this doesn't hold, nothing is asked.
  package var confirmWhen = Condition.always
  /// What must be typed before the action runs; `nil`: a button is enough.
  package var confirmWord: Wording?
  /// The exit code of a script's form that ends so.
  package var exitCode: Int
  package var steps = ActionSteps()

  package init(
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
