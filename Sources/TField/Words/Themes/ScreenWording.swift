/// What the screen says around the fields.
package enum ScreenWording: Hashable, Sendable {
  /// The required answers that are still missing, and the errors that are in sight.
  case left(Int), toFix(Int)
  case complete
  case count(Int, of: Int)
  case chosen(Int, of: Int)
  /// How many more there are that aren't named.
  case others(Int)
  case tooSmall(width: Int, height: Int)
  case optional(String)
  case step(Int, of: Int)
  case close
  case back
  case next
  case checkAnswers
  case enterReturns
  /// What must be typed before an action runs.
  case typeWord(String)
  case noAnswer
  case help
  case keys
  case checking
  /// The options of a field are on their way.
  case listing
  case readOnly
}
