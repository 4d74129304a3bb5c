import TestSupport
import Testing

@testable import TField

@Suite struct FieldEditingTests {
  @Test func `a mark typed behind its letter is composed with it`() {
    let typing = Typing(Phrase(), "e\u{301}")
    #expect(typing.data.unicodeScalars.elementsEqual("é".unicodeScalars))
    #expect(typing.caret == 1)
  }

  @Test func `marks typed one by one are bounded as pasted ones are`() {
    var typing = Typing(Phrase(), "a")
    for _ in 0..<40 { typing.press(.character("\u{301}")) }
    #expect(typing.data.count == 1)
    #expect(typing.data.unicodeScalars.count <= Intake.scalarsPerGrapheme)
  }

  @Test func `deleting between two halves of a syllable leaves it whole`() {
    var typing = Typing(Phrase(), "\u{1100}x\u{1161}")
    typing.edit(.move(.left))
    typing.type("\u{8}")
    #expect(typing.data.unicodeScalars.elementsEqual("가".unicodeScalars))
  }
}
