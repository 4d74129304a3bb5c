internal import CData
internal import TField

/// The names of shell variables that answers get, none of which has a meaning for a shell or a tool.
struct VariableNames {
  let prefix: String

  /// The answers with their names, once it is sure that all names are good.
  func naming(_ answers: [Answer]) throws(AnswerError) -> [(name: String, answer: Answer)] {
    guard prefix.isEmpty || prefix.isVariableName else { throw .badPrefix(prefix) }
    var owners: [String: String] = [:]
    var named: [(name: String, answer: Answer)] = []
    for answer in answers {
      let name = try name(of: answer.id)
      if let first = owners.updateValue(answer.id, forKey: name) {
        throw .sameName(name, first: first, second: answer.id)
      }
      named.append((name, answer))
    }
    return named
  }

  private func name(of id: String) throws(AnswerError) -> String {
    let tail = String(id.map { $0 == "-" ? "_" : $0 })
    guard tail.isVariableName else { throw .badName(id) }
    let name = prefix + tail
    if prefix.isEmpty ? Self.isReserved(name) : Self.isReservedWhole(name) {
      throw .reservedName(id, as: name)
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

  private static func words(_ kind: String) -> Set<String> { words[kind] ?? [] }

  private static let words = DataFile.variableNames.rows.reduce(into: [String: Set<String>]()) {
    let columns = $1.columns
    guard columns.count == 2 else { return }
    $0[columns[0], default: []].formUnion(columns[1].split(separator: " ").map(String.init))
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
