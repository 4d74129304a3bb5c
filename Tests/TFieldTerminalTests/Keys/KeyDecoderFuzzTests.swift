import TField
import TestSupport
import Testing

@testable import TFieldTerminal

@Suite struct KeyDecoderFuzzTests {
  @Test(arguments: 0..<60)
  func `no split of a stream changes what it says`(round: Int) {
    let seed = UInt64.random(in: 0...UInt64.max)
    var random = SeededRandom(seed: seed)
    let bytes = Self.stream(from: &random)
    var whole = KeyDecoder()
    let expected = whole.feed(bytes).joined
    var pieces = KeyDecoder()
    var inputs: [Input] = []
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = Int.random(in: 1...7, using: &random)
      inputs += pieces.feed(rest.prefix(count))
      rest = rest.dropFirst(count)
    }
    #expect(inputs.joined == expected, "seed \(seed)")
    #expect(pieces.pendingTimeout == whole.pendingTimeout, "seed \(seed)")
  }

  @Test(arguments: 0..<20)
  func `after any rubbish a key is a key again`(round: Int) {
    let seed = UInt64.random(in: 0...UInt64.max)
    var random = SeededRandom(seed: seed)
    var decoder = KeyDecoder { KeyStrings([([0x1B, 0x3F, 0x4D], Key(.enter))]) }
    for _ in 0..<50 {
      _ = decoder.feed(Self.stream(from: &random))
      while decoder.pendingTimeout != nil { _ = decoder.timeOut() }
      if decoder.isPasteStalled { _ = decoder.feed([0x03]) }
      #expect(decoder.feed([0x13]).last == .key(.control("s")), "seed \(seed)")
    }
  }

  /// Random bytes, rich in what begins, fills and ends sequences.
  private static func stream(from random: inout SeededRandom) -> [UInt8] {
    let parts = SequenceTable.all.map(\.bytes.sent)
    var bytes: [UInt8] = []
    while bytes.count < 400 {
      switch Int.random(in: 0..<8, using: &random) {
      case 0...1: bytes.append(UInt8.random(in: 0...255, using: &random))
      case 2:
        bytes +=
          "^[[]OPX_\\M<;:$~u0123456789\u{7}".utf8.randomElement(using: &random).map { [$0] } ?? []
      case 3: bytes.append(0x1B)
      case 4: bytes += "é€😀".utf8.shuffled(using: &random).prefix(3)
      case 5: bytes += ["^[[200~", "^[[201~"].randomElement(using: &random)?.sent ?? []
      default: bytes += parts.randomElement(using: &random) ?? []
      }
    }
    return bytes
  }
}
