internal import Glibc
internal import TField
internal import TFieldForm
internal import TFieldScreen
internal import TFieldSystem
internal import TFieldTerminal

/// The `tfield` program: finds the verb, and turns failures into a line and an exit status.
struct Program {
  static let version = "1.0.0"
  static let date = "November 21, 2026"

  let arguments: [[UInt8]]

  func run() -> ExitStatus {
    Signals.ignoreWriteSignals()
    do throws(Failure) {
      try failing(.notWritten) {
        try StandardStreams.occupy()
        try Hardening.requireStack()
        try Hardening.requireMemory()
        try Hardening.apply()
      }
      return try dispatch()
    } catch {
      StandardError.write(lines: error.lines(in: Languages.spoken))
      return error.status
    }
  }

  private func dispatch() throws(Failure) -> ExitStatus {
    guard let first = arguments.first else { throw .usage(.say("system.noForm")) }
    let word = String(decoding: first, as: UTF8.self)
    switch word {
    case "--version": return try StandardOutput.write(lines: ["tfield \(Self.version)"])
    case "--help", "-h": return try StandardOutput.write(document: Self.usage)
    case Completion.request:
      return try StandardOutput.write(document: Completion.reply(to: arguments.dropFirst()))
    default: break
    }
    if let verb = Verb.all.first(where: { $0.name == word }) {
      return try verb.run(arguments.dropFirst())
    }
    // Anything but a verb is a form, or an option before one. What looks like a path is opened, so
    // that the error says what is wrong with it.
    guard
      first.first == UInt8(ascii: "-") || FilePath(bytes: first).isTaken
        || first.contains(where: "/.".utf8.contains)
    else {
      let shown = word.visible()
      if let guess = Suggestion.nearest(to: word, among: Verb.all.map(\.name)) {
        throw .usage(.say("system.unknownWordLike", ["word": shown, "guess": guess]))
      }
      let hint = Failure.wayOfForms(word).map { "no form or verb '\(shown)'\($0)" }
      throw .usage(hint.map { .verbatim($0) } ?? .say("system.unknownWord", ["word": shown]))
    }
    return try Verb.run.run(arguments)
  }
}

extension Program {
  static var usage: String {
    """
    tfield fills in forms in the terminal. A form is a JSON file; the answers are printed.
    Begin with 'tfield new my-form.json', and fill it in with 'tfield my-form.json'.

    \(ManualPage.columns(Verb.all.map { ($0.usage, $0.says) }))
    'tfield help VERB' shows the options, and 'tfield --version' the version.

    """
  }
}

/// The person's languages, from the usual variables.
enum Languages {
  /// The codes of the program's languages: `en, de or fr`.
  static let known: String = {
    let codes = Language.allCases.map(\.rawValue)
    return codes.dropLast().joined(separator: ", ") + " or " + (codes.last ?? "")
  }()

  /// The language of error messages, even if the command line is faulty.
  static var spoken: Language {
    let words = Environment.arguments.map { String(decoding: $0, as: UTF8.self) }
    let option = words.lastIndex { $0.hasPrefix("--lang") }.flatMap { place in
      words[place] == "--lang"
        ? words.dropFirst(place + 1).first
        : words[place].split(separator: "=").last.map(String.init)
    }
    return Language(wanted: preferred(option: option))
  }

  /// From the option, or else `LC_ALL`, `LC_MESSAGES` or `LANG`: `de_DE.UTF-8` means `de`.
  static func preferred(option: String? = nil) -> [String] {
    let locale =
      option ?? ["LC_ALL", "LC_MESSAGES", "LANG"].lazy.compactMap(Environment.text).first ?? "en"
    let name = locale.prefix { $0 != "." && $0 != "@" }.map { $0 == "_" ? "-" : $0 }
    let language = name.prefix { $0 != "-" }
    return name.count == language.count ? [String(name)] : [String(name), String(language)]
  }
}

/// The exit status of the program.
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

  /// The status that a shell gives a program ended by a signal.
  static func signal(_ number: Int32) -> Self { Self(rawValue: 128 + number) }

  static func action(_ code: Int) -> Self { Self(rawValue: Int32(clamping: code)) }
}

/// A count with its noun: `1 field`, `2 fields`.
func counted(_ count: Int, _ noun: String) -> String {
  count == 1 ? "1 \(noun)" : "\(count) \(noun)s"
}

/// A reason to end: the exit status, and one line that says why.
///
/// Errors in a command line or a script are told in English, as the help is.
struct Failure: Error {
  let status: ExitStatus
  /// The message; empty if nobody needs to be told.
  let message: Wording
  /// Further lines below the message.
  let details: [String]

  init(_ status: ExitStatus, _ message: Wording, details: [String] = []) {
    self.status = status
    self.message = message
    self.details = details
  }

  init(_ status: ExitStatus, _ error: any Error) { self.init(status, Wording(error), details: []) }

  static func usage(_ message: Wording) -> Self { Self(.usage, message) }

  /// An unknown word, with a suggestion: `; did you mean 'check'?`.
  ///
  /// `head` goes before the suggested word.
  static func unknown(
    _ message: String, _ word: String, among words: some Sequence<String>, head: String = "",
    else rest: String = ""
  ) -> Self {
    let guess = Suggestion.nearest(to: word, among: words)
    return .usage(.verbatim(message + (guess.map { "; did you mean '\(head)\($0)'?" } ?? rest)))
  }

  /// There is no terminal; a form, unlike a question, can be filled in without one.
  static func noTerminal(_ reason: some Error, isQuestion: Bool) -> Self {
    let key = isQuestion ? "terminal.none" : "system.noTerminal"
    return Self(.noTerminal, .say(key, ["reason": Wording(reason)]))
  }

  func lines(in language: Language) -> [String] {
    let text = message.text(in: language)
    return text.isEmpty ? [] : ["tfield: " + text] + details.map { "  " + $0 }
  }
}

/// Returns what `body` returns; errors that aren't failures get the status.
func failing<Result>(
  _ status: ExitStatus, _ body: () throws -> Result
) throws(Failure) -> Result {
  do { return try body() } catch {
    throw error as? Failure ?? Failure(status, error)
  }
}

/// Standard output, for documents and for lines that people read.
enum StandardOutput {
  /// Writes each string as a single line, whatever it contains.
  @discardableResult
  static func write(lines: some Sequence<String>) throws(Failure) -> ExitStatus {
    try write(document: lines.visible)
  }

  /// Writes a text that needs no cleaning, or that another program reads.
  @discardableResult
  static func write(document text: String) throws(Failure) -> ExitStatus {
    try write(document: Array(text.utf8))
  }

  /// Writes every byte and returns success, or throws; a terminal gets visible text.
  @discardableResult
  static func write(document bytes: [UInt8]) throws(Failure) -> ExitStatus {
    let isSeen = StandardStreams.isTerminal(StandardStreams.output)
    do {
      try Output.write(isSeen ? bytes.visible : bytes, to: StandardStreams.output)
      return .success
    } catch {
      let status = error.errno == EPIPE ? ExitStatus.closedPipe : .notWritten
      throw Failure(status, .say("system.standardOutput", ["reason": Wording(error)]))
    }
  }
}

/// Standard error: one line per problem; failures to write there are ignored.
enum StandardError {
  static func write(_ line: String) { write(lines: [line]) }

  /// Tells the person something on a line of its own.
  static func tell(_ wording: Wording, in language: Language) {
    write("tfield: " + wording.text(in: language))
  }

  /// Writes each string as a single line, whatever it contains.
  static func write(lines: some Sequence<String>) {
    try? Output.write(lines.visible.utf8, to: StandardStreams.errors)
  }

  /// Writes text that is already clean and need not end with a newline.
  static func write(cleaned text: String) {
    try? Output.write(text.utf8, to: StandardStreams.errors)
  }
}

extension [UInt8] {
  /// The same lines of text with all else that controls a terminal made visible.
  fileprivate var visible: [UInt8] {
    let lines = split(separator: 0x0A, omittingEmptySubsequences: false)
    let seen = lines.map { String(decoding: $0, as: UTF8.self).visibleLine }
    return Array(seen.joined(separator: "\n").utf8)
  }
}

extension Sequence<String> {
  /// The lines with all control characters, line breaks and bidirectional marks made visible.
  var visible: String { map { $0.visibleLine + "\n" }.joined() }
}

/// Replaces the `wcwidth` that ncurses calls, with character widths from our table.
///
/// The C library only knows the Unicode of its release, so ncurses would give newer emoji one
/// column instead of two. Only the program replaces it: a library leaves an app's alone.
@_cdecl("wcwidth")
func columns(of character: wchar_t) -> Int32 {
  CharacterWidth.columns(of: UInt32(bitPattern: character))
}
