package import TFieldJSON

/// One line of a test script that is no step.
package struct ScriptError: Error, Hashable {
  /// What can be wrong with a line.
  package enum Problem: Error, Hashable {
    case notUTF8
    case unknownStep(String)
    case unknownExpectation(String)
    case unknownKey(String)
    /// Something is missing behind a word.
    case missing(String, after: String)
    /// Something else was to stand there.
    case expected(String, found: String)
    case badText(JSONError)
    case unclosedText
    case badJSON(JSONError)
    /// Nothing can be played before there is a form.
    case noForm
    /// The answers must be there before the form opens.
    case tooLate(String)
  }

  /// Counted from 1.
  package var line: Int
  package var problem: Problem

  package init(line: Int, problem: Problem) {
    self.line = line
    self.problem = problem
  }
}

extension ScriptError: CustomStringConvertible {
  /// What is wrong, without the place.
  package var description: String { "\(problem)" }
}

extension ScriptError.Problem: CustomStringConvertible {
  package var description: String {
    switch self {
    case .notUTF8: "this line is not UTF-8"
    case .unknownStep(let word): "unknown step '\(word.visible())'"
    case .unknownExpectation(let word): "unknown expectation '\(word.visible())'"
    case .unknownKey(let name): "unknown key '\(name.visible())'"
    case .missing(let part, let word): "\(part) is missing after '\(word.visible())'"
    case .expected(let part, let found): "expected \(part), found '\(found.visible())'"
    case .badText(let error): "a text in quotes is a JSON string: \(error)"
    case .unclosedText: "the text has no closing quote"
    case .badJSON(let error): "column \(error.location.column) of the JSON: \(error)"
    case .noForm: "there is no form yet: begin with 'form FILE'"
    case .tooLate(let word): "'\(word)' must stand before the form is used"
    }
  }
}
