internal import TFieldForm
internal import Glibc
internal import TField
internal import TFieldSystem
internal import TFieldTerminal

/// The place of one draft on the disk, locked for this process.
struct DraftFile {
  let path: FilePath
  /// The folder of all drafts, unless the person named the file.
  private let folder: Folder?
  /// `nil` where there is no place for locks.
  private let lock: FileLock?

  /// How long a process may take to let go of it, whose terminal was just closed.
  private static let patience = Duration.milliseconds(500)

  /// Takes a draft in the folder, unless another process has it.
  init?(_ name: FilePath, in folder: Folder) throws(SystemError) {
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
    let reason: Wording
    do {
      guard let bytes = try folder?.read(path.name, limit: Draft.sizeLimit) else { return nil }
      return try Draft(bytes, of: form, at: place)
    } catch let error as SystemError {
      guard error.errno == 0 else { throw error }
      reason = Wording(error.cause)
    } catch { reason = Wording(error) }
    let aside = "\(try moveAside())".visible(limit: 200)
    notices.append(.say("draft.unusable", ["reason": reason, "path": aside]))
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
      throw Failure(.unusableFile, error)
    } catch {
      throw Failure(
        .unusableFile, .say("draft.cannotUse", ["path": "\(path)", "reason": Wording(error)]))
    }
  }
}

extension Draft {
  /// Reads a draft, which must be of that form, or of one at its place, and of the past.
  fileprivate init(_ bytes: [UInt8], of form: Form, at place: FilePath) throws(Wording) {
    try self.init(bytes)
    guard self.form == form.id || path == "\(place)" else {
      throw .say("draft.ofForm", ["id": self.form.visible()])
    }
    // A day ahead may be a clock that was put right since.
    guard saved <= Clock.secondsSince1970 + 86_400 else { throw .say("draft.future") }
  }
}

/// The folder of all drafts: where it is, and what the drafts in it are called.
struct DraftFolder {
  private let path: Result<FilePath, Wording>

  /// `$XDG_STATE_HOME/tfield/drafts`, or that in `~/.local/state`.
  init(_ variable: (String) -> [UInt8]? = Environment.bytes) {
    if let state = Self.usable(variable("XDG_STATE_HOME")) {
      path = .success(state.appending("tfield/drafts"))
    } else if let home = Self.usable(variable("HOME")) {
      // What is missing in a home is made, but never a home.
      path =
        home.kind == .folder
        ? .success(home.appending(".local/state/tfield/drafts"))
        : .failure(.say("draft.noFolder", ["path": "\(home)".visible(limit: 200)]))
    } else {
      path = .failure(.say("draft.noHome"))
    }
  }

  /// The folder that a variable names; one that is relative or odd counts as none.
  private static func usable(_ value: [UInt8]?) -> FilePath? {
    guard let value, value.count < 2048 else { return nil }
    let path = FilePath(bytes: value)
    let isOdd = value.contains { $0 < 0x20 || $0 == 0x7F }
    return path.isAbsolute && !isOdd && !path.leadsUp ? path : nil
  }

  /// The folder, made if it is missing and may be; `nil` if it is missing.
  func open(creating: Bool) throws(Wording) -> Folder? {
    let path = try path.get()
    do {
      return try Folder(private: path, creating: creating)
    } catch  where !creating && error.errno == ENOENT {
      return nil
    } catch { throw Wording(forDrafts: error) }
  }

  /// The name of the draft of a form at a path, which no form can choose.
  ///
  /// A form that no file holds, but standard input or a pipe, is told by its id besides.
  static func name(of form: Form, at path: FilePath) -> FilePath {
    name("", path.existing ?? FilePath(bytes: path.bytes + "-\(form.id)".utf8))
  }

  /// A name made of a path.
  static func name(_ head: String, _ path: FilePath) -> FilePath {
    FilePath("\(head)\(path.bytes.checksum).json")
  }
}

extension Wording {
  /// Why drafts can't be kept.
  init(forDrafts error: any Error) {
    let known = (error as? SystemError).flatMap { Self.codes[$0.errno] }
    self = known.map { .say("draft.\($0)") } ?? Self(error)
  }

  /// What mostly keeps a system from writing.
  private static let codes: [Int32: String] = [
    ENOSPC: "noSpace", EDQUOT: "noSpace", EACCES: "noRights", EPERM: "noRights", EROFS: "readOnly",
    ENOENT: "notThere", ENOTDIR: "notThere",
  ]
}

extension FilePath {
  /// The path without links and detours, as far as it leads somewhere.
  var resolved: FilePath { existing ?? folder.existing?.appending(name) ?? self }
}
