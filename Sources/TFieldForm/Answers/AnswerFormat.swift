internal import CData
internal import TField

/// The formats of answers.
package enum AnswerFormat: String, CaseIterable, Sendable {
  /// One object, laid out for reading.
  case json
  case jsonl
  /// Assignments that are safe for `eval` in bash, zsh and ksh; without lists, in any POSIX shell.
  case shell
  /// `name=value` lines, for files that set an environment.
  case env
  /// A header of ids and one row, following RFC 4180.
  case csv
  /// `id=value`, each followed by a NUL, so that a value may contain anything else.
  case nul

  /// Answers in a format that has only texts; names of variables start with the prefix.
  func text(of answers: [Answer], prefix: String) throws(Refusal) -> String {
    switch self {
    case .shell, .env, .nul:
      let named =
        try self == .nul
        ? answers.map { (name: $0.id, answer: $0) } : Self.named(answers, after: prefix)
      return try named.map { name, answer throws(Refusal) in
        name + "=" + (try value(of: answer)) + (self == .nul ? "\0" : "\n")
      }.joined()
    case .csv: return Self.row(answers.map(\.id)) + Self.row(answers.map(\.text))
    case .json, .jsonl: return answers.map(\.text).joined()
    }
  }

  private func value(of answer: Answer) throws(Refusal) -> String {
    let text = self == .shell ? Self.word(for: answer) : answer.text
    if self == .env, text.utf8.contains(where: { $0 == 0x0A || $0 == 0x0D }) {
      throw Refusal(
        "the answer of '\(answer.id.visible())' has several lines, which env can't hold: "
          + "use another format")
    }
    if text.utf8.contains(0) || self == .nul && answer.id.utf8.contains(0) {
      throw Refusal("the answer of '\(answer.id.visible())' has a NUL in it: use json")
    }
    return text
  }

  private static func word(for answer: Answer) -> String {
    guard case .array(let elements) = answer.value else { return quoted(answer.text) }
    let words = elements.map { quoted(Answer(answer.id, $0).text) }
    return "(" + words.joined(separator: " ") + ")"
  }

  /// In single quotes nothing is special but the closing quote.
  private static func quoted(_ text: String) -> String {
    "'" + text.replacing(UInt8(ascii: "'"), by: #"'\''"#) + "'"
  }

  /// A lone empty cell is quoted, because an empty line is no row.
  private static func row(_ cells: [String]) -> String {
    let line = cells == [""] ? "\"\"" : cells.map(cell).joined(separator: ",")
    return line + "\r\n"
  }

  private static func cell(_ text: String) -> String {
    let needsQuotes = text.utf8.contains { [0x22, 0x2C, 0x0A, 0x0D].contains($0) }
    return needsQuotes ? "\"" + text.replacing(0x22, by: "\"\"") + "\"" : text
  }
}

extension String {
  /// Replaces a byte even inside a grapheme cluster.
  fileprivate func replacing(_ byte: UInt8, by text: String) -> String {
    utf8.split(separator: byte, omittingEmptySubsequences: false)
      .map { String(Substring($0)) }.joined(separator: text)
  }
}

// Names of shell variables for answers; names with a meaning for a shell or a tool are refused.
extension AnswerFormat {
  private static func named(
    _ answers: [Answer], after prefix: String
  ) throws(Refusal) -> [(name: String, answer: Answer)] {
    try Refusal.unless(
      prefix.isEmpty || isVariableName(prefix),
      "no variable's name can begin with '\(prefix.visible())': use letters, digits and '_'")
    var owners: [String: String] = [:]
    var named: [(name: String, answer: Answer)] = []
    for answer in answers {
      let tail = String(answer.id.map { $0 == "-" ? "_" : $0 })
      let (id, name) = (answer.id.visible(), prefix + tail)
      try Refusal.unless(
        isVariableName(tail), "the field '\(id)' can't be the name of a variable")
      try Refusal.unless(
        !isReserved(name, isWhole: !prefix.isEmpty),
        "the field '\(id)' would set '\(name.visible())', which a shell or a tool may "
          + "give a meaning; choose \(prefix.isEmpty ? "a" : "another") --prefix")
      if let first = owners.updateValue(answer.id, forKey: name) {
        throw Refusal(
          "the fields '\(first)' and '\(answer.id)' would both be the variable '\(name)'")
      }
      named.append((name, answer))
    }
    return named
  }

  /// Whether a shell or a tool may use the variable; names with a prefix are less likely to clash.
  private static func isReserved(_ name: String, isWhole: Bool) -> Bool {
    let small = name.lowercased()
    if words("shells").contains(name) || words("starts").contains(where: small.hasPrefix) {
      return true
    }
    if isWhole {
      return words("capitals").contains(name)
        || words("ends").contains {
          small.hasSuffix($0) && words("families").contains(String(small.dropLast($0.count)))
        }
    }
    // Tools have names such as `PIP_index_url`, `TF_VAR_zone` and `LESS_TERMCAP_md`.
    let word = name.utf8.prefix { $0 != UInt8(ascii: "_") }
    let part = word.count < name.utf8.count ? word : name.utf8[...]
    return !part.contains(where: ASCIISet.smallLetters.contains)
      || words("ends").contains(where: small.hasSuffix)
  }

  private static func words(_ kind: String) -> Set<String> { lists[kind] ?? [] }

  private static let lists = DataFile.variableNames.lists

  private static let letters = ASCIISet.letters.union(ASCIISet("_"))

  private static func isVariableName(_ text: String) -> Bool {
    guard let first = text.utf8.first, letters.contains(first) else { return false }
    return text.utf8.allSatisfy(letters.union(.digits).contains)
  }
}

extension DataFile {
  /// The words of each row, by the kind at its start.
  var lists: [String: Set<String>] {
    rows.map(\.columns).filter { $0.count == 2 }.reduce(into: [:]) { lists, columns in
      lists[columns[0], default: []].formUnion(columns[1].split(separator: " ").map(String.init))
    }
  }
}
