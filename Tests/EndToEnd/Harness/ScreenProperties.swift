import CVTerm

/// What a program set in an emulated terminal beside the cells.
final class ScreenProperties {
  private(set) var isAlternate = false
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
