import TField

/// A reference page, built block by block, to be written for man or as plain text.
///
/// ```swift
/// var page = ManualPage("tfield", section: 1, "fill in forms in a terminal", date: "…", of: "…")
/// page.title("EXIT STATUS")
/// page.list { $0.item(["0"], "An action completed.") }
/// ```
package struct ManualPage {
  /// A term of a list, in one or several spellings, and what it means.
  package struct Term: Hashable {
    let spellings: [String]
    let sentences: String
  }

  /// The terms of a list, one after the other.
  package struct List {
    fileprivate(set) var terms: [Term] = []

    package mutating func item(_ spellings: [String], _ sentences: String) {
      terms.append(Term(spellings: spellings, sentences: sentences))
    }
  }

  /// One part of a page.
  package enum Block: Hashable {
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

  package let name: String
  package let section: Int
  package let summary: String
  let date: String
  let program: String
  package private(set) var blocks: [Block] = []

  package init(
    _ name: String, section: Int, _ summary: String, date: String, of program: String
  ) {
    self.name = name
    self.section = section
    self.summary = summary
    self.date = date
    self.program = program
  }

  package mutating func title(_ title: String) { blocks.append(.title(title)) }

  package mutating func subtitle(_ title: String) { blocks.append(.subtitle(title)) }

  package mutating func say(_ sentences: String) { blocks.append(.paragraph(sentences)) }

  package mutating func literal(_ lines: String) { blocks.append(.literal(lines)) }

  package mutating func file(_ name: String, _ text: String) { blocks.append(.file(name, text)) }

  package mutating func session(_ lines: String) { blocks.append(.session(lines)) }

  package mutating func usage(_ program: String, verb: String, operands: String) {
    blocks.append(.usage(program, verb: verb, operands: operands))
  }

  package mutating func list(_ fill: (inout List) -> Void) {
    var list = List()
    fill(&list)
    blocks.append(.list(list.terms))
  }
}
