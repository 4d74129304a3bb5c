internal import TField

/// Where unfinished answers are kept, as the run of a form sees it.
protocol DraftKeeping: AnyObject {
  /// Offers the draft of an earlier time, if there is one; `answers` overrule what stands in it.
  func offer(to session: inout FormSession, under answers: [String: String])

  /// Sees the session after every batch of input; after how long it has to see it again.
  func follow(_ session: inout FormSession) -> Duration?

  /// Saves at once what is unfinished, and says where; `nil` if nothing was to be kept.
  func keep(_ session: FormSession) -> String?

  /// Nothing is unfinished any more: everything arrived, or the person threw it away.
  func remove()
}
