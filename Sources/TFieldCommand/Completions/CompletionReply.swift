internal import TFieldForm

/// Answers a shell that asks what fits at its cursor: `tfield __complete SHELL WORD...`.
///
/// The words are those behind `tfield`, as they were typed; the last one ends at the cursor. Each line of
/// the answer is a letter, a text, a tab and another text: `w` a whole word and what it means, `p` a word
/// that goes on without a blank, `f` how the names of files end and how far one is typed.
struct CompletionReply {
  static let verb = "__complete"
  private static let mostLines = 5000

  private let completion: Completion
  private let word: ShellWord
  private let shell: Shell

  /// Takes the shell's name, for bash with the characters at which it splits words, and the words.
  init?(_ arguments: some Sequence<[UInt8]>) {
    let words = arguments.map { String(decoding: $0, as: UTF8.self) }
    guard let name = words.first, words.count > 1, let current = words.last,
      let shell = Shell.allCases.first(where: { name.hasPrefix($0.rawValue) })
    else { return nil }
    self.shell = shell
    let breaks = String(name.dropFirst(shell.rawValue.count))
    word = ShellWord(current, breaks: breaks)
    // fish has taken the quotes from all words but the last.
    let before = words.dropFirst().dropLast()
    completion = Completion(
      after: shell == .fish ? Array(before) : before.map { ShellWord($0).text }, current: word.text)
  }

  /// The lines of the answer.
  var text: String {
    let words = completion.candidates.prefix(Self.mostLines).compactMap { candidate in
      inserted(candidate.word).map { word in
        (candidate.isWhole ? "w" : "p") + word + "\t" + candidate.summary.visible(limit: 80)
      }
    }
    let files = completion.fileEnding.map { ["f\($0)\t\(completion.filePart)"] } ?? []
    return (words + files).map { $0 + "\n" }.joined()
  }

  /// bash inserts a word as it is given; the others quote it.
  private func inserted(_ candidate: String) -> String? {
    shell == .bash ? word.bashReplacement(for: candidate) : candidate
  }
}
