internal import Glibc
internal import TFieldForm
internal import TFieldSystem

/// The files of options that a form may read: those in its own folder, and with trust any.
struct OptionFiles {
  private static let sizeLimit = 16 << 20

  let folder: FilePath
  let isTrusted: Bool

  func bytes(of name: String) -> Result<[UInt8], FileFault> {
    let path = folder.appending(FilePath(name))
    guard isTrusted || isInside(path) else {
      return .failure(FileFault("it is outside of the form's folder, and needs --trust"))
    }
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
