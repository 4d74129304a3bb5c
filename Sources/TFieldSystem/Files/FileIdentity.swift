import Glibc

/// What a path leads to, however it is spelt: two paths with one identity are the same file.
///
/// A file is known by its device and number, so links and hard links don't hide it. A file that
/// isn't there yet is known by its folder and the bytes of its name.
package struct FileIdentity: Hashable, Sendable {
  private let device: dev_t
  private let number: ino_t
  /// The name in that folder of a file that isn't there.
  private let name: [UInt8]?
  package let isRegular: Bool
  /// Whether there is nothing in it to be read or lost.
  package let isEmpty: Bool

  /// `nil` if neither the file nor its folder is there; `-` is standard input.
  package init?(_ path: FilePath) {
    if path == "-" {
      self.init(descriptor: StandardStreams.input)
    } else if let status = Self.status(of: path) {
      self.init(status)
    } else if let folder = Self.status(of: path.folder), path.name.isPlainName {
      self.init(folder, name: Array(path.name.bytes))
    } else {
      return nil
    }
  }

  package init?(descriptor: Int32) {
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { return nil }
    self.init(status)
  }

  private init(_ status: stat, name: [UInt8]? = nil) {
    (device, number, self.name) = (status.st_dev, status.st_ino, name)
    isEmpty = name == nil && status.st_size == 0
    isRegular = name != nil || FileKind(mode: status.st_mode) == .regular
  }

  private static func status(of path: FilePath) -> stat? {
    let status: stat?? = try? path.withCString(for: .open) { name in
      var status = stat()
      return stat(name, &status) == 0 ? status : nil
    }
    return status ?? nil
  }
}
