import Testing

@testable import TFieldTerminal

@Suite struct ColourTests {
  @Test(
    arguments: [
      ("red", .red), ("bright-cyan", .palette(14)), ("0", .palette(0)), ("255", .palette(255)),
      ("#ff8700", .rgb(255, 135, 0)), ("#FFF000", .rgb(255, 240, 0)),
      ("256", nil), ("-1", nil), ("+1", nil), ("", nil), ("#", nil), ("#ff", nil), ("#+12345", nil),
      ("#-00000", nil),
      ("#-12345", nil), ("#gggggg", nil), ("bright-", nil), ("bright-red ", nil), ("Red", nil),
    ] as [(String, Colour?)])
  func `a colour is a name, a number or a mixture`(text: String, colour: Colour?) {
    #expect(Colour(text) == colour)
  }

  @Test(
    arguments: [
      (.red, .monochrome, nil), (.red, .eight, 1), (.red, .sixteen, 1), (.red, .indexed, 1),
      (.red, .direct, 1),
      (.palette(9), .eight, 1), (.palette(9), .sixteen, 9), (.palette(9), .direct, 0xFF0000),
      (.palette(196), .eight, 1), (.palette(196), .sixteen, 9), (.palette(196), .indexed, 196),
      (.palette(196), .direct, 0xFF0000), (.palette(250), .direct, 0xBCBCBC),
      (.rgb(255, 0, 0), .indexed, 196), (.rgb(8, 8, 8), .indexed, 232),
      (.rgb(250, 5, 0), .sixteen, 9), (.rgb(1, 2, 3), .direct, 0x010203),
      (.rgb(0, 0, 5), .direct, 0), (.rgb(255, 255, 255), .eight, 7),
    ] as [(Colour, ColourDepth, Int32?)])
  func `where a colour is missing, the nearest stands for it`(
    colour: Colour, depth: ColourDepth, number: Int32?
  ) {
    #expect(colour.number(in: depth) == number)
  }

  @Test(
    arguments: [
      (-1, false, .monochrome), (0, false, .monochrome), (2, false, .monochrome),
      (8, false, .eight), (16, false, .sixteen), (88, false, .sixteen), (256, false, .indexed),
      (65_536, false, .indexed), (1 << 24, true, .direct), (1 << 16, true, .eight),
    ] as [(Int, Bool, ColourDepth)])
  func `the depth follows from the number of colours`(
    colours: Int, isDirect: Bool, depth: ColourDepth
  ) {
    #expect(ColourDepth(colours: colours, isDirect: isDirect) == depth)
  }
}
