/// A value that many others hold without holding a copy each.
///
/// A field and its options have dozens of parts; whoever copies what contains them, as a screen
/// does with every field at every key, copies one reference in their place. What is changed is
/// copied first, so it suits what is seldom changed.
package struct Shared<Value: Sendable>: Sendable {
  private final class Storage: Sendable {
    let value: Value

    init(_ value: Value) { self.value = value }
  }

  private var storage: Storage

  package init(_ value: Value) { storage = Storage(value) }

  package var value: Value {
    _read { yield storage.value }
    _modify {
      var changed = storage.value
      yield &changed
      storage = Storage(changed)
    }
  }

  /// The same for all that hold the very same value, without having to look at it.
  package var identity: ObjectIdentifier { ObjectIdentifier(storage) }
}
