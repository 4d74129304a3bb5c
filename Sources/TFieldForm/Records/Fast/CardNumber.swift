internal import TField

/// The card networks, laid out for looking at bytes.
struct CardNetworks: Sendable {
  /// Four digits with which the numbers of a network begin, first and last.
  private struct Start {
    let first: Int
    let last: Int
    let network: Int
  }

  private static let mostDigits = 19

  private var starts: [Start] = []
  /// The lengths that the numbers of each network have, as bits.
  private var lengths: [UInt32] = []
  /// For each network and length the counts of digits behind which a space stands, as bits.
  private var gaps: [UInt32] = []
  private var codeLengths: [Int] = []

  init() {
    for (network, brand) in CardBrand.all.enumerated() {
      starts += brand.starts.map {
        Start(first: $0.lowerBound, last: $0.upperBound, network: network)
      }
      lengths.append(brand.lengths.reduce(0) { $0 | 1 << UInt32($1) })
      gaps += (0...Self.mostDigits).map { length in
        brand.gaps(inLength: length).reduce(0) { $0 | 1 << UInt32($1) }
      }
      codeLengths.append(brand.codeLength)
    }
  }

  /// The digits of the code beside a good number in one of its writings; `nil` for all others.
  func codeLength(for number: CardNumber) -> Int? {
    guard number.isChecked, let network = network(of: number) else { return nil }
    let gaps = gaps[network &* (Self.mostDigits &+ 1) &+ number.count]
    guard lengths[network] >> UInt32(truncatingIfNeeded: number.count) & 1 == 1,
      number.gaps == 0 || number.gaps == gaps
    else { return nil }
    return codeLengths[network]
  }

  /// The only network that the number can belong to.
  private func network(of number: CardNumber) -> Int? {
    var found: Int?
    for start in starts where start.first <= number.start && number.start <= start.last {
      guard found == nil || found == start.network else { return nil }
      found = start.network
    }
    return found
  }
}

/// The number of a payment card as bytes.
struct CardNumber {
  private(set) var count = 0
  /// The first four digits.
  private(set) var start = 0
  /// The counts of digits behind which a space stands, as bits.
  private(set) var gaps: UInt32 = 0
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
    guard last != 0x20, count > 4 else { return nil }
  }

  private mutating func add(_ digit: Int) {
    if count < 4 { start = start &* 10 &+ digit }
    let doubled = digit > 4 ? digit &* 2 &- 9 : digit &* 2
    let isEven = count & 1 == 0
    sums.0 &+= isEven ? doubled : digit
    sums.1 &+= isEven ? digit : doubled
    count &+= 1
  }

  /// Whether the last digit is the one that Luhn's formula asks for.
  var isChecked: Bool { (count & 1 == 0 ? sums.0 : sums.1) % 10 == 0 }
}
