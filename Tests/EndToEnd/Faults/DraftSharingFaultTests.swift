import Foundation
import Testing

/// Others who want the same draft, or wanted it.
@Suite struct DraftSharingFaultTests {
  @Test func `F34 two programs with one form`() throws {
    let folder = try FormFolder.trial()
    let one = try folder.beginOpen()
    one.leaveDraft("Ada", in: folder)
    let two = try folder.begin()
    two.waitFor("another tfield has this form open")
    one.signal(SIGKILL)
    #expect(one.exitStatus() == 137)
    two.press("Eve\t")
    two.expectSubmission(name: "Eve")
    #expect(folder.keptDrafts.map { $0.contains("Ada") } == [true])
    let next = try folder.begin()
    next.waitFor("Your draft of")
    next.choose("Continue")
    next.waitFor("Ada")
    next.expectSubmission(name: "Ada")
    #expect(folder.keptDrafts.isEmpty)
  }

  @Test func `F35 the lock of somebody who died`() throws {
    let folder = try FormFolder.trial()
    let run = try folder.beginOpen()
    run.leaveDraft(in: folder)
    run.signal(SIGKILL)
    #expect(run.exitStatus() == 137)
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.draftPlace)
    let locks = names.filter { $0.hasSuffix(".lock") }
    #expect(!locks.isEmpty)
    // A number in it, even that of somebody alive, means nothing.
    for lock in locks { try folder.write("1\n", to: "state/tfield/drafts/\(lock)") }
    let next = try folder.begin()
    next.waitFor("Your draft of")
    next.choose("Continue")
    next.waitFor("Ada")
    next.expectSubmission(name: "Ada")
  }
}
