/// A value that many others hold without holding a copy each.
///
/// A field, its options and its state have dozens of parts; whoever copies what contains them, as a
/// screen does with every field at every key, copies one reference in their place. What others
/// hold, too, is copied before it is changed.
package struct Shared<Value: Sendable>: Sendable {
  /// Changed only while there is a single reference to it.
  private final class Storage: @unchecked Sendable {
    var value: Value

    init(_ value: Value) { self.value = value }
  }

  private var storage: Storage

  package init(_ value: Value) { storage = Storage(value) }

  package var value: Value {
    _read { yield storage.value }
    _modify {
      if !isKnownUniquelyReferenced(&storage) { storage = Storage(storage.value) }
      yield &storage.value
    }
  }

  /// The same for all that hold the very same value, without having to look at it.
  package var identity: ObjectIdentifier { ObjectIdentifier(storage) }
}
