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

extension EnclosedFile {
  /// The bytes of a regular file in `root` or in the folders in it, be it named by links.
  ///
  /// Links are followed once; then each step must be what they led to. Nothing but what was opened
  /// is judged, so that no pipe, device or file elsewhere is ever read.
  package static func bytes(
    of name: FilePath, in root: FilePath, limit: Int
  ) throws(SystemError) -> [UInt8] {
    let path = root.appending(name)
    let (top, file) = (try root.resolved(), try path.resolved(in: name.isAstray ? root : nil))
    guard let steps = file.steps(below: top), let last = steps.last else {
      throw SystemError(.read, .outside(root), path)
    }
    var folder = try Folder(top, for: .read)
    for step in steps.dropLast() { folder = try folder.inner(step, for: .read) }
    let opened = try folder.open(last, O_RDONLY | O_NONBLOCK, for: .read)
    _ = try opened.requireRegular(for: .read, path)
    return try opened.bytes(limit: limit, path)
  }
}

extension FilePath {
  /// Whether it may lead out of a folder, be anything there or not.
  fileprivate var isAstray: Bool { isAbsolute || leadsUp }

  /// The path without links.
  ///
  /// Whoever looks outside of `root` isn't told what is there.
  fileprivate func resolved(in root: FilePath? = nil) throws(SystemError) -> FilePath {
    try withCString(for: .read) { name throws(SystemError) in
      guard let found = realpath(name, nil) else {
        throw root.map { SystemError(.read, .outside($0), self) } ?? .last(.read, self)
      }
      defer { free(found) }
      let bytes = UnsafeBufferPointer(start: found, count: strlen(found))
      return FilePath(bytes: bytes.map(UInt8.init(bitPattern:)))
    }
  }

  /// The names that lead down to it from a folder; `nil` if it isn't in there.
  fileprivate func steps(below folder: FilePath) -> [FilePath]? {
    let start = folder == "/" ? folder.bytes : folder.bytes + "/".utf8
    guard bytes.starts(with: start) else { return nil }
    return bytes.dropFirst(start.count).split(separator: UInt8(ascii: "/")).map {
      FilePath(bytes: $0)
    }
  }
}
