internal import TField
internal import TFieldTerminal

/// How the program ends, as scripts see it.
struct ExitStatus: RawRepresentable, Equatable {
  let rawValue: Int32

  static let success = Self(rawValue: 0)
  static let cancelled = Self(rawValue: 1)
  static let usage = Self(rawValue: 2)
  static let unusableFile = Self(rawValue: 3)
  static let invalid = Self(rawValue: 4)
  static let noTerminal = Self(rawValue: 5)
  static let notWritten = Self(rawValue: 6)
  static let timedOut = Self(rawValue: 124)
  static let hungUp = Self(rawValue: 129)
  static let closedPipe = Self(rawValue: 141)

  /// What a shell makes of a program that a signal ended.
  static func signal(_ number: Int32) -> Self { Self(rawValue: 128 + number) }

  /// What an action of a form asks for.
  static func action(_ code: Int) -> Self { Self(rawValue: Int32(clamping: code)) }
}

/// A number of things in words: `1 field`, `2 fields`.
func counted(_ count: Int, _ noun: String) -> String {
  count == 1 ? "1 \(noun)" : "\(count) \(noun)s"
}

/// A reason to end: the exit status, and one line that says why.
///
/// How a command line or a script is to be written is told in English, as the help is.
struct Failure: Error {
  let status: ExitStatus
  /// Empty where there is nobody to be told.
  let message: Wording
  /// What the message announces, each on a line of its own.
  let details: [String]

  init(_ status: ExitStatus, _ message: Wording, details: [String] = []) {
    self.status = status
    self.message = message
    self.details = details
  }

  init(_ status: ExitStatus, _ error: any Error) { self.init(status, Wording(error), details: []) }

  /// The command line was not understood.
  static func usage(_ message: Wording) -> Self { Self(.usage, message) }

  /// A word that is none of some others: `; did you mean 'check'?` behind what is said of it.
  ///
  /// The head stands before the word that was most likely meant.
  static func unknown(
    _ message: String, _ word: String, among words: some Sequence<String>, head: String = "",
    else rest: String = ""
  ) -> Self {
    let guess = Suggestion.nearest(to: word, among: words)
    return .usage(.verbatim(message + (guess.map { "; did you mean '\(head)\($0)'?" } ?? rest)))
  }

  /// There is no terminal to ask on, for a reason; forms can be filled in without one.
  static func noTerminal(_ reason: some Error, isQuestion: Bool) -> Self {
    let key = isQuestion ? "terminal.none" : "system.noTerminal"
    return Self(.noTerminal, .say(key, ["reason": Wording(reason)]))
  }

  /// The failure as it is reported.
  func lines(in language: Language) -> [String] {
    let text = message.text(in: language)
    return text.isEmpty ? [] : ["tfield: " + text] + details.map { "  " + $0 }
  }
}

/// What `body` gives; what else than a failure it throws becomes one of that status.
func failing<Result>(
  _ status: ExitStatus, _ body: () throws -> Result
) throws(Failure) -> Result {
  do { return try body() } catch {
    throw error as? Failure ?? Failure(status, error)
  }
}
