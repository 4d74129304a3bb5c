import Testing

@testable import TFieldSystem

@Suite struct MemoryTests {
  @Test(arguments: [Int.min, -1, 0, 1, 2 << 20, (2 << 20) + 1, 9_999_999, 1 << 46, .max])
  func `room that is made can be filled, and what can't be had is no harm`(bytes: Int) {
    Memory.makeRoom(for: bytes)
    let parts = (0..<64).map { part in Array(repeating: UInt8(part), count: 100_000) }
    #expect(parts.indices.allSatisfy { part in parts[part].allSatisfy { $0 == part } })
  }
}
