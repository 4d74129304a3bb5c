import TField
import TFieldScreen
import TFieldSystem

/// Reads input, carries it out and draws, in turns, until the form is left.
///
/// All waiting input is read before one drawing. While a slow terminal hasn't taken the last
/// drawing, no new one is made, so neither keys nor signals ever wait for it.
struct FormLoop {
  let terminal: Terminal
  private let form: FormRun
  var session: FormSession
  private var screen: FormScreen
  private var decoder: KeyDecoder
  var ending: FormRun.Ending?
  private var needsDrawing = true
  /// Whether the terminal's size may have changed.
  private var needsMeasuring = true
  /// The current series of resizes, while more may follow.
  private var resizes: Storm?
  /// Whether another program may have written on the screen.
  private var needsRepair = false
  private var lastInput = Clock.now
  private(set) var wakeup = FormRun.Wakeup()
  let endsAt: Duration?

  init(_ session: FormSession, on terminal: Terminal, _ run: FormRun) {
    self.session = session
    self.terminal = terminal
    form = run
    var options = run.options.screen
    options.charset = terminal.charset
    options.showsFaint = terminal.showsFaint
    options.drawsBlocks = terminal.drawsBlocks
    options.drawsSwatches = terminal.drawsSwatches
    // A list of entries is a form of its own, which is drawn below the prompt.
    options.isInLine = terminal.isLine && !session.fields.contains { $0.editor.isEntries }
    screen = FormScreen(options)
    let isRxvt = run.options.environment.name.isRxvt
    decoder = KeyDecoder { TerminfoKeys.current(isRxvt: isRxvt) }
    endsAt = run.options.timeLimit.map { Clock.now + $0 }
  }

  var options: FormOptions { form.options }

  mutating func run() -> FormRun.Ending {
    Watchdog.begin(until: endsAt)
    defer { Watchdog.end() }
    beginQuestion()
    finishBatch()
    while ending == nil {
      draw()
      takeTurn()
    }
    return ending ?? .finished
  }

  private mutating func draw() {
    guard needsDrawing, terminal.isReady, resizes.map({ $0.end <= Clock.now }) ?? true else {
      return
    }
    resizes = nil
    if needsRepair { terminal.redraw() }
    if needsMeasuring { terminal.followSize() }
    needsMeasuring = false
    (needsDrawing, needsRepair) = (false, false)
    show(form.panel())
    noteShown()
  }

  /// Begins the question in focus, in a line below the prompt.
  private mutating func beginQuestion() {
    guard terminal.isLine else {
      // The list of a single question has no room there.
      let editor = session.focusedField.map { session.fields[$0].editor }
      if options.screen.isInLine, editor?.opensFromEnter ?? false {
        session.handle(.open)
      }
      return
    }
    guard !session.fields.contains(where: { $0.editor.isEntries }) else { return }
    terminal.say(screen.begin(in: &session, width: terminal.size.columns))
    // A question that wasn't seen can't have been answered.
    if session.focusedField == nil { _ = terminal.device.read() }
  }

  /// Draws what stays of the questions below the prompt, however they were left.
  mutating func drawLast() {
    guard terminal.isReachable else { return }
    terminal.show(screen.farewell(of: session, width: terminal.size.columns))
  }

  /// The height of a form below a prompt, which is half of the screen otherwise.
  private static let leastHeight = 8

  private mutating func show(_ panel: FaultPanel?) {
    let size = terminal.size
    let below = panel?.block(width: size.columns, of: size.rows, in: terminal.charset)
    let isBelow = terminal.isLine && !screen.isInLine
    let rows = isBelow ? min(size.rows, max(Self.leastHeight, size.rows / 2)) : size.rows
    let height = rows - (below?.height ?? 0)
    let canvas = screen.canvas(for: session, width: size.columns, height: height)
    terminal.show(below.map(canvas.above) ?? canvas)
  }

  /// Marks the question as seen once the terminal has taken the drawing.
  private mutating func noteShown() {
    if terminal.isReady { session.wasShown(at: Clock.now) }
  }

  private mutating func takeTurn() {
    let keys = Awaited(terminal.descriptor, .readable)
    let awaited =
      [Signals.bell, keys] + (terminal.isReady ? [] : [Awaited(terminal.descriptor, .writable)])
      + wakeup.awaited
    let moments = [decodesAt, wakeup.moment, endsAt, needsDrawing ? resizes?.end : nil]
    let patience = moments.compactMap(\.self).min().map { $0 - Clock.now }
    let ready = Awaited.first(of: awaited, atMost: terminal.hasTyped ? .zero : patience)
    Watchdog.beginTurn()
    session.turn(to: form.day())
    if ready.contains(Signals.bell) { receive(Signals.pending()) }
    if ending == nil, ready.contains(keys) || terminal.hasTyped { receive(terminal.read()) }
    if !terminal.isReady {
      terminal.sendOn()
      if !needsDrawing { noteShown() }
    }
    if ending == nil { keepTime() }
    if ready.contains(where: wakeup.awaited.contains) { finishBatch() }
  }
}

extension FormLoop {
  /// When the decoder stops waiting for more bytes.
  private var decodesAt: Duration? {
    decoder.pendingTimeout.map { lastInput + options.environment.limit($0) }
  }

  private mutating func keepTime() {
    let now = Clock.now
    if let decodesAt, decodesAt <= now {
      carryOut(decoder.timeOut())
      if decoder.isPasteStalled {
        session.tell(.say("screen.pasteGoesOn"), isUrgent: true)
        needsDrawing = true
      }
    }
    if let endsAt, endsAt <= now, ending == nil { ending = .timedOut }
    if let moment = wakeup.moment, moment <= now, ending == nil { finishBatch() }
  }
}

extension FormLoop {
  private mutating func receive(_ reading: TerminalDevice.Reading) {
    switch reading {
    case .nothing: break
    case .hungUp: ending = .hungUp
    case .bytes(let bytes):
      lastInput = Clock.now
      carryOut(decoder.feed(bytes))
    }
  }

  private mutating func carryOut(_ inputs: [Input]) {
    guard !inputs.isEmpty else { return }
    if let signal = inputs.lazy.compactMap(\.signal).first { Signals.note(signal) }
    for input in inputs where ending == nil {
      let judgement = Judgement(of: session.form)
      let request = screen.handle(input, at: lastInput, in: &session)
      judgement.end()
      if let request { carryOut(request) }
      if screen.hasLeftQuestion(of: session) {
        drawLast()
        terminal.beginLine()
        beginQuestion()
      }
    }
    if ending == nil { finishBatch() }
  }

  private mutating func carryOut(_ request: FormScreen.Request) {
    switch request {
    case .redraw: (needsRepair, needsMeasuring) = (true, true)
    case .suspend: suspend(wholeJob: true)
    case .interrupt: ending = .interrupted(signal: Signal.interrupt.number)
    case .quit: ending = .interrupted(signal: Signal.quit.number)
    // Only while the form is being edited.
    case .copy where session.outcome != .editing, .edit where session.outcome != .editing: break
    case .copy(let text): terminal.copy(text)
    case .edit(let text): edit(text)
    }
  }

  /// Lets the program react to the input, which may change the outcome.
  mutating func finishBatch() {
    let judgement = Judgement(of: session.form)
    defer { judgement.end() }
    wakeup = form.afterBatch(&session)
    needsDrawing = true
    switch session.outcome {
    case .editing, .performing: break
    case .submitted, .cancelled: ending = .finished
    }
  }
}

extension Input {
  /// The signal that a key stands for: the keys before it are carried out in haste.
  fileprivate var signal: Signal? {
    guard case .key(let key) = self else { return nil }
    return switch KeyMap[.form].command(for: key) {
    case .interrupt: .interrupt
    case .quit: .quit
    default: nil
    }
  }
}

extension FormLoop {
  private mutating func receive(_ signals: Set<Signal>) {
    ending = FormRun.Ending(signals)
    guard ending == nil else { return }
    if signals.contains(.suspend), !options.screen.isRestricted {
      suspend(wholeJob: false)
    } else if signals.contains(.resume) {
      // We were stopped without warning, so the terminal may be in any state.
      resume()
    } else if signals.contains(.resize) {
      (needsDrawing, needsMeasuring) = (true, true)
      resizes = Storm(after: resizes, pause: .milliseconds(4), longest: .milliseconds(60))
    }
  }

  private mutating func suspend(wholeJob: Bool) {
    terminal.leave()
    suspendProcess(wholeJob: wholeJob)
    if ending == nil { resume() }
  }

  /// Stops us until we are continued; stops again if a suspend signal came meanwhile.
  mutating func suspendProcess(wholeJob: Bool) {
    var signals: Set<Signal>
    repeat {
      try? Signals.suspend(wholeJob: wholeJob)
      signals = Signals.pending()
      // A shell that ends a stopped job first continues it.
      ending = FormRun.Ending(signals)
    } while ending == nil && signals.contains(.suspend)
  }

  mutating func resume() {
    do { try terminal.enter() } catch { ending = ending ?? .hungUp }
    (needsDrawing, needsMeasuring) = (true, true)
  }
}

/// A series of changes, such as resizes: they are handled after a pause, but without long delay.
package struct Storm {
  private let start: Duration
  /// When to handle the changes.
  package let end: Duration

  /// A change now, which continues an earlier series.
  package init(
    after earlier: Self?, at now: Duration = Clock.now, pause: Duration, longest: Duration
  ) {
    start = earlier?.start ?? now
    end = min(now + pause, start + longest)
  }
}

/// Editing a text in the person's own editor, which has the terminal meanwhile.
extension FormLoop {
  /// Lets the person edit a text; on any failure, the form's text stays as it was.
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

  /// The edited text, and whether it was valid UTF-8; `nil` if the form was ended meanwhile.
  private mutating func edited(
    _ text: String, by words: [String]
  ) throws(Wording) -> (text: String, isWhole: Bool)? {
    do throws(SystemError) {
      // Nobody else can read the file, and it is removed with its folder.
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

  /// Runs the editor on a file; returns whether it succeeded.
  private mutating func run(_ words: [String], on path: FilePath) throws(SystemError) -> Bool {
    terminal.leave()
    // Even before an immediate exit, because a killed editor leaves the screen in any state.
    defer { if ending == nil || terminal.isReachable { resume() } }
    let editor = try ForegroundProcess(
      words.map { Array($0.utf8) } + [path.bytes], on: terminal.device)
    while ending == nil {
      switch editor.state {
      case .running: attend(to: editor)
      case .stopped:
        // We stop with the editor, so that the shell gets its turn; then both continue.
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

  /// Waits for an event; drafts and checks continue meanwhile.
  private mutating func attend(to editor: ForegroundProcess) {
    let others = wakeup.awaited
    let delays = [wakeup.moment, endsAt].compactMap(\.self).map { $0 - Clock.now }
    // A closed terminal is noticed after a second at most.
    let ready = Awaited.first(of: [Signals.bell] + others, atMost: (delays + [.seconds(1)]).min())
    if ready.contains(Signals.bell) {
      let signals = Signals.pending()
      ending = FormRun.Ending(signals)
      if ending == nil, signals.contains(.suspend) { editor.stop() }
      if ending == nil, signals.contains(.resume) { _ = editor.goOn() }
    }
    if terminal.device.isHungUp { ending = ending ?? .hungUp }
    if let endsAt, endsAt <= Clock.now { ending = ending ?? .timedOut }
    let isDue = wakeup.moment.map { $0 <= Clock.now } ?? false
    if ending == nil, isDue || ready.contains(where: others.contains) { finishBatch() }
  }
}
