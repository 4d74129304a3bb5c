import Foundation
import Testing

/// Standard streams that are closed, full, broken or something odd.
@Suite struct StandardStreamTests {
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
