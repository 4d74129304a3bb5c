import Glibc

/// A folder for us alone among the temporary files; it is gone with all that is in it once it is
/// let go.
package final class ScratchFolder {
  /// What can be done with the files in it.
  package let folder: Folder
  private let place: Folder
  /// Where nobody holds it, whoever made the folder was killed.
  private let lock: FileLock?

  /// Makes one in `place`, a folder in which nobody else can exchange it for another.
  package init(in place: FilePath = ScratchFolder.place) throws(SystemError) {
    self.place = try Folder(place, for: .create)
    let status = try self.place.descriptor.status(for: .create, place)
    guard status.st_mode & 0o022 == 0 || status.st_mode & S_ISVTX != 0 else {
      throw SystemError(.create, .openToOthers, place)
    }
    Self.removeAbandoned(in: self.place)
    folder = try Folder(private: place.appending(FilePath(numberedBehind: Self.prefix)))
    lock = try? folder.lock(Self.owner)
  }

  deinit { Self.remove(folder, from: place) }

  private static func remove(_ folder: Folder, from place: Folder) {
    folder.empty()
    try? place.unlink(folder.path.name, flags: AT_REMOVEDIR)
  }

  /// Where temporary files are to be: `TMPDIR`, where that is a path from the root, else `/tmp`.
  package static var place: FilePath {
    let wanted = Environment.bytes(of: "TMPDIR").map { FilePath(bytes: $0) }
    return wanted.flatMap { $0.isAbsolute ? $0 : nil } ?? "/tmp"
  }
}

extension ScratchFolder {
  private static let prefix = "tfield-"
  private static let owner: FilePath = "owner"
  private static let ownerFile: FilePath = ".owner.lock"
  /// For a day, a person may still save what they wrote in an editor that outlived us.
  private static let secondsKept = 86_400

  /// Removes what was left by those of us that were killed; where that fails, it stays.
  private static func removeAbandoned(in place: Folder) {
    for name in (try? place.entries()) ?? [] where isAbandoned(name, in: place) {
      let path = place.path.appending(name)
      guard let folder = try? Folder(private: path, creating: false),
        let names = try? folder.entries(), names.contains(ownerFile),
        let lock = try? folder.lock(owner)
      else { continue }
      withExtendedLifetime(lock) { remove(folder, from: place) }
    }
  }

  /// Whether a folder is named and protected as ours are, and was left alone for long.
  private static func isAbandoned(_ name: FilePath, in place: Folder) -> Bool {
    guard name.isNumbered(behind: prefix), let status = try? place.status(of: name, for: .remove)
    else { return false }
    return status.st_mode == S_IFDIR | 0o700 && status.st_uid == geteuid()
      && status.st_mtim.tv_sec < Clock.secondsSince1970 - secondsKept
  }
}
