internal import Glibc
internal import TField
internal import TFieldForm
internal import TFieldSystem
internal import TFieldTerminal

/// The file of one draft, locked for this process.
struct DraftFile {
  let path: FilePath
  /// The folder of all drafts; `nil` if the person named the file.
  private let folder: Folder?
  /// `nil` if there is no place for locks.
  private let lock: FolderLock?

  /// True if the person named the file.
  var isNamed: Bool { folder == nil }

  /// How long to wait for another process that holds it, whose terminal may just have been closed.
  private static let patience = Duration.milliseconds(500)

  /// Takes a draft in the folder; `nil` if another process has it.
  init?(_ name: FilePath, in folder: Folder) throws(SystemError) {
    guard let lock = try folder.lock(name, waitingAtMost: Self.patience) else { return nil }
    (path, self.folder, self.lock) = (folder.path.appending(name), folder, lock)
  }

  /// Takes a file that the person named; throws if another process has it.
  init(of path: FilePath, locksIn folder: DraftFolder) throws(Failure) {
    (self.path, self.folder) = (path, nil)
    let name = DraftFolder.name("file-", path.resolved)
    do {
      lock = try folder.make().lock(name, waitingAtMost: Self.patience)
      guard lock == nil else { return }
    } catch {
      lock = nil
      return
    }
    throw .usage("'\(path)' is the draft of another tfield that is still running")
  }

  func write(_ bytes: [UInt8]) throws(SystemError) {
    try Signals.saving { () throws(SystemError) in
      if let folder { return try folder.replace(path.name, with: bytes) }
      try AtomicFile.replace(path, with: bytes)
    }
  }

  func remove() throws(SystemError) {
    if let folder { return try folder.remove(path.name) }
    let name = path.bytes.map(CChar.init(bitPattern:)) + [0]
    guard unlink(name) != 0, errno != ENOENT else { return }
    throw SystemError(.remove, .code(errno), path)
  }
}

extension DraftFile {
  /// The draft of a form; anything else is moved out of the way, with a notice.
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

  private func moveAside() throws(SystemError) -> FilePath {
    let taken = Set(try folder?.names() ?? [])
    let free = (1...).lazy.map { number in
      FilePath(bytes: path.name.bytes + (number == 1 ? ".broken" : ".broken-\(number)").utf8)
    }.first { !taken.contains($0) }
    let aside = free ?? path.name
    try folder?.rename(path.name, to: aside)
    return path.folder.appending(aside)
  }

  /// The draft in a file that the person named; any other file throws and isn't touched.
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
  /// Reads a draft; its form or its path must fit, and it must be of the past.
  fileprivate init(_ bytes: [UInt8], of form: Form, at place: FilePath) throws(Wording) {
    try self.init(bytes)
    guard self.form == form.id || path == "\(place)" else {
      throw .say("draft.ofForm", ["id": self.form.visible()])
    }
    // A day ahead is allowed: the clock may have been corrected since.
    guard saved <= Clock.secondsSince1970 + 86_400 else { throw .say("draft.future") }
  }
}

/// The folder of all drafts, and how the drafts in it are named.
struct DraftFolder {
  private let path: Result<FilePath, Wording>

  /// `$XDG_STATE_HOME/tfield/drafts`, or else `~/.local/state/tfield/drafts`.
  init(_ variable: (String) -> [UInt8]? = Environment.bytes) {
    if let state = Self.usable(variable("XDG_STATE_HOME")) {
      path = .success(state.appending("tfield/drafts"))
    } else if let home = Self.usable(variable("HOME")) {
      // Folders inside a home are created if missing, but never the home itself.
      path =
        home.kind == .folder
        ? .success(home.appending(".local/state/tfield/drafts"))
        : .failure(.say("draft.noFolder", ["path": "\(home)".visible(limit: 200)]))
    } else {
      path = .failure(.say("draft.noHome"))
    }
  }

  /// The folder that a variable names; relative and odd ones don't count.
  private static func usable(_ value: [UInt8]?) -> FilePath? {
    guard let value, value.count < 2048 else { return nil }
    let path = FilePath(bytes: value)
    let isOdd = value.contains { $0 < 0x20 || $0 == 0x7F }
    return path.isAbsolute && !isOdd && !path.leadsUp ? path : nil
  }

  /// The folder; `nil` if it doesn't exist yet.
  func open() throws(Wording) -> Folder? {
    let path = try path.get()
    do { return try Folder(private: path, creating: false) } catch {
      if error.errno == ENOENT { return nil }
      throw Wording(forDrafts: error)
    }
  }

  /// The folder, created if missing.
  func make() throws(Wording) -> Folder {
    let path = try path.get()
    do { return try Folder(private: path) } catch { throw Wording(forDrafts: error) }
  }

  /// The file name of the draft of the form at a path, which the form can't choose.
  ///
  /// If the form comes from standard input or a pipe, the name also depends on its id.
  static func name(of form: Form, at path: FilePath) -> FilePath {
    name("", path.existing ?? FilePath(bytes: path.bytes + "-\(form.id)".utf8))
  }

  static func name(_ head: String, _ path: FilePath) -> FilePath {
    FilePath("\(head)\(path.bytes.checksum).json")
  }
}

extension Wording {
  init(forDrafts error: any Error) {
    let known = (error as? SystemError).flatMap { Self.codes[$0.errno] }
    self = known.map { .say("draft.\($0)") } ?? Self(error)
  }

  /// The usual reasons why a system can't write.
  private static let codes: [Int32: String] = [
    ENOSPC: "noSpace", EDQUOT: "noSpace", EACCES: "noRights", EPERM: "noRights", EROFS: "readOnly",
    ENOENT: "notThere", ENOTDIR: "notThere",
  ]
}

extension FilePath {
  /// The path without links and detours, as far as it exists.
  var resolved: FilePath { existing ?? folder.existing?.appending(name) ?? self }
}

/// A file in the folder of drafts, for listing; drafts contain no secrets.
struct ListedDraft {
  /// The path of the form, or the file's own name if it can't be used.
  let name: String
  let content: Result<Draft, Wording>
  private let file: FilePath
  private let folder: Folder

  static func all() throws(Failure) -> [Self] {
    let folder: Folder?
    do { folder = try DraftFolder().open() } catch {
      throw Failure(.notWritten, .say("draft.none", ["reason": error]))
    }
    return try failing(.notWritten) {
      try folder.map { folder in try folder.names().map { Self($0, in: folder) } } ?? []
    }
  }

  /// The drafts of the forms at these paths, or unusable files by their names.
  static func named(_ words: some Sequence<[UInt8]>) throws(Failure) -> [Self] {
    let all = try all()
    return try words.map { bytes throws(Failure) in
      let word = String(decoding: bytes, as: UTF8.self)
      let names = ["\(FilePath(bytes: bytes).resolved)", word]
      if let draft = all.first(where: { names.contains($0.name) }) { return draft }
      guard let guess = Suggestion.nearest(to: word, among: all.map(\.name)) else {
        throw .usage(.say("draft.noneOf", ["path": word.visible()]))
      }
      throw .usage(.say("draft.noneOfLike", ["path": word.visible(), "guess": guess]))
    }
  }

  /// Removes the draft, unless another process is using it.
  func remove() throws(Failure) {
    try failing(.notWritten) {
      guard let file = try DraftFile(file, in: folder) else {
        throw Failure(.notWritten, .say("draft.inUse", ["path": name.visible()]))
      }
      try file.remove()
    }
  }

  private init(_ file: FilePath, in folder: Folder) {
    (self.file, self.folder) = (file, folder)
    do {
      guard let bytes = try folder.read(file, limit: Draft.sizeLimit) else {
        throw Wording.say("draft.foreign")
      }
      let draft = try Draft(bytes)
      (name, content) = (draft.path, .success(draft))
    } catch {
      let reason = (error as? SystemError).map { Wording($0.cause) } ?? Wording(error)
      (name, content) = (file.stem, .failure(reason))
    }
  }

  func line(in language: Language) -> String {
    switch content {
    case .success(let draft):
      let count = Wording.say("draft.count", counting: draft.values.count { !$0.value.isEmpty })
      return "\(draft.savedText)  \(count.text(in: language))  \(name.visible(limit: 1000))"
    case .failure(let reason):
      return Wording.say("draft.cannotUse", ["path": name.visible(), "reason": reason]).text(
        in: language)
    }
  }
}

extension Draft {
  /// The day and the time it was saved, in local time.
  var savedText: String {
    let date = Clock.date(ofSecond: saved)
    let day = [date.month, date.day].map { $0 < 10 ? "0\($0)" : "\($0)" }.joined(separator: "-")
    return "\(date.year)-\(day) \(Clock.time(ofSecond: saved))"
  }

  /// All answers, a line each, written as the form shows them if the form still exists.
  func listing(of form: Form?, in language: Language) -> [String] {
    let head = [
      Wording.say("draft.listed", ["form": self.form.visible(limit: 80), "time": savedText])
        .text(in: language), path.visible(limit: 1000),
    ]
    let lines = values.map { kept in
      let field = form.flatMap { form in form.index(of: kept.id).map { form.fields[$0] } }
      let text = field.flatMap { $0.text(ofKept: kept.value) }.map { [$0] } ?? kept.value.allTexts
      let shown = text.map { $0.visible(limit: 1000) }.joined(separator: ", ")
      return "  \(kept.id.visible(limit: 80)): \(shown)"
    }
    return head + lines
  }
}

extension Field {
  /// The text that shows a value from a draft; `nil` if it means nothing here.
  fileprivate func text(ofKept value: Value) -> String? {
    let known: Value? =
      type.editor.hasEntries ? type.taken(value) : type.parse(value.text).data.map(Value.text)
    return known.map { type.text($0) }
  }
}

extension Verb {
  static func drafts(_ arguments: Arguments) throws(Failure) -> ExitStatus {
    let names = arguments.operands.dropFirst()
    let deed = arguments.firstWord ?? "list"
    let isAll = arguments.has("all")
    guard deed == "remove" || !isAll else {
      throw .usage("--all goes with 'drafts remove' only")
    }
    switch deed {
    case "list":
      guard names.isEmpty else { throw .usage("'drafts list' takes no forms") }
      let lines = try ListedDraft.all().map { $0.line(in: Languages.spoken) }
      try StandardOutput.write(lines: lines)
    case "show":
      guard !names.isEmpty else { throw .usage("FORM is missing; 'tfield drafts' lists them") }
      for draft in try ListedDraft.named(names) { try show(draft) }
    case "remove":
      guard names.isEmpty == isAll else {
        throw .usage(isAll ? "either --all or forms" : "FORM or --all is missing")
      }
      for draft in try isAll ? ListedDraft.all() : ListedDraft.named(names) { try draft.remove() }
    default:
      throw .unknown(
        "'drafts' can't do '\(deed.visible())'", deed, among: ["list", "show", "remove"],
        else: ": it is list, show or remove")
    }
    return .success
  }

  private static func show(_ listed: ListedDraft) throws(Failure) {
    switch listed.content {
    case .success(let draft):
      let form = try? FormFile(FilePath(draft.path), languages: []).result.form
      try StandardOutput.write(lines: draft.listing(of: form, in: Languages.spoken))
    case .failure(let reason):
      throw Failure(
        .unusableFile, .say("draft.cannotUse", ["path": listed.name.visible(), "reason": reason]))
    }
  }
}
