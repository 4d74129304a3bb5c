import Testing

@testable import TField

@Suite struct DataTextTests {
  @Test(arguments: [
    ("a b", "ab"), ("  ", ""), ("a\u{A0}\u{3000}b", "ab"), ("x-1 é 😀", "x-1é😀"),
  ])
  func `white space never stands in data`(keys: String, data: String) {
    #expect(Typing(.data, keys).data == data)
    #expect(Typing(.data, pasting: keys).data == data)
  }

  @Test func `whatever is left is good`() {
    #expect(Typing(.data, "1!").left().field.validity == .valid)
    #expect(DataText().label == .label(.data))
  }
}
