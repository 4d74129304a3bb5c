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
    let (name, path) = (FilePath(name), folder.appending(FilePath(name)))
    do {
      let bytes =
        isTrusted
        ? try ReadFile.bytes(ofRegular: path, limit: Self.sizeLimit)
        : try EnclosedFile.bytes(of: name, in: folder, limit: Self.sizeLimit)
      note(path)
      return .success(bytes)
    } catch {
      if case .outside = error.cause {
        return .failure(FileFault("it is outside of the form's folder, and needs --trust"))
      }
      note(path)
      return .failure(FileFault("\(error.cause)"))
    }
  }

  private func note(_ path: FilePath) { named.withLock { $0.append(path) } }
}
