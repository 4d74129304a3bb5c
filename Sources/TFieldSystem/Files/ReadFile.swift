import Glibc

/// A file or standard input, read from start to end by bytes.
///
/// A folder, device or named pipe is refused, and none of them can make us wait. A pipe that our
/// caller opened for us, such as standard input or `/dev/fd/63`, is read like a file.
package final class ReadFile {
  package let path: FilePath
  /// `nil` for standard input.
  private let file: Descriptor?
  let status: stat

  /// How much is in the file, as far as that is known.
  package var size: Int { max(0, Int(status.st_size)) }

  /// Opens `path`, where `-` is standard input; without `takesPipes` no pipe that has a name.
  package convenience init(_ path: FilePath, takesPipes: Bool = true) throws(SystemError) {
    if path == "-" {
      try self.init(nil, path) { $0 != .folder && $0 != .blockDevice }
      return
    }
    let file = try Descriptor(path, O_RDONLY | O_NONBLOCK | O_NOCTTY, for: .open)
    let isHandedOver =
      takesPipes && (path.bytes.starts(with: "/dev/fd/".utf8) || path == "/dev/stdin")
    try self.init(file, path) { $0 == .regular || $0 == .pipe && isHandedOver }
  }

  /// Reads what was opened, if it is of a kind that can be read.
  init(
    _ file: Descriptor?, _ path: FilePath, admits: (FileKind) -> Bool = { $0 == .regular }
  ) throws(SystemError) {
    (self.file, self.path) = (file, path)
    var status = stat()
    guard fstat(file?.number ?? STDIN_FILENO, &status) == 0 else { throw .last(.read, path) }
    self.status = status
    let kind = FileKind(mode: status.st_mode)
    guard admits(kind) else { throw SystemError(.read, .kind(kind), path) }
  }

  /// The next bytes, at most `count` of them; none is the end.
  package func next(atMost count: Int) throws(SystemError) -> [UInt8] {
    let number = file?.number ?? STDIN_FILENO
    while true {
      do {
        return try readOnce(number, atMost: count, path)
      } catch  where error.errno == EAGAIN {
        _ = Awaited.first(of: [Awaited(number, .readable)], atMost: nil)
      }
    }
  }
}

extension ReadFile {
  /// All bytes of the file at `path`, or of standard input for `-`, but never more than `limit`.
  package static func bytes(of path: FilePath, limit: Int) throws(SystemError) -> [UInt8] {
    try ReadFile(path).bytes(limit: limit)
  }

  /// All bytes that weren't read yet, but never more than `limit`.
  package func bytes(limit: Int) throws(SystemError) -> [UInt8] {
    // What is said to be there is read in one go, where it is to stay; what else is there, in blocks.
    var bytes = try next(atMost: min(max(size, 4_095), max(0, limit)) + 1)
    while true {
      guard bytes.count <= limit else { throw SystemError(.read, .tooLarge(limit: limit), path) }
      let block = size > 0 ? 4_095 : 65_535
      let next = try next(atMost: min(block, limit - bytes.count) + 1)
      guard !next.isEmpty else { return bytes }
      bytes += next
    }
  }
}

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
