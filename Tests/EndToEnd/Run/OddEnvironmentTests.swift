import Foundation
import TestSupport
import Testing

/// Variables and command lines of every kind, and a user with too many rights.
@Suite struct OddEnvironmentTests {
  @Test(.enabled(if: Needs.root, "needs root, to have somebody else's home"))
  func `root leaves nothing in somebody else's home`() throws {
    let folder = try FormFolder.trial()
    let home = folder.path + "/home"
    mkdir(home, 0o755)
    mkdir(home + "/elsewhere", 0o755)
    for path in [home, home + "/elsewhere"] { chown(path, 65_534, 65_534) }
    for link in [false, true] {
      if link { symlink("elsewhere", home + "/.local") }
      let run = try folder.beginOpen(environment: ["XDG_STATE_HOME": "", "HOME": home])
      run.send("Ada\t")
      run.waitFor("no draft is kept")
      run.expectSubmission(name: "Ada")
      #expect(run.standardError.contains("it belongs to somebody else"), "\(run.standardError)")
      let found = try folder.result(of: "find home -user root ! -type l | wc -l")
      #expect(found.output == "0\n")
    }
  }

  static let oddFolders = [
    "relative", "/dev/null", "/" + String(repeating: "x", count: 5000), "/tmp/\u{1B}[2J",
  ]

  @Test(arguments: ["HOME", "XDG_STATE_HOME", "TMPDIR"])
  func `an odd HOME, XDG_STATE_HOME or TMPDIR costs the draft alone`(name: String) throws {
    for value in Self.oddFolders {
      let folder = try FormFolder.trial()
      var variables = ["XDG_STATE_HOME": "", "HOME": "/nonexistent", "TMPDIR": "/nonexistent"]
      variables[name] = value
      let run = try folder.beginOpen(environment: variables)
      run.send("Ada\t")
      run.waitFor("no draft is kept")
      run.expectSubmission(name: "Ada")
      #expect(TerminalStream(run.sent).strange.isEmpty, "\(value)")
      #expect(run.standardError.utf8.allSatisfy { $0 == 0x0A || $0 >= 0x20 }, "\(value)")
      #expect(folder.names() == ["form.json"])
    }
    #expect(!FileManager.default.fileExists(atPath: "/nonexistent"))
  }

  @Test func `without any variable the form is filled in`() throws {
    let folder = try FormFolder.trial()
    let run = try ProgramRun(
      ["env", "-i", builtProgram, "form.json"], folder: folder.path)
    run.waitFor("Name")
    run.settle()
    run.send("Ada\t")
    run.waitFor("no draft is kept")
    run.expectSubmission(name: "Ada")
  }

  /// Whether it worked or was refused, both with the terminal as before.
  private func expectNoCrash(_ run: ProgramRun, _ limit: String, reason: Regex<Substring>) {
    run.wait { run.screen.text.contains("Name") || run.hasEnded }
    run.settle()
    // Without a description of the terminal, it asks line by line.
    if !run.hasEnded { run.send(run.screen.isAlternate ? "Ada\(Keys.submit)" : "Ada\n:submit\n") }
    switch run.ending() {
    case .exited(0): #expect(run.document?["name"] as? String == "Ada", "\(limit)")
    // 127: not even the loader of programs could do its work.
    case .exited(let status):
      #expect([3, 5, 6, 127].contains(status), "\(limit): \(status)")
      #expect(run.standardOutput.isEmpty, "\(limit)")
      #expect(run.standardError.contains(reason), "\(limit): \(run.standardError)")
    case let ending: Issue.record("\(limit): \(String(describing: ending))")
    }
    #expect(!run.standardError.contains("terminfo doesn't know"), "\(limit)")
    #expect(run.isTerminalRestored, "\(limit)")
  }

  @Test(arguments: 3...13)
  func `with almost no descriptors it works or says why not`(count: Int) throws {
    let folder = try FormFolder.trial()
    expectNoCrash(
      try folder.begin(under: #"ulimit -n \#(count); exec "$@""#), "\(count) descriptors",
      reason: /Too many open files|Error 24/)
  }

  @Test func `memory that ends in the middle of the work leaves the terminal as it was`() throws {
    let folder = try FormFolder(rows: #"{ "id": "name", "type": "text", "label": "Name" }"#)
    for more in [0, 300, 1000, 3000] {
      let run = try folder.beginOpen(["--no-draft"])
      run.send("Ada")
      run.waitFor("Ada")
      let used = try #require(run.status.kilobytes("VmSize"))
      let limit = (used + more) * 1024
      let set = try ProgramRun(["prlimit", "--pid", "\(run.process)", "--as=\(limit):\(limit)"])
      #expect(set.exitStatus() == 0)
      run.paste(String(repeating: "Ada \u{1F600}", count: 10_000))
      run.settle(for: .milliseconds(100))
      run.signal(SIGTERM)
      _ = run.exitStatus()
      #expect(run.isTerminalRestored, "\(more) kB: \(run.standardError)")
      #expect(run.standardOutput.isEmpty)
    }
  }

  @Test(arguments: [8000, 30_000, 60_000, 90_000, 120_000, 160_000])
  func `too little memory from the start leaves the terminal as it was`(kilobytes: Int) throws {
    let folder = try FormFolder.trial()
    let run = try folder.begin(under: #"ulimit -v \#(kilobytes); exec "$@""#)
    run.wait { run.screen.isAlternate || run.hasEnded }
    run.settle()
    if !run.hasEnded { run.send("Ada\(Keys.submit)") }
    _ = run.ending()
    #expect(run.isTerminalRestored)
    #expect(run.standardOutput.isEmpty || run.document?["name"] as? String == "Ada")
  }

  @Test func `memory that is enough for the program alone is said to be too little`() throws {
    let folder = try FormFolder.trial()
    let whole = try folder.begin(["--timeout", "1"], under: #"exec "$@""#)
    whole.waitFor("Name")
    let used = try #require(whole.status.kilobytes("VmPeak"))
    var reasons: Set<String> = []
    for limit in stride(from: used - 14_000, through: used, by: 1000) {
      let run = try folder.result(of: "ulimit -v \(limit); \"$tfield\" form.json --batch")
      if run.status == 6 { reasons.insert(run.errors) }
    }
    #expect(
      reasons == ["tfield: the memory is limited (ulimit -v): 4 MB more are needed\n"])
  }

  @Test(.enabled(if: Needs.ordinaryUser, "needs an ordinary user, whom setpriv can be"))
  func `where no process can be started the form stays usable`() throws {
    let folder = try FormFolder(
      rows: """
        { "id": "name", "label": "Name", "check": { "run": ["true"] } },
        { "id": "town", "label": "Town" }
        """)
    let run = try folder.beginOrdinary(
      ["--trust"], under: #"exec prlimit --nproc=0:0 "$@""#)
    run.waitFor("Name")
    run.settle()
    run.send("Ada\t")
    run.waitFor("could not be checked")
    run.send("still usable")
    run.waitFor("still usable")
    run.press(Keys.submit)
    run.waitFor("Submit: 1 to fix (Name")
    run.send("\u{3}")
    #expect(run.exitStatus() == 130)
    #expect(run.isTerminalRestored)
    #expect(folder.keptDrafts.first?.contains("Ada") == true)
  }

  @Test(arguments: [("-s 128", 6), ("-s 512", 6), ("-s 8192", 0), ("-S -s 128", 0)])
  func `a stack that is too small is told of`(limit: String, status: Int) throws {
    let folder = try FormFolder.trial()
    let run = try folder.begin(under: #"ulimit \#(limit); exec "$@""#)
    run.wait { run.screen.isAlternate || run.hasEnded }
    run.settle()
    if !run.hasEnded { run.send("Ada\(Keys.submit)") }
    #expect(run.exitStatus() == status)
    #expect(run.isTerminalRestored)
    #expect(run.standardError.contains("the stack is limited to") == (status != 0))
  }

  @Test(arguments: ["< /dev/null", "<&-", "< /", "< /dev/zero", "< <(yes)", "< <(:)"])
  func `standard input may be anything but a terminal`(redirection: String) throws {
    let folder = try FormFolder.trial()
    let run = try folder.beginOpen(under: #"exec "$@" \#(redirection)"#)
    run.send("Ada")
    run.expectSubmission(name: "Ada")
    #expect(run.standardError.isEmpty)
  }

  @Test func `a closed standard output is told before the form opens`() throws {
    let folder = try FormFolder.trial()
    let run = try folder.begin(under: #"exec "$@" >&-"#)
    run.expectCleanEnd(6)
    // Nobody types in vain: it is said before the form opens.
    #expect(run.sent.isEmpty && run.standardError.contains("standard output is closed"))
  }

  @Test func `a broken pipe keeps the answers as a draft`() throws {
    let folder = try FormFolder.trial()
    let run = try folder.begin(under: #""$@" | true; exit ${PIPESTATUS[0]}"#)
    run.waitFor("Name")
    run.settle()
    run.send("Ada\(Keys.submit)")
    run.expectCleanEnd(141)
    #expect(folder.keptDrafts.map { $0.contains("Ada") } == [true])
  }

  @Test func `a full standard output keeps the answers as a draft`() throws {
    let folder = try FormFolder.trial()
    let run = try folder.beginOpen(under: #"exec "$@" > /dev/full"#)
    run.send("Ada\(Keys.submit)")
    run.expectCleanEnd(6)
    #expect(run.standardError.contains("standard output: "))
    #expect(run.standardError.contains("kept as a draft in '\(folder.draftPlace)/"))
    #expect(folder.keptDrafts.map { $0.contains("Ada") } == [true])
  }

  @Test(arguments: ["2>&-", "2> /dev/full"], [true, false])
  func `standard error may be closed or full`(redirection: String, submits: Bool) throws {
    let folder = try FormFolder.trial()
    let run = try folder.beginOpen(under: #"exec "$@" \#(redirection)"#)
    run.send("Ada")
    if submits {
      run.expectSubmission(name: "Ada")
    } else {
      run.waitFor("Ada")
      run.signal(SIGTERM)
      #expect(run.exitStatus() == 143)
      #expect(folder.keptDrafts.count == 1)
    }
    #expect(run.isTerminalRestored)
  }

  @Test(arguments: [true, false])
  func `a form works without any standard stream`(submits: Bool) throws {
    let folder = try FormFolder.trial()
    let run = try folder.beginOpen(
      ["--output", "out.json", "--draft", "draft.json"], under: #"exec "$@" 0<&- 1>&- 2>&-"#)
    run.send("Ada\t")
    run.wait { folder.text(of: "draft.json") != nil }
    if submits { run.send(Keys.submit) } else { run.signal(SIGTERM) }
    #expect(run.exitStatus() == (submits ? 0 : 143))
    #expect(run.isTerminalRestored)
    let text = folder.text(of: submits ? "out.json" : "draft.json") ?? ""
    #expect(text.hasPrefix("{") && text.hasSuffix("}\n") && text.contains("\"Ada\""))
    // What is said of the end must not stand in any file.
    let found = try folder.result(of: "grep -rl tfield: . | wc -l")
    #expect(found.output == "0\n")
  }
}

/// Clocks that jump, days that end, and odd time zones.
///
/// A clock of our own needs the debug program.
@Suite struct ClockAndZoneTests {
  /// A line of bash that runs the form by the wall clock in the file `now`.
  private let pinned = """
    exec faketime -f +0 env -u FAKETIME FAKETIME_TIMESTAMP_FILE=now FAKETIME_NO_CACHE=1 \
      FAKETIME_DONT_FAKE_MONOTONIC=1 TZ=UTC "$@"
    """

  @Test(
    .enabled(if: Needs.faketime, "needs faketime"),
    arguments: ["1970-01-01 00:00:01", "2038-01-19 03:14:08", "2100-03-01 00:00:00"])
  func `a clock that jumps stops no draft`(time: String) throws {
    let folder = try FormFolder.trial()
    try folder.write("@2026-11-21 12:00:00\n", to: "now")
    let run = try folder.beginOpen(under: pinned, program: debugProgram)
    run.send("Ada")
    try folder.write("@\(time)\n", to: "now")
    // Two seconds after the key, by whatever clock is right.
    run.wait { folder.keptDrafts.contains { $0.contains("\"Ada\"") } }
    #expect(folder.keptDrafts.map { $0.contains("\"Ada\"") } == [true])
    try folder.write("@2026-11-21 12:00:01\n", to: "now")
    run.send("!")
    run.wait { folder.keptDrafts.contains { $0.contains("\"Ada!\"") } }
    #expect(folder.keptDrafts.map { $0.contains("\"Ada!\"") } == [true])
    run.expectSubmission(name: "Ada!")
  }

  @Test(.enabled(if: Needs.faketime, "needs faketime"))
  func `midnight that passes while the form is open is noticed`() throws {
    let folder = try FormFolder(rows: #"{ "id": "e", "type": "expDate", "label": "Name" }"#)
    try folder.write("@2026-11-30 23:59:50\n", to: "now")
    let run = try folder.beginOpen(under: pinned, program: debugProgram)
    run.send("1126")
    run.waitFor("11/26")
    try folder.write("@2026-12-01 00:00:10\n", to: "now")
    run.press(Keys.submit)
    run.waitFor("Expired")
    #expect(!run.hasEnded)
    run.press(Keys.killLine)
    run.send("1226")
    run.waitFor("12/26")
    run.send(Keys.submit)
    #expect(run.exitStatus() == 0)
  }
}
