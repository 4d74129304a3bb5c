import TField
import TFieldScreen
import Testing

/// Wide characters fill two cells each, and frames stay where they are.
@Suite struct JapaneseFrames {
  private static let screens = [
    SpokenForm.blocked(.japanese, 80, 24), SpokenForm.blocked(.japanese, 40, 12),
    SpokenForm.calendar(.japanese, 80, 24), SpokenForm.calendar(.japanese, 40, 12),
    SpokenForm.question(.japanese, 80, 24), SpokenForm.question(.japanese, 40, 12),
  ]

  @Test func `no row is wider than the screen, and every frame closes below its corner`() {
    for screen in Self.screens {
      let rows = screen.canvas.rows.map(Self.cells)
      for (above, below) in zip(rows, rows.dropFirst()) {
        #expect(above.count <= screen.width)
        for (column, cell) in above.enumerated() where "┏╔╭┓╗╮".contains(cell) {
          let next = below.indices.contains(column) ? below[column] : " "
          #expect("┃║│┗╚╰┛╝╯╔╗".contains(next), "\(column): \(String(above)), \(String(below))")
        }
      }
    }
  }

  /// The characters of a row, with a blank behind each that fills two cells.
  private static func cells(_ row: String) -> [Character] {
    row.flatMap { character in
      let isWide = character.unicodeScalars.first.map { CharacterWidth(of: $0) == .wide } ?? false
      return isWide ? [character, " "] : [character]
    }
  }
}
