internal import CData

/// The states and territories of the United States: codes, names and traditional abbreviations.
enum StateNames {
  /// One state: its code, its name, and what else it is called.
  private struct Entry {
    let names: [String]

    var code: String { names[0] }
    var name: String { names[1] }
  }

  private static let entries = DataFile.states.rows.map { $0.columns }.filter { $0.count > 1 }
    .map(Entry.init)
  private static let states = entries.filter { !forcesNames.contains($0.code) }
  private static let forces = entries.filter { forcesNames.contains($0.code) }
  private static let forcesNames: Set = ["AA", "AE", "AP"]

  /// The codes of the states and territories, without the armed forces'.
  static let codes = Set(states.map(\.code))

  private static let stateCodes = codes(of: states)
  private static let forcesCodes = codes(of: forces)
  private static let names = Dictionary(
    (states + forces).map { ($0.code, $0.name) }, uniquingKeysWith: { first, _ in first })
}

extension StateNames {
  /// The code of the state that `text` names in any way.
  static func code(of text: String, military: Bool = false) -> String? {
    let key = key(of: text)
    return stateCodes[key] ?? (military ? forcesCodes[key] : nil)
  }

  /// Every state, by its name.
  static let options = states.map { ChoiceOption($0.code, label: $0.name) }

  /// The name of the state with that code.
  static func name(of code: String) -> String? { names[code] }

  private static func codes(of entries: [Entry]) -> [String: String] {
    let pairs = entries.flatMap { entry in
      entry.names.map { (key(of: $0), entry.code) }
    }
    return Dictionary(pairs, uniquingKeysWith: { first, _ in first })
  }

  /// Whether a name, an abbreviation or a code begins so.
  static func isBeginning(_ text: String) -> Bool {
    let key = key(of: text)
    return stateCodes.keys.contains { $0.hasPrefix(key) }
  }

  /// True for the characters that names of states have.
  static func takes(_ key: Character) -> Bool {
    key.isASCIILetter || key.isBlank || ".'’\u{2BB}".contains(key)
  }

  /// The words alone: periods and runs of spaces part them, capitals and apostrophes don't matter.
  private static func key(of text: String) -> String {
    text.lowercased().filter { !"'’\u{2BB}".contains($0) }
      .split { $0 == "." || $0.isWhitespace }.joined(separator: " ")
  }
}
