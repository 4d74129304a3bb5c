import FormSupport
import Foundation
import TFieldForm
import TestSupport
import Testing

/// A form file taken apart into tokens, so that what is changed mostly remains JSON.
struct TokenMutation {
  private var tokens: [String]

  init(_ text: String) {
    tokens = Self.tokens(of: text)
  }

  /// The form with a few changes.
  mutating func mutate(using random: inout SeededRandom) -> String {
    for _ in 0...Int.random(in: 0...2, using: &random) { change(using: &random) }
    return tokens.joined()
  }

  private mutating func change(using random: inout SeededRandom) {
    let kind = Int.random(in: 0..<12, using: &random)
    guard let place = places(for: kind).randomElement(using: &random) else { return }
    switch kind {
    case 0...2: tokens[place] = misspelt(tokens[place], using: &random)
    case 3...5: swap(place, using: &random)
    case 6...8: tokens[place] = Self.values.randomElement(using: &random) ?? "1"
    case 9: double(place)
    case 10: drop(place)
    default: tokens[place] = String(tokens[place].dropLast())
    }
  }

  /// The texts to misspell or swap, the values to replace, or everything that is no space.
  private func places(for kind: Int) -> [Int] {
    tokens.indices.filter { index in
      switch kind {
      case 0...5: tokens[index].hasPrefix("\"")
      case 6...8: isValue(index)
      default: !tokens[index].allSatisfy(\.isWhitespace)
      }
    }
  }

  private func isValue(_ index: Int) -> Bool {
    guard let first = tokens[index].first, !first.isWhitespace, !"{}[],:".contains(first) else {
      return false
    }
    let next = tokens[(index + 1)...].first { !$0.allSatisfy(\.isWhitespace) }
    return next != ":"
  }

  private mutating func swap(_ place: Int, using random: inout SeededRandom) {
    if let other = places(for: 3).randomElement(using: &random) {
      tokens.swapAt(place, other)
    }
  }

  private func misspelt(_ token: String, using random: inout SeededRandom) -> String {
    var letters = Array(token.dropFirst().dropLast())
    guard let place = letters.indices.randomElement(using: &random) else { return token }
    switch Int.random(in: 0..<3, using: &random) {
    case 0: letters.remove(at: place)
    case 1: letters.insert(letters[place], at: place)
    default: letters[place] = Self.letters.randomElement(using: &random) ?? "x"
    }
    return "\"" + String(letters).replacing("\\", with: "") + "\""
  }

  /// Repeats what stands between two commas, braces or brackets.
  private mutating func double(_ place: Int) {
    let piece = piece(around: place)
    tokens.insert(contentsOf: [","] + tokens[piece], at: piece.upperBound)
  }

  private mutating func drop(_ place: Int) {
    let piece = piece(around: place)
    let end = piece.upperBound < tokens.count && tokens[piece.upperBound] == "," ? 1 : 0
    tokens.removeSubrange(piece.lowerBound..<(piece.upperBound + end))
  }

  private func piece(around place: Int) -> Range<Int> {
    let isEnd = { (token: String) in [",", "{", "}", "[", "]"].contains(token) }
    let start = tokens[..<place].lastIndex(where: isEnd).map { $0 + 1 } ?? 0
    let end = tokens[place...].firstIndex(where: isEnd) ?? tokens.count
    return min(start, end)..<end
  }

  private static let letters = Array("abcxyzA019_-é▸\u{202E}")

  private static let values = [
    "1", "0", "-1", "2.5", "1e999", "99999999999999999999", "true", "false", "null", "\"\"", "[]",
    "{}", "\"x\"", "\"a b\"", "[[[]]]", "{ \"field\": \"zip\", \"filled\": true }", "\"zip\"",
    "{ \"en\": 1 }", "\"[a\"", "\"date\"", "\"password\"", "\"toggle\"",
  ]

  private static func tokens(of text: String) -> [String] {
    var tokens: [String] = []
    var rest = text[...]
    while let first = rest.first {
      let token =
        first == "\"" ? string(at: rest) : rest.prefix { sort(of: $0) == sort(of: first) }
      let length = sort(of: first) == 0 ? 1 : token.count
      tokens.append(String(rest.prefix(length)))
      rest = rest.dropFirst(length)
    }
    return tokens
  }

  private static func string(at text: Substring) -> Substring {
    var isEscaped = false
    let body = text.dropFirst().prefix { character in
      defer { isEscaped = character == "\\" && !isEscaped }
      return character != "\"" || isEscaped
    }
    return text.prefix(body.count + 2)
  }

  /// Brackets stand alone, other characters beside their like.
  private static func sort(of character: Character) -> Int {
    if character == "\"" { return 3 }
    if character.isWhitespace { return 1 }
    return "{}[],:".contains(character) ? 0 : 2
  }
}

@Suite struct MutatedFormTests {
  /// How many forms are tried; more of them where there is time.
  static let count =
    ProcessInfo.processInfo.environment["TFIELD_MUTATIONS"].flatMap(Int.init) ?? 1_500

  static let sources =
    ReadyForms.all.map(\.text) + FormFaultTests.forms.map(\.source.text).filter { $0.count < 2000 }

  /// No trap, no hang, and never more to read than anyone can.
  @Test func `a form that was tampered with is told what is wrong, and nothing else happens`() {
    var random = SeededRandom(seed: .random(in: .min ... .max))
    var parsed = 0
    var seen: Set<String> = []
    for _ in 0..<Self.count {
      guard let source = Self.sources.randomElement(using: &random) else { continue }
      var mutation = TokenMutation(source)
      let text = mutation.mutate(using: &random)
      let result = FormLoader(languages: ["de"]).load(Array(text.utf8), name: "mutated")
      let names = result.diagnostics.map(\.problem.name.rawValue)
      if names != ["notJSON"] { parsed += 1 }
      seen.formUnion(names)
      check(result, text, random.seed)
    }
    #expect(parsed * 2 > Self.count, "seed \(random.seed)")
    #expect(seen.count > 20, "seed \(random.seed)")
  }

  private func check(_ result: FormLoader.Result, _ text: String, _ seed: UInt64) {
    let hasErrors = result.diagnostics.contains { $0.severity == .error }
    #expect((result.form == nil) == hasErrors, "seed \(seed): \(text)")
    #expect(result.diagnostics.count <= 1001, "seed \(seed): \(text)")
    #expect(Set(result.diagnostics).count == result.diagnostics.count, "seed \(seed): \(text)")
    let lines = result.diagnostics.map { $0.line(in: "f") }
    #expect(lines.allSatisfy { $0.count < 2000 && !$0.contains("\n") }, "seed \(seed): \(text)")
  }
}
