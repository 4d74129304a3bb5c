/// What a form says of what was tried.
package enum FormWording: Hashable, Sendable {
  case blocked(action: Wording, missing: [Wording], wrong: [Wording])
  case nothingToUndo
  case putBack(because: Wording)
  /// How many pasted lines no field takes, and whether the clipboard has them.
  case partsLeft(Int, isKept: Bool)
  case notPasted
  /// The person stopped an action's program.
  case stopped(action: Wording)
  case beingChecked
  case notChecked
  case notAccepted
  case worthALook
  case noAnswer(about: String, because: String)
  case waitingForChecks
  case failed(action: Wording, because: String)
  /// The file to which answers were added had no end of line.
  case tornLine(in: String)
  /// A form that is filled in anew after its end was lost had been added to the file before.
  case alreadyIn(String)
  case refused(action: Wording)
  /// Who or what has the answers now.
  case taken(action: Wording, by: String)
}
