/// One key that may stand in an object of a form file.
struct KeyFormat: Sendable {
  let name: String
  let shape: Shape
  /// One sentence about it, for the schema and the reference.
  let says: String
  let isRequired: Bool
  /// What holds where the key is left out, in words.
  let standard: String?

  init(
    _ name: String, _ shape: Shape, _ says: String, isRequired: Bool = false,
    standard: String? = nil
  ) {
    self.name = name
    self.shape = shape
    self.says = says
    self.isRequired = isRequired
    self.standard = standard
  }

  /// The same key where it may be left out.
  fileprivate var optional: Self { Self(name, shape, says, standard: standard) }
}

/// A kind of object in a form file: its name and every key it may have.
struct ObjectFormat: Sendable {
  let name: String
  let says: String
  let keys: [KeyFormat]
  /// The names of the keys, in the same order.
  private let names: [String]
  /// The names of the keys that must stand there.
  let required: [String]

  init(_ name: String, _ says: String, _ keys: [KeyFormat]) {
    self.name = name
    self.says = says
    self.keys = keys
    names = keys.map(\.name)
    required = keys.lazy.filter(\.isRequired).map(\.name)
  }

  /// The same object, of which nothing must stand there.
  var optional: Self { Self(name, says, keys.map(\.optional)) }

  subscript(key: String) -> KeyFormat? { names.firstIndex(of: key).map { keys[$0] } }

  /// `$schema`, `$comment` and whatever begins with `x-` is allowed anywhere and means nothing.
  static func isIgnored(_ key: String) -> Bool {
    key == "$schema" || key == "$comment" || key.hasPrefix("x-")
  }
}
