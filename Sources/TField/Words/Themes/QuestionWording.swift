/// What is asked before a form goes on, and the answers.
public enum QuestionWording: Hashable, Sendable {
  case leave
  case discard
  case goOn
  case fillFollowing
  case continueDraft(String)
  case yes
  case no
  case saveDraft
  case deleteDraft
}
