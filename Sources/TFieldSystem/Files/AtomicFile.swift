import Glibc

/// Replaces whole files, so that a reader sees the old or the new one and nothing between.
public enum AtomicFile {
  /// Puts `bytes` at `path`, readable by its owner alone, or throws and leaves what was there.
  ///
  /// A symbolic link, pipe, device or folder at `path` is refused, not followed or replaced.
  public static func replace(_ path: FilePath, with bytes: [UInt8]) throws(SystemError) {
    guard path.name.isPlainName else { throw SystemError(.write, .unusableName, path) }
    try Folder(path.folder, for: .write).replace(path.name, with: bytes)
  }
}

extension Folder {
  /// The start of every temporary file's name; what follows it never blocks another.
  static let temporaryPrefix = ".tfield-"

  func replace(_ name: FilePath, with bytes: [UInt8]) throws(SystemError) {
    if let status = try status(of: name, for: .replace) {
      let kind = FileKind(mode: status.st_mode)
      guard kind == .regular else { throw SystemError(.replace, .kind(kind), path.appending(name)) }
    }
    let temporary = FilePath(
      Self.temporaryPrefix + String(UInt64.random(in: 0 ... .max), radix: 16))
    let file: Descriptor
    do throws(SystemError) {
      file = try open(temporary, O_WRONLY | O_CREAT | O_EXCL, for: .write)
    } catch { throw SystemError(.write, error.cause, path.appending(name)) }
    do throws(SystemError) {
      try fill(file, with: bytes, path.appending(name))
      try rename(temporary, to: name, for: .replace)
    } catch {
      try? remove(temporary)
      throw error
    }
    try synchronize(for: .write)
  }

  private func fill(
    _ file: Descriptor, with bytes: [UInt8], _ path: FilePath
  ) throws(SystemError) {
    try retrying(.protect, path) { fchmod(file.number, 0o600) }
    try Output.write(bytes, to: file.number, path)
    try file.synchronize(for: .write, path)
    try file.close(path)
  }
}
