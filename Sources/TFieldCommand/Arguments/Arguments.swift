internal import TField
internal import TFieldForm

/// The words behind a verb, taken apart the GNU way.
struct Arguments {
  /// What is no option, in order, as bytes: file names need not be UTF-8.
  private(set) var operands: [[UInt8]] = []
  private var values: [String: [[UInt8]]] = [:]
  /// The verb and what stands behind it, for sentences.
  private let usage: () -> String

  /// Takes words apart; the options are only asked for if there is one.
  init(
    _ words: some Sequence<[UInt8]>, options: @autoclosure () -> [OptionFormat],
    usage: @autoclosure @escaping () -> String = ""
  ) throws(Failure) {
    self.usage = usage
    lazy var known = options()
    var rest = Array(words)[...]
    while let word = rest.popFirst() {
      if word == Array("--".utf8) {
        operands += rest
        return
      }
      if word.starts(with: "--".utf8) {
        try takeLong(word.dropFirst(2), known, &rest)
      } else if word.first == UInt8(ascii: "-"), word.count > 1 {
        try takeShort(word.dropFirst(), known, &rest)
      } else {
        operands.append(word)
      }
    }
  }

  private mutating func takeLong(
    _ word: ArraySlice<UInt8>, _ options: [OptionFormat], _ rest: inout ArraySlice<[UInt8]>
  ) throws(Failure) {
    let parts = word.split(
      separator: UInt8(ascii: "="), maxSplits: 1, omittingEmptySubsequences: false)
    let name = String(decoding: parts.first ?? [], as: UTF8.self)
    guard let option = options.first(where: { $0.name == name }) else {
      throw .unknownOption("--" + name, among: options)
    }
    let inline = parts.count > 1 ? Array(parts[1]) : nil
    if option.value == nil, inline != nil { throw .usage("--\(name) takes no value") }
    try keep(inline, of: option, &rest)
  }

  private mutating func takeShort(
    _ letters: ArraySlice<UInt8>, _ options: [OptionFormat], _ rest: inout ArraySlice<[UInt8]>
  ) throws(Failure) {
    var letters = letters
    while let letter = letters.popFirst() {
      let name = Character(Unicode.Scalar(letter))
      guard let option = options.first(where: { $0.letter == name }) else {
        throw .unknownOption("-\(name)", among: options)
      }
      let inline = option.value != nil && !letters.isEmpty ? Array(letters) : nil
      try keep(inline, of: option, &rest)
      if inline != nil { return }
    }
  }

  /// Keeps the value that stands in the word itself, or else is the next word.
  private mutating func keep(
    _ inline: [UInt8]?, of option: OptionFormat, _ rest: inout ArraySlice<[UInt8]>
  ) throws(Failure) {
    var value = inline ?? []
    if let name = option.value, inline == nil {
      guard let next = rest.popFirst() else {
        throw .usage("--\(option.name) needs a value: \(name)")
      }
      value = next
    }
    if let name = option.value, value.isEmpty, !option.mayBeEmpty {
      throw .usage("--\(option.name) can't be empty: it needs a value, \(name)")
    }
    values[option.name, default: []].append(value)
  }
}

extension Arguments {
  var hasOptions: Bool { !values.isEmpty }

  func has(_ name: String) -> Bool { values[name] != nil }

  /// The last value given, as bytes.
  func bytes(_ name: String) -> [UInt8]? { values[name]?.last }

  /// The last value given, as text.
  func text(_ name: String) throws(Failure) -> String? {
    guard let bytes = bytes(name) else { return nil }
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw .usage("the value of --\(name) is not UTF-8")
    }
    return text
  }

  /// Every value given, in order.
  func all(_ name: String) -> [[UInt8]] { values[name] ?? [] }

  /// The only operand, which is called so in the usage line.
  func operand(_ name: String) throws(Failure) -> [UInt8] {
    guard let first = operands.first else { throw missing(name) }
    try limit(1, "one \(name)")
    return first
  }

  /// Refuses more operands than these.
  func limit(_ count: Int, _ wanted: String) throws(Failure) {
    guard operands.count > count else { return }
    throw .usage("too many arguments: give \(wanted)")
  }

  /// The same without some options.
  func dropping(_ names: [String]) -> Self {
    var rest = self
    for name in names { rest.values[name] = nil }
    return rest
  }

  /// Every operand, of which there must be one.
  func operands(_ name: String) throws(Failure) -> [[UInt8]] {
    guard !operands.isEmpty else { throw missing(name) }
    return operands
  }

  private func missing(_ name: String) -> Failure {
    .usage("\(name) is missing: tfield \(usage())")
  }
}

extension Failure {
  fileprivate static func unknownOption(_ word: String, among options: [OptionFormat]) -> Self {
    let name = String(word.drop { $0 == "-" })
    let guess =
      name.lowercased() == "v"
      ? "version" : Suggestion.nearest(to: name, among: options.map(\.name))
    let hint =
      guess.map { "; did you mean --\($0)?" } ?? Self.wayOfForms(name) ?? "; --help lists all"
    return .usage("unknown option \(word.visible())\(hint)")
  }

  /// How a form asks what dialog, whiptail and gum ask with a word on the command line.
  static func wayOfForms(_ word: String) -> String? {
    guard let type = Synonym.types(for: word).first ?? (word == "confirm" ? "toggle" : nil) else {
      return nil
    }
    return "; a form asks this with a field of type '\(type)', and 'tfield new' starts a form"
  }
}

extension Arguments {
  /// The value of an option that is one of a few words.
  func word<Word: RawRepresentable & CaseIterable>(
    _ name: String, of _: Word.Type
  ) throws(Failure) -> Word? where Word.RawValue == String {
    guard let text = try text(name) else { return nil }
    if let word = Word(rawValue: text) { return word }
    let words = Word.allCases.map(\.rawValue)
    throw .unknown(
      "--\(name) can't be '\(text.visible())'", text, among: words,
      else: "; it is " + words.joined(separator: ", "))
  }

  /// The value of an option that is a number of seconds.
  func seconds(_ name: String) throws(Failure) -> Int? {
    guard let text = try text(name) else { return nil }
    guard let seconds = Int(text), (1...Self.mostSeconds).contains(seconds) else {
      let wanted = "a whole number of seconds, 1 to \(Self.mostSeconds)"
      throw .usage("--\(name) needs \(wanted), not '\(text.visible())'")
    }
    return seconds
  }

  private static let mostSeconds = 100_000_000

  /// The value of an option that is a day.
  func calendarDay(_ name: String) throws(Failure) -> CalendarDate? {
    guard let text = try text(name) else { return nil }
    guard let day = CalendarDate(text) else {
      throw .usage("--\(name) needs a day such as 2026-11-21, not '\(text.visible())'")
    }
    return day
  }

  /// The value of an option that is a language.
  func language(_ name: String) throws(Failure) -> String? {
    guard let text = try text(name) else { return nil }
    let parts = text.utf8.split(
      omittingEmptySubsequences: false, whereSeparator: { $0 == 0x2D || $0 == 0x5F })
    // What follows a point or an at sign, as in de_DE.UTF-8, is no part of the language.
    let isLanguage =
      parts.allSatisfy { (1...20).contains($0.count) }
      && text.utf8.first.map(\.isLetter) ?? false
      && text.utf8.allSatisfy {
        $0.isLetter || (0x30...0x39).contains($0) || "-_.@".utf8.contains($0)
      }
    guard isLanguage else {
      throw .usage("--\(name) needs a language such as de or pt-BR, not '\(text.visible())'")
    }
    return text
  }

  /// The values of an option that is written `ID=VALUE`, in order.
  func pairs(
    _ name: String, with value: String = "a value"
  ) throws(Failure) -> [(id: String, value: [UInt8])] {
    var pairs: [(id: String, value: [UInt8])] = []
    for word in all(name) {
      let parts = word.split(
        separator: UInt8(ascii: "="), maxSplits: 1, omittingEmptySubsequences: false)
      guard parts.count == 2, !parts[0].isEmpty,
        let id = String(validating: parts[0], as: UTF8.self)
      else { throw .usage("--\(name) needs an id, '=' and \(value)") }
      pairs.append((id, Array(parts[1])))
    }
    return pairs
  }
}

extension UInt8 {
  fileprivate var isLetter: Bool { (0x61...0x7A).contains(self | 0x20) }
}

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
