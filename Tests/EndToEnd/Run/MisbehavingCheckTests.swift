import Foundation
import TestSupport
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
    run.expectGone(process, sourceLocation: sourceLocation)
  }

  private func leave(_ run: ProgramRun, sourceLocation: SourceLocation = #_sourceLocation) {
    run.send("\u{3}")
    #expect(
      run.exitStatus(sourceLocation: sourceLocation) == 130, sourceLocation: sourceLocation)
    #expect(run.isTerminalRestored, sourceLocation: sourceLocation)
    #expect(TerminalStream(run.sent).strange.isEmpty, sourceLocation: sourceLocation)
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
}
