package import CData

extension DataFile {
  package var bytes: UnsafeBufferPointer<UInt8> { UnsafeBufferPointer(start: start, count: count) }

  package var text: String { String(decoding: bytes, as: UTF8.self) }

  package var rows: [Substring] {
    text.utf8.split(separator: 0x0A).map { Substring($0) }.filter { !$0.hasPrefix("#") }
  }
}

extension Substring {
  package var columns: [String] {
    utf8.split(separator: UInt8(ascii: ";"), omittingEmptySubsequences: false)
      .map { String(Substring($0)).withoutOuterSpace }
  }
}

/// The hosts of widely used mail services, to notice their misspellings.
enum EmailProviders {
  private static let hosts = DataFile.emailHosts.rows

  /// The hosts that misspellings are compared with, the most used first.
  static let common = hosts.filter { !$0.contains(" ") }.map(String.init)

  private static let known = Set(
    hosts.compactMap { $0.split(separator: " ").last.map(String.init) })
}

extension EmailProviders {
  static func nearMiss(of host: String) -> String? {
    let host = host.lowercased()
    guard !known.contains(host) else { return nil }
    let near = common.compactMap { name in distance(from: host, to: name).map { (name, $0) } }
    return near.min { $0.1 < $1.1 }?.0
  }

  /// How many slips lead from a service to `host`; `nil` if too many for its length.
  ///
  /// A short name must be right, because many short hosts are someone's own; only a long one may
  /// have two slips. After the first dot one slip is allowed, but not in a country's two letters.
  private static func distance(from host: String, to provider: String) -> Int? {
    let typed = host.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
    let meant = provider.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
    guard let typedName = typed.first, let meantName = meant.first else { return nil }
    let name = EditDistance.between(typedName, meantName)
    let (typedRest, meantRest) = (typed.dropFirst().joined(), meant.dropFirst().joined())
    let rest = EditDistance.between(typedRest, meantRest)
    let mostInRest = meantRest.count > 2 ? 1 : 0
    let mostInName = meantName.count < 5 ? 0 : meantName.count < 6 ? 1 : 2
    let isNear = name <= mostInName && rest <= mostInRest && name + rest <= max(mostInName, 1)
    return isNear ? name + rest : nil
  }
}

/// The states and territories of the United States: codes, names and traditional abbreviations.
enum StateNames {
  /// For each state its code, its name and other names; the armed forces come last.
  private static let rows = DataFile.states.rows.map(\.columns).filter { $0.count > 1 }

  static let options = rows.filter { !["AA", "AE", "AP"].contains($0[0]) }
    .map { ChoiceOption($0[0], label: $0[1]) }
  static let codes = Set(options.map(\.value))

  private static let names = Dictionary(rows.map { ($0[0], $0[1]) }) { first, _ in first }
  private static let codesByName = Dictionary(
    rows.flatMap { row in row.map { (key(of: $0), row[0]) } },
    uniquingKeysWith: { first, _ in first }
  )
}

extension StateNames {
  static func code(of text: String, military: Bool = false) -> String? {
    guard text.utf8.count < longest else { return nil }
    return codesByName[key(of: text)].flatMap { military || codes.contains($0) ? $0 : nil }
  }

  /// No name is that long, however many spaces it has.
  private static let longest = 256

  static func name(of code: String) -> String? { names[code] }

  static func isBeginning(_ text: String) -> Bool {
    guard text.utf8.count < longest else { return false }
    let key = key(of: text)
    return codesByName.contains { $0.key.hasPrefix(key) && codes.contains($0.value) }
  }

  static func takes(_ key: Character) -> Bool {
    key.isASCIILetter || key.isBlank || ".'’\u{2BB}".contains(key)
  }

  /// The words alone: periods and spaces separate them, case and apostrophes don't matter.
  private static func key(of text: String) -> String {
    text.lowercased().filter { !"'’\u{2BB}".contains($0) }
      .split { $0 == "." || $0.isWhitespace }.joined(separator: " ")
  }
}
