internal import TField
internal import TFieldForm

extension Verb {
  static var completions: Verb {
    Verb("completions", "bash|zsh|fish", "print the completions for a shell") {
      arguments throws(Failure) in
      let name = String(decoding: try arguments.operand("SHELL"), as: UTF8.self)
      guard let shell = Shell(rawValue: name) else {
        let names = Shell.allCases.map(\.rawValue)
        let guess = Suggestion.nearest(to: name, among: names)
        let hint = guess.map { "did you mean '\($0)'?" } ?? "it is bash, zsh or fish"
        throw .usage("no completions for '\(name.visible())'; \(hint)")
      }
      try StandardOutput.write(document: shell.script)
      return .success
    }
  }
}
