import Foundation
import Testing

/// Programs that are asked about a value, and misbehave.
@Suite struct MisbehavingCheckTests {
  private func folder(_ script: String, timeout: Int = 30) throws -> FormFolder {
    let folder = try FormFolder(
      rows: """
        { "id": "name", "type": "text", "label": "Name",
          "check": { "run": ["./check"], "timeout": \(timeout) } },
        { "id": "town", "label": "Town" }
        """)
    try folder.write(program: script, to: "check")
    return folder
  }

  /// Has the name checked; the form has to be usable while and after that.
  private func open(
    _ folder: FormFolder, sourceLocation: SourceLocation = #_sourceLocation
  ) throws -> ProgramRun {
    let run = try folder.beginOpen(["--trust"], sourceLocation: sourceLocation)
    run.send("ada")
    run.waitFor("ada", sourceLocation: sourceLocation)
    run.send("\tusable")
    run.waitFor("usable", sourceLocation: sourceLocation)
    return run
  }

  private func pid(_ name: String, in folder: FormFolder) -> pid_t? {
    folder.text(of: name).flatMap { $0.hasSuffix("\n") ? pid_t($0.dropLast()) : nil }
  }

  private func expectGone(
    _ name: String, _ folder: FormFolder, _ run: ProgramRun,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let process = try #require(pid(name, in: folder), sourceLocation: sourceLocation)
    run.wait { kill(process, 0) != 0 }
    #expect(kill(process, 0) != 0, "\(name)", sourceLocation: sourceLocation)
  }

  private func leave(_ run: ProgramRun, sourceLocation: SourceLocation = #_sourceLocation) {
    run.send("\u{3}")
    #expect(
      run.exitStatus(sourceLocation: sourceLocation) == 130, sourceLocation: sourceLocation)
    #expect(run.isTerminalRestored, sourceLocation: sourceLocation)
    #expect(SentBytes(run.sent).strange.isEmpty, sourceLocation: sourceLocation)
  }

  @Test(arguments: [true, false])
  func `a check that hangs is ended, and the form stays usable`(waits: Bool) throws {
    let folder = try folder("echo $$ > pid; exec sleep 1000", timeout: waits ? 1 : 100)
    let run = try open(folder)
    run.waitFor(waits ? "could not be checked" : "checking")
    run.wait { pid("pid", in: folder) != nil }
    if !waits { leave(run) }
    try expectGone("pid", folder, run)
    if waits { leave(run) }
  }

  @Test(arguments: ["yes", "yes >&2", "cat /dev/zero"])
  func `a check that writes without end is ended`(script: String) throws {
    let folder = try folder("echo $$ > pid; exec \(script)")
    let run = try open(folder)
    run.waitFor("could not be checked")
    try expectGone("pid", folder, run)
    #expect(try #require(run.status.kilobytes("VmHWM")) < 200_000)
    leave(run)
  }

  @Test func `a daemon that a check leaves behind isn't waited for`() throws {
    let folder = try folder("sleep 60 & echo $! > daemon; exit 0", timeout: 50)
    let run = try open(folder)
    run.wait { !run.screen.text.contains("checking") }
    run.send(Keys.submit)
    #expect(run.exitStatus() == 0)
    #expect(run.document?["name"] as? String == "ada")
    if let daemon = pid("daemon", in: folder) { kill(daemon, SIGKILL) }
  }

  @Test func `a check that ignores SIGTERM is killed with all it started`() throws {
    let folder = try folder(
      "trap '' TERM; echo $$ > pid; sleep 1000 & echo $! > other; wait; sleep 1000", timeout: 1)
    let run = try open(folder)
    run.waitFor("could not be checked")
    try expectGone("pid", folder, run)
    try expectGone("other", folder, run)
    leave(run)
  }

  @Test func `a check can't reach the terminal`() throws {
    let folder = try folder(
      """
      { echo EVIL > /dev/tty; } 2>> said; { read x < /dev/tty; } 2>> said
      stty -F /dev/tty sane 2>> said; printf '\\033[2JEVIL' >&2; echo done > done; exit 0
      """)
    let run = try open(folder)
    let modes = run.terminal.modes
    run.wait { folder.text(of: "done") != nil }
    let said = folder.text(of: "said") ?? ""
    #expect(said.components(separatedBy: "No such device or address").count == 4, "\(said)")
    run.settle()
    #expect(run.terminal.modes == modes && !run.text.contains("EVIL"))
    leave(run)
  }

  @Test(arguments: [
    #"printf '\033[2J\033]0;title\007\302\233x\n'"#, #"printf 'a\000b\377\302\n'"#,
    #"head -c 60000 /dev/zero | tr '\0' x"#, #"head -c 1000000 /dev/zero | tr '\0' x"#,
    #"printf '\342\200\256evil\n\n\n'"#, "exit 1",
  ])
  func `nothing that a check says steers the terminal`(script: String) throws {
    let folder = try folder("\(script); exit 1")
    let run = try open(folder)
    run.waitFor("✘")
    #expect(run.screen.title.isEmpty)
    leave(run)
    let batch = try folder.batch(["--trust", "--set", "name=ada"])
    #expect(batch.status == 4)
    #expect(
      batch.errors.unicodeScalars.allSatisfy {
        $0 == "\n" || $0.properties.generalCategory != .control
      })
    #expect(batch.errors.utf8.count < 2000)
  }

  @Test func `an answer about an older value is dropped`() throws {
    let folder = try folder(
      """
      case $(cat) in
      old) trap '' TERM; echo $$ > pid; while [ ! -e go ]; do sleep 0.02; done; echo WRONG; exit 1;;
      esac
      """)
    let run = try folder.beginOpen(["--trust"])
    run.send("old\t")
    run.wait { pid("pid", in: folder) != nil }
    run.press(Keys.backTab)
    run.send("er\t")
    run.waitFor("older")
    try folder.write("", to: "go")
    try expectGone("pid", folder, run)
    run.press("Rome")
    #expect(!run.screen.text.contains("WRONG"))
    run.send(Keys.submit)
    #expect(run.exitStatus() == 0)
    #expect(run.document?["name"] as? String == "older")
  }
}
