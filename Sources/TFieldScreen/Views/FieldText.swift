import TField

/// The text of a field in one line: what was typed, what its mask still waits for or what is
/// suggested, and the caret.
struct FieldText: Sendable {
  /// The width of `[x] ` before the label of a switch.
  static let switchWidth = 4

  let shown: DisplayText
  /// The columns of what was typed; behind it stands what the mask waits for, or a suggestion.
  let filled: Int
  let caret: Int
  let selection: Range<Int>
  private let template: Template?

  /// Where faint words would look typed, brackets tell what is suggested.
  init(
    of state: borrowing FieldState, isRevealed: Bool, charset: Charset, showsFaint: Bool = true
  ) {
    let typed = state.shownText(isRevealed: isRevealed, charset: charset)
    let template = state.template
    var shown = DisplayText(charset: charset, room: template?.elements.count ?? typed.utf8.count)
    let count = shown.append(typed[...], source: 0)
    filled = shown.width
    var end = count
    if let template, state.awaitsMore {
      end = shown.append(template.openPattern(from: count, isFaint: showsFaint)[...], source: end)
    }
    if let ghost = state.suggestion?.dropFirst(count), !ghost.isEmpty {
      shown.append(showsFaint ? ghost : "[\(ghost)]", source: end)
    }
    self.shown = shown
    self.template = template
    let column = { (index: Int) in shown.column(of: template?.column(of: index) ?? index) }
    // What is chosen, not typed, is pointed at from its beginning.
    let isText = state.editor.isText
    caret = isText ? column(state.caret) : 0
    let selected = isText ? state.selection : nil
    selection = selected.map { column($0.lowerBound)..<column($0.upperBound) } ?? 0..<0
  }

  /// The text of a field that has none in one line.
  static func none(in charset: Charset) -> Self { Self(DisplayText(charset: charset)) }

  private init(_ shown: DisplayText) {
    (self.shown, filled, caret, selection, template) = (shown, 0, 0, 0..<0, nil)
  }

  /// The character that stands at a column.
  func index(at column: Int) -> Int {
    guard column > 0 else { return 0 }
    let character = shown.source(at: column) ?? Int.max
    return template?.index(at: character) ?? character
  }
}

extension FieldText {
  /// The column at which the part that is seen begins, so that the caret is in it.
  func offset(from previous: Int, room: Int) -> Int {
    guard shown.width > room else { return 0 }
    let nearest = min(max(previous, caret - room + 1), caret)
    return max(0, min(nearest, shown.width + 1 - room))
  }

  /// Draws the part from `offset` on, with marks beside it where there is more.
  func draw(on canvas: inout Canvas, in rect: Rect, offset: Int, ground: Style) {
    let room = rect.width
    canvas.clear(rect, style: ground)
    canvas.write(shown.window(from: offset, width: room), at: rect.origin, style: ground)
    let waiting = part(of: filled..<max(filled, shown.width), in: rect, offset)
    canvas.restyle(waiting, as: ground.placeholder, blanksToo: false)
    canvas.restyle(part(of: selection, in: rect, offset), as: .selected)
    if offset > 0 { canvas.write(.moreLeft, at: rect.origin.moved(columns: -1), style: .mark) }
    if shown.width - offset > room {
      canvas.write(.moreRight, at: rect.origin.moved(columns: room), style: .mark)
    }
  }

  /// Where some columns of the text are seen.
  private func part(of columns: Range<Int>, in rect: Rect, _ offset: Int) -> Rect {
    let start = rect.columns.lowerBound - offset
    let part = Rect(
      rows: rect.rows, columns: start + columns.lowerBound..<start + columns.upperBound)
    return rect.intersection(part)
  }
}

extension Template {
  /// What the mask still waits for: a line for each place, since a digit would look like a value.
  ///
  /// Letters that say what belongs there, as in `MM/YY`, stay, unless they would look typed.
  fileprivate func openPattern(from index: Int, isFaint: Bool) -> String {
    let places = elements.filter { !$0.isFixed }.map(\.placeholder)
    let areWords =
      places.allSatisfy(\.isLetter) && places.contains { $0 != places.first }
      && (isFaint || !accepts(String(places)))
    return String(
      elements.dropFirst(index).map { $0.isFixed || areWords ? $0.placeholder : "_" })
  }
}

extension FieldState {
  /// Whether the mask shows what is still to come: beside a value that was left, an empty slot of
  /// a digit would read as one more digit.
  fileprivate var awaitsMore: Bool {
    activity == .active || isBlank || verdict.error?.code == .incomplete
  }

  /// The text as it may be seen: a secret as dots, of some the last four once it was left.
  func shownText(isRevealed: Bool, charset: Charset) -> String {
    let isPlain = isRevealed || (activity == .active && type.mask == .lastFour && !isAsTyped)
    return isPlain ? text : masked(text, charset: charset)
  }

  /// The box of a switch; nothing is told of a secret one.
  func box(isRevealed: Bool, in charset: Charset) -> String {
    if field.isSecret, !isRevealed { return "[\(Mark.secret.character(in: charset))]" }
    return typed.isOn ? "[x]" : "[ ]"
  }

  /// A text of this field with dots for what may not be seen.
  func masked(_ text: String, charset: Charset) -> String {
    guard field.isSecret else { return text }
    // Nobody knows what the last four of a text are that isn't read yet, or isn't whole.
    let isWhole = type.judge(data).isWhole
    return charset.dotted((isAsTyped ? Mask.nothing : type.mask).hiding(text, isWhole: isWhole))
  }
}

extension Charset {
  /// A text with the dots that can be drawn.
  func dotted(_ text: String) -> String {
    let dot = Mark.secret.character(in: self)
    return self == .ascii ? String(text.map { $0 == Mask.dot ? dot : $0 }) : text
  }
}

extension Style {
  /// The style of faint words on the ground of this one.
  var placeholder: Self { self == .idleData ? .idlePlaceholder : .placeholder }
}
