/// What a cell means; only the terminal knows how that looks.
public enum Style: UInt8, CaseIterable, Hashable, Sendable {
  /// What was typed, and whatever else needs no emphasis.
  case plain
  case selected, placeholder, hint, disabled

  case label, labelFocused, badge, mark, debug
  case error, warning, success, checking

  case frame, frameFocused, frameValid, frameInvalid, frameWarning

  case title, sectionTitle, progress, keys, status, dialog
  case button, buttonFocused, choice, choiceFocused

  /// The ground behind data, which only a tinted theme tells from ``plain``.
  case idleData, activeData, validData, invalidData
}
