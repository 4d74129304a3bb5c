package import TFieldJSON
package import TField

/// Something that a test script says should be seen.
package enum ScriptExpectation: Hashable, Sendable {
  /// What is claimed of the error or warning that a field shows.
  package enum Fault: Hashable, Sendable {
    case none
    case any
    case code(ErrorCode)
  }

  /// How far the form should have come.
  package enum Ending: String, CaseIterable, Sendable {
    case submitted, cancelled, editing
  }

  /// The text a field shows; `fault` is the error beside it, where one is spoken of.
  case field(String, text: String, fault: Fault?)
  case focus(String)
  case error(String, Fault)
  case warning(String, Fault)
  case group(String, isValid: Bool)
  /// Where the caret stands in the focused field's shown text, counted in characters from 0.
  case caret(Int)
  case badge(String, text: String)
  case visible(String)
  case hidden(String)
  /// Some line of the screen holds the text.
  case screen(String)
  /// The whole screen is that of a file.
  case screenFile(String)
  /// The answers, as a JSON document in which the order of members is free.
  case output(JSONValue)
  case outcome(Ending)
}
