import Testing

@testable import TField

@Suite struct PhoneInternationalTests {
  @Test(arguments: [
    ("+15551234567", "+1 555 123 4567"), ("442079460958", "+44 207 946 0958"),
    ("+4930123456", "+49 301 234 56"), ("+352123456", "+352 123 456"), ("+44", "+44"),
    ("+4", "+4"), ("", ""), ("0044207", "+44 207"), ("+999", "+999"),
    ("+123456789012345", "+1 234 567 890 123 45"), ("+1234567890123456", "+1 234 567 890 123 45"),
  ])
  func `digits are grouped behind their country code`(keys: String, text: String) {
    #expect(Typing(.phoneInternational, keys).settled == text)
  }

  @Test(arguments: [
    ("+49 (0)30 123456", "4930123456"), ("0049-30-123456", "4930123456"),
    ("tel:+44 20 7946 0958", "442079460958"), ("+44 20 7946 0958 ext 12", ""),
    ("+1 (555) 123-4567", "15551234567"), ("+1234567890123456", ""),
  ])
  func `a paste keeps the number alone, or is refused`(text: String, data: String) {
    #expect(Typing(.phoneInternational, pasting: text).data == data)
  }

  @Test(arguments: [
    ("9", nil), ("99", nil), ("999", ErrorCode.phoneIntl), ("21", nil), ("210", .phoneIntl),
    ("0", .phoneIntl), ("15551234567", nil),
  ])
  func `a code that no country has is a live error`(data: String, live: ErrorCode?) {
    #expect(PhoneInternational().live(data)?.code == live)
  }

  @Test func `a short number is unfinished`() {
    #expect(Typing(.phoneInternational, "+49301").verdict == .incomplete)
    #expect(Typing(.phoneInternational, "+493012").verdict == .incomplete)
    #expect(Typing(.phoneInternational, "+4930123").verdict == nil)
  }

  @Test func `the country is told where the code means one`() {
    #expect(PhoneInternational().badge("49")?.text() == "DE")
    #expect(PhoneInternational().badge("4") == nil)
    #expect(PhoneInternational().badge("1555") == nil)
    #expect(PhoneInternational().badge("352")?.text() == "LU")
  }

  @Test func `no country code begins like another`() {
    let codes = CallingCodes.lines.split(separator: "\n").map { $0.prefix { $0 != " " } }
    #expect(codes.count > 200)
    for code in codes {
      #expect(!codes.contains { $0 != code && $0.hasPrefix(code) }, "\(code)")
    }
  }
}
