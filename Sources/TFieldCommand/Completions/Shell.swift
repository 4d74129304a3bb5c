internal import CData
internal import TField
internal import TFieldForm

/// A shell that can complete words by asking `tfield __complete`.
enum Shell: String, CaseIterable {
  case bash, zsh, fish

  /// What the shell reads to complete the words of `tfield`.
  var script: String {
    switch self {
    case .bash: DataFile.bashCompletion.text
    case .zsh: DataFile.zshCompletion.text
    case .fish: DataFile.fishCompletion.text
    }
  }
}

/// One word of a shell's command line: its text, and how the shell is told to go on with it.
struct ShellWord {
  /// The word without its quotes.
  private(set) var text = ""
  /// The quote that isn't closed yet.
  private(set) var openQuote: Character?
  /// How many characters of the text stand before what bash would replace.
  private(set) var keptCount = 0
  private let breaks: String

  /// Reads a word as it was typed; bash begins a new one after each of the `breaks`.
  init(_ typed: String, breaks: String = "") {
    self.breaks = breaks
    var isEscaped = false
    for character in typed {
      if isEscaped {
        add(escaped: character)
        isEscaped = false
      } else if character == "\\", openQuote != "'" {
        isEscaped = true
      } else {
        add(character)
      }
    }
  }

  private mutating func add(_ character: Character) {
    switch (openQuote, character) {
    case (nil, "'"), (nil, "\""):
      openQuote = character
      keptCount = text.count
    case (let quote?, character) where quote == character:
      openQuote = nil
    default:
      text.append(character)
      if openQuote == nil, breaks.contains(character) { keptCount = text.count }
    }
  }

  /// Between double quotes a backslash stays unless it quotes something.
  private mutating func add(escaped character: Character) {
    if openQuote == "\"", !"\"\\$`".contains(character) { text += "\\" }
    text.append(character)
  }
}

extension ShellWord {
  /// What bash is to put in place of the word's end, so that it becomes `whole`; `nil` if no text
  /// between the open quotes can.
  func bashReplacement(for whole: String) -> String? {
    let end = whole.dropFirst(keptCount)
    switch openQuote {
    case nil: return end.map { Self.isPlain($0) ? "\($0)" : "\\\($0)" }.joined()
    case "'": return end.contains("'") ? nil : String(end)
    default: return end.contains { "\"\\$`!".contains($0) } ? nil : String(end)
    }
  }

  private static func isPlain(_ character: Character) -> Bool {
    !character.isASCII || character.isLetter || character.isNumber
      || "_-+./,=:@%".contains(character)
  }
}

/// A command line that is still being typed: its verb, its operands, and the option that wants a value.
///
/// Nothing is refused here; what makes no sense is passed over.
struct CommandLineWords {
  private(set) var verb: Verb?
  private(set) var operands: [String] = []
  /// The option whose value is the next word.
  private(set) var openOption: OptionFormat?
  /// True behind `--`, where no word is an option.
  private(set) var endsOptions = false
  /// The values given so far, by the names of their options.
  private(set) var values: [String: String] = [:]

  init(_ words: some Sequence<String>) {
    var rest = Array(words)[...]
    guard let first = rest.first else { return }
    verb = Verb.all.first { $0.name == first }
    if verb == nil { verb = .run } else { rest.removeFirst() }
    for word in rest { take(word) }
  }

  private mutating func take(_ word: String) {
    if let option = openOption {
      values[option.name] = word
      openOption = nil
    } else if endsOptions || !word.hasPrefix("-") || word == "-" {
      operands.append(word)
    } else if word == "--" {
      endsOptions = true
    } else {
      openOption = option(of: word).flatMap { $0.value == nil ? nil : $0 }
    }
  }

  /// The option that a word ends with, unless its value stands in the word too.
  private func option(of word: String) -> OptionFormat? {
    guard let options = verb?.options, !word.contains("=") else { return nil }
    if word.hasPrefix("--") { return options.first { $0.name == word.dropFirst(2) } }
    let hasValue = { (letter: Character) in
      options.contains { $0.letter == letter && $0.value != nil }
    }
    guard let last = word.last, !word.dropFirst().dropLast().contains(where: hasValue) else {
      return nil
    }
    return options.first { $0.letter == last }
  }
}
