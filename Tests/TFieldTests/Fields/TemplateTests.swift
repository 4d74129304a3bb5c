import TestSupport
import Testing

@testable import TField

@Suite struct TemplateTests {
  static let phone: Template = "(000) 000-0000"

  @Test(arguments: [
    ("", ""), ("5", "(5"), ("555", "(555"), ("5551", "(555) 1"),
    ("5551234567", "(555) 123-4567"), ("55512345678", "(555) 123-45678"),
  ])
  func `fixed characters come with the data behind them`(data: String, text: String) {
    #expect(Self.phone.filled(with: data) == text)
  }

  @Test(arguments: [
    ("", "(000) 000-0000"), ("555", ") 000-0000"), ("5551", "00-0000"), ("5551234567", ""),
  ])
  func `what is not filled remains`(data: String, rest: String) {
    #expect(Self.phone.remainder(after: data.count) == rest)
  }

  @Test(arguments: [(0, 1), (3, 6), (6, 10), (9, 13), (10, 14), (12, 16)])
  func `a data character stands in the column of its slot`(index: Int, column: Int) {
    #expect(Self.phone.column(of: index) == column)
  }

  @Test func `a column means the data character at it`() {
    #expect([0, 1, 4, 6, 99, -3].map(Self.phone.index) == [0, 0, 3, 3, 10, 0])
  }

  @Test func `the tail belongs to a settled value only`() {
    let template = Template("00%")
    #expect(template.filled(with: "12") == "12")
    #expect(template.filled(with: "12", isSettled: true) == "12%")
    #expect(template.filled(with: "1", isSettled: true) == "1")
    #expect(template.filled(with: "", isSettled: true) == "")
  }

  @Test(arguments: [
    ("ab12", "ab12"), ("AB-1234", "AB1234"), ("AB 1234", "AB1234"), ("AB/1", "AB1"),
    ("1a2b3", "1a2b3"), ("A-1", "A-1"), ("12", "12"), ("AB12345", "AB12345"), ("AB-1x2", "AB1x2"),
  ])
  func `fixed characters are stepped over, all else stays`(text: String, data: String) {
    #expect(Template("AA-0000").bare(text) == data)
  }

  @Test(arguments: [
    ("(555) 234-5678", "5552345678"), ("5552345678", "5552345678"), ("(555) 234", "555234"),
    ("(555) 234-", nil), ("(555) 234 5678", nil), ("555234567x", nil), ("(55a) 234-5678", nil),
    ("55523456789", nil),
  ])
  func `data is found in bytes, bare or in the mask`(text: String, data: String?) {
    let found = Template("(000) 000-0000").data(in: text.utf8.span)
    #expect(found?.text == data)
  }

  @Test func `a backslash makes a slot's character fixed`() {
    let template = Template("\\A-0\\\\")
    #expect(template.pattern == "A-0\\")
    #expect(template.capacity == 1)
  }

  @Test func `a template of nothing else than fixed characters holds nothing`() {
    let template = Template("--")
    #expect(template.capacity == 0)
    #expect(template.filled(with: "", isSettled: true) == "")
    #expect(template.remainder(after: 0) == "--")
  }
}

extension Template {
  /// The part of the pattern that `count` characters of data leave empty.
  func remainder(after count: Int) -> String {
    String(elements.dropFirst(column(of: count, isEnd: true)).map(\.placeholder))
  }
}
