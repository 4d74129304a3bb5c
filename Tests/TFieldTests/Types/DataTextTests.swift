import TestSupport
import Testing

@testable import TField

@Suite struct DataTextTests {
  @Test(arguments: [
    ("a b", "a b", ErrorCode.characters), ("  ", "", nil), (" ab ", "ab", nil),
    ("a\u{A0}\u{3000}b", "a\u{A0}\u{3000}b", .characters), ("x-1é😀", "x-1é😀", nil),
  ])
  func `white space inside is an error, and never closed up`(
    keys: String, data: String, verdict: ErrorCode?
  ) {
    for typing in [Typing(.data, keys), Typing(.data, pasting: keys)] {
      #expect(typing.data == data && typing.verdict == verdict)
    }
  }

  @Test func `whatever is left is good`() {
    #expect(Typing(.data, "1!").left().field.validity == .valid)
    #expect(DataText().label == .say("label.data"))
  }
}
