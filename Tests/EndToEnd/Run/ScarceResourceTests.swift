import Foundation
import Testing

/// Too few descriptors, too little memory, no processes, a small stack.
@Suite struct ScarceResourceTests {
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

  @Test(arguments: [("-s 128", 6), ("-s 200", 6), ("-s 256", 0), ("-S -s 128", 0)])
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
}
