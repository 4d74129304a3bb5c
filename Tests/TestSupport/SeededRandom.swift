/// Random numbers that a failing test can repeat: the seed is told with each failure.
public struct SeededRandom: RandomNumberGenerator {
  public let seed: UInt64
  private var state: UInt64

  public init(seed: UInt64 = .random(in: .min ... .max)) {
    self.seed = seed
    state = seed
  }

  public mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// A text of up to `count` of these characters.
  public mutating func text(of characters: String, upTo count: Int) -> String {
    let choices = Array(characters)
    let length = Int.random(in: 0...count, using: &self)
    return String((0..<length).compactMap { _ in choices.randomElement(using: &self) })
  }
}
