/// What an action does with the answers, beyond ending the form.
///
/// The engine only carries these words; whoever runs the form does what they say, if it may.
public struct ActionSteps: Hashable, Sendable {
  /// How the answers are written.
  public enum Values: String, CaseIterable, Sendable {
    case formatted, data, typed
  }

  /// A program and its arguments, which gets the answers as JSON.
  public var run: [String]?
  /// A JSON Lines file that gets them as its next line.
  public var append: String?
  /// A file replaced with them.
  public var write: String?
  public var values = Values.formatted
  /// The fields whose answers it gets; `nil`: all.
  public var only: [String]?
  /// True if each line of `append` begins with the id of the filled form, which is written but once.
  public var stamps = false
  /// Seconds until a program is given up.
  public var timeout = 60

  public init() {}

  /// Whether nothing outside of the program is touched.
  public var isEmpty: Bool { run == nil && append == nil && write == nil }
}
