internal import TFieldTerminal
internal import TFieldForm
internal import TField
internal import TFieldSystem

/// Keeps the unfinished answers of one form: offers the last draft and saves the current answers.
final class DraftKeeper {
  /// The longest time that something typed stays unsaved.
  static let patience = Duration.seconds(2)

  let form: Form
  let formPath: FilePath
  /// The id of this filled form, saved in the draft.
  let stamp = FormStamp()
  private var foundStamp: String?
  private var isStampKept = false
  /// Why drafts aren't possible.
  private var trouble: Wording?
  /// Why this session keeps no draft, if another session of the form is open.
  private(set) var rival: Wording?
  private(set) var file: DraftFile?
  /// The values at the start, known once the person decided about the offered draft.
  private var opening: [Value.Member]?
  /// The values in the file.
  private var kept: [Value.Member]?
  /// True while the file holds a draft that the person declined; it stays until the next save.
  private var isOutdated = false
  /// The focus and its data at the last look.
  private var seen: (focus: Stop?, data: Value?)?
  /// The number of edits when all values were last compared.
  private var savedEdits: Int?
  private var savesAt: Duration?
  private var notices: [Wording] = []
  /// Why the last draft couldn't be written.
  private(set) var failure: Wording?

  /// Holds the form's draft, so that no other session of it keeps one; `nil` if the form or the
  /// person wants none.
  init?(
    for form: Form, at path: FilePath, _ arguments: Arguments,
    in folder: DraftFolder = DraftFolder()
  ) throws(Failure) {
    guard form.keepsDrafts, !arguments.has("no-draft") else { return nil }
    (self.form, formPath) = (form, path.existing ?? path)
    if let path = Self.namedFile(arguments) {
      file = try DraftFile(of: path, locksIn: folder)
    } else {
      hold(in: folder)
    }
  }

  private func hold(in folder: DraftFolder) {
    do {
      let folder = try folder.make()
      try? folder.removeLeftovers()
      file = try DraftFile(DraftFolder.name(of: form, at: formPath), in: folder)
      guard file == nil else { return }
      let reason = Wording.say("draft.openElsewhere")
      (trouble, rival) = (reason, reason)
      complain(reason)
    } catch { trouble = Wording(forDrafts: error) }
  }

  /// The file that the person named for the draft; `-` is a file here, not a standard stream.
  static func namedFile(_ arguments: Arguments) -> FilePath? {
    arguments.path("draft").map { $0 == "-" ? "./-" : $0 }
  }

  var path: FilePath? { kept == nil ? nil : file?.path }

  /// Returns what the person should be told, once.
  func takeNotices() -> [Wording] {
    defer { notices = [] }
    return notices
  }
}

extension DraftKeeper {
  /// The usable part of the form's draft; `answers` take precedence.
  func offer(
    over answers: [String: Value] = [:], today: CalendarDate
  ) throws(Failure) -> DraftOffer? {
    guard let draft = try find() else { return nil }
    foundStamp = draft.stamp
    let fit = DraftFit(of: draft, to: form, today: today)
    let isFromToday = Clock.date(ofSecond: draft.saved) == Clock.today
    return DraftOffer(
      of: isFromToday ? Clock.time(ofSecond: draft.saved) : draft.savedText,
      answers: fit.answers.merging(answers) { $1 }, fields: fit.fields,
      focus: fit.focus, notice: fit.notice)
  }

  private func find() throws(Failure) -> Draft? {
    guard let file, !file.isNamed else { return try file?.namedDraft(of: form, at: formPath) }
    do { return try file.draft(of: form, at: formPath, &notices) } catch {
      trouble = Wording(forDrafts: error)
      return nil
    }
  }
}

extension DraftKeeper {
  /// Saves if a field was left or unsaved text is old enough; returns the delay to the next call.
  func follow(_ session: FormSession, now: Duration = Clock.now) -> Duration? {
    guard decide(session) else { return nil }
    let data = session.focusedField.map { session.fields[$0].data }
    let before = seen
    seen = (session.focus, data)
    if opening == nil { opening = Draft.values(of: session) }
    if let before, before.focus != session.focus {
      // Comparing all fields at each step would make moving through a long form slow.
      if session.edits != savedEdits { save(session) } else { savesAt = nil }
    } else if let savesAt, savesAt <= now {
      save(session)
    } else if let before, before.data != data, savesAt == nil {
      savesAt = now + Self.patience
    }
    return savesAt.map { $0 - now }
  }

  /// Carries out the person's decision on the offered draft; false if there is none yet.
  private func decide(_ session: FormSession) -> Bool {
    guard opening == nil, let offer = session.draft else { return true }
    switch offer.decision {
    case nil: return false
    case .continue:
      kept = Draft.values(of: session)
      stamp.take(foundStamp)
    case .startFresh: isOutdated = true
    case .delete: remove()
    }
    let start =
      offer.decision == .continue
      ? FormSession(form, today: session.today, language: session.language) : session
    opening = Draft.values(of: start)
    return true
  }

  /// Saves at once if the values differ from those on the disk.
  func save(_ session: FormSession) {
    savesAt = nil
    guard decide(session) else { return }
    savedEdits = session.edits
    let values = Draft.values(of: session)
    guard values != kept ?? opening ?? [] else { return failure = nil }
    guard values != opening else { return remove() }
    write(session, values)
  }

  /// Saves the stamp before a line is added with it, even if nothing was typed.
  func keepStamp(_ session: FormSession) {
    guard !isStampKept, decide(session) else { return }
    isStampKept = true
    write(session, Draft.values(of: session))
  }

  private func write(_ session: FormSession, _ values: [Value.Member]) {
    let bytes = Draft(
      of: session, path: formPath.description, saved: Clock.secondsSince1970, stamp: stamp.id
    ).bytes
    if let trouble { return complain(trouble) }
    guard bytes.count <= Draft.sizeLimit else { return complain(.say("draft.tooLong")) }
    do {
      try file?.write(bytes)
      (kept, failure, isOutdated) = (values, nil, false)
    } catch { complain(Wording(forDrafts: error)) }
  }

  /// Removes the draft because the answers were delivered or aren't wanted.
  func remove() {
    (savesAt, kept, failure) = (nil, nil, nil)
    guard !isOutdated else { return }
    do { try file?.remove() } catch {
      notices.append(.say("draft.stays", ["reason": Wording(forDrafts: error)]))
    }
  }

  /// Complains once, although saving is tried again and again.
  private func complain(_ trouble: Wording) {
    let words = Wording.say("draft.notKept", ["reason": trouble])
    if failure == nil {
      savedEdits = nil
      notices.append(words)
    }
    failure = words
  }
}
