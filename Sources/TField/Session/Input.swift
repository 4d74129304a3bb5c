/// What a person does to a form: press a key, paste text, use the mouse.
package enum Input: Hashable, Sendable {
  case key(Key)
  case paste(String)
  case mouse(Mouse)
}

/// One mouse event in screen cells, counted from zero.
package struct Mouse: Hashable, Sendable {
  /// What the mouse did.
  package enum Action: Hashable, Sendable {
    case click, release, drag, wheelUp, wheelDown
  }

  package var action: Action
  package var row: Int
  package var column: Int

  package init(_ action: Action, row: Int, column: Int) {
    self.action = action
    self.row = row
    self.column = column
  }
}
