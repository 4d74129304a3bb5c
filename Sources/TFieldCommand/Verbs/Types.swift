internal import TField
internal import TFieldForm

extension Verb {
  static var types: Verb {
    Verb(
      "types", "[NAME] [--json]", "list the field types and their parameters",
      options: [OptionFormat("json", "as JSON")]
    ) { arguments throws(Failure) in
      guard arguments.operands.count <= 1 else {
        throw .usage("too many arguments: give one NAME")
      }
      let name = arguments.operands.first.map { String(decoding: $0, as: UTF8.self) }
      guard let text = TypeReference.text(of: name, asJSON: arguments.has("json")) else {
        let name = name ?? ""
        let guesses = TypeReference.suggestions(for: name).map { "'\($0)'" }
        let hint = guesses.isEmpty ? "" : "; did you mean \(guesses.joined(separator: " or "))?"
        throw .usage("no field type '\(name.visible())'\(hint)")
      }
      try StandardOutput.write(document: text)
      return .success
    }
  }
}
