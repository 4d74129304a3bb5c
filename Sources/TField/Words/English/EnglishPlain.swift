extension PlainWording: Translated {
  var english: String {
    switch self {
    case .error(let sentence): "Error: \(sentence)"
    case .warning(let sentence): "Warning: \(sentence)"
    case .taken(let text): "Taken as: \(text)"
    case .required: "required"
    case .optional: "optional"
    case .readOnly: "read only"
    case .yesOrNo: "y/n"
    case .yes: "y"
    case .no: "n"
    case .empty: "empty"
    case .addOrOpen(0): "add an entry? y/n"
    case .addOrOpen: "add another? y/n, or the number of one to change"
    case .severalLines: "Several lines; an empty line ends them"
    case .entriesInLines: "One entry a line; an empty line ends them"
    case .severalChoices: "Name as many as you like, with commas between them"
    case .nothingTaken: "None of this can stand here"
    case .answerYesOrNo, .answerOrNumber(0): "Answer y or n"
    case .answerOrNumber(1): "Answer y or n, or enter 1"
    case .answerOrNumber(let count):
      "Answer y or n, or enter a number from 1 to \(count)"
    case .answerYes: "This needs a y"
    case .noSuchOption(let text, of: 1): "No option is called \(text); the only one is 1"
    case .noSuchOption(let text, let count):
      "No option is called \(text); type one of its words, or a number from 1 to \(count)"
    case .severalOptions(let names): "More than one option fits: \(names.few)"
    case .enter(let kind, let limits): "\(kind.english), \(limits.english.withSmallStart)"
    case .typeWord(let word): "Type \(word) to go on; Enter alone goes back"
    case .unknownCommand: "No such command; :help lists them, :: types a colon"
    case .actions: "Actions"
    case .action: "Action"
    case .standard: "default"
    case .chooseAction(1): "Enter 1"
    case .chooseAction(let count): "Enter a number from 1 to \(count)"
    case .noAction: "This form has nothing to submit"
    case .choice: "Choose"
    case .ended: "The input ended before the form was done"
    case .commands: Self.englishCommands
    case .helpExists: "Type :help for help and commands."
    case .forExample(let text): "For example: \(text)"
    }
  }

  private static let englishCommands = """
    Enter keeps what is in brackets; a space and Enter empties an answer.
    :back    the field before
    :list    every answer so far
    :submit  end with the default action
    :quit    leave without submitting
    ::       types a colon
    """
}
