import TField

/// A manual page, to be written for man or as plain text.
///
/// ```swift
/// ManualPage(DataFile.testManual.text, date: "…", of: "…")
/// ```
package struct ManualPage {
  /// A term of a list, in one or more spellings, and its meaning.
  package struct Term: Hashable {
    let spellings: [String]
    let sentences: String

    package init(_ spellings: [String], _ sentences: String) {
      (self.spellings, self.sentences) = (spellings, sentences)
    }
  }

  /// One part of a page.
  package enum Block: Hashable {
    case title(String)
    case subtitle(String)
    case paragraph(String)
    case literal(String)
    /// A working example: a file with a name.
    case file(String, String)
    /// A working example: commands after `$ `, each with its output.
    case session(String)
    case list([Term])
    /// A line of the synopsis: the program, a verb, and its operands.
    case usage(String, verb: String, operands: String)
  }

  package let name: String
  package let section: Int
  package let summary: String
  let date: String
  let program: String
  package private(set) var blocks: [Block] = []

  /// Reads marked text; its first line names the page, and `@` with a name inserts a table.
  package init(
    _ prose: String, date: String, of program: String, _ tables: [String: [Block]] = [:]
  ) {
    (self.date, self.program) = (date, program)
    var lines = prose.split(separator: "\n", omittingEmptySubsequences: false)
      .drop { $0.isEmpty || $0.hasPrefix("#") }
    let head = lines.popFirst()?.split(maxSplits: 2) { "():".contains($0) } ?? []
    name = head.first.map(String.init) ?? ""
    section = head.count > 1 ? Int(head[1]) ?? 0 : 0
    summary = String((head.last ?? "").drop { ": ".contains($0) })
    while let line = lines.first {
      if line.isEmpty || line.hasPrefix("#") {
        lines.removeFirst()
      } else if line.hasPrefix("```") {
        blocks.append(Self.example(Self.block(&lines, until: { $0 == "```" })))
        lines = lines.dropFirst()
      } else {
        blocks += Self.blocks(Self.block(&lines, until: \.isEmpty), tables)
      }
    }
  }

  private static func block(
    _ lines: inout ArraySlice<Substring>, until isEnd: (Substring) -> Bool
  ) -> [String] {
    let block = lines.prefix(1) + lines.dropFirst().prefix { !isEnd($0) }
    lines = lines.dropFirst(block.count)
    return block.map(String.init)
  }

  private static func example(_ lines: [String]) -> Block {
    let kind = (lines.first ?? "").dropFirst(3).split(separator: " ").map(String.init)
    let text = lines.dropFirst().joined(separator: "\n")
    return switch kind.first {
    case "file": .file(kind.last ?? "", text)
    case "session": .session(text)
    default: .literal(text)
    }
  }

  private static func blocks(_ lines: [String], _ tables: [String: [Block]]) -> [Block] {
    let first = lines.first ?? ""
    if first.hasPrefix("= ") { return [.title(String(first.dropFirst(2)))] }
    if first.hasPrefix("== ") { return [.subtitle(String(first.dropFirst(3)))] }
    if first.hasPrefix("@") { return tables[String(first.dropFirst())] ?? [] }
    guard first.hasPrefix("* ") else { return [.paragraph(lines.joined(separator: "\n"))] }
    let terms = lines.split(beginning: "* ").map { item in
      let spellings = (item.first ?? "").dropFirst(2).split(separator: " ")
        .split(separator: "|", omittingEmptySubsequences: false)
      return Term(
        spellings.map { $0.joined(separator: " ") },
        item.dropFirst().map { $0.dropFirst(2) }.joined(separator: "\n"))
    }
    return [.list(terms)]
  }
}

extension [String] {
  fileprivate func split(beginning mark: String) -> [[String]] {
    reduce(into: []) { parts, line in
      if line.hasPrefix(mark) || parts.isEmpty { parts.append([]) }
      parts[parts.count - 1].append(line)
    }
  }
}

extension ManualPage {
  private static let width = 78

  /// The page as plain text of 78 columns, for `tfield help`.
  package var plain: String {
    let lines = blocks.flatMap(Self.plain)
    return (["\(name)(\(section)) – \(summary)"] + lines).map { $0 + "\n" }.joined()
  }

  /// Terms and their meanings in two columns, for `tfield help` and `tfield types`.
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

  /// The page in mdoc, the language of man.
  package var mdoc: String {
    var text = """
      .Dd \(date)
      .Dt \(name.uppercased()) \(section)
      .Os "\(program)"
      .Sh NAME
      .Nm \(name)
      .Nd \(summary)

      """
    var isFirst = false
    for block in blocks {
      text += Self.mdoc(block, isFirst: isFirst)
      switch block {
      case .title, .subtitle: isFirst = true
      default: isFirst = false
      }
    }
    return text
  }

  private static func mdoc(_ block: Block, isFirst: Bool) -> String {
    switch block {
    // groff recognises SYNOPSIS only as a bare word.
    case .title(let title): ".Sh \(title)\n"
    case .subtitle(let title): ".Ss \(words(title))\n"
    case .paragraph(let sentences): (isFirst ? "" : ".Pp\n") + self.sentences(sentences)
    case .literal(let lines), .session(let lines): literal(lines)
    case .file(let name, let lines):
      (isFirst ? "" : ".Pp\n") + "\(line(name)):\n" + literal(lines)
    case .list(let terms): ".Bl -tag -width Ds\n" + terms.map(item).joined() + ".El\n"
    case .usage(let program, let verb, let operands):
      ".Nm \(program)\n.Cm \(words(verb, isCode: true))\n"
        + (operands.isEmpty ? "" : ".Ar \(words(operands, isCode: true))\n")
    }
  }

  /// Sentences, each on a new line of the source, as man wants them.
  private static func sentences(_ text: String) -> String {
    text.with(".\n", for: ". ").split(separator: "\n").map { line($0) + "\n" }.joined()
  }

  private static func item(_ term: Term) -> String {
    let spellings = term.spellings.map { "Ic " + words($0, isCode: true) }
    return ".It \(spellings.joined(separator: " , "))\n" + sentences(term.sentences)
  }

  private static func literal(_ lines: String) -> String {
    let code = lines.split(separator: "\n", omittingEmptySubsequences: false)
      .map { line($0, isCode: true) + "\n" }
    return ".Bd -literal -offset 2n\n" + code.joined() + ".Ed\n"
  }

  /// Words after a macro, as one argument.
  private static func words(_ text: String, isCode: Bool = false) -> String {
    "\"\\&" + escaped(text, isCode: isCode).with("\\(dq", for: "\"") + "\""
  }

  /// A line of text, which must not look like a macro.
  private static func line(_ text: some StringProtocol, isCode: Bool = false) -> String {
    let line = escaped(String(text), isCode: isCode)
    return line.first == "." || line.first == "'" ? "\\&" + line : line
  }

  /// In code, dashes and quotes must stay as they are, so that they can be copied.
  private static func escaped(_ text: String, isCode: Bool) -> String {
    let text = text.with("\\e", for: "\\")
    guard isCode else { return text }
    return text.with("\\-", for: "-").with("\\(aq", for: "'")
      .with("\\(ha", for: "^").with("\\(ti", for: "~").with("\\(ga", for: "`")
  }
}
