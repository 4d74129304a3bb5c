import Glibc

/// A folder for us alone among the temporary files; it is gone with all that is in it once it is
/// let go.
public final class ScratchFolder {
  /// What can be done with the files in it.
  public let folder: PrivateFolder
  private let place: Folder

  /// Makes one in `place`, a folder in which nobody else can exchange it for another.
  public init(in place: FilePath = ScratchFolder.place) throws(SystemError) {
    self.place = try Folder(place, for: .create)
    let status = try self.place.descriptor.status(for: .create, place)
    guard status.st_mode & 0o022 == 0 || status.st_mode & S_ISVTX != 0 else {
      throw SystemError(.create, .openToOthers, place)
    }
    let name = "tfield-" + String(UInt64.random(in: 0 ... .max), radix: 16)
    folder = try PrivateFolder(place.appending(FilePath(name)))
  }

  deinit {
    for name in (try? folder.entries()) ?? [] { try? folder.remove(name) }
    try? place.remove(folder.path.name, flags: AT_REMOVEDIR)
  }

  /// Where temporary files are to be: `TMPDIR`, where that is a path from the root, else `/tmp`.
  public static var place: FilePath {
    let wanted = Environment.bytes(of: "TMPDIR").map { FilePath(bytes: $0) }
    return wanted.flatMap { $0.isAbsolute ? $0 : nil } ?? "/tmp"
  }
}

extension ScratchFolder {
  public func path(of name: FilePath) -> FilePath { folder.path.appending(name) }

  /// Makes a file that only we can read.
  public func create(_ name: FilePath, with bytes: [UInt8]) throws(SystemError) {
    try folder.replace(name, with: bytes)
  }
}
