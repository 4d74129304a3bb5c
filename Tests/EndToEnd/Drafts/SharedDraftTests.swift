import Foundation
import Testing

/// Others who want the same draft, or wanted it.
@Suite struct SharedDraftTests {
  @Test func `of two programs with one form the first keeps its draft`() throws {
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
}
