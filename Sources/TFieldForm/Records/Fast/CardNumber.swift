internal import TField

/// The number of a payment card as bytes: bare, or in the groups of its network.
struct CardNumber {
  /// A network, laid out for looking at bytes.
  struct Network: Sendable {
    let starts: [ClosedRange<Int>]
    /// The lengths that its numbers have, as bits.
    let lengths: UInt32
    /// For each length the counts of digits behind which a space stands, as bits.
    let gaps: [UInt32]
    let codeLength: Int

    init(_ brand: CardBrand) {
      starts = brand.starts
      lengths = brand.lengths.reduce(0) { $0 | 1 << UInt32($1) }
      gaps = (0...19).map { length in
        brand.gaps(inLength: length).reduce(0) { $0 | 1 << UInt32($1) }
      }
      codeLength = brand.codeLength
    }

    static let all = CardBrand.all.map(Self.init)
  }

  private var count = 0
  private var start = 0
  private var gaps: UInt32 = 0
  /// The sums of Luhn's formula with the digits at even or at odd places doubled.
  private var sums = (0, 0)

  /// Reads digits with single spaces between them; `nil` if there is anything else.
  init?(_ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) {
    var last: UInt8 = 0x20
    for index in range {
      let byte = bytes[index]
      if byte == 0x20 {
        guard last != 0x20 else { return nil }
        gaps |= 1 << UInt32(truncatingIfNeeded: count)
      } else {
        let digit = Int(byte ^ 0x30)
        guard digit < 10, count < 19 else { return nil }
        add(digit)
      }
      last = byte
    }
    guard last != 0x20 else { return nil }
  }

  private mutating func add(_ digit: Int) {
    if count < 4 { start = start &* 10 &+ digit }
    let doubled = digit > 4 ? digit &* 2 &- 9 : digit &* 2
    let isEven = count & 1 == 0
    sums.0 &+= isEven ? doubled : digit
    sums.1 &+= isEven ? digit : doubled
    count &+= 1
  }

  /// The only network that the number can belong to, if the number is a good one.
  func network(of all: [Network]) -> Int? {
    guard count > 4, (count & 1 == 0 ? sums.0 : sums.1) % 10 == 0 else { return nil }
    var found: Int?
    for (index, network) in all.enumerated() where network.starts.contains(where: isBegun) {
      guard found == nil else { return nil }
      found = index
    }
    guard let found, all[found].lengths >> UInt32(count) & 1 == 1,
      gaps == 0 || gaps == all[found].gaps[count]
    else { return nil }
    return found
  }

  private func isBegun(in starts: ClosedRange<Int>) -> Bool { starts.contains(start) }
}
