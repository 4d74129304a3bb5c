import TField

/// The columns of a page: which edges its rows share, and where the fields of a row stand.
///
/// A page has one family of inner edges, the one that suits most of its rows, so that few different
/// edges are seen.
struct PageColumns: Hashable, Sendable {
  /// The inner edges that rows share.
  enum Family: Hashable, Sendable {
    case quarters, thirds
    /// Every edge, for a row that fits in neither.
    case tracks

    var edges: [Int] {
      switch self {
      case .quarters: [3, 6, 9, Grid.tracks]
      case .thirds: [4, 6, 8, Grid.tracks]
      case .tracks: Array(1...Grid.tracks)
      }
    }
  }

  let grid: Grid
  let family: Family
  /// The width of the labels where each stands in front of its answer.
  let labelWidth: Int

  /// The columns of a page with such rows, whether they are seen or not.
  init(width: Int, rows: [[FieldMetrics]] = [], labelWidth: Int = 0) {
    let grid = Grid(width: width)
    self.labelWidth = labelWidth
    func cost(_ family: Family) -> Double {
      rows.reduce(0) { $0 + (RowDivision(of: $1[...], on: grid)?.best(in: family)?.cost ?? 100) }
    }
    self.grid = grid
    family = cost(.thirds) < cost(.quarters) ? .thirds : .quarters
  }

  /// The columns of the fields of a row, line by line: what doesn't fit side by side is folded.
  func lines(of row: [FieldMetrics]) -> [[Range<Int>]] {
    var lines: [[Range<Int>]] = []
    var rest = row[...]
    while !rest.isEmpty {
      let tracks = longestLine(of: rest)
      lines.append(tracks.map(grid.columns))
      rest = rest.dropFirst(tracks.count)
    }
    return lines
  }

  private func longestLine(of fields: ArraySlice<FieldMetrics>) -> [Range<Int>] {
    for count in stride(from: min(fields.count, Grid.tracks), to: 1, by: -1) {
      if let tracks = sideBySide(fields.prefix(count)) { return tracks }
    }
    let whole = 0..<Grid.tracks
    guard let field = fields.first, !field.fillsRow || field.span != nil else { return [whole] }
    return sideBySide(fields.prefix(1)) ?? [whole]
  }

  /// The spans of the form count, unless the screen is too narrow for them.
  private func sideBySide(_ fields: ArraySlice<FieldMetrics>) -> [Range<Int>]? {
    guard fields.reduce(0, { $0 + ($1.span ?? 1) }) <= Grid.tracks else { return nil }
    let others: [Family] = family == .quarters ? [.thirds, .tracks] : [.quarters, .tracks]
    for row in [fields, fields.withoutSpans] {
      guard let division = RowDivision(of: row, on: grid) else { continue }
      for family in [family] + others {
        if let found = division.best(in: family) { return found.tracks }
      }
    }
    return nil
  }
}

extension ArraySlice<FieldMetrics> {
  fileprivate var withoutSpans: Self {
    map { field in
      var field = field
      field.span = nil
      return field
    }[...]
  }
}

/// How the fields of a row may divide it, and how far each way is from what they want.
private struct RowDivision {
  typealias Found = (tracks: [Range<Int>], cost: Double)

  private let fields: [FieldMetrics]
  private let grid: Grid
  private let wants: [Double]
  /// A row without an open text ends where its last answer does.
  private let mayEndEarly: Bool

  /// `nil` if the fields have no room side by side, however they divide it.
  init?(of fields: ArraySlice<FieldMetrics>, on grid: Grid) {
    let gutters = Grid.gutter * (fields.count - 1)
    let least = fields.reduce(gutters) { $0 + $1.minimum }
    guard fields.count <= Grid.tracks, least <= grid.width else { return nil }
    (self.fields, self.grid) = (Array(fields), grid)
    wants = Self.wants(of: self.fields, in: grid.width - gutters)
    mayEndEarly = !fields.contains { $0.isOpen && $0.span == nil }
  }

  /// The width that each field wants: its answer's, and for open texts what the others leave.
  private static func wants(of fields: [FieldMetrics], in room: Int) -> [Double] {
    let taken = fields.filter { !$0.isOpen }.reduce(0) { $0 + $1.ideal }
    let rest = Double(max(room - taken, room / 4))
    let weights = fields.map { $0.isOpen ? $0.priority * Double($0.ideal) : 0 }
    let all = weights.reduce(0, +)
    return zip(fields, weights).map { field, weight in
      field.isOpen ? max(Double(field.minimum), rest * weight / all) : Double(field.ideal)
    }
  }

  /// The cheapest division at such edges, and among equals the one with the smallest.
  func best(in family: PageColumns.Family) -> Found? {
    var best: Found?
    place(0, from: 0, at: family.edges, (tracks: [], cost: 0), &best)
    return best
  }

  private func place(
    _ index: Int, from start: Int, at edges: [Int], _ taken: Found, _ best: inout Found?
  ) {
    guard taken.cost < best?.cost ?? .infinity else { return }
    guard index < fields.count else {
      if start == Grid.tracks || mayEndEarly { best = taken }
      return
    }
    let field = fields[index]
    for end in field.span.map({ [start + $0] }) ?? edges where end > start && end <= Grid.tracks {
      let width = grid.columns(start..<end).count
      guard width >= field.minimum else { continue }
      let cost = field.span == nil ? cost(of: width, index) : 0
      place(
        index + 1, from: end, at: edges, (taken.tracks + [start..<end], taken.cost + cost), &best)
    }
  }

  /// Too narrow is worse than too wide, and an answer of known width shows both more.
  private func cost(of width: Int, _ index: Int) -> Double {
    let off = (Double(width) - wants[index]) / wants[index]
    return off * off * (off < 0 ? 4 : 1) * (fields[index].isOpen ? 1 : 1.5)
  }
}
