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
