import TField
import TFieldSystem

/// What happens while the person's own editor has a text, and the terminal with it.
extension FormLoop {
  /// Lets the person edit a text; whatever goes wrong, the one in the form stays as it was.
  mutating func edit(_ text: String) {
    do throws(Wording) {
      let words = try options.environment.editor()
      guard let edited = try edited(text, by: words) else { return }
      if edited.text != text { session.takeFromEditor(edited.text) }
      if !edited.isWhole { session.tell(.say("editor.repaired")) }
    } catch {
      session.tell(error)
    }
  }

  /// The text after the editor, and whether it was all UTF-8; `nil` if the form was ended meanwhile.
  private mutating func edited(
    _ text: String, by words: [String]
  ) throws(Wording) -> (text: String, isWhole: Bool)? {
    do throws(SystemError) {
      // A file that nobody else can read, and that is gone with its folder.
      let scratch = try ScratchFolder()
      let name: FilePath = "text.txt"
      // Editors end the last line, and so do we.
      let given = text.isEmpty ? [] : Array(text.utf8) + [UInt8(ascii: "\n")]
      try scratch.folder.replace(name, with: given)
      let isDone = try run(words, on: scratch.folder.path.appending(name))
      guard ending == nil else { return nil }
      // More bytes than any text that fits into a field.
      if isDone, var bytes = try scratch.folder.read(name, limit: 4_194_304) {
        if bytes.last == UInt8(ascii: "\n") { bytes.removeLast() }
        if bytes.last == UInt8(ascii: "\r") { bytes.removeLast() }
        let whole = String(validating: bytes, as: UTF8.self)
        return (whole ?? String(decoding: bytes, as: UTF8.self), whole != nil)
      }
    } catch {
      if error.call == .run, let program = words.first {
        throw .say(
          "editor.notStarted", ["program": program, "reason": Wording(error.cause)])
      }
      throw .say("editor.noFile", ["reason": Wording(error)])
    }
    throw .say("editor.failed")
  }

  /// Runs the editor on a file; whether it ended well.
  private mutating func run(_ words: [String], on path: FilePath) throws(SystemError) -> Bool {
    terminal.leave()
    // The screen is taken again even to be left at once: an editor that was killed left it anyhow.
    defer { if ending == nil || terminal.isReachable { resume() } }
    let editor = try ForegroundProcess(
      words.map { Array($0.utf8) } + [path.bytes], on: terminal.device)
    while ending == nil {
      switch editor.state {
      case .running: attend(to: editor)
      case .stopped:
        // Stops us with the editor, so that the shell has its turn; then both go on.
        repeat {
          editor.takeTerminalBack()
          suspendProcess(wholeJob: true)
        } while ending == nil && !editor.goOn()
      case .exited(let code): return code == 0
      case .signalled: return false
      }
    }
    editor.finish()
    return false
  }

  /// Waits for something to happen; drafts and checks go on meanwhile.
  private mutating func attend(to editor: ForegroundProcess) {
    let others = wakeup.descriptors.map { Awaited($0, .readable) }
    let delays = [wakesAt, endsAt].compactMap(\.self).map { $0 - Clock.now }
    // A terminal that is gone goes unnoticed for a second at most.
    let ready = Awaited.first(of: [Signals.bell] + others, atMost: (delays + [.seconds(1)]).min())
    if ready.contains(Signals.bell) {
      let signals = Signals.pending()
      ending = FormRun.Ending(signals)
      if ending == nil, signals.contains(.suspend) { editor.stop() }
      if ending == nil, signals.contains(.resume) { _ = editor.goOn() }
    }
    if terminal.device.isHungUp { ending = ending ?? .hungUp }
    if let endsAt, endsAt <= Clock.now { ending = ending ?? .timedOut }
    let isDue = wakesAt.map { $0 <= Clock.now } ?? false
    if ending == nil, isDue || ready.contains(where: others.contains) { finishBatch() }
  }
}
