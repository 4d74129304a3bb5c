/// A line of words, some of them strong, emphasised, code, or a link.
struct Line: Hashable, Sendable {
  /// Some characters of one style.
  struct Span: Hashable, Sendable {
    var text: String
    let style: Style
  }

  private(set) var spans: [Span] = []
  private(set) var indent = 0

  init(_ spans: [Span], indent: Int = 0) { (self.spans, self.indent) = (spans, indent) }

  init(_ text: String, _ style: Style, indent: Int = 0) {
    self.init([Span(text: text, style: style)], indent: indent)
  }

  /// Breaks plain words into lines of at most `limit` cells.
  static func plain(_ text: String, style: Style, in charset: Charset, limit: Int) -> [Self] {
    DisplayText.lines(of: text, in: charset, limit: limit).map { Self($0, style) }
  }

  /// Breaks a text with Markdown into lines; its own line breaks stay.
  static func markdown(_ text: String, style: Style, in charset: Charset, limit: Int) -> [Self] {
    text.split(separator: "\n", omittingEmptySubsequences: false).flatMap {
      lines(ofParagraph: $0, style: style, in: charset, limit: limit)
    }
  }

  /// The lines of a paragraph; those of a list item are indented behind its mark.
  private static func lines(
    ofParagraph text: Substring, style: Style, in charset: Charset, limit: Int
  ) -> [Self] {
    let isItem = text.hasPrefix("- ") || text.hasPrefix("* ")
    let characters = MarkdownReader(isItem ? text.dropFirst(2) : text, style: style).characters
    let plain = String(characters.map(\.character))
    let indent = isItem && limit > 4 ? 2 : 0
    var rest = characters[...]
    let lines = DisplayText.lines(of: plain, in: charset, limit: limit - indent).map {
      Self(spans(of: $0, from: &rest), indent: indent)
    }
    guard indent > 0, let first = lines.first else { return lines }
    let mark = Span(text: charset == .ascii ? "- " : "• ", style: style)
    return [Self([mark] + first.spans)] + lines.dropFirst()
  }

  /// The styled characters of a line; spaces at which it was broken are skipped.
  private static func spans(
    of line: String, from rest: inout ArraySlice<MarkdownReader.Styled>
  ) -> [Span] {
    var spans: [Span] = []
    for character in line {
      while let next = rest.first, next.character != character { rest.removeFirst() }
      let style = rest.popFirst()?.style ?? .plain
      if let last = spans.indices.last, spans[last].style == style {
        spans[last].text.append(character)
      } else {
        spans.append(Span(text: String(character), style: style))
      }
    }
    return spans
  }

  /// Appends words at a column, or at the end of the line if that is further right.
  mutating func append(_ text: String, _ style: Style, at column: Int, in charset: Charset) {
    let gap = String(repeating: " ", count: max(0, column - width(in: charset)))
    spans += [Span(text: gap, style: .plain), Span(text: text, style: style)]
  }

  var text: String { String(repeating: " ", count: indent) + spans.map(\.text).joined() }

  func width(in charset: Charset) -> Int { DisplayText.width(of: text, in: charset) }
}

extension Canvas {
  /// Writes a line in at most `limit` cells, and returns the cells it took.
  @discardableResult
  mutating func write(_ line: Line, at point: Point, limit: Int = .max) -> Int {
    var taken = line.indent
    for span in line.spans {
      taken += write(
        span.text, at: point.moved(columns: taken), limit: limit - taken, style: span.style)
    }
    return taken
  }

  /// Writes a line on a frame's edge, with a space on each side.
  mutating func writeOnEdge(_ line: Line, at point: Point, limit: Int = .max) {
    write(" ", at: point)
    let width = write(line, at: point.moved(columns: 1), limit: limit)
    write(" ", at: point.moved(columns: 1 + width))
  }

  /// Writes a line on a frame's edge so that it ends, with its spaces, before a point.
  mutating func writeOnEdge(_ line: Line, before end: Point, limit: Int = .max) {
    let width = min(line.width(in: charset), limit)
    writeOnEdge(line, at: end.moved(columns: -width - 2), limit: limit)
  }

  mutating func write(_ lines: some Sequence<Line>, in rect: Rect) {
    for (row, line) in zip(rect.rows, lines) {
      write(line, at: Point(row: row, column: rect.columns.lowerBound))
    }
  }
}

/// Reads the Markdown of notes and questions; marks that aren't closed are plain text.
///
/// It knows `**bold**`, `*emphasis*`, code in backticks, and `[text](https://…)`.
package struct MarkdownReader {
  typealias Styled = (character: Character, style: Style)

  private(set) var characters: [Styled] = []
  private let source: [Character]
  /// The next place of each mark, or the end, so that nothing is searched twice.
  private var nextMarks: [String: Int] = [:]

  init(_ text: some StringProtocol, style: Style) {
    source = Array(text)
    var place = 0
    while place < source.count {
      if let end = end(of: "**", from: place, as: .strong) ?? end(of: "`", from: place, as: .code)
        ?? end(of: "*", from: place, as: .emphasis) ?? endOfLink(from: place, style)
      {
        place = end
      } else {
        characters.append((source[place], style))
        place += 1
      }
    }
  }

  /// The words without marks, as they are read out.
  package static func words(of text: String) -> String {
    String(Self(text, style: .plain).characters.map(\.character))
  }

  /// Reads words between two marks, with no space next to either; returns the place after them.
  private mutating func end(of mark: String, from place: Int, as style: Style) -> Int? {
    guard stands(mark, at: place) else { return nil }
    let start = place + mark.count
    guard let end = find(mark, from: start), end > start, source[start] != " ",
      source[end - 1] != " "
    else { return nil }
    characters += source[start..<end].map { ($0, style) }
    return end + mark.count
  }

  private mutating func endOfLink(from place: Int, _ style: Style) -> Int? {
    guard stands("[", at: place), let words = find("](", from: place + 1) else { return nil }
    let start = words + 2
    guard stands("http", at: start), let end = find(")", from: start) else { return nil }
    characters += source[place + 1..<words].map { ($0, .link) }
    characters += (" (" + String(source[start...end])).map { ($0, style) }
    return end + 1
  }

  private func stands(_ mark: String, at place: Int) -> Bool { source[place...].starts(with: mark) }

  /// The next place of a mark; searches for one mark never go backwards.
  private mutating func find(_ mark: String, from start: Int) -> Int? {
    var place = nextMarks[mark] ?? 0
    if place < start {
      place = start
      while place < source.count, !stands(mark, at: place) { place += 1 }
      nextMarks[mark] = place
    }
    return place < source.count ? place : nil
  }
}

/// The characters that the terminal can show.
package enum Charset: Hashable, Sendable {
  /// All characters with a width; the terminal uses UTF-8.
  case unicode
  /// The printable characters of ASCII; all others are shown as escapes.
  case ascii
}

/// A sign of one cell that needs no words: in Unicode, and in ASCII.
package enum Mark: String, CaseIterable, Sendable {
  case valid = "✔+"
  case invalid = "✘x"
  case warning = "⚠!"
  /// The text is cut, or something is still going on.
  case ellipsis = "…~"
  case moreAbove = "▲^"
  case moreBelow = "▼v"
  case moreLeft = "‹<"
  case moreRight = "›>"
  case secret = "•*"
  /// The item that the next key acts on.
  case pointer = "▸>"
  case opens = "▾v"
  /// A part that isn't done.
  case open = "○o"
  /// Behind the button that the next key acts on.
  case pointerBack = "◂<"

  package func character(in charset: Charset) -> Character {
    (charset == .unicode ? rawValue.first : rawValue.last) ?? " "
  }
}

/// The characters of a frame; the kinds differ in ASCII too, so colour is never needed.
package struct FrameSet: Hashable, Sendable {
  /// What a frame says about its content.
  package enum Kind: Int, CaseIterable, Sendable {
    /// A field at rest, or a section.
    case thin
    /// The focused field.
    case heavy
    /// A window in front of everything else; ASCII sets it off, since much there isn't dim.
    case window
    /// Something that can't be reached now.
    case dashed
  }

  // The edge, the side and the corners of each kind.
  private static let unicode = ["─│╭╮╰╯", "━┃┏┓┗┛", "─│╭╮╰╯", "╌╎╭╮╰╯"].map(Self.init)
  private static let ascii = ["-|++++", "=#####", "=|++++", ".:...."].map(Self.init)

  package let horizontal: CellCharacter
  package let vertical: CellCharacter
  /// Top left and top right, then bottom left and bottom right.
  package let corners: ArraySlice<CellCharacter>

  package init(_ kind: Kind, in charset: Charset) {
    self = (charset == .unicode ? Self.unicode : Self.ascii)[kind.rawValue]
  }

  private init(_ parts: String) {
    let all = parts.unicodeScalars.map { CellCharacter($0) }
    (horizontal, vertical, corners) = (all[0], all[1], all[2...])
  }
}
