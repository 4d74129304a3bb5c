import TField

/// The form as it was drawn last: only what would come out otherwise is drawn over it, so that a
/// key costs the drawing of what it changed.
///
/// Only the screen that draws it holds it; one that is a copy of another draws all anew.
final class KeptForm: @unchecked Sendable {
  /// What all of it depends on; and whatever depends on nothing else is drawn but once.
  struct Key: Equatable {
    let layout: FormLayout.Key
    let areas: ScreenAreas
    let scroll: Int
    let name: String
  }

  /// What the drawing of a field depends on.
  struct Look: Equatable {
    let revision: Int
    let isRevealed: Bool
    let characters: [Character]
    let errors: [FieldError]
  }

  /// What only depends on how far the form has come.
  struct Progress: Equatable {
    let total: FormProgress
    let groups: [String: GroupValidator.Verdict]

    init(_ session: FormSession) {
      total = FormProgress(session)
      let validator = GroupValidator(session)
      groups = Dictionary(
        validator.groups.map { ($0, validator.verdict(of: $0)) }, uniquingKeysWith: { $1 })
    }
  }

  private let key: Key
  /// What stands on the canvas; `nil` while it is drawn on.
  private var canvas: Canvas?
  var title: FormProgress?
  var progress: Progress?
  /// The action in focus.
  var action: Int?
  var hint: HintLine?
  var keys: KeyLine.Occasion?
  /// What stands around the text in focus.
  var surround: FieldFace.Surround?
  private var looks: [Look?] = []
  private var first = 0
  /// The fields that had to be drawn.
  private(set) var drawn: [Int] = []

  init(_ key: Key) { self.key = key }

  /// Whether what was drawn is of use where all depends on `key`.
  func holds(for key: Key) -> Bool {
    canvas != nil && self.key == key
  }

  /// The canvas, to be drawn on and given back; `nil` at first.
  func takeCanvas() -> Canvas? {
    drawn.removeAll(keepingCapacity: true)
    return canvas.take()
  }

  func keep(_ canvas: Canvas) { self.canvas = canvas }

  /// Whether a field looks as it did, as far as that is seen without asking for its whole state.
  func shows(_ field: Int, of session: FormSession) -> Bool {
    let place = field - first
    return looks.indices.contains(place)
      && looks[place]?.revision == session.fields[field].revision
      && looks[place]?.isRevealed == (session.revealed == field)
      && looks[place]?.characters == session.fields[field].characters
      && session.focusedField != field
  }

  /// Notes how a field looks; whether it has to be drawn for that.
  func takes(_ look: Look?, of field: Int) -> Bool {
    if looks.isEmpty { first = field }
    let place = max(0, field - first)
    while looks.count <= place { looks.append(nil) }
    guard look == nil || looks[place] != look else { return false }
    looks[place] = look
    drawn.append(field)
    return true
  }
}

extension FieldState {
  /// What its drawing depends on.
  func look(isRevealed: Bool) -> KeptForm.Look {
    KeptForm.Look(
      revision: revision, isRevealed: isRevealed, characters: buffer.characters, errors: errors)
  }
}
