/// A text that may hold other fields' answers: `Hello {name|first}`.
package struct AnswerText: Hashable, Sendable {
  /// A change to an answer before it goes into the text.
  package enum Filter: String, CaseIterable, Sendable {
    case lower, upper, slug, trim, first, initials, basename
  }

  /// A piece of the text.
  package enum Piece: Hashable, Sendable {
    case words(String)
    case answer(String, [Filter])
  }

  /// The texts of answers, each by the piece that it fills.
  package typealias Answers = [Piece: String]

  package let pieces: [Piece]
  /// The most bytes of a filled text; answers beyond that are cut.
  private static let sizeLimit = 65_536
  /// The most bytes of answers that filters work on at a time.
  private static let effort = 1_048_576

  package init(_ pieces: [Piece]) { self.pieces = pieces }

  package var fieldIDs: [String] {
    pieces.compactMap { if case .answer(let id, _) = $0 { id } else { nil } }
  }

  /// The text with those answers in it; without any, the words alone.
  package func text(with answers: Answers = [:]) -> String {
    var text = ""
    for piece in pieces {
      if case .words(let words) = piece { text += words } else { text += answers[piece] ?? "" }
      if text.utf8.count > Self.sizeLimit { return text.cut(toBytes: Self.sizeLimit) + "…" }
    }
    return text
  }

  /// The text with the answers of the fields around it.
  package func text(in surroundings: Surroundings) -> String {
    text(with: answers(in: surroundings))
  }

  /// What each of its pieces is filled with; pieces of unknown fields are left out.
  func answers(in surroundings: Surroundings) -> Answers {
    var answers: Answers = [:]
    var effort = Self.effort
    for piece in pieces {
      guard case .answer(let id, let filters) = piece, answers[piece] == nil,
        let value = surroundings.values[id]
      else { continue }
      let text = effort < 0 ? "" : value.text
      effort -= (filters.count + 1) * text.utf8.count
      answers[piece] = effort < 0 ? "…" : filters.reduce(text) { $1.applied(to: $0) }
    }
    return answers
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
  var answerText: AnswerText? {
    if case .answers(let text) = self { text } else { nil }
  }

  func filled(with answers: AnswerText.Answers) -> Self {
    answerText.map { .verbatim($0.text(with: answers)) } ?? self
  }
}
