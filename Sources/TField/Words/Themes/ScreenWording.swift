/// What the screen says around the fields.
public enum ScreenWording: Hashable, Sendable {
  case progress(done: Int, total: Int, requiredLeft: Int)
  case tooSmall(width: Int, height: Int)
  case optional(String)
  case step(Int, of: Int)
  case close
  case back
  case next
  case checkAnswers
  case noAnswer
  case help
  case keys
  case checking
  case readOnly
}
