import TestSupport
import Testing

@testable import TField

@Suite struct StateTests {
  @Test func `typing a name passes through codes`() {
    var typing = Typing(.state)
    let seen = "california ".map { key in
      typing.type(String(key))
      return typing.text
    }
    #expect(seen.prefix(4) == ["c", "CA", "cal", "cali"])
    #expect(seen.last == "California ")
  }

  @Test(arguments: [
    ("Calif.", "CA"), ("calif", "CA"), ("N.C.", "NC"), ("Md.", "MD"), ("W. Va.", "WV"),
    ("w va", "WV"), ("new   mexico", "NM"), ("NEW YORK", "NY"), ("u.s. virgin islands", "VI"),
    ("District of Columbia", "DC"), ("Washington D.C.", "DC"), ("washington", "WA"), ("tx", "TX"),
    (" me ", "ME"),
  ])
  func `a state is converted to its code on leaving`(keys: String, code: String) {
    let typing = Typing(.state(convert: .code), keys).left()
    #expect(typing.text == code)
    #expect(typing.field.validity == .valid)
  }

  @Test(arguments: [
    ("dc", "District of Columbia"), ("Mass.", "Massachusetts"), ("vi", "Virgin Islands"),
    ("wyoming", "Wyoming"), ("NORTH DAKOTA", "North Dakota"),
  ])
  func `a state is converted to its name on leaving`(keys: String, name: String) {
    #expect(Typing(.state(convert: .name), keys).left().text == name)
  }

  @Test(arguments: [
    ("california", "California"), ("CALIF.", "CALIF."), ("ca", "CA"), ("Ca ", "CA"),
    ("N.Y.", "N.Y."), ("District of Columbia", "District of Columbia"), ("ZZ", "ZZ"),
  ])
  func `a state is settled without converting`(keys: String, text: String) {
    #expect(Typing(.state, keys).left().text == text)
  }

  @Test(arguments: ["ae", "AP", "Armed Forces Pacific"])
  func `the armed forces count only where they are asked for`(keys: String) {
    #expect(Typing(.state, keys).left().error == .state)
    #expect(Typing(.state(military: true), keys).left().error == nil)
  }

  @Test(arguments: ["x", "fakeland", "newyork", "c a", "tex as", "n", "né", "FM"])
  func `what names no state is told on leaving`(keys: String) {
    let typing = Typing(.state, keys)
    #expect(typing.field.validity == .valid)
    #expect(
      typing.left().field.validity == .invalid(FieldError(.state, .say("place.unknownState"))))
  }
}
