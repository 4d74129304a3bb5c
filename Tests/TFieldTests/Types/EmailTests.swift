import TestSupport
import Testing

@testable import TField

@Suite struct EmailTests {
  @Test func `half an address suggests nothing`() {
    #expect(Typing(Email(), "ada@gmial").field.warning == nil)
  }
}
