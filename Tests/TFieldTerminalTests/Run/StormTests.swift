import Testing

@testable import TFieldTerminal

@Suite struct StormTests {
  private func storm(after earlier: Storm?, at time: Int) -> Storm {
    Storm(
      after: earlier, at: .milliseconds(time), pause: .milliseconds(4), longest: .milliseconds(60))
  }

  @Test func `drawing waits for a pause`() {
    let first = storm(after: nil, at: 100)
    #expect(first.end == .milliseconds(104))
    #expect(storm(after: first, at: 103).end == .milliseconds(107))
  }

  @Test func `but not for ever`() {
    let last = (1...59).reduce(storm(after: nil, at: 0)) { storm(after: $0, at: $1) }
    #expect(last.end == .milliseconds(60))
  }
}
