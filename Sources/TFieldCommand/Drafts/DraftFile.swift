internal import TFieldAnswers
internal import Glibc
internal import TFieldForm
internal import TFieldSystem

/// The place of one draft on the disk.
protocol DraftFile {
  var path: FilePath { get }

  /// The bytes there, or `nil` if there are none.
  func read() throws(SystemError) -> [UInt8]?
  func write(_ bytes: [UInt8]) throws(SystemError)
  func remove() throws(SystemError)
}

/// A draft in the folder of all drafts, locked for this process.
struct DraftSlot: DraftFile {
  let folder: PrivateFolder
  let name: FilePath
  private let lock: FileLock

  /// Takes the slot, unless another process has it.
  init?(_ name: FilePath, in folder: PrivateFolder) throws(SystemError) {
    guard let lock = try folder.lock(name) else { return nil }
    (self.folder, self.name, self.lock) = (folder, name, lock)
  }

  var path: FilePath { folder.path.appending(name) }

  func read() throws(SystemError) -> [UInt8]? {
    try folder.read(name, limit: Draft.sizeLimit)
  }

  func write(_ bytes: [UInt8]) throws(SystemError) { try folder.replace(name, with: bytes) }

  func remove() throws(SystemError) { try folder.remove(name) }

  /// Gives what lies here another name, and tells which.
  func moveAside() throws(SystemError) -> FilePath {
    let taken = Set(try folder.names())
    let free = (1...).lazy.map { number in
      FilePath(bytes: name.bytes + (number == 1 ? ".broken" : ".broken-\(number)").utf8)
    }.first { !taken.contains($0) }
    let aside = free ?? name
    try folder.rename(name, to: aside)
    return folder.path.appending(aside)
  }
}

/// A draft in a file that the person named.
struct NamedDraft: DraftFile {
  let path: FilePath
  /// A lock beside the other drafts, where there is such a place.
  let lock: DraftSlot?

  func read() throws(SystemError) -> [UInt8]? {
    do {
      return try ReadFile.bytes(of: path, limit: Draft.sizeLimit)
    } catch  where error.errno == ENOENT { return nil }
  }

  func write(_ bytes: [UInt8]) throws(SystemError) { try AtomicFile.replace(path, with: bytes) }

  func remove() throws(SystemError) {
    let name = path.bytes.map(CChar.init(bitPattern:)) + [0]
    guard unlink(name) != 0, errno != ENOENT else { return }
    throw SystemError(.remove, .code(errno), path)
  }
}
