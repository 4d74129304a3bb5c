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
        // Between double quotes a backslash stays unless it quotes something.
        if openQuote == "\"", !"\"\\$`".contains(character) { text += "\\" }
        text.append(character)
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
}

extension ShellWord {
  /// What bash is to put in place of the word's end, so that it becomes `whole`; `nil` if no text
  /// between the open quotes can.
  func bashReplacement(for whole: String) -> String? {
    let end = whole.dropFirst(keptCount)
    switch openQuote {
    case nil:
      return end.map { character in
        let isPlain =
          !character.isASCII || character.isLetter || character.isNumber
          || "_-+./,=:@%".contains(character)
        return isPlain ? "\(character)" : "\\\(character)"
      }.joined()
    case "'": return end.contains("'") ? nil : String(end)
    default: return end.contains { "\"\\$`!".contains($0) } ? nil : String(end)
    }
  }
}
