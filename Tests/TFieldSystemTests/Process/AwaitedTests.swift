import Foundation
import Testing

@testable import TFieldSystem

@Suite struct AwaitedTests {
  @Test func `what is ready is told, what isn't is waited for`() throws {
    let (reading, writing) = try Descriptor.pipe()
    let both = [Awaited(reading.number, .readable), Awaited(writing.number, .writable)]
    #expect(Awaited.first(of: both, atMost: nil) == [both[1]])
    #expect(Awaited.first(of: [both[0]], atMost: .milliseconds(5)).isEmpty)
    try Output.write([1], to: writing.number)
    #expect(Awaited.first(of: both, atMost: .zero) == both)
  }

  @Test func `the end counts as readable`() throws {
    let reading = try Descriptor.pipe().reading
    let awaited = Awaited(reading.number, .readable)
    #expect(Awaited.first(of: [awaited], atMost: .seconds(100)) == [awaited])
  }

  @Test(
    arguments: [
      (.zero, 0), (.seconds(-1), 0), (.nanoseconds(1), 1), (.milliseconds(1), 1),
      (.microseconds(1001), 2), (.seconds(Int64.max), 1_000_000_000),
    ] as [(Duration, Int32)])
  func `a wait never ends too early`(duration: Duration, milliseconds: Int32) {
    #expect(duration.wholeMilliseconds == milliseconds)
  }
}
