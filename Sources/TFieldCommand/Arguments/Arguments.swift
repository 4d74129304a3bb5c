internal import TField
internal import TFieldForm
internal import TFieldSystem

/// The words after a verb, parsed in the GNU way.
struct Arguments {
  /// The words that aren't options, as bytes: file names need not be UTF-8.
  private(set) var operands: [[UInt8]] = []
  /// The option whose value comes next.
  private(set) var openOption: OptionFormat?
  /// True after `--`, when no more words are options.
  private(set) var endsOptions = false
  private var values: [String: [[UInt8]]] = [:]
  /// The first error; the word at fault is skipped.
  private var fault: Failure?
  /// The verb and its operands, for error messages.
  private var usage: () -> String = { "" }

  /// Parses words; `options` is evaluated only if a word is an option.
  init(
    _ words: some Sequence<[UInt8]>, options: @autoclosure () -> [OptionFormat],
    usage: @autoclosure @escaping () -> String = ""
  ) throws(Failure) {
    self.init(unfinished: words, options: options())
    self.usage = usage
    if let fault { throw fault }
    guard let option = openOption else { return }
    throw .usage("--\(option.name) needs a value: \(option.value ?? "")")
  }

  /// Parses a command line that is still being typed, and ignores errors.
  init(unfinished words: some Sequence<[UInt8]>, options: @autoclosure () -> [OptionFormat]) {
    lazy var known = options()
    for word in words {
      if let option = openOption {
        keep(word, of: option)
      } else if endsOptions || word.first != UInt8(ascii: "-") || word.count == 1 {
        operands.append(word)
      } else if word == Array("--".utf8) {
        endsOptions = true
      } else if word.starts(with: "--".utf8) {
        takeLong(word.dropFirst(2), known)
      } else {
        takeShort(word.dropFirst(), known)
      }
    }
  }

  private mutating func takeLong(_ word: ArraySlice<UInt8>, _ options: [OptionFormat]) {
    let pair = word.pair
    let name = String(decoding: pair?.head ?? Array(word), as: UTF8.self)
    guard let option = options.first(where: { $0.name == name }) else {
      return refuse(.unknownOption("--" + name, among: options))
    }
    guard let pair else { return begin(option) }
    if option.value == nil { return refuse(.usage("--\(name) takes no value")) }
    keep(pair.tail, of: option)
  }

  private mutating func takeShort(_ letters: ArraySlice<UInt8>, _ options: [OptionFormat]) {
    var letters = letters
    while let letter = letters.popFirst() {
      let name = Character(Unicode.Scalar(letter))
      guard let option = options.first(where: { $0.letter == name }) else {
        refuse(.unknownOption("-\(name)", among: options))
        continue
      }
      if option.value != nil, !letters.isEmpty { return keep(Array(letters), of: option) }
      begin(option)
    }
  }

  private mutating func refuse(_ failure: Failure) { fault = fault ?? failure }

  /// Starts an option; if it takes a value, that is the next word.
  private mutating func begin(_ option: OptionFormat) {
    if option.value == nil {
      values[option.name, default: []].append([])
    } else {
      openOption = option
    }
  }

  private mutating func keep(_ value: [UInt8], of option: OptionFormat) {
    openOption = nil
    if value.isEmpty, !option.mayBeEmpty {
      refuse(.usage("--\(option.name) can't be empty: it needs a value, \(option.value ?? "")"))
    }
    values[option.name, default: []].append(value)
  }
}

extension Arguments {
  var hasOptions: Bool { !values.isEmpty }

  func has(_ name: String) -> Bool { values[name] != nil }

  func bytes(_ name: String) -> [UInt8]? { values[name]?.last }

  /// Every value of an option that may be given several times.
  func all(_ name: String) -> [[UInt8]] { values[name] ?? [] }

  func path(_ name: String) -> FilePath? { bytes(name).map { FilePath(bytes: $0) } }

  var firstWord: String? { word(at: 0) }

  func word(at place: Int) -> String? {
    operands.dropFirst(place).first.map { String(decoding: $0, as: UTF8.self) }
  }

  func text(_ name: String) throws(Failure) -> String? {
    guard let bytes = bytes(name) else { return nil }
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw .usage("the value of --\(name) is not UTF-8")
    }
    return text
  }

  /// The only operand, under its name in the usage line.
  func operand(_ name: String) throws(Failure) -> [UInt8] {
    guard let first = operands.first else { throw missing(name) }
    try limit(1, "one \(name)")
    return first
  }

  /// Refuses more than `count` operands.
  func limit(_ count: Int, _ wanted: String) throws(Failure) {
    guard operands.count > count else { return }
    throw .usage("too many arguments: give \(wanted)")
  }

  func dropping(_ names: [String]) -> Self {
    var rest = self
    for name in names { rest.values[name] = nil }
    return rest
  }

  /// All operands; there must be at least one.
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

  /// A hint for words that are commands in dialog, whiptail or gum: how a form asks the same.
  static func wayOfForms(_ word: String) -> String? {
    guard let type = Synonym.types(for: word).first ?? (word == "confirm" ? "toggle" : nil) else {
      return nil
    }
    return "; a form asks this with a field of type '\(type)', and 'tfield new' starts a form"
  }
}

extension Arguments {
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

  /// The value of an option, read by `read`, which returns `nil` if it is wrong.
  func value<Value>(
    _ name: String, _ wanted: String, _ read: (String) -> Value?
  ) throws(Failure) -> Value? {
    guard let text = try text(name) else { return nil }
    if let value = read(text) { return value }
    throw .usage("--\(name) needs \(wanted), not '\(text.visible())'")
  }

  func seconds(_ name: String) throws(Failure) -> Int? {
    let most = 100_000_000
    return try value(name, "a whole number of seconds, 1 to \(most)") { text in
      Int(text).flatMap { (1...most).contains($0) ? $0 : nil }
    }
  }

  func calendarDay(_ name: String) throws(Failure) -> CalendarDate? {
    try value(name, "a day such as 2026-11-21") { CalendarDate($0) }
  }

  func language(_ name: String) throws(Failure) -> String? {
    try value(name, "a language such as de or pt-BR") { text in
      let parts = text.utf8.split(omittingEmptySubsequences: false) { $0 == 0x2D || $0 == 0x5F }
      // What follows a point or an at sign, as in de_DE.UTF-8, isn't part of the language.
      let isLanguage =
        parts.allSatisfy { (1...20).contains($0.count) }
        && text.utf8.first.map(ASCIISet.letters.contains) ?? false
        && text.utf8.allSatisfy(Self.languageSigns.contains)
      return isLanguage ? text : nil
    }
  }

  private static let languageSigns = ASCIISet.letters.union(ASCIISet("0123456789-_.@"))

  /// The values of an option written as `ID=VALUE`, in order.
  func pairs(
    _ name: String, with wanted: String = "a value"
  ) throws(Failure) -> [(id: String, value: [UInt8])] {
    try (values[name] ?? []).map { word throws(Failure) in
      guard let (head, value) = word.pair, !head.isEmpty,
        let id = String(validating: head, as: UTF8.self)
      else { throw .usage("--\(name) needs an id, '=' and \(wanted)") }
      return (id, value)
    }
  }
}

/// An option of a verb: how it is written and what it means.
struct OptionFormat: Equatable {
  let name: String
  var letter: Character?
  /// The name of its value, if it takes one.
  var value: String?
  let says: String
  /// All values it takes, if they are few.
  var choices: [String] = []
  /// Whether an empty value is allowed.
  var mayBeEmpty = false

  static let help = Self(name: "help", letter: "h", says: "show this help")

  var usage: String {
    let short = letter.map { "-\($0), " } ?? "    "
    return short + "--" + name + (value.map { " " + $0 } ?? "")
  }
}
