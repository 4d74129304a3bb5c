internal import TFieldJSON

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
final class ObjectFormat: Sendable {
  let name: String
  let says: String
  let keys: [KeyFormat]
  /// The prints of the keys' names, in the same order.
  private let prints: [KeyPrint]
  /// The halves of the keys' names.
  let halves: [KeyHalves]
  /// The numbers of the keys that must stand there.
  private let required: [Int]

  init(_ name: String, _ says: String, _ keys: [KeyFormat]) {
    self.name = name
    self.says = says
    self.keys = keys
    halves = keys.map { KeyHalves(of: $0.name) }
    prints = halves.map { KeyPrint($0) }
    required = keys.indices.filter { keys[$0].isRequired }
  }

  /// The same object, of which nothing must stand there.
  var optional: ObjectFormat { ObjectFormat(name, says, keys.map(\.optional)) }

  subscript(key: String) -> KeyFormat? { keys.first { $0.name == key } }

  /// The number of the key whose name has that print.
  func number(of print: KeyPrint) -> Int? { prints.firstIndex(of: print) }

  /// Calls `body` with each key that must stand there.
  func forEachRequired(_ body: (_ name: String, _ print: KeyPrint) -> Void) {
    for number in required { body(keys[number].name, prints[number]) }
  }

  /// `$schema`, `$comment` and whatever begins with `x-` is allowed anywhere and means nothing.
  static func isIgnored(_ key: String) -> Bool {
    key == "$schema" || key == "$comment" || key.hasPrefix("x-")
  }
}
