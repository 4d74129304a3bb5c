import CData
import TestSupport
import Testing

@testable import TField

@Suite struct PhoneInternationalTests {
  @Test(arguments: [
    ("+15551234567", "+1 555 123 4567"), ("0044 2079460958", "+44 207 946 0958"),
    ("+4930123456", "+49 301 234 56"), ("+352123456", "+352 123 456"), ("+44", "+44"),
    ("+4", "+4"), ("", ""), ("0044207", "+44 207"), ("+999", "+999"),
  ])
  func `digits are grouped behind their country code`(keys: String, text: String) {
    #expect(Typing(.phoneInternational, keys).settled == text)
  }

  @Test(arguments: [
    ("+49 (0)30 123456", "+4930123456"), ("0049-30-123456", "+4930123456"),
    ("tel:+44 20 7946 0958", "+442079460958"), ("+1 (555) 123-4567", "+15551234567"),
    ("+39 (0)6 6982", "+39066982"), ("+44 20 7946 0958 ext 12", nil), ("030 123456", nil),
    ("+44 20 7946 0958 / 0959", nil),
  ])
  func `a number is read as E.164, or is an error`(text: String, data: String?) {
    for typing in [Typing(.phoneInternational, pasting: text), Typing(.phoneInternational, text)] {
      #expect(typing.verdict == nil ? typing.left().data == data : data == nil)
    }
  }

  @Test(arguments: [
    ("DE", "030 901820", "+4930901820"), ("US", "1-212-555-0123", "+12125550123"),
    ("IT", "06 6982 1234", "+390669821234"), ("HU", "06 1 123 4567", "+3611234567"),
    ("DE", "901820", nil), ("FR", "142685300", "+33142685300"), (nil, "030 901820", nil),
  ])
  func `a national number is read as of its country`(
    country: String?, text: String, data: String?
  ) {
    let type = PhoneInternational(country: country)
    #expect(type.parse(text).data == data)
    #expect(data != nil || Typing(type, text).verdict == .phoneIntl)
  }

  @Test(arguments: [
    ("+9", nil), ("+99", nil), ("+999", ErrorCode.phoneIntl), ("+21", nil),
    ("+210", .phoneIntl), ("+0", .phoneIntl), ("+15551234567", nil), ("1555", .phoneIntl),
    ("+123456789012", .tooLong),
  ])
  func `a code that no country has is a live error`(data: String, live: ErrorCode?) {
    #expect(PhoneInternational().live(data)?.code == live)
  }

  @Test func `a short number is unfinished`() {
    #expect(Typing(.phoneInternational, "+49301").verdict == .incomplete)
    #expect(Typing(.phoneInternational, "+49301").verdict == .incomplete)
    #expect(Typing(.phoneInternational, "+49301234").verdict == nil)
  }

  @Test func `the country is told where the code means one`() {
    #expect(PhoneInternational().badge("+49")?.text() == "DE")
    #expect(PhoneInternational().badge("+4") == nil)
    #expect(PhoneInternational().badge("+1555") == nil)
    #expect(PhoneInternational().badge("030 1234") == nil, "no country code without a +")
    #expect(PhoneInternational().badge("+352")?.text() == "LU")
  }

  @Test func `no country code begins like another`() {
    let codes = Set(DataFile.callingCodes.rows.map { $0.prefix { $0 != " " } })
    #expect(codes.count > 200)
    for code in codes {
      #expect(!codes.contains { $0 != code && $0.hasPrefix(code) }, "\(code)")
    }
  }
}
