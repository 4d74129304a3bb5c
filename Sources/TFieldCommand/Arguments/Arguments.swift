internal import TField
internal import TFieldForm

/// The words behind a verb, taken apart the GNU way.
struct Arguments {
  /// What is no option, in order, as bytes: file names need not be UTF-8.
  private(set) var operands: [[UInt8]] = []
  private var values: [String: [[UInt8]]] = [:]
  /// The verb and what stands behind it, for sentences.
  private let usage: String

  /// Takes words apart; the options are only asked for if there is one.
  init(
    _ words: some Sequence<[UInt8]>, options: @autoclosure () -> [OptionFormat], usage: String = ""
  ) throws(Failure) {
    self.usage = usage
    var rest = Array(words)[...]
    while let word = rest.popFirst() {
      if word == Array("--".utf8) {
        operands += rest
        return
      }
      if word.starts(with: "--".utf8) {
        try takeLong(word.dropFirst(2), options(), &rest)
      } else if word.first == UInt8(ascii: "-"), word.count > 1 {
        try takeShort(word.dropFirst(), options(), &rest)
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
    if operands.count > 1 { throw .usage("too many arguments: give one \(name)") }
    return first
  }

  /// Every operand, of which there must be one.
  func operands(_ name: String) throws(Failure) -> [[UInt8]] {
    guard !operands.isEmpty else { throw missing(name) }
    return operands
  }

  private func missing(_ name: String) -> Failure {
    .usage("\(name) is missing: tfield \(usage)")
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
