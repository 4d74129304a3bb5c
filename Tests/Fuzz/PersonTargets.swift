import TField
import TFieldScreen
import TFieldTerminal
import TestSupport

/// What a person, or whoever sits at the terminal, can send.
extension FuzzTarget {
  static let keys = Self("keys") { bytes in
    var choices = Choices(bytes)
    let piece = choices.next(7) + 1
    let stream = choices.takeAll()
    var (whole, pieces) = (KeyDecoder(), KeyDecoder())
    let expected = whole.feed(stream)
    var inputs: [Input] = []
    for start in stride(from: 0, to: stream.count, by: piece) {
      inputs += pieces.feed(stream[start..<min(start + piece, stream.count)])
    }
    claim(joined(inputs) == joined(expected), "where the bytes are cut matters")
    claim(pieces.pendingTimeout == whole.pendingTimeout, "one waits and the other doesn't")
    for _ in 0..<3 where whole.pendingTimeout != nil { _ = whole.timeOut() }
    claim(whole.pendingTimeout == nil, "it waits for ever")
    if whole.isPasteStalled { _ = whole.feed([0x03]) }
    claim(whole.feed([0x13]).last == .key(.control("s")), "a key is no key any more")
  }

  /// Characters of one grapheme are one key only if they come together.
  private static func joined(_ inputs: [Input]) -> [Input] {
    var text = ""
    var result: [Input] = []
    for input in inputs {
      if case .key(let key) = input, case .character(let character) = key.base,
        key.modifiers.isEmpty
      {
        text.unicodeScalars.append(contentsOf: character.unicodeScalars)
        continue
      }
      if !text.isEmpty { result.append(.paste(text)) }
      text = ""
      result.append(input)
    }
    return text.isEmpty ? result : result + [.paste(text)]
  }

  static let paste = Self("paste") { bytes in
    var choices = Choices(bytes)
    let fields = FuzzForms.every.fields
    guard !fields.isEmpty else { return }
    let form = Form("F", rows: [[fields[choices.next(fields.count)], Field("other")]])
    var session = FormSession(form)
    while !choices.isEmpty {
      session.handle(.paste(String(decoding: choices.take(choices.next(64) + 1), as: UTF8.self)))
      session.handle(choices.next(4) == 0 ? Key(.home) : Key(.end))
      if session.question != nil || session.opened != nil { session.handle(Key(.escape)) }
    }
    let type = session.fields[0].type
    let data = session.fields[0].data.text
    claim(!data.unicodeScalars.contains { $0.value == 0 || $0.value == 0x1B }, "a control is kept")
    if !(type is Note), type.derivedData == nil {
      session.moveFocus(to: .field(1))
      let settled = session.fields[0].data
      session.moveFocus(to: .field(0))
      session.moveFocus(to: .field(1))
      claim(session.fields[0].data == settled, "leaving twice isn't leaving once")
    }
  }

  static let screen = Self("screen") { bytes in
    var choices = Choices(bytes)
    var walk = ScreenWalk(&choices)
    var steps = 0
    while !choices.isEmpty, steps < 300, walk.session.outcome == .editing {
      walk.step(&choices)
      steps += 1
    }
  }
}

/// A form on a screen that is worked at random.
private struct ScreenWalk {
  private(set) var session: FormSession
  private var screen: FormScreen
  private var size: (width: Int, height: Int)

  init(_ choices: inout Choices) {
    var form = FuzzForms.every
    form.layout = Form.Layout.allCases[choices.next(Form.Layout.allCases.count)]
    session = FormSession(form)
    let charset: Charset = choices.next(3) == 0 ? .ascii : .unicode
    screen = FormScreen(.init(charset: charset, isDebugging: choices.next(4) == 0))
    size = (choices.next(120), choices.next(50))
    draw()
  }

  mutating func step(_ choices: inout Choices) {
    let kind = choices.next(16)
    if kind == 0 { size = (choices.next(140), choices.next(60)) }
    let input = Self.input(kind, size, &choices)
    let before = session
    _ = screen.handle(input, in: &session)
    if input == .key(.control("_")) { checkUndo(from: before) }
    draw()
  }

  private static func input(
    _ kind: Int, _ size: (width: Int, height: Int), _ choices: inout Choices
  ) -> Input {
    switch kind {
    case 1:
      let actions: [Mouse.Action] = [.click, .drag, .release, .wheelUp, .wheelDown]
      return .mouse(
        Mouse(
          actions[choices.next(5)], row: choices.next(size.height + 2) - 1,
          column: choices.next(size.width + 2) - 1))
    case 2: return .paste(String(decoding: choices.take(choices.next(24)), as: UTF8.self))
    case 3...8:
      let text = String(decoding: choices.take(choices.next(3) + 1), as: UTF8.self)
      return .key(.character(text.first ?? "a"))
    default:
      let keys = KeyMap[.form].entries.flatMap(\.keys)
      return .key(keys[choices.next(keys.count)])
    }
  }

  /// What undo took back, redo does again.
  private func checkUndo(from before: FormSession) {
    guard let index = before.focusedField, session.focusedField == index, before.opened == nil,
      before.question == nil, session.opened == nil,
      session.fields[index].data != before.fields[index].data
    else { return }
    var again = session
    again.handle(Key.alt("z"))
    claim(again.fields[index].data == before.fields[index].data, "redo isn't what undo took back")
  }

  private mutating func draw() {
    let canvas = screen.canvas(for: session, width: size.width, height: size.height)
    claim(canvas.rows.count == canvas.height, "rows are missing")
    claim(canvas.cursor.map(canvas.bounds.contains) ?? true, "the cursor left the screen")
    for row in canvas.rows {
      claim(TerminalStream(row).strange.isEmpty, row.debugDescription)
      let width = row.unicodeScalars.map { CharacterWidth(of: $0).cells }.reduce(0, +)
      claim(width <= canvas.width, "a row is too long: \(row)")
    }
  }
}
