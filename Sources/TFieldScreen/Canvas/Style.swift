/// What a cell means; only the terminal knows how that looks.
package enum Style: UInt8, CaseIterable, Hashable, Sendable {
  /// What was typed, and whatever else needs no emphasis.
  case plain
  case selected, placeholder, hint, disabled
  /// A ``placeholder`` on the ground of ``idleData``.
  case idlePlaceholder

  case label, labelFocused, badge, mark, debug
  /// The asterisk of a field that needs an answer.
  case required
  /// The marks of errors and the like, and the words behind them.
  case error, warning, success, checking, errorText, warningText

  case frame, frameFocused, frameValid, frameInvalid, frameWarning

  case title, sectionTitle, progress, keys, status, dialog
  /// The button of an action that can't be run yet is ``buttonBlocked``.
  case button, buttonFocused, buttonBlocked
  case choice, choiceFocused
  /// The option in the open that the next key works on; what a filter found in an option.
  case optionFocused, match
  /// The words of a note or a question that are emphasised.
  case strong, emphasis, code, link

  /// The ground behind data, which only a tinted theme tells from ``plain``.
  case idleData, activeData, validData, invalidData
}
