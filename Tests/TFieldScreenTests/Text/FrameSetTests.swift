import Testing

@testable import TFieldScreen

@Suite struct FrameSetTests {
  @Test(arguments: FrameSet.Kind.allCases, [Charset.unicode, .ascii])
  func `every part of a frame fills one cell`(kind: FrameSet.Kind, charset: Charset) {
    let set = FrameSet(kind, in: charset)
    for character in ([set.horizontal, set.vertical] + set.corners).map(\.base) {
      #expect(DisplayText(String(character), in: charset).description == String(character))
      #expect(DisplayText(String(character), in: charset).width == 1)
    }
  }

  @Test(arguments: [Charset.unicode, .ascii])
  func `no two kinds look the same`(charset: Charset) {
    #expect(Set(FrameSet.Kind.allCases.map { FrameSet($0, in: charset) }).count == 4)
  }

  @Test(arguments: Mark.allCases, [Charset.unicode, .ascii])
  func `every mark fills one cell`(mark: Mark, charset: Charset) {
    let text = String(mark.character(in: charset))
    #expect(DisplayText(text, in: charset).description == text)
    #expect(DisplayText(text, in: charset).width == 1)
  }
}
