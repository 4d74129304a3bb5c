import Glibc

/// Makes files that must not be there yet.
package enum NewFile {
  /// Creates `path` with `bytes` in it; whatever stands there already is refused and kept.
  package static func create(_ path: FilePath, with bytes: [UInt8]) throws(SystemError) {
    guard path.name.isPlainName else { throw SystemError(.create, .unusableName, path) }
    let folder = try Folder(path.folder, for: .create)
    let file: Descriptor
    do throws(SystemError) {
      file = try folder.open(path.name, O_WRONLY | O_CREAT | O_EXCL, for: .create)
    } catch { throw SystemError(.create, error.cause, path) }
    do throws(SystemError) {
      try retrying(.create, path) { fchmod(file.number, 0o644) }
      try Output.write(bytes, to: file.number, path)
      try file.close(path)
    } catch {
      try? folder.remove(path.name)
      throw error
    }
  }
}
