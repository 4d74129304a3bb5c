import TField

/// The form as it was drawn last: what would come out the same is copied, so that a key costs the
/// drawing of what it changed.
struct KeptForm: Sendable {
  /// What all of it depends on.
  struct Key: Equatable {
    let layout: FormLayout.Key
    let areas: ScreenAreas
    let scroll: Int
    let name: String
  }

  /// What the drawing of a field depends on.
  struct Look: Equatable {
    let rect: Rect
    let revision: Int
    let isRevealed: Bool
    let characters: [Character]
    let errors: [FieldError]
  }

  /// More characters of several scalars than screens show; beyond, all is drawn anew once.
  private static let mostClusters = 1_000

  let key: Key
  var canvas: Canvas?
  var title: TitleLine.Numbers?
  var keys: KeyLine?
  private(set) var looks: [Look?] = []
  private var first = 0
  /// The fields that had to be drawn.
  private(set) var drawn: [Int] = []

  init(_ key: Key) { self.key = key }

  /// The canvas, if what was drawn on it is of use where all depends on `key`.
  func canvas(for key: Key) -> Canvas? {
    guard self.key == key, let canvas, canvas.clusters.count < Self.mostClusters else { return nil }
    return canvas
  }

  func look(of field: Int) -> Look? {
    looks.indices.contains(field - first) ? looks[field - first] : nil
  }

  /// Notes how the next field looks; fields come in their order.
  mutating func add(_ look: Look?, of field: Int, isDrawn: Bool) {
    if looks.isEmpty { first = field }
    while looks.count < field - first { looks.append(nil) }
    looks.append(look)
    if isDrawn { drawn.append(field) }
  }
}

extension KeptForm.Look {
  init(of state: FieldState, isRevealed: Bool, in rect: Rect) {
    self.init(
      rect: rect, revision: state.revision, isRevealed: isRevealed,
      characters: state.buffer.characters, errors: state.errors)
  }
}
