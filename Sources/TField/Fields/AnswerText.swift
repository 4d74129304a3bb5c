/// A text that may hold other fields' answers: `Hello {name|first}`.
package struct AnswerText: Hashable, Sendable {
  /// What becomes of an answer before it stands in the text.
  package enum Filter: String, CaseIterable, Sendable {
    case lower, upper, slug, trim, first, initials, basename
  }

  /// A piece of the text.
  package enum Piece: Hashable, Sendable {
    case words(String)
    case answer(String, [Filter])
  }

  package let pieces: [Piece]
  /// What stands in the text for its answers now.
  private var answers: [Piece: String] = [:]
  /// The bytes that a text may grow to; what answers make of it beyond them is cut.
  private static let sizeLimit = 65_536
  /// The bytes of answers that go through filters at a time.
  private static let effort = 1_048_576

  package init(_ pieces: [Piece]) { self.pieces = pieces }

  package var fieldIDs: [String] {
    pieces.compactMap { if case .answer(let id, _) = $0 { id } else { nil } }
  }

  /// The words with the answers that were filled in last.
  package var text: String {
    var text = ""
    for piece in pieces {
      if case .words(let words) = piece { text += words } else { text += answers[piece] ?? "" }
      if text.utf8.count > Self.sizeLimit { return text.cut(toBytes: Self.sizeLimit) + "…" }
    }
    return text
  }

  /// The same text with the answers that today's surroundings know.
  func filled(in surroundings: Surroundings) -> Self {
    var filled = self
    var effort = Self.effort
    var seen: Set<Piece> = []
    for piece in pieces {
      guard case .answer(let id, let filters) = piece, seen.insert(piece).inserted,
        let value = surroundings.values[id]
      else { continue }
      let text = effort < 0 ? "" : value.text
      effort -= (filters.count + 1) * text.utf8.count
      filled.answers[piece] = effort < 0 ? "…" : filters.reduce(text) { $1.applied(to: $0) }
    }
    return filled
  }
}

extension String {
  fileprivate func cut(toBytes limit: Int) -> Self {
    var end = utf8.index(startIndex, offsetBy: limit, limitedBy: endIndex) ?? endIndex
    while end.samePosition(in: unicodeScalars) == nil { end = utf8.index(before: end) }
    return String(unicodeScalars[..<end])
  }
}

extension AnswerText.Filter {
  func applied(to text: String) -> String {
    switch self {
    case .lower: text.lowercased()
    case .upper: text.uppercased()
    case .slug: Slug().parse(text).data ?? text
    case .trim: text.withoutOuterSpace
    case .first: Self.words(of: text).first ?? ""
    case .initials: Self.words(of: text).compactMap { $0.first?.uppercased() }.joined()
    case .basename: text.split(separator: "/").last.map(String.init) ?? text
    }
  }

  private static func words(of text: String) -> [String] {
    text.split { $0.isWhitespace || $0 == "," }.map(String.init)
  }
}

extension AnswerText {
  /// Why a text with braces can't be read.
  package enum Fault: Error, Hashable, Sendable {
    case unclosed
    case unknownFilter(String)
  }

  /// Reads a text in which `{id|filter}` stands for an answer and `{{` for a brace.
  package init(_ source: String) throws(Fault) {
    var pieces: [Piece] = []
    var words = ""
    var rest = source[...]
    while let character = rest.popFirst() {
      if character != "{" {
        words.append(character)
      } else if rest.first == "{" {
        words.append("{")
        rest.removeFirst()
      } else {
        guard let end = rest.firstIndex(of: "}") else { throw .unclosed }
        if !words.isEmpty { pieces.append(.words(words)) }
        words = ""
        pieces.append(try Self.answer(rest[..<end]))
        rest = rest[rest.index(after: end)...]
      }
    }
    if !words.isEmpty { pieces.append(.words(words)) }
    self.init(pieces)
  }

  private static func answer(_ text: Substring) throws(Fault) -> Piece {
    let parts = text.split(separator: "|", omittingEmptySubsequences: false)
      .map { String($0).withoutOuterSpace }
    var filters: [Filter] = []
    for name in parts.dropFirst() {
      guard let filter = Filter(rawValue: name) else { throw .unknownFilter(name) }
      filters.append(filter)
    }
    return .answer(parts.first ?? "", filters)
  }

  package var holdsAnswers: Bool { !fieldIDs.isEmpty }
}

extension Wording {
  var answerIDs: [String] { if case .answers(let text) = self { text.fieldIDs } else { [] } }

  mutating func fill(in surroundings: Surroundings) {
    if case .answers(let text) = self { self = .answers(text.filled(in: surroundings)) }
  }
}
