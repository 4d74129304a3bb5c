import TField

/// The options of a field that are in sight: which are chosen, and where the next key works.
struct OpenOptions {
  let grid: OptionGrid
  private let chosen: Set<Int>
  private let cursor: Int
  private let isActive: Bool

  init(of state: FieldState, width: Int, in charset: Charset) {
    let options = state.type.choiceOptions
    let isMultiple = state.editor == .checks
    grid = OptionGrid(options?.all ?? [], isMultiple: isMultiple, width: width, in: charset)
    let values = isMultiple ? Entries(state.data).array : [state.data]
    chosen = Set(values.compactMap { options?.index(of: $0) })
    cursor = state.optionCursor
    isActive = state.activity == .active
  }

  private var place: OptionGrid.Place? {
    grid.places.indices.contains(cursor) ? grid.places[cursor] : grid.places.first
  }

  var caretLine: Int { place?.lines.lowerBound ?? 0 }
  /// The dot or box, or where it would be.
  var caretColumn: Int { (place?.columns.lowerBound ?? 0) + 1 }

  func draw(on canvas: inout Canvas, in rect: Rect, top: Int, ground: Style) {
    grid.draw(
      on: &canvas, in: rect, top: top, chosen: chosen, cursor: isActive ? cursor : nil,
      ground: ground)
  }
}
