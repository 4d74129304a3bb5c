import TField

/// A manual page in mdoc, the language of man, built part by part.
///
/// ```swift
/// var page = ManualPage("tfield", section: 1, "fill in forms in a terminal", date: "…", of: "…")
/// page.title("EXIT STATUS")
/// page.list { $0.item(["0"], "an action completed") }
/// ```
public struct ManualPage {
  /// The page so far.
  public private(set) var text: String

  public init(
    _ name: String, section: Int, _ says: String, date: String, of program: String
  ) {
    text = """
      .Dd \(date)
      .Dt \(name.uppercased()) \(section)
      .Os "\(program)"
      .Sh NAME
      .Nm \(name)
      .Nd \(says)

      """
  }

  public mutating func title(_ title: String) { text += ".Sh \(Self.words(title))\n" }

  public mutating func subtitle(_ title: String) { text += ".Ss \(Self.words(title))\n" }

  /// Sentences, each of which begins a line of the source, as man wants it.
  public mutating func say(_ sentences: String) {
    for line in sentences.with(".\n", for: ". ").split(separator: "\n") {
      text += Self.line(line) + "\n"
    }
  }

  public mutating func paragraph(_ sentences: String) {
    text += ".Pp\n"
    say(sentences)
  }

  /// Lines that stay as they are.
  public mutating func literal(_ lines: String) {
    text += ".Bd -literal -offset indent\n"
    for line in lines.split(separator: "\n", omittingEmptySubsequences: false) {
      text += Self.line(line, isCode: true) + "\n"
    }
    text += ".Ed\n"
  }

  /// A list of terms and what they mean.
  public mutating func list(_ items: (inout ManualPage) -> Void) {
    text += ".Bl -tag -width Ds\n"
    items(&self)
    text += ".El\n"
  }

  /// A term of a list, in one or several spellings.
  public mutating func item(_ terms: [String], _ sentences: String) {
    let spellings = terms.map { "Ic " + Self.words($0, isCode: true) }
    text += ".It \(spellings.joined(separator: " , "))\n"
    say(sentences)
  }

  /// A line that begins with a macro, which the caller wrote.
  public mutating func macro(_ name: String, _ words: String) {
    text += ".\(name) \(Self.words(words, isCode: true))\n"
  }
}

extension ManualPage {
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
