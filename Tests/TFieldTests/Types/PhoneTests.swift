import CData
import TestSupport
import Testing

@testable import TField

@Suite struct PhoneTests {
  @Test func `more than ten digits aren't accepted, and that is said until the field is left`() {
    let field = Typing(Phone(), "21255501234")
    #expect(field.data == "2125550123")
    let words = "10 digits are all it has: 4 was not accepted"
    #expect(field.session.notice?.text() == words)
    #expect(field.field.readingNotice?.wording.text() == words && field.field.warning == nil)
    #expect(field.left().verdict == nil)
    #expect(Typing(Phone(), pasting: "21255501234").text == "21255501234")
  }
}

@Suite struct PhoneInternationalTests {
  @Test func `no country code begins like another`() {
    let codes = Set(DataFile.callingCodes.rows.map { $0.prefix { $0 != " " } })
    #expect(codes.count > 200)
    for code in codes {
      #expect(!codes.contains { $0 != code && $0.hasPrefix(code) }, "\(code)")
    }
  }
}
