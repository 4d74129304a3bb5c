import Glibc

/// The bytes of a form file that an app names.
enum FormBytes {
  /// More than any form has.
  private static let limit = 16 << 20

  /// `nil` if it can't be read, is no file, or is too large.
  static func read(_ path: String) -> [UInt8]? {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    var bytes: [UInt8] = []
    while bytes.count <= limit {
      let start = bytes.count
      var count = 0
      bytes.append(
        contentsOf: [UInt8](unsafeUninitializedCapacity: 65_536) { buffer, filled in
          count = Glibc.read(descriptor, buffer.baseAddress, buffer.count)
          filled = max(count, 0)
        })
      if count < 0, errno != EINTR { return nil }
      if count == 0 || (count < 0 && start > limit) { return bytes }
    }
    return nil
  }
}
