/// A line of words of which some are strong, emphasised, code, or a link.
///
/// ```swift
/// MarkdownLine.lines(of: "Erase **all** of it?", style: .plain, in: .unicode, limit: 40)
/// ```
struct MarkdownLine: Hashable, Sendable {
  /// Some characters of one style.
  private struct Run: Hashable, Sendable {
    var text: String
    let style: Style
  }

  private let runs: [Run]
  private let indent: Int

  /// Breaks a text into lines of at most `limit` cells; its own line ends stay.
  static func lines(
    of text: String, style: Style, in charset: Charset, limit: Int
  ) -> [Self] {
    text.split(separator: "\n", omittingEmptySubsequences: false).flatMap { paragraph in
      lines(ofParagraph: paragraph, style: style, in: charset, limit: limit)
    }
  }

  /// Breaks words that are no Markdown into lines.
  static func plain(_ text: String, style: Style, in charset: Charset, limit: Int) -> [Self] {
    DisplayText.lines(of: text, in: charset, limit: limit).map {
      Self(runs: [Run(text: $0, style: style)], indent: 0)
    }
  }

  /// The lines of a paragraph; those of an item of a list hang behind its mark.
  private static func lines(
    ofParagraph text: Substring, style: Style, in charset: Charset, limit: Int
  ) -> [Self] {
    let isItem = text.hasPrefix("- ") || text.hasPrefix("* ")
    let characters = MarkdownReader(isItem ? text.dropFirst(2) : text, style: style).characters
    let plain = String(characters.map(\.character))
    let indent = isItem && limit > 4 ? 2 : 0
    var rest = characters[...]
    let lines = DisplayText.lines(of: plain, in: charset, limit: max(1, limit - indent)).map {
      Self(runs: runs(of: $0, from: &rest), indent: indent)
    }
    guard indent > 0, let first = lines.first else { return lines }
    let mark = Run(text: charset == .ascii ? "- " : "• ", style: style)
    return [Self(runs: [mark] + first.runs, indent: 0)] + lines.dropFirst()
  }

  /// The characters of a line with their styles; spaces at which it was broken are skipped.
  private static func runs(
    of line: String, from rest: inout ArraySlice<MarkdownReader.Styled>
  ) -> [Run] {
    var runs: [Run] = []
    for character in line {
      while let next = rest.first, next.character != character { rest.removeFirst() }
      let style = rest.popFirst()?.style ?? .plain
      if let last = runs.indices.last, runs[last].style == style {
        runs[last].text.append(character)
      } else {
        runs.append(Run(text: String(character), style: style))
      }
    }
    return runs
  }

  /// Writes the line, and gives the cells that it took.
  @discardableResult
  func draw(on canvas: inout Canvas, at point: Point) -> Int {
    var width = indent
    for run in runs {
      width += canvas.write(run.text, at: point.moved(columns: width), style: run.style)
    }
    return width
  }

  /// The words alone.
  var text: String { String(repeating: " ", count: indent) + runs.map(\.text).joined() }
}

/// Reads the little Markdown of notes and questions.
///
/// That is `**bold**`, `*emphasis*`, code in backticks, and `[text](https://…)`. What isn't closed is
/// text.
package struct MarkdownReader {
  /// A character and how it is drawn.
  struct Styled {
    let character: Character
    let style: Style
  }

  private(set) var characters: [Styled] = []

  init(_ text: some StringProtocol, style: Style) {
    var rest = Substring(text)
    while let next = rest.first {
      if read(&rest, "**", as: .strong) || read(&rest, "`", as: .code)
        || read(&rest, "*", as: .emphasis) || readLink(&rest, style)
      {
        continue
      }
      characters.append(Styled(character: next, style: style))
      rest.removeFirst()
    }
  }

  /// The words alone, as they are read out.
  package static func words(of text: String) -> String {
    String(Self(text, style: .plain).characters.map(\.character))
  }

  private mutating func append(_ text: some StringProtocol, _ style: Style) {
    characters += text.map { Styled(character: $0, style: style) }
  }

  /// Reads words between two marks; a space inside of a mark means that it is none.
  private mutating func read(_ rest: inout Substring, _ mark: String, as style: Style) -> Bool {
    guard rest.hasPrefix(mark) else { return false }
    let inside = rest.dropFirst(mark.count)
    guard let length = Self.length(of: inside, upTo: mark), length > 0,
      inside.first != " ", inside.prefix(length).last != " "
    else { return false }
    append(inside.prefix(length), style)
    rest = inside.dropFirst(length + mark.count)
    return true
  }

  private mutating func readLink(_ rest: inout Substring, _ style: Style) -> Bool {
    guard rest.first == "[", let words = Self.length(of: rest.dropFirst(), upTo: "](") else {
      return false
    }
    let behind = rest.dropFirst(words + 3)
    guard behind.hasPrefix("http"), let address = Self.length(of: behind, upTo: ")") else {
      return false
    }
    append(rest.dropFirst().prefix(words), .link)
    append(" (" + behind.prefix(address) + ")", style)
    rest = behind.dropFirst(address + 1)
    return true
  }

  /// How many characters stand before a mark; `nil` if there is none.
  private static func length(of text: Substring, upTo mark: String) -> Int? {
    var rest = text
    while !rest.isEmpty {
      if rest.hasPrefix(mark) { return text.count - rest.count }
      rest.removeFirst()
    }
    return nil
  }
}
