internal import TFieldForm
internal import Glibc
internal import TField
internal import TFieldSystem

/// The place of one draft on the disk, locked for this process.
struct DraftFile {
  let path: FilePath
  /// The folder of all drafts, unless the person named the file.
  private let folder: PrivateFolder?
  /// `nil` where there is no place for locks.
  private let lock: FileLock?

  /// How long a process may take to let go of it, whose terminal was just closed.
  private static let patience = Duration.milliseconds(500)

  /// Takes a draft in the folder, unless another process has it.
  init?(_ name: FilePath, in folder: PrivateFolder) throws(SystemError) {
    guard let lock = try folder.lock(name, waitingAtMost: Self.patience) else { return nil }
    (path, self.folder, self.lock) = (folder.path.appending(name), folder, lock)
  }

  /// Takes a file that the person named, unless another process fills in a form with it.
  init(of path: FilePath, locksIn folder: DraftFolder) throws(Failure) {
    (self.path, self.folder) = (path, nil)
    let name = DraftFolder.name("file-", path.resolved)
    do {
      let place = try folder.open(creating: true)
      lock = try place?.lock(name, waitingAtMost: Self.patience)
      guard place != nil, lock == nil else { return }
    } catch {
      lock = nil
      return
    }
    throw .usage("'\(path)' is the draft of another tfield that is still running")
  }

  func write(_ bytes: [UInt8]) throws(SystemError) {
    if let folder { return try folder.replace(path.name, with: bytes) }
    try AtomicFile.replace(path, with: bytes)
  }

  func remove() throws(SystemError) {
    if let folder { return try folder.remove(path.name) }
    let name = path.bytes.map(CChar.init(bitPattern:)) + [0]
    guard unlink(name) != 0, errno != ENOENT else { return }
    throw SystemError(.remove, .code(errno), path)
  }
}

extension DraftFile {
  /// The draft of a form; what is none is moved aside, so that it blocks nobody, and told of.
  func draft(of form: Form, at place: FilePath, _ notices: inout [Wording]) throws(SystemError)
    -> Draft?
  {
    let reason: String
    do {
      guard let bytes = try folder?.read(path.name, limit: Draft.sizeLimit) else { return nil }
      return try Draft(bytes, of: form, at: place)
    } catch let error as SystemError {
      guard error.errno == 0 else { throw error }
      reason = "\(error.cause)"
    } catch { reason = "\(error)" }
    let aside = "\(try moveAside())".visible(limit: 200)
    notices.append(.draft(.unusable(because: reason.visible(limit: 200), movedTo: aside)))
    return nil
  }

  /// Gives what lies here another name, and tells which.
  private func moveAside() throws(SystemError) -> FilePath {
    let taken = Set(try folder?.names() ?? [])
    let free = (1...).lazy.map { number in
      FilePath(bytes: path.name.bytes + (number == 1 ? ".broken" : ".broken-\(number)").utf8)
    }.first { !taken.contains($0) }
    let aside = free ?? path.name
    try folder?.rename(path.name, to: aside)
    return path.folder.appending(aside)
  }

  /// The draft in a file that the person named; one that is something else is not touched.
  func namedDraft(of form: Form, at place: FilePath) throws(Failure) -> Draft? {
    do {
      return try Draft(try ReadFile.bytes(of: path, limit: Draft.sizeLimit), of: form, at: place)
    } catch let error as SystemError {
      guard error.errno != ENOENT else { return nil }
      throw Failure(.unusableFile, "\(error)")
    } catch {
      throw Failure(.unusableFile, "can't use '\(path)' as a draft: \(error)")
    }
  }
}

extension Draft {
  /// Reads a draft, which must be of that form, or of one at its place, and of the past.
  fileprivate init(_ bytes: [UInt8], of form: Form, at place: FilePath) throws(DraftError) {
    try self.init(bytes)
    guard self.form == form.id || path == "\(place)" else { throw .otherForm(self.form) }
    // A day ahead may be a clock that was put right since.
    guard saved <= Clock.secondsSince1970 + 86_400 else { throw .future }
  }
}
