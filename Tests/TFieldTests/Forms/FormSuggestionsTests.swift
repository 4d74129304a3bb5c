import TestSupport
import Testing

@testable import TField

@Suite struct FormSuggestionsTests {
  private static func session(typing text: String, isSecret: Bool = false) -> FormSession {
    var field = Field("city", label: "City")
    field.options.suggestions = ["London", "Lisbon", "Los Angeles"]
    field.options.isSecret = isSecret
    var session = FormSession(Form("Test", rows: [[field], [Field("other")]]))
    for character in text { session.handle(.character(character)) }
    return session
  }

  @Test(arguments: [
    ("", nil), ("L", "London"), ("li", "Lisbon"), ("LOS", "Los Angeles"), ("London", nil),
    ("x", nil), ("Londoner", nil),
  ])
  func `the first that goes on from what was typed is suggested`(text: String, whole: String?) {
    #expect(Self.session(typing: text).fields[0].suggestion == whole)
  }

  @Test(arguments: [
    ("Au", "Australia", "AU"), ("Austral", "Australia", "AU"), ("Aus", nil, "Aus"),
    ("De", nil, "DE"), ("Germa", "Germany", "DE"), ("United", nil, "United"),
    ("Nige", nil, "Nige"), ("Niger", nil, "NE"),
  ])
  func `what is drawn behind a country is what leaving makes of it`(
    typed: String, drawn: String?, data: String
  ) {
    for key in [Key(.tab), Key(.enter), Key(.right)] {
      let form = Form("Test", rows: [[Field("country", .country)], [Field("other")]])
      var session = FormSession(form, typing: typed)
      #expect(session.fields[0].suggestion == drawn)
      session.handle(key)
      if key == Key(.right), let drawn { #expect(session.fields[0].text == drawn) }
      session.handle(Key(.tab))
      #expect(session.fields[0].data == data, "\(typed) \(key)")
    }
  }

  @Test(arguments: [
    ("New J", "New Jersey", "NJ"), ("New", nil, "New"), ("Mi", "Michigan", "MI"),
    ("Miss", "Mississippi", "MS"), ("Calif", "California", "CA"), ("Califo", "California", "CA"),
  ])
  func `what is drawn behind a state is what leaving makes of it`(
    typed: String, drawn: String?, data: String
  ) {
    let form = Form("Test", rows: [[Field("state", StateCode())], [Field("other")]])
    var session = FormSession(form, typing: typed)
    #expect(session.fields[0].suggestion == drawn)
    session.handle(Key(.tab))
    #expect(session.fields[0].data == data)
  }

  @Test(arguments: ["Austral", "Germa", "Nige"])
  func `a beginning that is pasted or given is no country`(text: String) {
    #expect(Typing(Country(), pasting: text).left().verdict == .notInList)
    #expect(Typing(Country(), initial: text).verdict == .notInList)
  }

  @Test func `a secret and a field without the focus suggest nothing`() {
    #expect(Self.session(typing: "lo", isSecret: true).fields[0].suggestion == nil)
    var session = Self.session(typing: "lo")
    session.handle(Key(.tab))
    #expect(session.fields[0].suggestion == nil)
  }
}
