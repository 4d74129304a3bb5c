package import CData

/// Finds the sentences of a language in its file of `Data`, which has the format of gettext.
struct Catalogue: Sendable {
  /// The line of each key, by its hash.
  private var lines: [Int: Int] = [:]
  /// The counts that take the first form of a sentence; the others take the second.
  private var firstForm = Int.min ... .max

  init(of file: UnsafeBufferPointer<UInt8>) {
    lines.reserveCapacity(1024)
    var line = 0
    while line < file.count {
      if file.has("msgctxt \"", at: line) {
        let key = file[(line + 9)...].prefix { $0 != UInt8(ascii: "\"") }
        lines[Int(truncatingIfNeeded: key.fnv1a)] = line
      } else if file.has("\"Plural-Forms:", at: line) {
        let header = String(decoding: file[line..<file.end(ofLine: line)], as: UTF8.self)
        let rule = header.filter { !" ()".contains($0) }
        if rule.hasSuffix("plural=n!=1;\\n\"") { firstForm = 1...1 }
        if rule.hasSuffix("plural=n>1;\\n\"") { firstForm = .min...1 }
      }
      line = file.line(after: line)
    }
  }

  /// The sentence in the language of the file; empty for a key that it doesn't have.
  func text(
    of sentence: Sentence, in file: UnsafeBufferPointer<UInt8>, _ language: Language
  ) -> String {
    guard var line = lines[Int(truncatingIfNeeded: sentence.key.utf8.fnv1a)] else { return "" }
    while line < file.count, !file.has("msgstr", at: line) { line = file.line(after: line) }
    if let count = sentence.count, !firstForm.contains(count) {
      var next = line
      repeat { next = file.line(after: next) } while file.has("\"", at: next)
      if file.has("msgstr[", at: next) { line = next }
    }
    var text = ""
    repeat {
      file.read(line, into: &text) { sentence.words(at: $0).text(in: language) }
      line = file.line(after: line)
    } while file.has("\"", at: line)
    return text
  }
}

extension Sequence<UInt8> {
  /// FNV-1a in 64 bits, good against accidents but not for secrets.
  package var fnv1a: UInt64 {
    reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
  }
}

extension Catalogue {
  private static let english = Self(of: DataFile.english.bytes)
  private static let german = Self(of: DataFile.german.bytes)
  private static let spanish = Self(of: DataFile.spanish.bytes)
  private static let french = Self(of: DataFile.french.bytes)
  private static let japanese = Self(of: DataFile.japanese.bytes)

  fileprivate static func of(_ language: Language) -> (catalogue: Self, file: DataFile) {
    switch language {
    case .english: (english, .english)
    case .german: (german, .german)
    case .spanish: (spanish, .spanish)
    case .french: (french, .french)
    case .japanese: (japanese, .japanese)
    }
  }
}

extension Sentence {
  /// The text in the catalogue, or the key if it has none.
  func text(in language: Language) -> String {
    let (catalogue, file) = Catalogue.of(language)
    let text = catalogue.text(of: self, in: file.bytes, language)
    return text.isEmpty ? key : text
  }

  package func words(at place: String) -> Wording {
    if place == "count", let count { return count.wording }
    return places.first { $0.name == place }?.words ?? ""
  }
}

extension UnsafeBufferPointer<UInt8> {
  fileprivate func has(_ text: StaticString, at place: Int) -> Bool {
    guard place + text.utf8CodeUnitCount <= count else { return false }
    for index in 0..<text.utf8CodeUnitCount where self[place + index] != text.utf8Start[index] {
      return false
    }
    return true
  }

  fileprivate func end(ofLine place: Int) -> Int { lineEnd(in: place..<count) }

  fileprivate func line(after line: Int) -> Int { Swift.min(end(ofLine: line) + 1, count) }

  /// Adds the string on a line, with words in place of each name in braces.
  fileprivate func read(_ line: Int, into text: inout String, _ words: (String) -> String) {
    let end = end(ofLine: line)
    guard let quote = self[line..<end].firstIndex(of: UInt8(ascii: "\"")) else { return }
    var start = quote + 1
    var place = start
    func flush(_ more: String = "", next: Int) {
      text += String(decoding: self[start..<place], as: UTF8.self) + more
      (start, place) = (next, next)
    }
    while place < end {
      switch self[place] {
      case UInt8(ascii: "\""): return flush(next: end)
      case UInt8(ascii: "\\") where has("n", at: place + 1): flush("\n", next: place + 2)
      case UInt8(ascii: "\\"):
        flush(next: place + 1)
        place = Swift.min(place + 1, end)
      case UInt8(ascii: "{"):
        let close = self[place..<end].firstIndex(of: UInt8(ascii: "}")) ?? end
        let name = String(decoding: self[(place + 1)..<close], as: UTF8.self)
        flush(words(name), next: Swift.min(close + 1, end))
      default: place += 1
      }
    }
    flush(next: end)
  }
}

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
