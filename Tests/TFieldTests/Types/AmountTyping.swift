/// Keys, the text while typing, and the text once left.
struct AmountTyping: Sendable {
  let keys: String
  let text: String
  let settled: String

  init(_ keys: String, _ text: String, _ settled: String) {
    self.keys = keys
    self.text = text
    self.settled = settled
  }
}
