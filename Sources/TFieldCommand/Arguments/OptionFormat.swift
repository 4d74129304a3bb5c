/// One option of a verb: how it is written and what it means.
struct OptionFormat: Equatable {
  let name: String
  let letter: Character?
  /// What its value is called, for options that have one.
  let value: String?
  let says: String
  /// Every value that it takes, where those are few.
  let choices: [String]
  /// True if no text is a value like any other.
  let mayBeEmpty: Bool

  init(
    _ name: String, letter: Character? = nil, value: String? = nil, _ says: String,
    choices: [String] = [], mayBeEmpty: Bool = false
  ) {
    self.name = name
    self.letter = letter
    self.value = value
    self.says = says
    self.choices = choices
    self.mayBeEmpty = mayBeEmpty
  }

  static let help = Self("help", letter: "h", "show this help")

  /// The option as help lists it.
  var usage: String {
    let short = letter.map { "-\($0), " } ?? "    "
    return short + "--" + name + (value.map { " " + $0 } ?? "")
  }
}
