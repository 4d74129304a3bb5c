internal import TFieldTerminal
internal import TFieldForm
internal import Glibc
internal import TField
internal import TFieldSystem

/// The place of one draft on the disk.
protocol DraftFile {
  var path: FilePath { get }

  func write(_ bytes: [UInt8]) throws(SystemError)
  func remove() throws(SystemError)
}

/// A draft in the folder of all drafts, locked for this process.
struct LockedDraft: DraftFile {
  let folder: PrivateFolder
  let name: FilePath
  private let lock: FileLock

  /// How long a process may take to let go of it, whose terminal was just closed.
  private static let patience = Duration.milliseconds(500)

  /// Takes the draft, unless another process has it.
  init?(_ name: FilePath, in folder: PrivateFolder) throws(SystemError) {
    guard let lock = try folder.lock(name, waitingAtMost: Self.patience) else { return nil }
    (self.folder, self.name, self.lock) = (folder, name, lock)
  }

  var path: FilePath { folder.path.appending(name) }

  func write(_ bytes: [UInt8]) throws(SystemError) { try folder.replace(name, with: bytes) }

  func remove() throws(SystemError) { try folder.remove(name) }

  /// The draft of a form; what is none is moved aside, so that it blocks nobody, and told of.
  func draft(of form: Form, at place: FilePath, _ notices: inout [Wording]) throws(SystemError)
    -> Draft?
  {
    let reason: Wording
    do {
      guard let bytes = try folder.read(name, limit: Draft.sizeLimit) else { return nil }
      return try Draft(bytes, of: form, at: place)
    } catch let error as SystemError {
      guard error.errno == 0 else { throw error }
      reason = Wording(error.cause)
    } catch { reason = Wording(error) }
    let aside = "\(try moveAside())".visible(limit: 200)
    notices.append(.draft(.unusable(because: reason, movedTo: aside)))
    return nil
  }

  /// Gives what lies here another name, and tells which.
  private func moveAside() throws(SystemError) -> FilePath {
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
  private let lock: LockedDraft?

  /// Takes the file, unless another process fills in a form with it.
  init(of path: FilePath, locksIn folder: DraftFolder) throws(Failure) {
    self.path = path
    guard let folder = try? folder.open(creating: true) else {
      lock = nil
      return
    }
    do {
      lock = try LockedDraft(DraftFolder.name("file-", path.resolved), in: folder)
    } catch {
      lock = nil
      return
    }
    guard lock != nil else {
      throw .usage("'\(path)' is the draft of another tfield that is still running")
    }
  }

  func write(_ bytes: [UInt8]) throws(SystemError) { try AtomicFile.replace(path, with: bytes) }

  func remove() throws(SystemError) {
    let name = path.bytes.map(CChar.init(bitPattern:)) + [0]
    guard unlink(name) != 0, errno != ENOENT else { return }
    throw SystemError(.remove, .code(errno), path)
  }

  /// The draft in the file; a file that is something else is not touched.
  func draft(of form: Form, at place: FilePath) throws(Failure) -> Draft? {
    do {
      return try Draft(try ReadFile.bytes(of: path, limit: Draft.sizeLimit), of: form, at: place)
    } catch let error as SystemError {
      guard error.errno != ENOENT else { return nil }
      throw Failure(.unusableFile, error)
    } catch {
      throw Failure(.unusableFile, .draft(.cannotUse("\(path)", because: Wording(error))))
    }
  }
}

extension Draft {
  /// Reads a draft, which must be of that form, or of one at its place, and of the past.
  fileprivate init(_ bytes: [UInt8], of form: Form, at place: FilePath) throws(DraftWording) {
    try self.init(bytes)
    guard self.form == form.id || path == "\(place)" else { throw .ofForm(self.form.visible()) }
    // A day ahead may be a clock that was put right since.
    guard saved <= Clock.secondsSince1970 + 86_400 else { throw .future }
  }
}
