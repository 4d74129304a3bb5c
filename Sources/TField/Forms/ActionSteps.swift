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
  /// Seconds until a program is given up.
  package var timeout = 60

  package init() {}

  /// Whether nothing outside of the program is touched.
  package var isEmpty: Bool { run == nil && append == nil && write == nil }
}
