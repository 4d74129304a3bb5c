import Testing

@Suite struct DimTranslatorTests {
  @Test(arguments: [
    ("\u{1B}[2mx", "\u{1B}[5mx"),
    ("\u{1B}[0;2;31m", "\u{1B}[0;5;31m"),
    ("\u{1B}[22m", "\u{1B}[22;25m"),
    ("\u{1B}[38;5;2m", "\u{1B}[38;5;2m"),
    ("\u{1B}[2J\u{1B}[2;2H", "\u{1B}[2J\u{1B}[2;2H"),
    ("\u{1B}[?2m2m", "\u{1B}[?2m2m"),
    ("\u{1B}\u{1B}[2m", "\u{1B}\u{1B}[5m"),
    ("\u{1B}[2\u{1B}[2m", "\u{1B}[2\u{1B}[5m"),
    ("\u{1B}7\u{1B}(B2m", "\u{1B}7\u{1B}(B2m"),
  ])
  func `only dim is changed, wherever the bytes are cut`(sent: String, shown: String) {
    let bytes = Array(sent.utf8)
    for cut in 0...bytes.count {
      var translator = DimTranslator()
      let result =
        translator.translate(Array(bytes[..<cut])) + translator.translate(Array(bytes[cut...]))
      #expect(String(decoding: result, as: UTF8.self) == shown)
    }
  }
}
