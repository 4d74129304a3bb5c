import Testing

@testable import TFieldTerminal

@Suite struct ResizeStormTests {
  private func milliseconds(_ count: Int) -> Duration { .milliseconds(count) }

  @Test func `drawing waits for a pause`() {
    var storm = ResizeStorm(after: nil, at: milliseconds(100))
    #expect(storm.lasts(at: milliseconds(103)) && !storm.lasts(at: milliseconds(104)))
    storm = ResizeStorm(after: storm, at: milliseconds(103))
    #expect(storm.lasts(at: milliseconds(106)) && storm.end == milliseconds(107))
  }

  @Test func `but not for ever`() {
    var storm = ResizeStorm(after: nil, at: milliseconds(0))
    for time in 1...59 { storm = ResizeStorm(after: storm, at: milliseconds(time)) }
    #expect(storm.end == milliseconds(60))
  }
}
