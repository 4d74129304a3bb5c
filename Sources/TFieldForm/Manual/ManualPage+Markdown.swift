import TField

extension ManualPage {
  /// The page in Markdown, for the documentation.
  package var markdown: String {
    let head = "# \(name)(\(section))\n\nThe program writes this page: \(Self.text(summary)).\n"
    return head + blocks.map { "\n" + Self.markdown($0) }.joined()
  }

  private static func markdown(_ block: Block) -> String {
    switch block {
    case .title(let title): "## \(heading(title))\n"
    case .subtitle(let title): "### \(text(title))\n"
    case .paragraph(let sentences): text(sentences) + "\n"
    case .literal(let lines): fence(lines, "text")
    case .file(let name, let lines): "`\(name)`:\n\n" + played + fence(lines, language(of: name))
    case .session(let lines): played + fence(lines, "console")
    case .list(let terms): terms.map(item).joined()
    case .usage(let program, let verb, let operands):
      "    " + [program, verb, operands].filter { !$0.isEmpty }.joined(separator: " ") + "\n"
    }
  }

  /// A title of a manual page stands in capitals, one of a page doesn't.
  private static func heading(_ title: String) -> String {
    title.prefix(1) + title.dropFirst().lowercased()
  }

  private static func item(_ term: Term) -> String {
    let spellings = term.spellings.map { "`\($0)`" }.joined(separator: ", ")
    return "- \(spellings): \(text(term.sentences))\n"
  }

  /// The examples are played with the manual page.
  private static let played = "<!-- not run: played with the manual page -->\n"

  private static func fence(_ lines: String, _ language: String) -> String {
    "```\(language)\n\(lines)\n```\n"
  }

  private static func language(of name: String) -> String {
    if name.hasSuffix(".json") { return "json" }
    return name.hasSuffix(".sh") ? "sh" : "text"
  }

  /// Words in which nothing is a mark of Markdown.
  private static func text(_ words: String) -> String {
    words.map { character in
      "\\`*_[]<>".contains(character) ? "\\\(character)" : String(character)
    }.joined()
  }
}
