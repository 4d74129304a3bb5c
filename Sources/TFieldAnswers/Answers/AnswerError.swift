internal import TFieldJSON

/// Why answers can't be written as they were asked for.
package enum AnswerError: Error, Hashable {
  /// There is no field with that id to choose.
  case unknownID(String)
  /// Only JSON has a place for the action's id.
  case actionWithoutJSON(AnswerFormat)
  /// The prefix can't begin a variable's name.
  case badPrefix(String)
  /// The id can't be part of a variable's name.
  case badName(String)
  /// The field would become a variable to which a shell or a tool gives a meaning.
  case reservedName(String, as: String)
  /// Two ids become one name.
  case sameName(String, first: String, second: String)
  /// The value has a line break, the format is made of lines.
  case lineBreak(String)
  /// The value has a NUL, which no format but JSON and CSV can hold.
  case nul(String)
}

extension AnswerError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .unknownID(let id): "there is no field '\(id.visible())'"
    case .actionWithoutJSON(let format):
      "the action can be part of json and jsonl only, not of \(format.rawValue)"
    case .badPrefix(let prefix):
      "no variable's name can begin with '\(prefix.visible())': use letters, digits and '_'"
    case .badName(let id): "the field '\(id.visible())' can't be the name of a variable"
    case .reservedName(let id, let name):
      "the field '\(id.visible())' would set '\(name.visible())', which a shell or a tool may "
        + "give a meaning; choose \(name.count == id.count ? "a" : "another") --prefix"
    case .sameName(let name, let first, let second):
      "the fields '\(first)' and '\(second)' would both be the variable '\(name)'"
    case .lineBreak(let id):
      "the answer of '\(id.visible())' has several lines, which env can't hold: use another format"
    case .nul(let id): "the answer of '\(id.visible())' has a NUL in it: use json"
    }
  }
}
