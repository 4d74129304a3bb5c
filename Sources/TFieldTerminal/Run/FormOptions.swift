public import TField
import TFieldScreen

/// How a form looks, and how long it may take.
///
/// ```swift
/// var options = FormOptions()
/// options.theme = .highContrast
/// options.timeLimit = .seconds(600)
/// let answers = try fillForm(form, options: options)
/// ```
public struct FormOptions: Sendable {
  package var run = FormRun.Options()

  /// A full screen in the usual look, in English, for as long as it takes.
  public init() {}

  /// What each meaning looks like.
  public var theme: Theme {
    get { run.theme }
    set { run.theme = newValue }
  }

  /// The language of the built-in sentences, and of the form's words.
  public var language: Language {
    get { run.screen.language }
    set { run.screen.language = newValue }
  }

  /// False to leave the mouse to the terminal.
  public var usesMouse: Bool {
    get { run.usesMouse }
    set { run.usesMouse = newValue }
  }

  /// How long the person has before the form is given up; `nil` for ever.
  public var timeLimit: Duration? {
    get { run.timeLimit }
    set { run.timeLimit = newValue }
  }
}
