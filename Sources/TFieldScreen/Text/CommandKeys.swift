import TField

extension KeyTable {
  /// The first key that does what a command says.
  static func key(for command: Command) -> Key? {
    entry(of: command)?.keys.first
  }
}
