internal import Glibc
internal import Synchronization
internal import TFieldForm
internal import TFieldSystem

/// The files of options that a form may read: those in its own folder, and with trust any.
final class OptionFiles: Sendable {
  private static let sizeLimit = 16 << 20

  private let folder: FilePath
  private let isTrusted: Bool
  /// Those that were asked for and may be read.
  var paths: [FilePath] { named.withLock(\.self) }
  private let named = Mutex<[FilePath]>([])

  init(folder: FilePath, isTrusted: Bool) {
    (self.folder, self.isTrusted) = (folder, isTrusted)
  }

  func bytes(of name: String) -> Result<[UInt8], FileFault> {
    let path = folder.appending(FilePath(name))
    guard isTrusted || isInside(path) else {
      return .failure(FileFault("it is outside of the form's folder, and needs --trust"))
    }
    named.withLock { $0.append(path) }
    do {
      return .success(try ReadFile.bytes(of: path, limit: Self.sizeLimit))
    } catch { return .failure(FileFault("\(error.cause)")) }
  }

  /// Whether the file, all links followed, is in the folder; one that isn't there can't lead out.
  private func isInside(_ path: FilePath) -> Bool {
    guard let folder = Self.resolved(folder) else { return false }
    guard let file = Self.resolved(path) else { return !path.leadsUp }
    let start = folder == [UInt8(ascii: "/")] ? folder : folder + [UInt8(ascii: "/")]
    return file.starts(with: start)
  }

  private static func resolved(_ path: FilePath) -> [UInt8]? {
    guard !path.bytes.contains(0) else { return nil }
    let name = path.bytes.map(CChar.init(bitPattern:)) + [0]
    guard let found = realpath(name, nil) else { return nil }
    defer { free(found) }
    return UnsafeBufferPointer(start: found, count: strlen(found)).map(UInt8.init(bitPattern:))
  }
}
