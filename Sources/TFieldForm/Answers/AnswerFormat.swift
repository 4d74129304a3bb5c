internal import CData
internal import TField

/// How answers are written down.
package enum AnswerFormat: String, CaseIterable, Sendable {
  /// One object, laid out for reading.
  case json
  /// One object on one line.
  case jsonl
  /// Assignments, one after the other, safe for `eval` in bash, zsh and ksh; in any POSIX shell
  /// where no answer is a list.
  case shell
  /// `name=value` lines, for files that set an environment.
  case env
  /// A header of ids and one row, after RFC 4180.
  case csv
  /// `id=value`, each ended by a NUL, so that a value may hold anything else.
  case nul
}

extension AnswerFormat {
  /// Answers in a format that knows only texts; names of variables begin with the prefix.
  func text(of answers: [Answer], prefix: String) throws(Refusal) -> String {
    switch self {
    case .shell, .env:
      var text = ""
      for (name, answer) in try VariableNames(prefix: prefix).naming(answers) {
        text += name + "=" + (try value(of: answer)) + "\n"
      }
      return text
    case .nul:
      var text = ""
      for answer in answers { text += answer.id + "=" + (try value(of: answer)) + "\0" }
      return text
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
}

extension AnswerFormat {
  private static func word(for answer: Answer) -> String {
    guard case .array(let elements) = answer.value else { return quoted(answer.text) }
    let words = elements.map { quoted(Answer(answer.id, $0).text) }
    return "(" + words.joined(separator: " ") + ")"
  }

  /// Within single quotes nothing has a meaning but the quote that ends them.
  private static func quoted(_ text: String) -> String {
    "'" + text.replacing(UInt8(ascii: "'"), by: #"'\''"#) + "'"
  }

  /// A lone empty cell is quoted, or its line would look like none.
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
  /// A byte is found wherever it stands, even if it is part of a larger character.
  fileprivate func replacing(_ byte: UInt8, by text: String) -> String {
    utf8.split(separator: byte, omittingEmptySubsequences: false)
      .map { String(Substring($0)) }.joined(separator: text)
  }
}

/// The names of shell variables that answers get, none of which has a meaning for a shell or a tool.
struct VariableNames {
  let prefix: String

  /// The answers with their names, once it is sure that all names are good.
  func naming(_ answers: [Answer]) throws(Refusal) -> [(name: String, answer: Answer)] {
    guard prefix.isEmpty || prefix.isVariableName else {
      throw Refusal(
        "no variable's name can begin with '\(prefix.visible())': use letters, digits and '_'")
    }
    var owners: [String: String] = [:]
    var named: [(name: String, answer: Answer)] = []
    for answer in answers {
      let name = try name(of: answer.id)
      if let first = owners.updateValue(answer.id, forKey: name) {
        throw Refusal(
          "the fields '\(first)' and '\(answer.id)' would both be the variable '\(name)'")
      }
      named.append((name, answer))
    }
    return named
  }

  private func name(of id: String) throws(Refusal) -> String {
    let tail = String(id.map { $0 == "-" ? "_" : $0 })
    guard tail.isVariableName else {
      throw Refusal("the field '\(id.visible())' can't be the name of a variable")
    }
    let name = prefix + tail
    if prefix.isEmpty ? Self.isReserved(name) : Self.isReservedWhole(name) {
      throw Refusal(
        "the field '\(id.visible())' would set '\(name.visible())', which a shell or a tool may "
          + "give a meaning; choose \(name.count == id.count ? "a" : "another") --prefix")
    }
    return name
  }
}

extension VariableNames {
  /// True if a variable of that name would do more than hold a value.
  private static func isReserved(_ name: String) -> Bool {
    let small = name.lowercased()
    return !name.utf8.contains(where: \.isSmallLetter) || beginsInCapitals(name)
      || words("shells").contains(name) || words("starts").contains(where: small.hasPrefix)
      || words("ends").contains(where: small.hasSuffix)
  }

  /// The same for a name with a prefix that the person chose, so that some prefix will do for any.
  private static func isReservedWhole(_ name: String) -> Bool {
    let small = name.lowercased()
    return words("shells").contains(name) || words("capitals").contains(name)
      || words("starts").contains(where: small.hasPrefix)
      || words("ends").contains {
        small.hasSuffix($0) && words("families").contains(String(small.dropLast($0.count)))
      }
  }

  /// Tools have names such as `PIP_index_url`, `TF_VAR_zone` and `LESS_TERMCAP_md`.
  private static func beginsInCapitals(_ name: String) -> Bool {
    let word = name.utf8.prefix { $0 != UInt8(ascii: "_") }
    return word.count < name.utf8.count && !word.contains(where: \.isSmallLetter)
  }

  private static func words(_ kind: String) -> Set<String> { lists[kind] ?? [] }

  private static let lists = DataFile.variableNames.lists
}

extension DataFile {
  /// Words by the kind that stands before them in each row.
  var lists: [String: Set<String>] {
    rows.map(\.columns).filter { $0.count == 2 }.reduce(into: [:]) { lists, columns in
      lists[columns[0], default: []].formUnion(columns[1].split(separator: " ").map(String.init))
    }
  }
}

extension String {
  fileprivate var isVariableName: Bool {
    guard let first = utf8.first, !first.isDigit else { return false }
    return utf8.allSatisfy { $0.isDigit || $0.isSmallLetter || $0.isCapital || $0 == 0x5F }
  }
}

extension UInt8 {
  fileprivate var isDigit: Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self) }
  fileprivate var isSmallLetter: Bool { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self) }
  fileprivate var isCapital: Bool { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(self) }
}
