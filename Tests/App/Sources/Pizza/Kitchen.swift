import TFieldTerminal

/// Takes orders, after a moment.
struct Kitchen {
  func take(_ order: Order) async throws {
    try await Task.sleep(for: .milliseconds(300))
    guard order.count <= 10 else {
      throw FormErrors([.field("count", "We have dough for 10")])
    }
  }
}
