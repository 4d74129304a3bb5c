/// What a person does to a form: press a key, paste text, use the mouse.
public enum Input: Hashable, Sendable {
  case key(Key)
  case paste(String)
  case mouse(Mouse)
}

/// One mouse event in screen cells, counted from zero.
public struct Mouse: Hashable, Sendable {
  /// What the mouse did.
  public enum Action: Hashable, Sendable {
    case click, release, drag, wheelUp, wheelDown
  }

  public var action: Action
  public var row: Int
  public var column: Int

  public init(_ action: Action, row: Int, column: Int) {
    self.action = action
    self.row = row
    self.column = column
  }
}
