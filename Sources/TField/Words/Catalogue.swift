internal import CData

/// Where the sentences of a language stand in its file of `Data`, which has the format of gettext.
struct Catalogue: Sendable {
  /// The line of each key's sentence, by the key's hash.
  private var lines: [UInt64: Int] = [:]
  private var plural = Plural.none

  init(of file: UnsafeBufferPointer<UInt8>) {
    lines.reserveCapacity(768)
    var key: UInt64?
    var line = 0
    while line < file.count {
      if file.has("msgctxt \"", at: line) {
        key = file[(line + 9)...].prefix { $0 != UInt8(ascii: "\"") }.fnv1a
      } else if let found = key, file.has("msgstr", at: line) {
        lines[found] = line
        key = nil
      } else if file.has("\"Plural-Forms:", at: line) {
        plural = Plural(header: file[line..<file.end(ofLine: line)])
      }
      line = file.line(after: line)
    }
  }

  /// What is said in the language of the file; nothing for a key that it doesn't have.
  func text(
    of sentence: Sentence, in file: UnsafeBufferPointer<UInt8>, _ language: Language
  ) -> String {
    guard var line = lines[sentence.key.utf8.fnv1a] else { return "" }
    for _ in 0..<(sentence.count.map(plural.form) ?? 0) {
      var next = line
      repeat { next = file.line(after: next) } while file.has("\"", at: next)
      if file.has("msgstr[", at: next) { line = next }
    }
    var text = ""
    repeat {
      file.read(line) { text += $0.text(of: sentence, in: language) }
      line = file.line(after: line)
    } while file.has("\"", at: line)
    return text
  }
}

extension Sequence<UInt8> {
  /// FNV-1a in 64 bits, which finds accidents and keeps no secret.
  package var fnv1a: UInt64 {
    reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
  }
}

extension Catalogue {
  private static let english = Self(of: Language.english.file)
  private static let german = Self(of: Language.german.file)
  private static let spanish = Self(of: Language.spanish.file)
  private static let french = Self(of: Language.french.file)
  private static let japanese = Self(of: Language.japanese.file)

  static func of(_ language: Language) -> Self {
    switch language {
    case .english: english
    case .german: german
    case .spanish: spanish
    case .french: french
    case .japanese: japanese
    }
  }

  /// How a language counts.
  private enum Plural: Sendable {
    case none, exceptOne, exceptBelowTwo

    init(header: some Collection<UInt8>) {
      let rule = String(decoding: header, as: UTF8.self).filter { !" ()".contains($0) }
      self =
        if rule.hasSuffix("plural=n!=1;\\n\"") {
          .exceptOne
        } else if rule.hasSuffix("plural=n>1;\\n\"") {
          .exceptBelowTwo
        } else {
          .none
        }
    }

    func form(of count: Int) -> Int {
      switch self {
      case .none: 0
      case .exceptOne: count == 1 ? 0 : 1
      case .exceptBelowTwo: count < 2 ? 0 : 1
      }
    }
  }
}

extension Language {
  fileprivate var file: UnsafeBufferPointer<UInt8> {
    switch self {
    case .english: DataFile.english.bytes
    case .german: DataFile.german.bytes
    case .spanish: DataFile.spanish.bytes
    case .french: DataFile.french.bytes
    case .japanese: DataFile.japanese.bytes
    }
  }
}

extension Sentence {
  /// What the catalogue says; the key where it says nothing.
  func text(in language: Language) -> String {
    let text = Catalogue.of(language).text(of: self, in: language.file, language)
    return text.isEmpty ? key : text
  }
}

/// A part of a line of a catalogue.
private enum Part {
  case words(Slice<UnsafeBufferPointer<UInt8>>)
  /// A name in braces.
  case place(Slice<UnsafeBufferPointer<UInt8>>)
  case newLine

  func text(of sentence: Sentence, in language: Language) -> String {
    switch self {
    case .words(let bytes): String(decoding: bytes, as: UTF8.self)
    case .place(let name):
      sentence.words(at: String(decoding: name, as: UTF8.self)).text(in: language)
    case .newLine: "\n"
    }
  }
}

extension Sentence {
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

  /// Hands on each part of the string that stands on a line.
  fileprivate func read(_ line: Int, _ take: (Part) -> Void) {
    let end = end(ofLine: line)
    guard let quote = self[line..<end].firstIndex(of: UInt8(ascii: "\"")) else { return }
    var start = quote + 1
    var place = start
    func flush(_ part: Part? = nil, next: Int) {
      if start < place { take(.words(self[start..<place])) }
      if let part { take(part) }
      (start, place) = (next, next)
    }
    while place < end {
      switch self[place] {
      case UInt8(ascii: "\""): return flush(next: end)
      case UInt8(ascii: "\\") where has("n", at: place + 1): flush(.newLine, next: place + 2)
      case UInt8(ascii: "\\"):
        flush(next: place + 1)
        place = Swift.min(place + 1, end)
      case UInt8(ascii: "{"):
        let close = self[place..<end].firstIndex(of: UInt8(ascii: "}")) ?? end
        flush(.place(self[(place + 1)..<close]), next: Swift.min(close + 1, end))
      default: place += 1
      }
    }
    flush(next: end)
  }
}
