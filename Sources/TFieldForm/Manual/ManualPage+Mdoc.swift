import TField

extension ManualPage {
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
      isFirst = block.isTitle
    }
    return text
  }

  private static func mdoc(_ block: Block, isFirst: Bool) -> String {
    switch block {
    // groff knows SYNOPSIS only as a bare word.
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

  /// Sentences, each of which begins a line of the source, as man wants it.
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

  /// Words behind a macro, as one argument.
  private static func words(_ text: String, isCode: Bool = false) -> String {
    "\"\\&" + escaped(text, isCode: isCode).with("\\(dq", for: "\"") + "\""
  }

  /// A line of text, which must not look like a macro.
  private static func line(_ text: some StringProtocol, isCode: Bool = false) -> String {
    let line = escaped(String(text), isCode: isCode)
    return line.first == "." || line.first == "'" ? "\\&" + line : line
  }

  /// In code a dash and a quote must stay what they are, so that they can be copied.
  private static func escaped(_ text: String, isCode: Bool) -> String {
    let text = text.with("\\e", for: "\\")
    guard isCode else { return text }
    return text.with("\\-", for: "-").with("\\(aq", for: "'")
      .with("\\(ha", for: "^").with("\\(ti", for: "~").with("\\(ga", for: "`")
  }
}

extension ManualPage.Block {
  var isTitle: Bool {
    switch self {
    case .title, .subtitle: true
    default: false
    }
  }
}
