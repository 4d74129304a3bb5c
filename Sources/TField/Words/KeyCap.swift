/// What is printed on a key that types nothing, by its name in scripts.
enum KeyCap: String, CaseIterable, Sendable {
  case control = "Ctrl"
  case alt = "Alt"
  case shift = "Shift"
  case tab = "Tab"
  case enter = "Enter"
  case escape = "Esc"
  case backspace = "Backspace"
  case delete = "Delete"
  case insert = "Insert"
  case up = "Up"
  case down = "Down"
  case left = "Left"
  case right = "Right"
  case home = "Home"
  case end = "End"
  case pageUp = "PgUp"
  case pageDown = "PgDn"
  case space = "Space"
}

extension KeyCap: Translated {
  var sentence: Sentence { Sentence("cap.\(rawValue)") }
}
