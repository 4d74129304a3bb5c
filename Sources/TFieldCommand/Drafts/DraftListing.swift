internal import TField
internal import TFieldForm
internal import TFieldSystem
internal import TFieldTerminal

/// A file in the folder of drafts, for listing; drafts contain no secrets.
struct ListedDraft {
  /// The path of the form, or the file's own name if it can't be used.
  let name: String
  let content: Result<Draft, Wording>
  private let file: FilePath
  private let folder: Folder

  static func all() throws(Failure) -> [Self] {
    let folder: Folder?
    do { folder = try DraftFolder().open(creating: false) } catch {
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
      let count = Wording.say("draft.count", counting: draft.values.count { !$0.data.isEmpty })
      return "\(draft.savedText)  \(count.text(in: language))  \(name.visible(limit: 1000))"
    case .failure(let reason):
      return Wording.say("draft.cannotUse", ["path": name.visible(), "reason": reason]).text(
        in: language)
    }
  }
}

extension Draft {
  /// The time it was saved, in local time.
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
    let lines = values.map { value in
      let type = form.flatMap { form in form.index(of: value.id).map { form.fields[$0].type } }
      let text = type.flatMap { type in type.parse(value.data).data.map(type.text) } ?? value.data
      let entries = text.split(separator: "\u{1F}").map { $0.visible(limit: 1000) }
      return "  \(value.id.visible(limit: 80)): \(entries.joined(separator: ", "))"
    }
    return head + lines
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
