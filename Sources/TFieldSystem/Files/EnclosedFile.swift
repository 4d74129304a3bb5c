import Glibc

/// Writes files in one folder and the folders in it, never through a link and never outside.
package struct EnclosedFile {
  private static let sizeLimit = 1 << 20

  private let folder: Folder
  private let name: FilePath

  /// Opens the folder that holds `path`, a way down from `root` through folders that are there.
  ///
  /// A path from the root, one with `..` and one with a hidden name are refused.
  package init(_ path: FilePath, in root: FilePath) throws(SystemError) {
    let steps = path.bytes.split(separator: UInt8(ascii: "/")).map { FilePath(bytes: $0) }
    let isHidden = steps.contains { $0.bytes.first == UInt8(ascii: ".") && $0 != "." }
    guard !path.isAbsolute, !isHidden, let name = steps.last, name.isPlainName else {
      throw SystemError(.write, .outside(root), path)
    }
    var folder = try Folder(root, for: .write)
    for step in steps.dropLast() where step != "." { folder = try folder.inner(step, for: .write) }
    (self.folder, self.name) = (folder, name)
  }

  package var path: FilePath { folder.path.appending(name) }

  /// What is in the file, or `nil` if there is none.
  package func bytes() throws(SystemError) -> [UInt8]? {
    guard let status = try folder.status(of: name, for: .replace) else { return nil }
    let kind = FileKind(mode: status.st_mode)
    guard kind == .regular else { throw SystemError(.replace, .kind(kind), path) }
    let file = try folder.open(name, O_RDONLY | O_NONBLOCK, for: .read)
    _ = try file.requireRegular(for: .read, path)
    return try file.bytes(limit: Self.sizeLimit, path)
  }

  /// Writes the file whole or leaves it as it was.
  package func replace(with bytes: [UInt8]) throws(SystemError) {
    try folder.replace(name, with: bytes)
  }
}
