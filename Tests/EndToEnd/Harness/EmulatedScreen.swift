import CVTerm
import TestSupport

/// One cell of an emulated screen: what stands in it, and how.
struct Cell: Hashable {
  /// A colour as the program asked for it.
  enum Color: Hashable {
    case usual
    case palette(Int)
    case rgb(Int, Int, Int)
  }

  var text: String
  var width: Int
  var isBold: Bool
  var isDim: Bool
  var isReverse: Bool
  var isUnderlined: Bool
  var foreground: Color
  var background: Color
}

/// What a terminal would show of the bytes it was sent, found out by a real terminal emulator.
final class EmulatedScreen {
  private let terminal: OpaquePointer
  private let screen: OpaquePointer
  private let state: OpaquePointer
  private var dimming = DimTranslator()
  private let properties = ScreenProperties()
  /// The text of every row, until something changes.
  private var knownRows: [String]?

  private var callbacks = VTermScreenCallbacks()

  init?(size: PseudoTerminal.Size) {
    guard let terminal = vterm_new(Int32(size.rows), Int32(size.columns)) else { return nil }
    guard let screen = vterm_obtain_screen(terminal), let state = vterm_obtain_state(terminal)
    else {
      vterm_free(terminal)
      return nil
    }
    (self.terminal, self.screen, self.state) = (terminal, screen, state)
    vterm_set_utf8(terminal, 1)
    callbacks.settermprop = { property, value, user in
      EmulatedScreen.properties(user).set(property, value?.pointee)
      return 1
    }
    callbacks.sb_pushline = { count, cells, user in
      let cells = UnsafeBufferPointer(start: cells, count: Int(count))
      EmulatedScreen.properties(user).scrollback.append(EmulatedScreen.text(of: cells))
      return 1
    }
    callbacks.bell = { user in
      EmulatedScreen.properties(user).bells += 1
      return 1
    }
    copyCallbacks(to: screen)
    vterm_screen_enable_altscreen(screen, 1)
    vterm_screen_reset(screen, 1)
  }

  deinit {
    vterm_free(terminal)
    callbackStorage.deinitialize(count: 1).deallocate()
  }

  /// The emulator keeps a pointer to the table, so the table stays where it is.
  private let callbackStorage = UnsafeMutablePointer<VTermScreenCallbacks>.allocate(capacity: 1)

  private func copyCallbacks(to screen: OpaquePointer) {
    callbackStorage.initialize(to: callbacks)
    vterm_screen_set_callbacks(
      screen, callbackStorage, Unmanaged.passUnretained(properties).toOpaque())
  }

  private static func properties(_ user: UnsafeMutableRawPointer?) -> ScreenProperties {
    user.map { Unmanaged<ScreenProperties>.fromOpaque($0).takeUnretainedValue() }
      ?? ScreenProperties()
  }

  /// Shows what a program sent, and answers with what the terminal says to it.
  func feed(_ bytes: [UInt8]) -> [UInt8] {
    if !bytes.isEmpty { knownRows = nil }
    let bytes = dimming.translate(bytes)
    bytes.withUnsafeBytes { buffer in
      _ = vterm_input_write(
        terminal, buffer.baseAddress?.assumingMemoryBound(to: CChar.self), buffer.count)
    }
    var answer = [CChar](repeating: 0, count: vterm_output_get_buffer_current(terminal))
    let count = vterm_output_read(terminal, &answer, answer.count)
    return answer.prefix(count).map(UInt8.init(bitPattern:))
  }

  func resize(to size: PseudoTerminal.Size) {
    knownRows = nil
    // While it makes lines narrower, the emulator hands out more cells than it has room for.
    callbackStorage.pointee.sb_pushline = nil
    vterm_set_size(terminal, Int32(size.rows), Int32(size.columns))
    callbackStorage.pointee.sb_pushline = callbacks.sb_pushline
  }
}

extension EmulatedScreen {
  var size: PseudoTerminal.Size {
    var (rows, columns): (Int32, Int32) = (0, 0)
    vterm_get_size(terminal, &rows, &columns)
    return PseudoTerminal.Size(Int(columns), Int(rows))
  }

  /// Whether the program switched to the screen that leaves no trace, and whether it ever did.
  var isAlternate: Bool { properties.isAlternate }
  var wasAlternate: Bool { properties.wasAlternate }

  /// The rows that went out at the top, and then those of the screen, without the blank ones at the
  /// end.
  var history: [String] {
    let all = properties.scrollback + rows
    return Array(all[..<(all.lastIndex { !$0.isEmpty }.map { $0 + 1 } ?? 0)])
  }
  var isCursorVisible: Bool { properties.isCursorVisible }
  var title: String { properties.title }
  var bells: Int { properties.bells }

  /// Whether the program asked to be told of mouse events.
  var reportsMouse: Bool { properties.reportsMouse }

  /// Where the cursor is, counted from zero.
  var cursor: (row: Int, column: Int) {
    var position = VTermPos()
    vterm_state_get_cursorpos(state, &position)
    return (Int(position.row), Int(position.col))
  }

  /// The text of every row, without the blanks at its end.
  var rows: [String] {
    let rows = knownRows ?? (0..<size.rows).map(row)
    knownRows = rows
    return rows
  }

  /// The rows down to the last that isn't blank, as one text.
  var text: String {
    let rows = rows
    let end = rows.lastIndex { !$0.isEmpty }.map { $0 + 1 } ?? 0
    return rows[..<end].joined(separator: "\n")
  }

  func row(_ row: Int) -> String {
    var text = ""
    var column = 0
    while column < size.columns, let cell = cell(row: row, column: column) {
      text += cell.text.isEmpty ? " " : cell.text
      column += max(1, cell.width)
    }
    return String(text.reversed().drop { $0 == " " }.reversed())
  }

  func cell(row: Int, column: Int) -> Cell? {
    var cell = VTermScreenCell()
    let position = VTermPos(row: Int32(row), col: Int32(column))
    guard vterm_screen_get_cell(screen, position, &cell) != 0 else { return nil }
    return Cell(
      text: Self.text(of: cell), width: Int(cell.width), isBold: cell.attrs.bold != 0,
      isDim: cell.attrs.blink != 0, isReverse: cell.attrs.reverse != 0,
      isUnderlined: cell.attrs.underline != 0, foreground: Self.color(cell.fg),
      background: Self.color(cell.bg))
  }

  private static func text(of row: UnsafeBufferPointer<VTermScreenCell>) -> String {
    // The right half of a wide character has no scalar.
    let cells = row.filter { $0.chars.0 != .max }.map { Self.text(of: $0) }
    let line = cells.map { $0.isEmpty ? " " : $0 }.joined()
    return String(line.reversed().drop { $0 == " " }.reversed())
  }

  private static func text(of cell: VTermScreenCell) -> String {
    withUnsafeBytes(of: cell.chars) { bytes in
      let values = bytes.bindMemory(to: UInt32.self).prefix { $0 != 0 }
      return String(String.UnicodeScalarView(values.compactMap(Unicode.Scalar.init)))
    }
  }

  private static func color(_ color: VTermColor) -> Cell.Color {
    let usual = UInt8(VTERM_COLOR_DEFAULT_MASK.rawValue)
    if color.type & usual != 0 { return .usual }
    if color.type & UInt8(VTERM_COLOR_TYPE_MASK.rawValue) == UInt8(VTERM_COLOR_INDEXED.rawValue) {
      return .palette(Int(color.indexed.idx))
    }
    return .rgb(Int(color.rgb.red), Int(color.rgb.green), Int(color.rgb.blue))
  }
}

/// A whole screen, as a file of `EndToEnd/Screens` has it.
func keptScreen(_ name: String) -> String {
  String(TestFile.text(of: "../Screens/\(name).txt").dropLast())
}

/// Turns dim into blinking, since the emulator knows the one and not the other.
///
/// It rewrites `ESC [ … m` alone, and keeps what is unfinished for the next bytes.
struct DimTranslator {
  private var pending: [UInt8] = []

  mutating func translate(_ bytes: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    for byte in bytes {
      pending.append(byte)
      if isUnfinished { continue }
      result += finished
      pending = byte == 0x1B && pending.count > 1 ? [byte] : []
    }
    return result
  }

  private var isUnfinished: Bool {
    guard pending.first == 0x1B else { return false }
    guard pending.count > 1 else { return true }
    guard pending[1] == UInt8(ascii: "[") else { return false }
    guard let last = pending.last, pending.count > 2 else { return true }
    return last == UInt8(ascii: ";") || last == UInt8(ascii: ":") || (0x30...0x39).contains(last)
  }

  private var finished: [UInt8] {
    if pending.count > 1, pending.last == 0x1B { return pending.dropLast() }
    guard pending.count > 2, pending.last == UInt8(ascii: "m") else { return pending }
    var parameters = pending.dropFirst(2).dropLast().split(
      separator: UInt8(ascii: ";"), omittingEmptySubsequences: false
    ).map { String(decoding: $0, as: UTF8.self) }
    // In `38;5;2` and `48;2;…` the numbers are a colour.
    guard !parameters.contains("38"), !parameters.contains("48") else { return pending }
    parameters = parameters.map { $0 == "2" ? "5" : $0 == "22" ? "22;25" : $0 }
    return [0x1B, UInt8(ascii: "[")] + parameters.joined(separator: ";").utf8 + [UInt8(ascii: "m")]
  }
}

/// What a program set in an emulated terminal beside the cells.
final class ScreenProperties {
  private(set) var isAlternate = false { didSet { wasAlternate = wasAlternate || isAlternate } }
  private(set) var wasAlternate = false
  var scrollback: [String] = []
  private(set) var isCursorVisible = true
  private(set) var title = ""
  private(set) var reportsMouse = false
  var bells = 0

  func set(_ property: VTermProp, _ value: VTermValue?) {
    guard let value else { return }
    switch property {
    case VTERM_PROP_ALTSCREEN: isAlternate = value.boolean != 0
    case VTERM_PROP_CURSORVISIBLE: isCursorVisible = value.boolean != 0
    case VTERM_PROP_MOUSE: reportsMouse = value.number != 0
    case VTERM_PROP_TITLE: title = value.string.map { String(cString: $0) } ?? ""
    default: break
    }
  }
}
