extension Key {
  /// A number that no other key has; `nil` for what no table names: characters of several scalars,
  /// and function keys that no keyboard has.
  var number: Int? { base.number.map { $0 << 8 | Int(modifiers.rawValue) } }
}

extension Key.Base {
  /// Scalars have their own numbers, all else the ones behind them.
  fileprivate var number: Int? {
    switch self {
    case .character(let character): character.onlyScalar.map { Int($0.value) }
    case .function(let number): (0..<1_000).contains(number) ? 0x20_0000 + number : nil
    case .tab: 0x30_0000
    case .enter: 0x30_0001
    case .escape: 0x30_0002
    case .backspace: 0x30_0003
    case .delete: 0x30_0004
    case .insert: 0x30_0005
    case .up: 0x30_0006
    case .down: 0x30_0007
    case .left: 0x30_0008
    case .right: 0x30_0009
    case .home: 0x30_000A
    case .end: 0x30_000B
    case .pageUp: 0x30_000C
    case .pageDown: 0x30_000D
    }
  }
}

extension Character {
  fileprivate var onlyScalar: Unicode.Scalar? {
    unicodeScalars.dropFirst().isEmpty ? unicodeScalars.first : nil
  }
}
