/// One thing the program can do, by its name on the command line.
struct Verb {
  let name: String
  /// What stands behind it, as the usage line says.
  let operands: String
  let says: String
  private let ownOptions: () -> [OptionFormat]
  private let action: (Arguments) throws(Failure) -> ExitStatus

  init(
    _ name: String, _ operands: String, _ says: String,
    options: @autoclosure @escaping () -> [OptionFormat] = [],
    action: @escaping (Arguments) throws(Failure) -> ExitStatus
  ) {
    self.name = name
    self.operands = operands
    self.says = says
    ownOptions = options
    self.action = action
  }

  var options: [OptionFormat] { ownOptions() + [.help] }

  /// Every verb, in the order of the help.
  static var all: [Verb] {
    [
      run, elicit, preview, check, validate, test, render, drafts, types, new, importing, schema,
      completions, help,
    ]
  }

  /// Does it, or shows how it is used.
  func run(_ words: some Sequence<[UInt8]>) throws(Failure) -> ExitStatus {
    let arguments = try Arguments(words, options: options, usage: usage)
    guard !arguments.has("help") else {
      try StandardOutput.write(document: helpText)
      return .success
    }
    return try action(arguments)
  }
}
