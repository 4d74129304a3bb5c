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
  func text(in language: Language) -> String { knownText(in: language) ?? key }

  func knownText(in language: Language) -> String? {
    let (catalogue, file) = Catalogue.of(language)
    let text = catalogue.text(of: self, in: file.bytes, language)
    return text.isEmpty ? nil : text
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
      start = next
      place = next
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
