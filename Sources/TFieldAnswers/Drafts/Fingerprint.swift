/// A number that stands for some bytes: the same ones always give it, others hardly ever.
///
/// This is FNV-1a in 64 bits. It finds accidents and names files; it keeps no secret.
package struct Fingerprint: Hashable, Sendable {
  private var state: UInt64 = 0xcbf2_9ce4_8422_2325

  package init() {}

  package init(of bytes: some Sequence<UInt8>) { add(bytes) }

  /// Adds bytes that no other division into parts would add in the same way.
  package mutating func add(part bytes: some Collection<UInt8>) {
    add("\(bytes.count):".utf8)
    add(bytes)
  }

  private mutating func add(_ bytes: some Sequence<UInt8>) {
    for byte in bytes { state = (state ^ UInt64(byte)) &* 0x100_0000_01b3 }
  }
}

extension Fingerprint: CustomStringConvertible {
  /// Sixteen hexadecimal digits.
  package var description: String {
    let digits = String(state, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
