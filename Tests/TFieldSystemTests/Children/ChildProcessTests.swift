import Foundation
import TFieldSystem
import Testing

@Suite struct ChildProcessTests {
  let folder = TemporaryFolder()

  /// Runs a script in its folder, and says how long that took.
  private func run(
    _ body: String, input: [UInt8] = [], deadline: Duration = .seconds(200)
  ) -> (result: ChildResult, time: Duration) {
    _ = folder.script(body)
    let start = Clock.now
    let result = ChildProcess.run(
      ChildCommand(["./script"], folder: folder.path, input: input, deadline: deadline))
    return (result, Clock.now - start)
  }

  private func succeeded(_ output: String = "", errors: String = "") -> ChildResult {
    .exited(code: 0, output: Array(output), errors: Array(errors))
  }

  @Test func `a program gets its input and gives output, errors and a code`() {
    let result = run("cat; echo bad >&2; exit 7", input: Array("good")).result
    #expect(result == .exited(code: 7, output: Array("good"), errors: Array("bad\n")))
  }

  @Test(arguments: [126, 127, 255])
  func `every code is handed on`(code: Int) {
    #expect(run("exit \(code)").result == .exited(code: code, output: [], errors: []))
  }

  @Test func `output that is no text is handed on as bytes`() {
    let result = run("printf 'a\\000\\377'; head -c 60000 /dev/zero >&2").result
    let zeros = [UInt8](repeating: 0, count: 60_000)
    #expect(result == .exited(code: 0, output: [0x61, 0, 0xFF], errors: zeros))
  }

  @Test func `a name without a slash is looked up, one with a slash is in the folder`() {
    let command = ChildCommand(["printf", "%s|", "a b", "$HOME;`id`", "*"], folder: folder.path)
    #expect(ChildProcess.run(command) == succeeded("a b|$HOME;`id`|*|"))
    #expect(run("pwd").result == succeeded(folder.text + "\n"))
  }

  @Test func `a name that is nowhere in PATH can't be started`() {
    let command = ChildCommand(["no-such-program"], folder: folder.path)
    // A folder in PATH that we may not enter leaves open what is in it.
    let errors = [ENOENT, EACCES].map { SystemError(.run, .code($0), "no-such-program") }
    #expect(errors.map(ChildResult.couldNotStart).contains(ChildProcess.run(command)))
  }

  @Test func `what can't be started is said to be so`() {
    folder.write("#!/bin/sh\n", to: "plain", mode: 0o644)
    folder.write("#!/no/such/shell\n", to: "orphan", mode: 0o755)
    folder.write("echo no shell\n", to: "bare", mode: 0o755)
    mkdir(folder.file("folder"), 0o700)
    for (name, code) in [
      ("./plain", EACCES), ("./orphan", ENOENT), ("./bare", ENOEXEC), ("./folder", EACCES),
      ("./nothing", ENOENT),
    ] {
      let result = ChildProcess.run(ChildCommand([name], folder: folder.path))
      #expect(result == .couldNotStart(SystemError(.run, .code(code), FilePath(name))))
    }
    for arguments in [[], [""], ["a\0b"]] {
      let result = ChildProcess.run(ChildCommand(arguments))
      let name = FilePath(arguments.first ?? "")
      #expect(result == .couldNotStart(SystemError(.run, .unusableName, name)))
    }
    let nowhere = folder.path("no")
    #expect(
      ChildProcess.run(ChildCommand(["true"], folder: nowhere))
        == .couldNotStart(SystemError(.run, .code(ENOENT), nowhere)))
  }

  @Test(arguments: ["exit 0", "exec <&-; echo x > ready; exit 0", "head -c 3 > part"])
  func `a program needn't read its input`(body: String) {
    let input = [UInt8](repeating: 120, count: 1_000_000)
    #expect(run(body, input: input).result == succeeded())
  }

  @Test func `much input and output pass each other`() {
    let input = [UInt8](repeating: 120, count: 1_000_000)
    let command = ChildCommand(
      ["cat"], input: input, deadline: .seconds(200), outputLimit: 1_000_000)
    #expect(ChildProcess.run(command) == .exited(code: 0, output: input, errors: []))
  }

  @Test(arguments: ["yes", "yes >&2", "head -c 65537 /dev/zero", "yes & exec sleep 1000"])
  func `a flood ends the program`(body: String) {
    let (result, time) = run(body)
    #expect(result == .flooded)
    #expect(time < .seconds(100))
  }

  @Test func `where output is dropped, a flood ends nothing, and its ends are kept`() {
    var command = ChildCommand(
      [
        "sh", "-c",
        "echo first >&2; head -c 1000000 /dev/zero >&2; echo last >&2; echo done; exit 3",
      ],
      deadline: .seconds(60), outputLimit: 100)
    command.dropsOutput = true
    let child = ChildProcess(command)
    while child.step() == nil { _ = Awaited.first(of: child.awaited, atMost: child.timeLeft) }
    guard case .exited(code: 3, let output, let errors) = child.step() else {
      Issue.record("\(String(describing: child.step()))")
      return
    }
    #expect(output == Array("done\n".utf8))
    #expect(errors.count == 100 && errors.starts(with: "first\n".utf8))
    #expect(child.lastWritten.suffix(6).elementsEqual("\0last\n".utf8))
    #expect(child.lastWritten.count < 20_000)
  }

  @Test func `output up to the limit is no flood`() {
    let zeros = [UInt8](repeating: 0, count: 65_536)
    let result = run("head -c 65536 /dev/zero").result
    #expect(result == .exited(code: 0, output: zeros, errors: []))
  }

  @Test(arguments: [SIGKILL, SIGTERM, SIGSEGV, SIGPIPE])
  func `a program that dies by a signal is told from one that exits`(signal: Int32) {
    #expect(run("kill -\(signal) $$").result == .signalled(signal))
  }

  @Test(arguments: [
    "exec sleep 1000", "sleep 1000", "exec >&- 2>&-; exec sleep 1000", "kill -STOP $$",
  ])
  func `a program that hangs is ended after its deadline`(body: String) {
    let (result, time) = run(body, deadline: .milliseconds(200))
    #expect(result == .timedOut)
    #expect(time >= .milliseconds(200))
  }

  @Test func `one that ignores the request is killed, with all it started`() throws {
    // `setsid` would be a new session; a group of its own isn't.
    let body = """
      trap '' TERM
      set -m
      sh -c 'trap "" TERM; echo $$ > grandchild; while :; do sleep 0.1; done' &
      echo $$ > child
      while :; do sleep 0.1; done
      """
    let (result, time) = run(body, deadline: .milliseconds(500))
    #expect(result == .timedOut)
    #expect(time >= .milliseconds(500) + ChildProcess.grace)
    for name in ["child", "grandchild"] {
      let process = try #require(folder.process(named: name))
      #expect(becomesTrue { isGone(process) })
    }
  }

  @Test func `a program may use the time of grace to clean up`() {
    let body = "trap 'echo done > cleaned; exit 0' TERM; while :; do sleep 0.05; done"
    // On a busy machine the shell may be too slow to say what it does on the signal.
    #expect(
      becomesTrue {
        run(body, deadline: .seconds(1)).result == .timedOut
          && folder.content("cleaned") == "done\n"
      })
  }

  @Test func `a daemon that keeps the pipe doesn't keep us`() throws {
    let (result, time) = run(
      "echo said; (echo $BASHPID; sleep 1000) >&2 & echo $! > daemon; exit 3")
    guard case .exited(code: 3, Array("said\n"), _) = result else {
      Issue.record("unexpected \(result)")
      return
    }
    #expect(time < .seconds(100))
    kill(-(try #require(folder.process(named: "daemon"))), SIGKILL)
    kill(try #require(folder.process(named: "daemon")), SIGKILL)
  }

  @Test func `a program has no terminal and only three descriptors`() {
    let leak = open("/dev/null", O_RDONLY)
    defer { close(leak) }
    let result = run("ls /proc/self/fd | wc -w; (: < /dev/tty) 2>/dev/null || echo none").result
    // The fourth is the one by which `ls` reads the folder.
    #expect(result == succeeded("4\nnone\n"))
  }

  @Test func `a program has the usual signals and a session of its own`() throws {
    Signals.ignoreWriteSignals()
    guard case .exited(code: 0, let status, _) = run("exec cat /proc/self/status").result,
      case .exited(code: 0, let ids, _) = run("ps -o sid= -p $$; echo $$").result
    else {
      Issue.record("the script failed")
      return
    }
    let words = String(decoding: status, as: UTF8.self).split(whereSeparator: \.isWhitespace)
    for name in ["SigBlk:", "SigIgn:", "SigCgt:"] {
      let value = words[words.index(after: try #require(words.firstIndex(of: Substring(name))))]
      // 32 and 33 are the C library's own.
      #expect(try #require(UInt64(value, radix: 16)) & ~0x1_8000_0000 == 0, "\(name) \(value)")
    }
    let numbers = String(decoding: ids, as: UTF8.self).split(whereSeparator: \.isWhitespace)
    #expect(numbers.count == 2 && numbers[0] == numbers[1])
  }

  @Test func `a child can be awaited without blocking`() {
    let script = folder.script("read line; echo \"$line!\"")
    let child = ChildProcess(ChildCommand([script.description], input: Array("hi\n")))
    var result: ChildResult?
    #expect(
      becomesTrue {
        _ = Awaited.first(of: child.awaited, atMost: child.timeLeft)
        result = child.step()
        return result != nil
      })
    #expect(result == succeeded("hi!\n"))
    #expect(child.step() == result)
    #expect(child.awaited.isEmpty)
  }

  @Test func `a child that is no longer wanted is ended`() {
    _ = folder.script("echo x; exec sleep 1000")
    let child = ChildProcess(ChildCommand(["./script"], folder: folder.path))
    #expect(becomesTrue { child.step() == nil && child.written.output == Array("x\n") })
    child.cancel()
    #expect(becomesTrue { child.step() == .cancelled })
  }

  @Test func `a child that is let go of is killed`() throws {
    _ = folder.script("echo $$ > child; exec sleep 1000")
    var child: ChildProcess? = ChildProcess(ChildCommand(["./script"], folder: folder.path))
    #expect(becomesTrue { folder.process(named: "child") != nil })
    withExtendedLifetime(child) {}
    child = nil
    #expect(isGone(try #require(folder.process(named: "child"))))
  }
}

extension TemporaryFolder {
  /// The process whose number a script left in a file.
  fileprivate func process(named name: String) -> pid_t? {
    content(name).flatMap { $0.hasSuffix("\n") ? pid_t($0.dropLast()) : nil }
  }
}

/// Whether a process has ended, be it collected or not.
private func isGone(_ process: pid_t) -> Bool {
  guard let bytes = FileManager.default.contents(atPath: "/proc/\(process)/stat") else {
    return true
  }
  return String(decoding: bytes, as: UTF8.self).contains(") Z ")
}
