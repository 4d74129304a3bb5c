import Glibc

/// Our end of a pipe from which a child reads what we have for it.
struct ChildInput {
  private var descriptor: Descriptor?
  private var bytes: [UInt8]
  private var written = 0

  init(_ descriptor: Descriptor, _ bytes: [UInt8]) {
    self.descriptor = bytes.isEmpty ? nil : descriptor
    self.bytes = bytes
  }

  var awaited: [Awaited] { descriptor.map { [Awaited($0.number, .writable)] } ?? [] }

  /// Writes what the child takes now; a child that reads no more is no failure of ours.
  mutating func write() {
    while let descriptor {
      let count = bytes[written...].withUnsafeBytes {
        Glibc.write(descriptor.number, $0.baseAddress, $0.count)
      }
      if count < 0 && errno == EINTR { continue }
      if count < 0 && errno == EAGAIN { return }
      written += max(0, count)
      if count < 0 || written == bytes.count { close() }
    }
  }

  mutating func close() {
    descriptor = nil
    wipe(&bytes)
  }
}

/// Our end of a pipe into which a child writes, and what came through it.
struct ChildOutput {
  private var descriptor: Descriptor?
  private let limit: Int
  private let dropsRest: Bool
  /// What came first, up to the limit.
  private(set) var bytes: [UInt8] = []
  /// The end of what was dropped.
  private(set) var dropped: [UInt8] = []

  init(_ descriptor: Descriptor, limit: Int, droppingRest dropsRest: Bool) {
    self.descriptor = descriptor
    self.limit = max(0, limit)
    self.dropsRest = dropsRest
  }

  var awaited: [Awaited] { descriptor.map { [Awaited($0.number, .readable)] } ?? [] }

  var isFlooded: Bool { bytes.count > limit }

  private static let pieceSize = 16_384

  /// Reads what is there now, but not more than shows that it is too much.
  mutating func read() {
    while let descriptor, !isFlooded {
      let room = min(Self.pieceSize, limit - bytes.count)
      let isDropping = dropsRest && room == 0
      do throws(SystemError) {
        let next = try readOnce(
          descriptor.number, atMost: isDropping ? Self.pieceSize : dropsRest ? room : room + 1)
        if next.isEmpty { close() }
        if isDropping { dropped = (dropped + next).suffix(Self.pieceSize) } else { bytes += next }
      } catch {
        if error.errno != EAGAIN { close() }
        return
      }
    }
  }

  mutating func close() { descriptor = nil }
}
