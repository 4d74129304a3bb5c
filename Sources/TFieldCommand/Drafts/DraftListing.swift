internal import TFieldAnswers
internal import TField
internal import TFieldJSON
internal import TFieldForm
internal import TFieldSystem

/// What lies in the folder of drafts, for people; it holds no secrets, since drafts don't.
struct DraftListing {
  /// One file there.
  struct Entry {
    let name: String
    let file: FilePath
    let content: Result<Draft, DraftTrouble>
  }

  let folder: PrivateFolder
  let entries: [Entry]

  /// `nil` if there is no such folder yet.
  init?() throws(Failure) {
    do {
      guard let folder = try DraftFolder().open(creating: false) else { return nil }
      self.folder = folder
      entries = try folder.names().map { Entry($0, in: folder) }
    } catch let error as DraftTrouble {
      throw Failure(.notWritten, "no drafts can be kept: \(error.sentence)")
    } catch { throw Failure(.notWritten, "\(error)") }
  }

  /// The entry that a word on the command line names.
  func entry(_ word: [UInt8]) throws(Failure) -> Entry {
    let name = String(decoding: word, as: UTF8.self)
    if let entry = entries.first(where: { $0.name == name }) { return entry }
    throw Self.unknown(name, among: entries.map(\.name))
  }

  static func unknown(_ name: String, among names: [String]) -> Failure {
    let guess = Suggestion.nearest(to: name, among: names)
    return .usage("no draft '\(name.visible())'" + (guess.map { "; did you mean '\($0)'?" } ?? ""))
  }

  /// Removes a draft, unless somebody is working on it.
  func remove(_ entry: Entry) throws(Failure) {
    do {
      guard let slot = try DraftSlot(entry.file, in: folder) else {
        throw Failure(.notWritten, "the draft '\(entry.name)' is in use")
      }
      try slot.remove()
    } catch let error as Failure {
      throw error
    } catch { throw Failure(.notWritten, "\(error)") }
  }
}

extension DraftListing.Entry {
  init(_ file: FilePath, in folder: PrivateFolder) {
    self.file = file
    let text = file.description
    name = text.hasSuffix(".json") ? String(text.dropLast(5)) : text
    do {
      guard let bytes = try folder.read(file, limit: Draft.sizeLimit) else {
        throw DraftError.foreign
      }
      content = .success(try Draft(bytes))
    } catch let error as SystemError {
      content = .failure(DraftTrouble("\(error.cause)"))
    } catch { content = .failure(DraftTrouble("\(error)")) }
  }

  /// The line that lists it.
  var line: String {
    switch content {
    case .success(let draft):
      "\(name)  \(draft.savedText)  \(draft.count)  \(draft.path.visible(limit: 200))"
    case .failure(let trouble): "\(name)  can't be used: \(trouble.sentence)"
    }
  }
}

extension Draft {
  /// When it was saved, where the person is.
  var savedText: String {
    let date = Clock.date(ofSecond: saved)
    let day = [date.month, date.day].map { $0 < 10 ? "0\($0)" : "\($0)" }.joined(separator: "-")
    return "\(date.year)-\(day) \(Clock.time(ofSecond: saved))"
  }

  fileprivate var count: String {
    let count = values.filter { !$0.data.isEmpty }.count
    return count == 1 ? "1 answer" : "\(count) answers"
  }

  /// Everything in it, a line for each answer, written as its form shows it where that is still
  /// there.
  func listing(of form: Form?) -> [String] {
    let head = [
      "form \(self.form.visible(limit: 80)), saved \(savedText)", path.visible(limit: 1000),
    ]
    let lines = values.map { value in
      let type = form.flatMap { form in form.index(of: value.id).map { form.fields[$0].type } }
      let text = type.map { $0.text($0.read(value.data).data ?? value.data) } ?? value.data
      let entries = text.split(separator: "\u{1F}").map { $0.visible(limit: 1000) }
      return "  \(value.id.visible(limit: 80)): \(entries.joined(separator: ", "))"
    }
    return head + lines
  }

  /// The form that it was saved from, if its file is there, and asks the same as then.
  var formOfFile: Form? {
    let file = try? FormFile(FilePath(path), languages: [])
    return file?.result.form.flatMap { Self.fingerprint(of: $0) == fingerprint ? $0 : nil }
  }
}
