import TestSupport
import Testing

@testable import TField

@Suite struct UUIDTypeTests {
  static let written = "123e4567-e89b-12d3-a456-426614174000"

  @Test(arguments: [
    written, "123E4567E89B12D3A456426614174000", "{123e4567-e89b-12d3-a456-426614174000}",
    "urn:uuid:123e4567-e89b-12d3-a456-426614174000", " URN:UUID:\(written) ",
  ])
  func `every usual writing is read`(text: String) {
    let trial = Typing(.uuid, pasting: text)
    #expect(trial.settled == Self.written && trial.verdict == nil)
  }

  @Test func `hyphens come by themselves, other letters don't`() {
    #expect(Typing(.uuid, "123e4567e").text == "123e4567-e")
    #expect(Typing(.uuid, "xyz-1").verdict == .characters)
  }

  @Test func `the rest is counted`() {
    let trial = Typing(.uuid, "123")
    #expect(trial.verdict == .incomplete)
    #expect(trial.field.type.hint("123")?.text() == "29 characters left")
    #expect(UUIDType().live("xyz")?.code == .uuid)
  }
}
