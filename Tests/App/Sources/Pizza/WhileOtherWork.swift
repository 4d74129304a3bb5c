import TFieldTerminal

func takeOrder(within limit: Duration) async throws -> Order? {
  try await withThrowingTaskGroup(of: Order?.self) { group in
    group.addTask { try await fillForm(form, as: Order.self) }
    group.addTask {
      try await Task.sleep(for: limit)
      return nil
    }
    defer { group.cancelAll() }
    return try await group.next() ?? nil
  }
}
