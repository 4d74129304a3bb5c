import Foundation
import TestSupport
import Testing

/// Collects what a program writes into a pipe, for as long as it writes.
final class Capture {
  private let reading: Int32
  private var writing: Int32
  private(set) var bytes: [UInt8] = []

  init() throws {
    var ends: [Int32] = [-1, -1]
    _ = try checked(pipe(&ends))
    (reading, writing) = (ends[0], ends[1])
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    _ = fcntl(reading, F_SETFL, O_NONBLOCK)
  }

  deinit {
    closeOurEnd()
    close(reading)
  }

  /// The end that the program gets.
  var end: Int32 { writing }

  func closeOurEnd() {
    if writing >= 0 { close(writing) }
    writing = -1
  }

  func read() {
    var chunk = [UInt8](repeating: 0, count: 65_536)
    while true {
      let count = Foundation.read(reading, &chunk, chunk.count)
      guard count > 0 else { return }
      bytes += chunk.prefix(count)
    }
  }
}

/// What the kernel says of a process, read anew each time it is asked.
struct ProcessStatus {
  let process: pid_t

  /// What it does, as a letter: it runs (R), waits for a disk (D) or for anything else (S), is
  /// stopped (T), has ended (Z); `nil` once it is forgotten.
  var state: Character? { value("State")?.first }

  /// Whether it would go on at once if the machine let it.
  var isAtWork: Bool { state == "R" || state == "D" }

  /// Whether it has nothing to do before something comes.
  ///
  /// It is in `poll` for a second or more, and no program that it started is at work. Never true on
  /// processors whose numbers of system calls aren't known here.
  var awaitsInput: Bool {
    #if arch(x86_64)
      let call = text("syscall").split(separator: " ")
      guard call.count > 3, call[0] == "7", children.isEmpty,
        let limit = UInt64(call[3].dropFirst(2), radix: 16)
      else { return false }
      return !(0..<1000).contains(Int32(truncatingIfNeeded: limit))
    #else
      return false
    #endif
  }

  /// How often it has gone to wait for something.
  var pauses: Int { value("voluntary_ctxt_switches").flatMap { Int($0) } ?? 0 }

  /// A size: `VmRSS` is the memory it has, `VmHWM` the most it had.
  func kilobytes(_ key: String) -> Int? {
    value(key)?.split(separator: " ").first.flatMap { Int($0) }
  }

  /// The processor time it took, in hundredths of a second.
  var ticks: Int {
    fields.dropFirst(11).prefix(2).compactMap { Int($0) }.reduce(0, +)
  }

  /// The leader of the processes that it belongs to.
  var group: pid_t? { fields.dropFirst(2).first.flatMap { pid_t($0) } }

  var isShell: Bool { ["bash", "sh"].contains(value("Name")) }

  /// What `stat` says of it, from its state on.
  private var fields: [Substring] {
    text("stat").split(separator: ")").last?.split(separator: " ") ?? []
  }

  var children: [pid_t] {
    text("task/\(process)/children").split(separator: " ").compactMap { pid_t($0) }
  }

  private func value(_ key: String) -> String? {
    let line = text("status").split(separator: "\n").first { $0.hasPrefix(key + ":") }
    return line?.dropFirst(key.count + 1).trimmingCharacters(in: .whitespaces)
  }

  private func text(_ name: String) -> String {
    (try? String(contentsOfFile: "/proc/\(process)/\(name)", encoding: .utf8)) ?? ""
  }
}

/// A program at work in an emulated terminal: keys go in, the screen comes out.
///
/// Standard output and error are pipes, as in `$(tfield form.json)`, unless asked otherwise.
final class ProgramRun {
  /// How a program ended.
  enum Ending: Hashable {
    case exited(Int)
    case signalled(Int)
  }

  let terminal: PseudoTerminal
  let screen: EmulatedScreen
  let process: pid_t
  let modesBefore: PseudoTerminal.Modes
  /// Every byte the program sent to the terminal.
  private(set) var sent: [UInt8] = []
  private var mark = 0
  private var ending: Ending?
  private let output: Capture
  private let errors: Capture
  private var unsent: ArraySlice<UInt8> = []
  /// How often the program had gone to wait when it last got something to do.
  private var pausesBefore: (process: pid_t, count: Int)?

  /// Starts a program; `onTerminal` has standard output and error appear on the screen as well.
  init(
    _ arguments: [String], size: PseudoTerminal.Size = .usual, term: String = "xterm-256color",
    environment: [String: String] = [:], folder: String? = nil, input: Int32? = nil,
    onTerminal: Bool = false
  ) throws {
    terminal = try PseudoTerminal(size: size)
    screen = try #require(EmulatedScreen(size: size))
    modesBefore = terminal.modes
    (output, errors) = (try Capture(), try Capture())
    let streams = PseudoTerminal.Streams(
      input: input, output: onTerminal ? nil : output.end, errors: onTerminal ? nil : errors.end)
    process = try terminal.spawn(
      arguments, environment: Self.environment(term).merging(environment) { $1 }, folder: folder,
      streams: streams)
    output.closeOurEnd()
    errors.closeOurEnd()
  }

  deinit {
    if ending == nil {
      kill(-process, SIGKILL)
      kill(process, SIGKILL)
      waitpid(process, nil, 0)
    }
  }

  private static func environment(_ term: String) -> [String: String] {
    let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
    return ["PATH": path, "TERM": term, "LANG": "C.UTF-8", "HOME": "/nonexistent"]
  }
}

extension ProgramRun {
  /// For hangs alone: however busy the machine is, what works takes a tenth of it.
  static let limit = Duration.seconds(200)

  /// Types keys, all at once.
  func send(_ keys: String) { send(bytes: Array(keys.utf8)) }

  func send(bytes: [UInt8]) {
    if !bytes.isEmpty { countPauses() }
    unsent += bytes
    pump(waiting: 0)
  }

  /// Sends a signal to the program, or to nobody once it has ended.
  func signal(_ number: Int32) {
    guard !hasEnded else { return }
    countPauses()
    kill(process, number)
  }

  func resize(to size: PseudoTerminal.Size) {
    pump(waiting: 0)
    countPauses()
    screen.resize(to: size)
    terminal.resize(to: size)
  }

  /// Moves bytes between program and screen, until `condition` holds or the time is over.
  @discardableResult
  func wait(atMost limit: Duration = limit, until condition: () -> Bool) -> Bool {
    let end = ContinuousClock.now + limit
    while !condition() {
      guard ContinuousClock.now < end else { return false }
      pump(waiting: 5)
    }
    return true
  }

  /// Waits until `text` stands on the screen in one row; records a failure with the screen if not.
  @discardableResult
  func waitFor(
    _ text: String, atMost limit: Duration = limit,
    sourceLocation: SourceLocation = #_sourceLocation
  ) -> Bool {
    let found = wait(atMost: limit) { screen.rows.contains { $0.contains(text) } }
    if !found {
      Issue.record(
        "no '\(text)' on the screen:\n\(screen.text)\nstandard error: \(standardError)",
        sourceLocation: sourceLocation)
    }
    return found
  }

  /// Presses a button of the question on the screen; a key that comes too early is sent again.
  func choose(_ button: String, sourceLocation: SourceLocation = #_sourceLocation) {
    guard waitFor(" \(button)", sourceLocation: sourceLocation) else { return }
    repeatedly("\t") { self.textAtCursor.hasPrefix(button) }
    repeatedly("\r") { self.hasEnded || !self.textAtCursor.hasPrefix(button) }
  }

  /// What stands on the screen from the cursor on.
  private var textAtCursor: String {
    String(Array(screen.row(screen.cursor.row)).dropFirst(screen.cursor.column))
  }

  private func repeatedly(_ key: String, until condition: () -> Bool) {
    let end = ContinuousClock.now + Self.limit
    while !condition(), ContinuousClock.now < end {
      let before = textAtCursor
      send(key)
      wait(atMost: .seconds(1)) { condition() || textAtCursor != before }
    }
  }

  /// Waits until the program has done what it got to do, and waits for more; where the system doesn't
  /// tell, until it has been silent for a while.
  func settle() {
    // Asking for bytes brings all that was written before.
    stayQuiet(for: .milliseconds(50)) { awaitsInput && !pump(waiting: 0) }
  }

  /// Waits until nothing has been sent to the terminal for `time`, in which nothing was to be done:
  /// on a busy machine a program may be silent because it isn't let run.
  func settle(for time: Duration) {
    stayQuiet(for: time) { false }
  }

  private func stayQuiet(for time: Duration, or isEnough: () -> Bool) {
    var last = (count: sent.count, since: ContinuousClock.now)
    wait {
      if sent.count != last.count || !unsent.isEmpty || foreground.isAtWork {
        last = (sent.count, .now)
      }
      return ContinuousClock.now - last.since >= time || isEnough()
    }
  }

  private func countPauses() {
    let foreground = foreground
    pausesBefore = (foreground.process, foreground.pauses)
  }

  /// Whether the program has gone to wait for input since it got something to do: it can't do so
  /// before it has taken that.
  private var awaitsInput: Bool {
    let foreground = foreground
    let isTaken = pausesBefore.map {
      $0.process != foreground.process || $0.count != foreground.pauses
    }
    return isTaken ?? true && unsent.isEmpty && foreground.awaitsInput
  }

  /// Moves bytes both ways; answers whether any came.
  @discardableResult
  private func pump(waiting milliseconds: Int32) -> Bool {
    unsent.removeFirst(unsent.isEmpty ? 0 : terminal.write(unsent.prefix(65_536)))
    let bytes = terminal.read(waiting: milliseconds, orUntilWritable: !unsent.isEmpty)
    sent += bytes
    unsent += screen.feed(bytes)
    output.read()
    errors.read()
    return !bytes.isEmpty
  }
}

extension ProgramRun {
  var status: ProcessStatus { ProcessStatus(process: process) }

  /// The program that keys go to: this one, the job of a shell, or what a script waits for.
  private var foreground: ProcessStatus {
    let leader = terminal.foreground ?? process
    var status = ProcessStatus(process: leader)
    while status.isShell,
      let child = status.children.last(where: { ProcessStatus(process: $0).group == leader })
    {
      status = ProcessStatus(process: child)
    }
    return status
  }

  /// From here on ``bytesSent`` counts anew.
  func setMark() {
    pump(waiting: 0)
    mark = sent.count
  }

  /// How many bytes came to the terminal since the mark.
  var bytesSent: Int { sent.count - mark }

  var standardOutput: String { String(decoding: output.bytes, as: UTF8.self) }
  var standardError: String { String(decoding: errors.bytes, as: UTF8.self) }
  var standardOutputBytes: [UInt8] { output.bytes }

  /// Whether the program has ended; asks without waiting.
  var hasEnded: Bool {
    var status: Int32 = 0
    if ending == nil, waitpid(process, &status, WNOHANG) == process {
      let signal = Int(status & 0x7F)
      ending = signal == 0 ? .exited(Int(status >> 8 & 0xFF)) : .signalled(signal)
      while pump(waiting: 0) {}
    }
    return ending != nil
  }

  /// How the program ended, waiting for it; a program that doesn't is a failure.
  func ending(
    within limit: Duration = limit, sourceLocation: SourceLocation = #_sourceLocation
  ) -> Ending? {
    if !wait(atMost: limit, until: { hasEnded }) {
      Issue.record("the program goes on:\n\(screen.text)", sourceLocation: sourceLocation)
    }
    return ending
  }

  /// The exit status, 128 + n after signal n, waiting for the end.
  func exitStatus(
    within limit: Duration = limit, sourceLocation: SourceLocation = #_sourceLocation
  ) -> Int? {
    switch ending(within: limit, sourceLocation: sourceLocation) {
    case .exited(let code): code
    case .signalled(let number): 128 + number
    case nil: nil
    }
  }

  /// Whether the terminal is as the program found it: modes, screen and cursor.
  var isTerminalRestored: Bool {
    terminal.modes == modesBefore && !screen.isAlternate && screen.isCursorVisible
      && !screen.reportsMouse
  }
}

extension ProgramRun {
  /// Waits until a process has gone.
  func expectGone(_ process: pid_t, sourceLocation: SourceLocation = #_sourceLocation) {
    wait { kill(process, 0) != 0 }
    #expect(kill(process, 0) != 0, sourceLocation: sourceLocation)
  }
}
