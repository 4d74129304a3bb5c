/// Twelve tracks across a page, with a gutter of one column between them.
///
/// All rows begin and end at the edges of tracks, so that the edges of a page meet.
package struct Grid: Hashable, Sendable {
  package static let tracks = 12
  package static let gutter = 1
  /// What a frame takes of the columns of a field: both sides, and a space inside each.
  package static let frame = 4
  /// What the mark takes of a field that offers a list.
  package static let opener = 2

  package let width: Int

  package init(width: Int) { self.width = width }

  /// The first column of a track; edges are as far apart as whole columns allow.
  package func edge(_ track: Int) -> Int {
    (2 * track * (width + Self.gutter) + Self.tracks) / (2 * Self.tracks)
  }

  package func columns(_ tracks: Range<Int>) -> Range<Int> {
    let start = edge(tracks.lowerBound)
    return start..<max(start, edge(tracks.upperBound) - Self.gutter)
  }

  /// The fewest tracks from the left edge that have so many columns; `nil` if the page hasn't.
  package func leastSpan(for columns: Int) -> Int? {
    (1...Self.tracks).first { self.columns(0..<$0).count >= columns }
  }
}

extension Form {
  /// How wide the inside of a form is where the screen has room for it.
  public enum Width: Hashable, Sendable {
    /// Seven columns to a track, which is about as long as a line may be to be read well.
    case page
    /// From 40 to 120 columns.
    case columns(Int)
    /// As wide as the screen.
    case full

    package static let range = 40...120
    package static let usualScreen = 80
    private static let pageColumns = Grid.tracks * 7 - Grid.gutter

    /// True unless it asks for more or fewer columns than a form can have.
    var isPossible: Bool {
      if case .columns(let count) = self { Self.range.contains(count) } else { true }
    }

    /// The most columns; `nil` for all that the screen has.
    package var most: Int? {
      switch self {
      case .page: Self.pageColumns
      case .columns(let count): count
      case .full: nil
      }
    }
  }
}
