package import TField

/// What a script needs from outside to be played: files, and a screen.
package struct ScriptStage {
  /// Something that a script asked for and that isn't to be had, in a sentence.
  package struct Trouble: Error, Hashable {
    package var sentence: String
    /// What the sentence announces, each on a line of its own.
    package var details: [String]

    package init(_ sentence: String, details: [String] = []) {
      self.sentence = sentence
      self.details = details
    }
  }

  /// Today, where a script doesn't say.
  package var today: CalendarDate
  /// The form of a file.
  package var form: (_ path: String) throws(Trouble) -> Form
  /// The answers of a file, by id, for a form.
  package var answers: (_ path: String, _ form: Form) throws(Trouble) -> [String: String]
  /// The lines of a file that holds a screen.
  package var lines: (_ path: String) throws(Trouble) -> [String]
  /// Writes such a file; if it is there, screens are recorded and not compared.
  package var record: ((_ path: String, _ lines: [String]) throws(Trouble) -> Void)?
  /// The rows of the screen.
  package var screen: (_ session: FormSession, _ width: Int, _ height: Int) -> [String]

  package init(
    today: CalendarDate,
    form: @escaping (_ path: String) throws(Trouble) -> Form,
    answers: @escaping (_ path: String, _ form: Form) throws(Trouble) -> [String: String],
    lines: @escaping (_ path: String) throws(Trouble) -> [String],
    record: ((_ path: String, _ lines: [String]) throws(Trouble) -> Void)? = nil,
    screen: @escaping (_ session: FormSession, _ width: Int, _ height: Int) -> [String]
  ) {
    self.today = today
    self.form = form
    self.answers = answers
    self.lines = lines
    self.record = record
    self.screen = screen
  }
}
