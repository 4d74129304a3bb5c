/// The names of shell variables that answers get, none of which a shell or a tool heeds.
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
    let isHeeded =
      prefix.isEmpty ? HeededNames.contains(name) : HeededNames.containsWhole(name)
    if isHeeded { throw .reservedName(id, as: name) }
    return name
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
