import Testing

@testable import TField

@Suite struct StateCodeTests {
  @Test(arguments: [
    ("z", Wording.place(.noStateCodeStart("Z"))), ("b", .place(.noStateCodeStart("B"))),
    ("xa", .place(.noStateCodeStart("X"))),
    ("cx", .place(.unknownStateCode)), ("fm", .place(.unknownStateCode)),
    ("ae", .place(.unknownStateCode)),
  ])
  func `a letter that leads nowhere is told at once`(keys: String, says: Wording) {
    #expect(Typing(.stateCode, keys).field.validity == .invalid(FieldError(.state, says)))
  }

  @Test func `half a code is fine until the field is left`() {
    let typing = Typing(.stateCode, "n")
    #expect(typing.text == "N" && typing.field.validity == .valid)
    #expect(typing.left().error == .state)
  }

  @Test(arguments: [
    ("alaska", "AK"), ("Missouri", "MO"), ("N. Carolina", "NC"), ("Wash.", "WA"), ("ny", "NY"),
    ("calif123ornia", "CA"), (" District of Columbia\n", "DC"), ("ßx", "X"), ("é", ""),
  ])
  func `a pasted or prefilled name becomes its code`(pasted: String, code: String) {
    #expect(Typing(.stateCode, pasting: pasted).data == code)
    #expect(Typing(.stateCode, initial: pasted).data == code)
  }

  @Test(arguments: ["alaskan", "Alberta", "xyz"])
  func `what is too long and no state is refused, not cut`(pasted: String) {
    let typing = Typing(.stateCode, pasting: pasted)
    #expect(typing.data.isEmpty)
    #expect(typing.field.notice == .length(.pasteRefused(2)))
  }

  @Test func `typing stops at two letters`() {
    let typing = Typing(.stateCode, "california")
    #expect(typing.data == "CA")
    #expect(typing.field.notice == .length(.full(2)))
  }
}
