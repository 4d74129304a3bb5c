import Foundation
import TestSupport
import Testing

/// A disk that is full, failing or read-only, and files that move away.
@Suite struct DiskTests {
  @Test(.enabled(if: Needs.mounts, "needs root, and leave to mount a small disk"))
  func `a full disk leaves the old draft, and saving goes on later`() throws {
    let folder = try FormFolder.trial()
    mkdir(folder.path + "/state", 0o700)
    let run = try folder.beginOpen(
      under: """
        exec unshare -m bash -c 'mount -t tmpfs -o size=16k none state && exec "$@"' bash "$@"
        """)
    let disk = "/proc/\(run.process)/root\(folder.path)/state"
    func draft() -> String {
      let names = (try? FileManager.default.contentsOfDirectory(atPath: disk + "/tfield/drafts"))
      let name = names?.first { $0.hasSuffix(".json") } ?? ""
      return (try? String(contentsOfFile: "\(disk)/tfield/drafts/\(name)", encoding: .utf8)) ?? ""
    }
    run.send("Ada\t")
    run.wait { draft().contains("Ada") }
    let before = draft()
    _ = try folder.result(of: "head -c 100k /dev/zero > '\(disk)/filler' 2>/dev/null")
    run.send("Rome\t")
    run.waitFor("no draft is kept")
    #expect(draft() == before && before.contains("Ada"))
    run.send("Canary-77\t")
    run.settle()
    unlink(disk + "/filler")
    run.press(Keys.backTab, Keys.backTab)
    run.send("Paris\t")
    run.wait { draft().contains("Paris") }
    #expect(draft().contains("Paris"))
    run.expectSubmission(name: "Ada")
    #expect(run.standardError.components(separatedBy: "no draft is kept").count == 2)
  }

  @Test func `where no file may grow, none is changed`() throws {
    let folder = try FormFolder(
      rows: #"{ "id": "name", "type": "text", "label": "Name" }"#,
      actions: #"{ "id": "add", "label": "Add", "append": "all.jsonl" }"#)
    let lines = String(
      repeating: "{\"name\":\"\(String(repeating: "x", count: 88))\"}\n", count: 10)
    try folder.write(lines, to: "all.jsonl")
    let batch = try folder.result(
      of: """
        ulimit -f 1; "$tfield" form.json --batch --trust --set name=$(printf %050d 1)
        """)
    #expect(batch.status == 6 && batch.output.isEmpty, "\(batch)")
    #expect(batch.errors.contains("only a part could be written"), "\(batch.errors)")
    #expect(folder.text(of: "all.jsonl") == lines)
    let run = try folder.begin(["--trust"], under: #"ulimit -f 1; exec "$@""#)
    run.waitFor("Name")
    run.send(String(repeating: "Ada ", count: 500) + "\n\n:submit\n")
    run.waitFor("Error: Add failed")
    #expect(folder.text(of: "all.jsonl") == lines && folder.keptDrafts.isEmpty)
    run.signal(SIGTERM)
    #expect(run.exitStatus() == 143)
    #expect(run.isTerminalRestored)
    #expect(run.standardError.contains("less than a screen needs; asking line by line"))
    #expect(run.standardError.components(separatedBy: "no draft is kept").count == 2)
  }

  @Test(
    .enabled(if: Needs.tracing, "needs strace, and leave to trace"),
    arguments: [
      ("write", "error=EIO", 6), ("write", "error=ENOSPC", 6), ("write", "retval=5", 0),
      ("write", "error=EINTR", 0), ("write", "error=EAGAIN", 0), ("fsync", "error=EIO", 6),
      ("fsync", "error=EINTR", 0), ("/^rename", "error=EIO", 6), ("fchmod", "error=EIO", 6),
      ("/^rename", "error=EINTR", 0),
    ])
  func `a call that fails or does half its work leaves the old or the new`(
    call: String, fault: String, status: Int
  )
    throws
  {
    let folder = try FormFolder.trial()
    try folder.write("old\n", to: "out.json")
    let result = try folder.result(
      of: """
        strace -qq -o /dev/null -e trace='\(call)' -e inject='\(call):\(fault):when=1' \
          "$tfield" form.json --batch --set name=Ada --output out.json
        """)
    #expect(result.status == status, "\(result.errors)")
    // A write that claims to have taken five bytes leaves them out: all others follow.
    let isNew = folder.text(of: "out.json")?.hasSuffix("\"pass\": \"\"\n}\n") == true
    #expect(status == 0 ? isNew : folder.text(of: "out.json") == "old\n")
    #expect(result.errors.isEmpty == (status == 0))
    #expect(folder.names() == ["form.json", "out.json"])
  }

  @Test(.enabled(if: Needs.ordinaryUser, "needs an ordinary user, whom setpriv can be"))
  func `in a home that may not be written in no draft is kept`() throws {
    let folder = try FormFolder.trial()
    mkdir(folder.path + "/state", 0o500)
    let run = try folder.beginOrdinary()
    run.waitFor("Name")
    run.settle()
    expectNoDraft(run)
  }

  @Test(.enabled(if: Needs.mounts, "needs root, and leave to mount a disk read-only"))
  func `on a disk that is read-only no draft is kept`() throws {
    let folder = try FormFolder.trial()
    mkdir(folder.path + "/state", 0o700)
    let run = try folder.beginOpen(
      under: """
        exec unshare -m bash -c 'mount -t tmpfs -o ro none state && exec "$@"' bash "$@"
        """)
    expectNoDraft(run)
  }

  private func expectNoDraft(_ run: ProgramRun, sourceLocation: SourceLocation = #_sourceLocation) {
    run.send("Ada\t")
    run.waitFor("no draft is kept", sourceLocation: sourceLocation)
    run.press("Rome\t", "\t")
    run.expectSubmission(name: "Ada", sourceLocation: sourceLocation)
    #expect(
      run.standardError.components(separatedBy: "no draft is kept").count == 2,
      "\(run.standardError)", sourceLocation: sourceLocation)
  }

  @Test func `a file that is moved away is made anew`() throws {
    let folder = try FormFolder(
      rows: #"{ "id": "name", "label": "Name" }"#,
      actions: #"{ "id": "add", "label": "Add", "append": "all.jsonl" }"#)
    let (file, old) = (folder.path + "/all.jsonl", folder.path + "/old.jsonl")
    try folder.write("{}\n", to: "all.jsonl")
    let run = try folder.beginOpen(["--trust", "--set", "name=Ada"])
    rename(file, old)
    run.expectSubmission()
    #expect(folder.text(of: "all.jsonl") == "{\"name\":\"Ada\"}\n")
    #expect(folder.text(of: "old.jsonl") == "{}\n")
    // Now while the program waits for whoever has it locked.
    let lock = try checked(open(file, O_RDWR | O_CLOEXEC))
    flock(lock, LOCK_EX)
    let waiting = try folder.beginOpen(["--trust", "--set", "name=Eve"])
    waiting.press(Keys.submit)
    #expect(!waiting.hasEnded)
    rename(file, old)
    close(lock)
    #expect(waiting.exitStatus() == 0)
    #expect(folder.text(of: "all.jsonl") == "{\"name\":\"Eve\"}\n")
    #expect(folder.text(of: "old.jsonl") == "{\"name\":\"Ada\"}\n")
  }

  @Test(
    .enabled(if: Needs.ordinaryUser, "needs an ordinary user, whom setpriv can be"),
    arguments: ["000", "777"])
  func `files are the person's alone under any umask`(mask: String) throws {
    let folder = try FormFolder.trial()
    let run = try folder.beginOrdinary(
      ["--output", "out.json"], under: #"umask \#(mask); exec "$@""#)
    run.waitFor("Name")
    run.settle()
    run.leaveDraft(in: folder)
    let names = folder.names(in: "state/tfield/drafts")
    let draft = try #require(names.first { $0.hasSuffix(".json") })
    #expect(folder.mode(of: "state/tfield/drafts/\(draft)") == 0o600)
    #expect(folder.mode(of: "state/tfield/drafts") == 0o700)
    // Killed, so that the draft waits for the next start, which must be able to open it.
    run.signal(SIGKILL)
    #expect(run.exitStatus() == 137)
    let next = try folder.beginOrdinary(
      ["--output", "out.json"], under: #"umask \#(mask); exec "$@""#)
    next.waitFor("your draft of")
    next.choose("Continue")
    next.waitFor("Ada")
    next.expectSubmission()
    #expect(folder.mode(of: "out.json") == 0o600)
  }

  @Test(.enabled(if: Needs.tracing, "needs strace, and leave to trace"))
  func `calls are made in the order that outlives a loss of power`() throws {
    let folder = try FormFolder(
      rows: #"{ "id": "name", "label": "Name" }"#,
      actions: #"{ "id": "add", "label": "Add", "append": "all.jsonl" }"#)
    let script = """
      strace -qq -y -o trace -e trace=write,fsync,/^rename,linkat \
        "$tfield" form.json --batch --trust --output out.json --set name=Ada
      sed -E 's/^([a-z]+)[^(]*\\([^<]*<([^>]*)>.*/\\1 \\2/; s/#[0-9]+/NEW/' trace
      """
    let result = try folder.result(of: script)
    let path = URL(fileURLWithPath: folder.path).resolvingSymlinksInPath().path
    let steps = result.output.replacing(path, with: "DIR").split(separator: "\n").map(String.init)
    let expected = [
      "fsync DIR", "write DIR/all.jsonl", "fsync DIR/all.jsonl",
      "write DIR/NEW", "fsync DIR/NEW", "linkat DIR/NEW", "fsync DIR",
    ]
    // Nobody but root may see which files these are.
    func call(_ step: String) -> String { String(step.prefix { $0.isLetter }) }
    #expect(Needs.root ? steps == expected : steps.map(call) == expected.map(call), "\(result)")
  }

  private static func folder() throws -> FormFolder {
    let folder = try FormFolder(
      rows: #"{ "id": "name", "initial": "Ada" }, { "id": "pin", "type": "password" }"#)
    try folder.write("the-password", to: "word")
    try folder.write("precious\n", to: "old")
    return folder
  }

  @Test func `a terminal may be both`() throws {
    let folder = try FormFolder(rows: #"{ "id": "name" }"#)
    let run = try folder.shell(#""$tfield" validate form.json"#, onTerminal: true)
    run.send(#"{"name":"Ada"}"# + "\n\u{4}")
    run.waitFor(#"{"record":1,"valid":true}"#)
    #expect(run.exitStatus() == 0)
  }

  @Test(.enabled(if: Needs.tracing, "needs strace, and leave to trace"))
  func `what a killed run left is gone after the next`() throws {
    let folder = try Self.folder()
    let line = #""$tfield" form.json --batch --set-file pin=word --output old"#
    let killed = try folder.result(
      of: "strace -qq -o /dev/null -e trace=/^rename -e inject=/^rename:signal=KILL \(line)")
    #expect(killed.status == 137)
    #expect(folder.names().filter { $0.hasPrefix(".tfield-") }.count == 1)
    try folder.write("somebody's", to: ".tfield-notes")
    #expect(try folder.result(of: line).status == 0)
    #expect(folder.names().filter { $0.hasPrefix(".tfield-") } == [".tfield-notes"])
    #expect(folder.text(of: "old")?.contains("the-password") == true)
  }

  @Test(.enabled(if: Needs.tracing, "needs strace, and leave to trace"))
  func `a run killed while it writes leaves no name`() throws {
    let folder = try Self.folder()
    let line = #""$tfield" form.json --batch --set-file pin=word --output new"#
    let killed = try folder.result(
      of: "strace -qq -o /dev/null -e trace=fsync -e inject=fsync:signal=KILL \(line)")
    #expect(killed.status == 137)
    #expect(folder.names().filter { $0.hasPrefix(".tfield-") || $0 == "new" } == [])
  }
}
