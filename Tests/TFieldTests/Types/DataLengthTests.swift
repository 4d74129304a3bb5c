import TestSupport
import Testing

@testable import TField

@Suite struct DataLengthTests {
  @Test func `the mask shows how much is missing`() {
    let typing = Typing(.dataLength(5), "ab")
    #expect(typing.text == "ab")
    #expect(typing.field.type.template(for: "")?.pattern == "XXXXX")
    #expect(typing.field.type.template(for: "")?.remainder(after: 2) == "XXX")
    #expect(typing.field.type.hint("ab") == .say("length.charactersLeft", counting: 3))
    #expect(typing.field.type.hint("abcde") == nil)
  }

  @Test func `too short is said on leaving, not before`() {
    var typing = Typing(.dataLength(5), "1234")
    #expect(typing.field.validity == .valid)
    typing.leave()
    #expect(
      typing.field.validity
        == .invalid(FieldError(.tooShort, .say("length.enterCharacters", counting: 5))))
    typing.enter()
    typing.type("5")
    #expect(typing.field.validity == .valid)
  }

  @Test func `typing ends where the mask does`() {
    let typing = Typing(.dataLength(3), "abcd")
    #expect(typing.data == "abc")
    #expect(typing.field.notice?.text() == "3 characters are all it has: d was not accepted")
  }

  @Test func `a paste that is too long stays in sight, and is never cut`() {
    var typing = Typing(.dataLength(5), "ab")
    typing.paste("helloworld")
    #expect(typing.text == "abhelloworld" && typing.verdict == .tooLong)
    typing.edit(.undo)
    typing.paste("c d")
    #expect(typing.text == "abc d" && typing.verdict == .characters)
  }

  @Test(arguments: [(0, 1), (-7, 1), (1, 1), (12, 12), (.max, 4096), (.min, 1)])
  func `the length is one a field can have`(asked: Int, length: Int) {
    #expect(DataLength(asked).length == length)
    #expect(DataLength(asked).capacity(for: "") == length)
    #expect(DataLength(asked).label == .say("label.dataOfLength", counting: length))
  }
}
