/// A value that many others hold without holding a copy each.
///
/// A field and its options have dozens of parts; whoever copies what contains them, as a screen
/// does with every field at every key, copies one reference in their place.
struct Shared<Value: Sendable>: Sendable {
  private final class Storage: Sendable {
    let value: Value

    init(_ value: Value) { self.value = value }
  }

  private let storage: Storage

  init(_ value: Value) { storage = Storage(value) }

  var value: Value {
    _read { yield storage.value }
  }
}
