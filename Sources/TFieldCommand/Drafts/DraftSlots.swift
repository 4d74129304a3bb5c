internal import TFieldAnswers
internal import TFieldJSON
internal import TField
internal import TFieldForm
internal import TFieldSystem

/// The places for drafts of one form, some of them in use by other processes.
final class DraftSlots {
  private let form: Form
  private let folder: PrivateFolder
  private let names: [FilePath]
  /// What was found damaged, and where it is now.
  private(set) var notices: [Wording] = []

  init(of form: Form, at path: FilePath, in folder: PrivateFolder) {
    (self.form, self.folder) = (form, folder)
    names = DraftFolder.names(form: path, id: form.id)
  }

  /// The draft that was saved last among those that nobody is working on.
  func latest() throws(DraftTrouble) -> (slot: DraftSlot, draft: Draft)? {
    var latest: (slot: DraftSlot, draft: Draft)?
    for name in try taken() {
      guard let slot = try slot(name), let draft = try draft(in: slot) else { continue }
      if draft.saved >= latest?.draft.saved ?? .min { latest = (slot, draft) }
    }
    return latest
  }

  /// The first place with nothing in it.
  func free() throws(DraftTrouble) -> DraftSlot {
    let taken = try taken()
    for name in names where !taken.contains(name) {
      // Another process may just have filled and left it.
      if let slot = try slot(name), try !self.taken().contains(name) { return slot }
    }
    throw DraftTrouble("there are \(names.count) others of this form; see 'tfield drafts'")
  }

  private func taken() throws(DraftTrouble) -> [FilePath] {
    do {
      let present = Set(try folder.names())
      return names.filter(present.contains)
    } catch { throw DraftTrouble("\(error)") }
  }

  private func slot(_ name: FilePath) throws(DraftTrouble) -> DraftSlot? {
    do {
      return try DraftSlot(name, in: folder)
    } catch { throw DraftTrouble("\(error)") }
  }

  /// The draft in a slot; what is none is moved aside, so that it blocks nobody.
  private func draft(in slot: DraftSlot) throws(DraftTrouble) -> Draft? {
    let reason: String
    do {
      guard let bytes = try slot.read() else { return nil }
      return try Draft(bytes, of: form)
    } catch let error as SystemError {
      if error.errno != 0 { throw DraftTrouble("\(error)") }
      reason = "\(error.cause)"
    } catch { reason = "\(error)" }
    do {
      let aside = try slot.moveAside()
      let place = "\(aside)".visible(limit: 200)
      notices.append(.draft(.unusable(because: reason.visible(limit: 200), movedTo: place)))
    } catch { throw DraftTrouble("\(error)") }
    return nil
  }
}

extension Draft {
  /// Reads a draft, which must be of that form and of the past.
  init(_ bytes: [UInt8], of form: Form) throws(DraftError) {
    try self.init(bytes)
    guard self.form == form.id else { throw .otherForm(self.form) }
    // A day ahead may be a clock that was put right since.
    guard saved <= Clock.secondsSince1970 + 86_400 else { throw .future }
  }
}

extension NamedDraft {
  /// Takes the file, unless another process fills in a form with it.
  init(of path: FilePath, locksIn folder: DraftFolder) throws(Failure) {
    self.path = path
    let whole = path.folder.resolved.appending(path.name)
    let name = FilePath("file-\(Fingerprint(of: whole.bytes))")
    guard let folder = try? folder.open(creating: true) else {
      lock = nil
      return
    }
    do {
      lock = try DraftSlot(name, in: folder)
    } catch {
      lock = nil
      return
    }
    guard lock != nil else {
      throw .usage("'\(path)' is the draft of another tfield that is still running")
    }
  }

  /// The draft in the file; a file that is something else is not touched.
  func draft(of form: Form) throws(Failure) -> Draft? {
    do {
      guard let bytes = try read() else { return nil }
      return try Draft(bytes, of: form)
    } catch let error as SystemError {
      throw Failure(.unusableFile, "\(error)")
    } catch {
      throw Failure(.unusableFile, "can't use '\(path)' as a draft: \(error)")
    }
  }
}
