internal import TField
internal import TFieldForm
internal import TFieldSystem

/// The `tfield` program: finds the verb, and turns what goes wrong into one line and a status.
struct Program {
  static let version = "1.0.0"
  /// The day of that version, as manual pages write it.
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
    // Anything but a verb is a form or an option before one; opening what looks like a path tells
    // what is wrong with it.
    guard
      first.first == UInt8(ascii: "-") || FilePath(bytes: first).isTaken
        || first.contains(where: "/.".utf8.contains)
    else {
      let guess = Suggestion.nearest(to: word, among: Verb.all.map(\.name))
      if guess == nil, let hint = Failure.wayOfForms(word) {
        throw .usage("no form or verb '\(word.visible())'\(hint)")
      }
      throw .usage(.unknownWord(word.visible(), guess: guess))
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

/// The languages that the person wants, by the usual variables.
enum Languages {
  /// The codes of the languages that the program speaks: `en, de or fr`.
  static let known: String = {
    let codes = Language.allCases.map(\.rawValue)
    return codes.dropLast().joined(separator: ", ") + " or " + (codes.last ?? "")
  }()

  /// That in which failures are told, be the command line right or not.
  static var spoken: Language {
    let words = Environment.arguments.map { String(decoding: $0, as: UTF8.self) }
    let option = words.lastIndex { $0.hasPrefix("--lang") }.flatMap { place in
      words[place] == "--lang"
        ? words.dropFirst(place + 1).first
        : words[place].split(separator: "=").last.map(String.init)
    }
    return Language(wanted: preferred(option: option))
  }

  /// From an option, else from `LC_ALL`, `LC_MESSAGES` or `LANG`: `de_DE.UTF-8` means `de`.
  static func preferred(option: String? = nil) -> [String] {
    let locale =
      option ?? ["LC_ALL", "LC_MESSAGES", "LANG"].lazy.compactMap(Environment.text).first ?? "en"
    let name = locale.prefix { $0 != "." && $0 != "@" }.map { $0 == "_" ? "-" : $0 }
    let language = name.prefix { $0 != "-" }
    return name.count == language.count ? [String(name)] : [String(name), String(language)]
  }
}
