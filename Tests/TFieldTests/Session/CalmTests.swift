import TestSupport
import Testing

@testable import TField

/// What doesn't move, and isn't answered, while somebody is at work in a field.
@Suite struct CalmTests {
  private static func session(_ fields: Field...) -> FormSession {
    FormSession(Form("Test", rows: fields.map { [$0] }))
  }

  private static let required = Field("from", .time(is24Hour: true), required: .always)

  @Test func `the lines of a hidden error stay free until the field is left`() {
    var session = Self.session(Self.required, Field("other"))
    session.press(.tab, .backTab)
    let hidden = session.fields[0].hiddenError
    #expect(hidden?.code == .required)
    for digit in "0910" {
      session.handle(.character(digit))
      #expect(session.fields[0].hiddenError == hidden)
      #expect(session.progress.toFix == 0)
    }
    session.press(.tab)
    #expect(session.fields[0].hiddenError == nil && session.fields[0].validity == .valid)
  }

  @Test func `who empties a field begins anew`() {
    var session = Self.session(Field("email", .email), Field("other"))
    session.type("ada@@x")
    session.press(.tab, .backTab)
    #expect(session.fields[0].validity != .valid)
    session.handle(.control("u"))
    session.type("a")
    #expect(session.fields[0].validity == .valid)
    session.press(.tab)
    #expect(session.fields[0].validity != .valid)
  }

  @Test func `looking into a list answers nothing`() {
    let kind = FieldKind.choice(["one", "two"] + (3...30).map { "number \($0)" })
    for (keys, data) in [([], ""), ([Key(.down)], "two"), ([.character("t")], "two")] {
      var session = Self.session(Field("kind", kind.type), Field("other"))
      session.handle(.character(" "))
      for key in keys { session.handle(key) }
      session.press(.tab)
      #expect(session.fields[0].data == data)
      #expect(session.focusedField == 1)
    }
  }

  @Test func `a space over a prefill doesn't empty it`() {
    var session = Self.session(Field("count", .integer(), initial: "2"))
    #expect(session.fields[0].selection == 0..<1)
    session.handle(.character(" "))
    #expect(session.fields[0].data == "2")
    session.handle(.character("3"))
    #expect(session.fields[0].data == "3")
  }

  @Test func `typing replaces a prefill that F8 went to`() {
    let least = Rule(.range, .range(min: .number(DecimalNumber(2)), max: nil))
    var session = Self.session(
      Field("other"), Field("count", .integer(), initial: "1", rules: [least]))
    session.handle(Key(.function(8)))
    session.handle(.character("3"))
    #expect(session.fields[1].data == "3")
  }

  @Test func `a form's own suggestions stand before all that the type knows`() {
    var options = FieldOptions()
    options.suggestions = ["Japan", "France"]
    var session = Self.session(Field("country", .country, options: options))
    session.handle(Key(.function(4)))
    guard case .options(let picker) = session.opened else {
      Issue.record("no list")
      return
    }
    #expect(picker.options.all.prefix(2).map(\.value) == ["Japan", "France"])
    #expect(picker.options.all.count > 240)
    #expect(picker.options.all.count { $0.label == "Japan" } == 1)
  }

  @Test func `a color may have letters`() {
    var session = Self.session(Field("color", .hexColor))
    session.type("bl")
    session.press(.tab)
    #expect(session.fields[0].validity.error?.wording.text() == "No l in a color")
  }
}

extension FormSession {
  fileprivate mutating func press(_ keys: KeyPress...) { for key in keys { press(key) } }
}
