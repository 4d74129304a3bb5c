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
  package var confirm: Wording?
  package var done: Wording?
  /// While this doesn't hold, nothing is asked.
  package var confirmWhen = Condition.always
  /// What must be typed before the action runs; `nil`: a button is enough.
  package var confirmWord: Wording?
  /// The exit code of a script's form that ends so.
  package var exitCode: Int
  package var steps = ActionSteps()
  var place: SourcePlace?

  package init(
    _ id: String, label: Wording, role: Role = .submit, requires: [String]? = nil,
    confirm: Wording? = nil, exitCode: Int = 0
  ) {
    (self.id, self.label, self.role) = (id, label, role)
    (self.requires, self.confirm, self.exitCode) = (requires, confirm, exitCode)
  }

  /// The action of a form that names none.
  public static let submit = Self("submit", label: .say("label.submit"))
}

/// What an action does with the answers, beyond ending the form.
///
/// The engine only carries these words; whoever runs the form does what they say, if it may.
package struct ActionSteps: Hashable, Sendable {
  /// How the answers are written.
  package enum Values: String, CaseIterable, Sendable {
    /// The text as it is shown.
    case formatted
    /// The bare data, without what a template adds.
    case data
    /// Numbers, ISO dates, truth values.
    case typed
  }

  /// A program and its arguments, which gets the answers as JSON.
  package var run: [String]?
  /// A JSON Lines file that gets them as its next line.
  package var append: String?
  /// A file replaced with them.
  package var write: String?
  package var values = Values.formatted
  /// The fields whose answers it gets; `nil`: all.
  package var only: [String]?
  /// True if each line of `append` begins with the id of the filled form, which is written but once.
  package var stamps = false
  package var timeout = 60
  #if !TFIELD_PROGRAM
    package var app: AppAction?
  #endif

  package init() {}

  /// Whether nothing outside of the program is touched.
  package var isEmpty: Bool {
    #if !TFIELD_PROGRAM
      if app != nil { return false }
    #endif
    return run == nil && append == nil && write == nil
  }
}
