import Testing

@testable import TFieldForm

@Suite struct JSONErrorTests {
  @Test func `a long excerpt is cut, a hostile one is shown`() {
    let long = firstFault(of: Array(String(repeating: "x", count: 5_000).utf8))
    let cut = "unknown word '\(String(repeating: "x", count: 40))…'; write"
    #expect(long.map { "\($0)".hasPrefix(cut) } == true)
    let key = "\u{202E}\u{9B}31m\u{7F}\u{E0041}\u{200B}é"
    let hostile = firstFault(of: Array("{\"\(key)\":1,\"\(key)\":2}".utf8))
    #expect(
      hostile.map { "\($0)" }
        == "duplicate key '<U+202E><U+009B>31m<U+007F><U+E0041><U+200B>é' (first at line 1); "
        + "remove one of them")
  }
}
