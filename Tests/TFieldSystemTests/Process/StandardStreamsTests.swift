import Foundation
import TFieldSystem
import Testing

@Suite struct StandardStreamsTests {
  let folder = TemporaryFolder()

  @Test func `no file of ours takes the place of a closed stream`() async {
    await #expect(processExitsWith: .exitCode(0)) { [file = folder.file("a") as String] in
      for stream in 0...2 as ClosedRange<Int32> { close(stream) }
      try StandardStreams.occupy()
      try AppendFile.append([1], to: FilePath(file))
      guard open("/dev/null", O_RDONLY) > 2 else { exit(1) }
      exit(isClosed(StandardStreams.output) && isClosed(StandardStreams.errors) ? 0 : 2)
    }
  }

  @Test func `reading a closed standard input still fails`() async {
    await #expect(processExitsWith: .exitCode(0)) {
      close(0)
      try StandardStreams.occupy()
      do throws(SystemError) {
        _ = try ReadFile.bytes(of: "-", limit: 10)
        exit(2)
      } catch { exit(error == SystemError(.read, .code(EBADF), "-") ? 0 : 3) }
    }
  }

  @Test func `open streams are left as they are`() async {
    await #expect(processExitsWith: .exitCode(0), observing: [\.standardOutputContent]) {
      try StandardStreams.occupy()
      try Output.write(Array("x"), to: StandardStreams.output)
      exit(StandardStreams.isTerminal(StandardStreams.output) ? 1 : 0)
    }
  }
}

private func isClosed(_ stream: Int32) -> Bool {
  do throws(SystemError) {
    try Output.write(Array("x"), to: stream)
    return false
  } catch { return error.errno == EBADF }
}
