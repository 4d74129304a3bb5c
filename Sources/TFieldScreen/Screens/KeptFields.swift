import TField

/// The fields as they were drawn last: one that would come out the same is copied, so that a key
/// costs the drawing of what it changed.
struct KeptFields: Sendable {
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

  let canvas: Canvas
  private let form: Rect
  private let key: FormLayout.Key
  private let name: String
  private(set) var looks: [Int: Look] = [:]
  /// The fields that had to be drawn.
  private(set) var drawn: [Int] = []

  /// What was drawn of a form into that part of a screen, nothing for a start.
  init(_ canvas: Canvas, _ form: Rect, _ key: FormLayout.Key, of name: String) {
    (self.canvas, self.form, self.key, self.name) = (canvas, form, key, name)
  }

  /// Whether what was drawn into the same part of another canvas would be of use there.
  func isOfUse(for other: Self) -> Bool {
    form == other.form && key == other.key && name == other.name
      && canvas.bounds == other.canvas.bounds && canvas.clusters.count < Self.mostClusters
  }

  mutating func keep(_ look: Look, of field: Int) { looks[field] = look }
  mutating func noteDrawing(of field: Int) { drawn.append(field) }

  /// The same fields on the canvas that they were drawn on.
  func on(_ canvas: Canvas) -> Self {
    var kept = Self(canvas, form, key, of: name)
    (kept.looks, kept.drawn) = (looks, drawn)
    return kept
  }
}

extension KeptFields.Look {
  init(of state: FieldState, isRevealed: Bool, in rect: Rect) {
    self.init(
      rect: rect, revision: state.revision, isRevealed: isRevealed,
      characters: state.buffer.characters, errors: state.errors)
  }
}
