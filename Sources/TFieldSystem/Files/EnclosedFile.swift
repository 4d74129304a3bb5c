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
    let steps = path.steps
    let isHidden = steps.contains { $0.bytes.first == UInt8(ascii: ".") && $0 != "." }
    guard !path.isAbsolute, !isHidden, let name = steps.last, name.isPlainName else {
      throw SystemError(.write, .outside(root), path)
    }
    folder = try Folder(root, for: .write).inner(
      steps.dropLast().filter { $0 != "." }, for: .write)
    self.name = name
  }

  package var path: FilePath { folder.path.appending(name) }

  /// What is in the file, or `nil` if there is none.
  package func bytes() throws(SystemError) -> [UInt8]? {
    guard try folder.status(ofRegular: name, for: .replace) != nil else { return nil }
    return try folder.read(name).bytes(limit: Self.sizeLimit)
  }

  /// Writes the file whole or leaves it as it was.
  package func replace(with bytes: [UInt8]) throws(SystemError) {
    try folder.replace(name, with: bytes)
  }
}

extension EnclosedFile {
  /// The bytes of a regular file in `root` or in the folders in it, be it named by links.
  ///
  /// Links are followed once; then each step must be what they led to. Nothing but what was opened
  /// is judged, so that no pipe, device or file elsewhere is ever read.
  package static func bytes(
    of name: FilePath, in root: FilePath, limit: Int
  ) throws(SystemError) -> [UInt8] {
    let path = root.appending(name)
    let top = try root.resolved(for: .read)
    let file: FilePath
    do throws(SystemError) {
      file = try path.resolved(for: .read)
    } catch {
      // Whoever looks outside of `root` isn't told what is there.
      throw name.isAbsolute || name.leadsUp ? SystemError(.read, .outside(root), path) : error
    }
    guard file.steps.starts(with: top.steps), file != top, let last = file.steps.last else {
      throw SystemError(.read, .outside(root), path)
    }
    let below = file.steps.dropFirst(top.steps.count).dropLast()
    let opened = try Folder(top, for: .read).inner(below, for: .read).read(last)
    return try opened.bytes(limit: limit)
  }
}
