internal import TFieldForm

/// A shell that can complete words.
enum Shell: String, CaseIterable {
  case bash, zsh, fish

  /// What the shell reads to complete the words of `tfield`.
  func script(for verbs: [Verb]) -> String {
    switch self {
    case .bash: BashCompletions(verbs: verbs).script
    case .zsh: ZshCompletions(verbs: verbs).script
    case .fish: FishCompletions(verbs: verbs).script
    }
  }
}

/// What may stand as a word: some words, or the name of a file.
enum Completable: Equatable {
  case words([String])
  /// Files whose names end so; any file without an ending.
  case files(ending: String?)
  case nothing

  /// What an option's value or a verb's operand is called says what it is.
  init(named name: String) {
    let alternatives = name.filter { $0 != "[" && $0 != "]" }.split(separator: "|")
    self =
      switch name.filter({ $0.isLetter }) {
      case "FORM": .files(ending: ".json")
      case "SCRIPT": .files(ending: ".tfield-test")
      case "FILE", "RECORDS", "PATH": .files(ending: nil)
      case _ where alternatives.count > 1: .words(alternatives.map(String.init))
      default: .nothing
      }
  }
}

extension OptionFormat {
  var completable: Completable {
    choices.isEmpty ? Completable(named: value ?? "") : .words(choices)
  }
}

extension Verb {
  /// What may follow it, beside options.
  var completable: Completable {
    switch name {
    case "help": .words(Verb.all.map(\.name))
    case "types": .words(TypeReference.names)
    default: Completable(named: String(operands.prefix { $0 != " " }))
    }
  }
}
