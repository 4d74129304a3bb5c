/// How text gets into a field and out of it.
extension FieldState {
  /// Carries out an editing key; true if the data changed.
  mutating func handle(
    _ command: EditCommand, clipboard: inout Clipboard, in surroundings: Surroundings
  ) -> Bool {
    notice = nil
    let before = buffer.edits
    carryOut(command, clipboard: &clipboard)
    guard buffer.edits != before else { return false }
    changed(in: surroundings)
    return true
  }

  private mutating func carryOut(_ command: EditCommand, clipboard: inout Clipboard) {
    switch command {
    case .move(let motion): buffer.move(motion)
    case .select(let motion): buffer.move(motion, isSelecting: true)
    case .copy: copy(to: &clipboard)
    default: if !isReadOnly { change(by: command, clipboard: &clipboard) }
    }
  }

  private mutating func change(by command: EditCommand, clipboard: inout Clipboard) {
    switch command {
    case .insert(let character): insert(String(character), .typing)
    case .paste(let text): insert(text, .pasting)
    case .yank: insert(clipboard.text, .pasting)
    case .delete(let motion): remove(buffer.selection ?? buffer.range(of: motion))
    case .kill(let motion): kill(buffer.range(of: motion), to: &clipboard)
    case .cut: if let selection = buffer.selection { kill(selection, to: &clipboard) }
    case .undo: if !buffer.undo() { notice = .form(.nothingToUndo) }
    case .redo: if !buffer.redo() { notice = .form(.nothingToUndo) }
    case .restore: restoreInitial()
    case .move, .select, .copy: break
    }
  }

  private mutating func copy(to clipboard: inout Clipboard) {
    guard let selection = buffer.selection, !field.isPrivate else { return }
    clipboard.keep(buffer.text(in: selection))
  }

  private mutating func kill(_ range: Range<Int>, to clipboard: inout Clipboard) {
    if !field.isPrivate { clipboard.keep(buffer.text(in: range)) }
    remove(range)
  }

  private mutating func remove(_ range: Range<Int>) {
    guard !range.isEmpty else { return }
    let head = buffer.text(in: 0..<range.lowerBound)
    let tail = buffer.text(in: range.upperBound..<buffer.characters.count)
    let settled = kept(head + tail, .deleting)
    // A filter may drop more from a text's end than from its middle, so the tail is the guide.
    let caret =
      settled.hasSuffix(tail)
      ? settled.count - tail.count : min(kept(head, .deleting).count, head.count)
    buffer.adopt(settled, caret: caret)
  }

  private mutating func restoreInitial() {
    let (data, _) = received(field.initial)
    buffer.adopt(data, caret: data.count)
  }
}

extension FieldState {
  private mutating func insert(_ text: String, _ edit: Edit) {
    let cleaned = cleaned(text)
    guard !cleaned.isEmpty, isReceived(cleaned, edit) else { return }
    let target = buffer.selection ?? buffer.caret..<buffer.caret
    let head = buffer.text(in: 0..<target.lowerBound)
    let tail = buffer.text(in: target.upperBound..<buffer.characters.count)
    let joined = kept(head + cleaned + tail, edit)
    let count = joined.count
    let caret = tail.isEmpty ? count : kept(head + cleaned, edit).count
    let overflow = count - type.capacity(for: joined)
    if overflow <= 0 {
      buffer.adopt(joined, caret: caret, isTyping: edit == .typing)
    } else {
      insertWhatFits(joined, caret: caret, overflow: overflow, from: head.count, edit)
    }
  }

  /// Cuts what was inserted, never what stood there before; or refuses it.
  private mutating func insertWhatFits(
    _ joined: String, caret: Int, overflow: Int, from head: Int, _ edit: Edit
  ) {
    let room = joined.count - overflow
    guard edit == .pasting, !type.refusesOverflow, caret - overflow > head else {
      notice = edit == .pasting ? .length(.pasteRefused(room)) : .length(.full(room))
      return
    }
    var fitting = joined
    let start = fitting.index(fitting.startIndex, offsetBy: caret - overflow)
    fitting.removeSubrange(start..<fitting.index(start, offsetBy: overflow))
    buffer.adopt(kept(fitting, edit), caret: caret - overflow)
    notice = .length(.pasteCut(room))
  }

  func cleaned(_ text: String) -> String {
    if Intake.isClean(text) { return text }
    return Intake.cleaned(
      text, folding: type.foldsForms, keepingLines: type.keepsLines,
      keepingEntries: editor.hasEntries)
  }

  /// What the type keeps; marks that come to stand beside a letter are composed with it.
  private func kept(_ text: String, _ edit: Edit) -> String { cleaned(type.filter(text, edit)) }

  private mutating func isReceived(_ text: String, _ edit: Edit) -> Bool {
    switch type.reception(of: text, into: data, edit) {
    case .accept: return true
    case .note(let wording):
      notice = wording
      return true
    case .refuse(let wording):
      notice = wording
      return false
    }
  }
}

extension FieldState {
  /// What becomes of a whole text that is put into the empty field, and what to tell about it.
  func received(_ text: String) -> (data: String, notice: Wording?) {
    var empty = self
    empty.buffer = EditBuffer()
    empty.notice = nil
    empty.insert(text, .pasting)
    return (type.finish(empty.data), empty.notice)
  }

  /// Becomes what the field is where it stands, and takes its first value.
  mutating func open(with text: String, in surroundings: Surroundings) {
    adapt(to: surroundings)
    decideNeed(in: surroundings)
    prefill(text, in: surroundings)
  }

  /// Takes a value that nobody typed here: as an edit followed by leaving, without history.
  ///
  /// An empty one shows nothing when the form opens.
  mutating func prefill(_ text: String, in surroundings: Surroundings) {
    guard !text.isEmpty else { return judge(in: surroundings) }
    let (data, notice) = received(text)
    self.notice = notice
    opening = data
    lastGood = data
    buffer.reset(to: data)
    judge(in: surroundings)
    showFailures()
    becomeInactive()
  }

  /// Takes a value from the program while the form is open.
  mutating func set(_ text: String, in surroundings: Surroundings) {
    if activity == .active {
      var own = self
      own.buffer = EditBuffer()
      own.insert(text, .pasting)
      buffer.reset(to: own.data)
      return changed(in: surroundings)
    }
    buffer.reset(to: received(text).data)
    changed(in: surroundings)
    conclude(in: surroundings)
  }
}

extension FieldState {
  /// Takes data that was chosen, not typed, as one step that can be undone.
  mutating func replace(with data: String, in surroundings: Surroundings) {
    let (settled, notice) = received(data)
    self.notice = notice
    buffer.adopt(settled, caret: settled.count)
    changed(in: surroundings)
  }

  /// Takes a whole text that was edited elsewhere, as one step that can be undone.
  ///
  /// A text that is refused leaves the old one in place.
  mutating func replaceText(with text: String, in surroundings: Surroundings) {
    var own = self
    own.buffer = EditBuffer()
    own.notice = nil
    own.insert(text, .pasting)
    notice = own.notice
    guard !own.data.isEmpty || cleaned(text).isEmpty else {
      notice = notice ?? .fittingCharacters
      return
    }
    guard own.data != data else { return }
    buffer.adopt(own.data, caret: own.data.count)
    changed(in: surroundings)
  }

  /// Lets a motion work on the caret.
  mutating func editBuffer<Result>(_ edit: (inout EditBuffer) -> Result) -> Result { edit(&buffer) }
}
