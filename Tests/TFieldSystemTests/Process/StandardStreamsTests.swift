import Foundation
import TFieldSystem
import Testing

/// Closed streams are tried with the whole program, which has no other thread to take their places.
@Suite struct StandardStreamsTests {
  @Test func `open streams are left as they are`() async {
    await #expect(processExitsWith: .exitCode(0), observing: [\.standardOutputContent]) {
      try StandardStreams.occupy()
      try Output.write(Array("x"), to: StandardStreams.output)
      exit(StandardStreams.isTerminal(StandardStreams.output) ? 1 : 0)
    }
  }
}
