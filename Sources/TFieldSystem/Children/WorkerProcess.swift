import Glibc

/// A program that works for us for as long as we have work, over its standard input and output.
///
/// Its errors go where ours go. It never outlives us by much: its input ends when we do.
package final class WorkerProcess {
  private let session: ChildSession
  private let input: Descriptor
  private let output: Descriptor
  private var isCollected = false

  package init(_ arguments: [[UInt8]]) throws(SystemError) {
    Signals.ignoreWriteSignals()
    let (theirInput, ourInput) = try Descriptor.pipe()
    let (ourOutput, theirOutput) = try Descriptor.pipe()
    for end in [theirInput, theirOutput] {
      try retrying(.open) { fcntl(end.number, F_SETFL, 0) }
    }
    session = try ChildSession(
      ChildCommand(arguments), streams: [theirInput.number, theirOutput.number, STDERR_FILENO])
    input = ourInput
    output = ourOutput
  }

  deinit {
    guard !isCollected else { return }
    session.send(SIGKILL)
    _ = session.collect()
  }

  /// Hands it bytes, waiting while it takes none.
  package func send(_ bytes: [UInt8]) throws(SystemError) {
    try Output.write(bytes, to: input.number)
  }

  /// Waits for exactly that many bytes; fewer are there if it ended.
  package func receive(_ count: Int) throws(SystemError) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(max(0, count))
    while bytes.count < count {
      do {
        let next = try readOnce(output.number, atMost: count - bytes.count)
        guard !next.isEmpty else { return bytes }
        bytes += next
      } catch  where error.errno == EAGAIN {
        _ = Awaited.first(of: [Awaited(output.number, .readable)], atMost: nil)
      }
    }
    return bytes
  }

  /// Lets it end by itself, and waits for that.
  package func finish() throws(SystemError) {
    try input.close()
    isCollected = true
    _ = session.collect()
  }

  /// The program that we are, as whoever starts it names it.
  package static let ourselves = Array("/proc/self/exe".utf8)
}
