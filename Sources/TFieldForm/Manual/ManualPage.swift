import TField

/// A reference page, built block by block, to be written for man or as plain text.
///
/// ```swift
/// var page = ManualPage("tfield", section: 1, "fill in forms in a terminal", date: "…", of: "…")
/// page.title("EXIT STATUS")
/// page.list { $0.item(["0"], "An action completed.") }
/// ```
public struct ManualPage {
  /// A term of a list, in one or several spellings, and what it means.
  public struct Term: Hashable {
    let spellings: [String]
    let sentences: String
  }

  /// The terms of a list, one after the other.
  public struct List {
    fileprivate(set) var terms: [Term] = []

    public mutating func item(_ spellings: [String], _ sentences: String) {
      terms.append(Term(spellings: spellings, sentences: sentences))
    }
  }

  /// One part of a page.
  public enum Block: Hashable {
    case title(String)
    case subtitle(String)
    case paragraph(String)
    /// Lines that stay as they are.
    case literal(String)
    /// An example that works: a file of that name.
    case file(String, String)
    /// An example that works: commands behind `$ `, each with what it prints.
    case session(String)
    case list([Term])
    /// A line of the synopsis: the program, a verb, and what follows it.
    case usage(String, verb: String, operands: String)
  }

  public let name: String
  public let section: Int
  public let summary: String
  let date: String
  let program: String
  public private(set) var blocks: [Block] = []

  public init(
    _ name: String, section: Int, _ summary: String, date: String, of program: String
  ) {
    self.name = name
    self.section = section
    self.summary = summary
    self.date = date
    self.program = program
  }

  public mutating func title(_ title: String) { blocks.append(.title(title)) }

  public mutating func subtitle(_ title: String) { blocks.append(.subtitle(title)) }

  public mutating func say(_ sentences: String) { blocks.append(.paragraph(sentences)) }

  public mutating func literal(_ lines: String) { blocks.append(.literal(lines)) }

  public mutating func file(_ name: String, _ text: String) { blocks.append(.file(name, text)) }

  public mutating func session(_ lines: String) { blocks.append(.session(lines)) }

  public mutating func usage(_ program: String, verb: String, operands: String) {
    blocks.append(.usage(program, verb: verb, operands: operands))
  }

  public mutating func list(_ fill: (inout List) -> Void) {
    var list = List()
    fill(&list)
    blocks.append(.list(list.terms))
  }
}
