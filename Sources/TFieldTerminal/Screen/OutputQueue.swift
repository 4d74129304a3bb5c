import Glibc
import TFieldSystem

/// Bytes on their way to a terminal that may be slow.
struct OutputQueue {
  private var bytes: ArraySlice<UInt8> = []

  var isEmpty: Bool { bytes.isEmpty }

  mutating func append(_ more: [UInt8]) {
    if bytes.isEmpty { bytes = more[...] } else { bytes += more }
  }

  /// Sends what the terminal takes now.
  mutating func send(to descriptor: Int32) {
    while !bytes.isEmpty {
      let count = bytes.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
      if count > 0 { bytes = bytes.dropFirst(count) }
      if count < 0 && errno == EINTR { continue }
      guard count > 0 else { return dropIfGone() }
    }
  }

  /// A terminal that will never take anything isn't waited for; reading finds out why.
  private mutating func dropIfGone() {
    if errno != EAGAIN { bytes = [] }
  }

  /// Sends everything, waiting for a slow terminal, but not for ever; whether all of it went.
  mutating func drain(to descriptor: Int32, atMost limit: Duration) -> Bool {
    let end = Clock.now + limit
    send(to: descriptor)
    while !bytes.isEmpty, Clock.now < end {
      _ = Awaited.first(of: [Awaited(descriptor, .writable)], atMost: end - Clock.now)
      send(to: descriptor)
    }
    defer { bytes = [] }
    return bytes.isEmpty
  }
}
