import TestSupport
import Testing

@testable import TField

@Suite struct StateCodeTests {
  @Test(arguments: [
    (
      "z",
      Wording.say(
        "place.noStateCodeStart", ["letter": "Z"], discreetly: .say("place.unknownStateCode"))
    ),
    (
      "b",
      .say("place.noStateCodeStart", ["letter": "B"], discreetly: .say("place.unknownStateCode"))
    ),
    (
      "xa",
      .say("place.noStateCodeStart", ["letter": "X"], discreetly: .say("place.unknownStateCode"))
    ),
    ("cx", .say("place.unknownStateCode")), ("fm", .say("place.unknownStateCode")),
    ("ae", .say("place.unknownStateCode")),
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
    (" District of Columbia\n", "DC"), ("Washington D.C.", "DC"), ("Miss", "MS"),
    ("Hawai'i", "HI"),
  ])
  func `a pasted or prefilled name becomes its code`(pasted: String, code: String) {
    #expect(Typing(.stateCode, pasting: pasted).data == code)
    #expect(Typing(.stateCode, initial: pasted).data == code)
  }

  @Test(arguments: ["alaskan", "Alberta", "xyz", "calif123ornia", "New York City"])
  func `what is no state stays in sight, and is an error`(text: String) {
    for typing in [Typing(.stateCode, pasting: text), Typing(.stateCode, text)] {
      #expect(typing.text == text)
      #expect(typing.verdict != nil && typing.left().text == text)
    }
  }

  @Test func `a name is typed past two letters, and becomes its code on leaving`() {
    let typing = Typing(.stateCode, "New York")
    #expect(typing.text == "New York" && typing.error == nil)
    #expect(typing.settled == "NY")
    #expect(Typing(.stateCode, "new").field.typeHint == .say("reading.stateName"))
  }

  @Test func `undo goes back to the text as it was typed`() {
    var typing = Typing(.stateCode, "New York").left()
    typing.enter()
    #expect(typing.text == "NY")
    typing.edit(.undo)
    #expect(typing.text == "New York")
    typing.edit(.redo)
    #expect(typing.text == "NY")
  }
}
