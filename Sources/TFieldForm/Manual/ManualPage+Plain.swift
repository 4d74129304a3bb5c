import TField

extension ManualPage {
  private static let width = 78

  /// The page as plain text of 78 columns, for `tfield help`.
  package var plain: String {
    let lines = blocks.flatMap(Self.plain)
    return (["\(name)(\(section)) – \(summary)"] + lines).map { $0 + "\n" }.joined()
  }

  /// Rows of a term and what it means, in two columns, for `tfield help` and `tfield types`.
  package static func columns(_ rows: [(term: String, says: String)]) -> String {
    let indent = (rows.map(\.term.count).max() ?? 0) + 4
    return rows.flatMap { row in
      let term = "  " + row.term
      let lines = wrapped(row.says, indent: indent)
      return [term + (lines.first ?? "").dropFirst(term.count)] + lines.dropFirst()
    }.map { $0 + "\n" }.joined()
  }

  private static func plain(_ block: Block) -> [String] {
    switch block {
    case .title(let title): ["", title]
    case .subtitle(let title): ["", "  " + title]
    case .paragraph(let sentences): [""] + wrapped(sentences, indent: 4)
    case .literal(let lines), .session(let lines): [""] + indented(lines)
    case .file(let name, let lines): ["", "    \(name):", ""] + indented(lines)
    case .list(let terms): terms.flatMap(plain)
    case .usage(let program, let verb, let operands): ["    \(program) \(verb) \(operands)"]
    }
  }

  private static func plain(_ term: Term) -> [String] {
    ["", "    " + term.spellings.joined(separator: ", ")] + wrapped(term.sentences, indent: 8)
  }

  private static func indented(_ lines: String) -> [String] {
    lines.split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.isEmpty ? "" : "      " + $0 }
  }

  /// Text in lines that end between words.
  private static func wrapped(_ text: String, indent: Int) -> [String] {
    let margin = String(repeating: " ", count: indent)
    var lines: [String] = []
    for word in text.split(whereSeparator: \.isWhitespace) {
      if let last = lines.last, last.count + word.count < width {
        lines[lines.count - 1] = last + " " + word
      } else {
        lines.append(margin + word)
      }
    }
    return lines
  }
}
