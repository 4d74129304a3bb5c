import TField
import TestSupport
import Testing

@testable import TFieldTerminal

extension String {
  /// The input that the bytes lead to in one read.
  var decoded: [Input] {
    var decoder = KeyDecoder()
    return decoder.feed(sent)
  }
}

extension Input {
  static func typed(_ character: Character) -> Self { .key(.character(character)) }
}

extension [Input] {
  /// The characters typed, if nothing else was done.
  var typedText: String {
    reduce(into: "") { text, input in
      guard case .key(let key) = input, case .character(let character) = key.base else { return }
      if key.modifiers.isEmpty { text.append(character) }
    }
  }

  /// The same with neighbouring characters joined, as no read boundary shows in that.
  var joined: [Input] {
    reduce(into: []) { result, input in
      guard let new = input.plainText, case .paste(let old)? = result.last, old.hasPrefix("typed:")
      else {
        return result.append(input.plainText.map { .paste("typed:" + $0) } ?? input)
      }
      result[result.count - 1] = .paste(old + new)
    }
  }
}

extension Input {
  /// The character of an unmodified key.
  fileprivate var plainText: String? {
    guard case .key(let key) = self, case .character(let character) = key.base else { return nil }
    return key.modifiers.isEmpty ? String(character) : nil
  }
}

@Suite struct KeyDecoderTests {
  @Test(arguments: SequenceTable.all)
  func `a sequence is one key`(row: SequenceTable.Row) {
    var decoder = KeyDecoder()
    #expect(decoder.feed(row.bytes.sent) == [.key(row.key)])
    #expect(decoder.pendingTimeout == nil)
  }

  @Test(arguments: SequenceTable.all)
  func `a sequence is one key byte by byte, whatever stands around it`(row: SequenceTable.Row) {
    var decoder = KeyDecoder()
    let inputs = ("<" + row.bytes + ">").sent.flatMap { decoder.feed([$0]) }
    #expect(inputs == [.typed("<"), .key(row.key), .typed(">")])
  }

  @Test func `an escape alone is a key only when nothing follows in time`() {
    var decoder = KeyDecoder()
    #expect(decoder.feed([0x1B]).isEmpty)
    #expect(decoder.pendingTimeout == .escape)
    #expect(decoder.timeOut() == [.key(Key(.escape))])
    #expect(decoder.pendingTimeout == nil)
    #expect(decoder.feed("[A".utf8) == [.typed("["), .typed("A")])
  }

  @Test(arguments: [("^[^[", 2), ("^[^[^[", 3)])
  func `escapes in a row are as many keys`(bytes: String, count: Int) {
    var decoder = KeyDecoder()
    let inputs = decoder.feed(bytes.sent) + decoder.timeOut()
    #expect(inputs == Array(repeating: .key(Key(.escape)), count: count))
  }

  @Test func `two escapes and a letter are Escape and Alt with the letter`() {
    #expect("^[^[n".decoded == [.key(Key(.escape)), .key(.alt("n"))])
  }

  @Test(arguments: ["^[[", "^[O", "^[[1;5", "^[[[", "^[[M !", "^[]11;rgb", "^[P1$r", "^[^[["])
  func `an unfinished sequence is dropped when its rest stays away`(bytes: String) {
    var decoder = KeyDecoder()
    #expect(decoder.feed(bytes.sent).isEmpty)
    #expect(decoder.pendingTimeout == .sequence)
    #expect(decoder.timeOut().isEmpty)
    #expect(decoder.feed("a".utf8) == [.typed("a")])
  }

  @Test(arguments: ["^[[", "^[O", "^[[1;5", "^[[[", "^[[M !", "^[]11;rgb", "^[P1$r", "^[_x", "^[X"])
  func `a control key works in the middle of anything unfinished`(bytes: String) {
    #expect((bytes + "\u{3}").decoded == [.key(.control("c"))])
    #expect((bytes + "^[[3~").decoded == [.key(Key(.delete))])
  }

  @Test(arguments: [
    "^[[I", "^[[O", "^[[?1;2c", "^[[>41;366;0c", "^[[0n", "^[[24;80R", "^[[1;1R", "^[[1;80R",
    "^[[?2026;1$y", "^[[4;1$y", "^[[?0u", "^[[8;24;80t", "^[]11;rgb:0000/0000/0000^[\\",
    "^[]11;rgb:ffff/ffff/ffff\u{7}", "^[P1$r0m^[\\", "^[P>|XTerm(366)^[\\", "^[_Gi=1;OK^[\\",
    "^[^hidden^[\\", "^[Xtext^[\\", "^[\\", "^[[M !!", "^[[Mabc", "^[[201~", "^[[99~", "^[[1;2y",
    "^[[57441u", "^[[97;1:3u", "^[O!", "^[[[Z", "^[[?25h", "^[[=1;2;3z", "^[[<35;1;1M",
    "^[[<2;5;5M", "^[[<0;1M", "^[[<M", "^[[E", "^[OE", "^[^[[I", "^[]0;naïve ☃\u{7}", "\u{85}",
    "^[[1114112u", "^[[99999999999999999999u", "^[[27;5~", "^[[;;;;;;;;;;;~", "^[[:~", "^[[u",
  ])
  func `what is no key is taken whole`(bytes: String) {
    #expect(("a" + bytes + "b").decoded == [.typed("a"), .typed("b")])
    var decoder = KeyDecoder()
    #expect(bytes.sent.allSatisfy { decoder.feed([$0]).isEmpty })
    #expect(decoder.pendingTimeout == nil)
  }

  @Test func `a sequence with two thousand parameters is taken whole`() {
    let numbers = Array(repeating: "1", count: 2000).joined(separator: ";")
    #expect("^[[\(numbers)mA".decoded == [.typed("A")])
    #expect("^[O\(numbers)mA".decoded == [.typed("A")])
  }

  @Test(arguments: ["^[]", "^[P", "^[X", "^[^", "^[_", "^[["], [100, 100_000, 1_000_000])
  func `a sequence without an end is swallowed, however long it is`(start: String, count: Int) {
    var decoder = KeyDecoder()
    #expect(decoder.feed((start + String(repeating: "1", count: count)).sent).isEmpty)
    #expect(decoder.timeOut().isEmpty)
    #expect(decoder.feed("a".utf8) == [.typed("a")])
  }

  @Test(arguments: ["^[]", "^[P", "^[X", "^[^", "^[_"])
  func `a string may hold line ends, and Ctrl-C ends it`(start: String) {
    var decoder = KeyDecoder()
    #expect(decoder.feed((start + "0;a\r\n\tb\u{8}c").sent).isEmpty)
    #expect(decoder.feed([0x03]) == [.key(Key(.character("c"), .control))])
    #expect(decoder.feed("a".utf8) == [.typed("a")])
  }

  @Test(
    arguments: [
      ([0xFF], "\u{FFFD}"), ([0xC3, 0x41], "\u{FFFD}A"), ([0xE2, 0x82, 0x41], "\u{FFFD}A"),
      ([0xE2, 0x82, 0xC3, 0xAB], "\u{FFFD}ë"), ([0xC0, 0xAF], "\u{FFFD}\u{FFFD}"),
      ([0xED, 0xA0, 0x80], "\u{FFFD}\u{FFFD}\u{FFFD}"), ([0xF4, 0x90], "\u{FFFD}\u{FFFD}"),
      ([0xEB, 0x20], "\u{FFFD} "),
    ] as [([UInt8], String)])
  func `bytes that are no UTF-8 never spoil what follows`(bytes: [UInt8], expected: String) {
    var decoder = KeyDecoder()
    #expect(decoder.feed(bytes).typedText == expected)
    #expect(decoder.feed("ok".utf8).typedText == "ok")
  }

  @Test func `a character waits for its bytes as long as they take`() {
    var decoder = KeyDecoder()
    #expect(decoder.feed([0xE2]).isEmpty)
    #expect(decoder.pendingTimeout == nil)
    #expect(decoder.timeOut().isEmpty)
    #expect(decoder.feed([0x82]).isEmpty)
    #expect(decoder.feed([0xAC]) == [.typed("€")])
  }

  @Test(arguments: ["e\u{301}", "👨‍👩‍👧", "🇳🇱", "👍🏽", "❤️", "한"])
  func `scalars that come together are one character`(text: String) {
    #expect(text.decoded == text.map { .typed($0) })
    #expect(text.decoded.count == 1)
  }

  @Test func `a mark that comes later is a character of its own`() {
    var decoder = KeyDecoder()
    #expect(decoder.feed("e".utf8) == [.typed("e")])
    #expect(decoder.feed("\u{301}".utf8) == [.typed("\u{301}")])
  }

  @Test(arguments: [
    ("^[[<0;1;1M", Mouse(.click, row: 0, column: 0)),
    ("^[[<0;80;24m", Mouse(.release, row: 23, column: 79)),
    ("^[[<32;3;2M", Mouse(.drag, row: 1, column: 2)),
    ("^[[<64;3;2M", Mouse(.wheelUp, row: 1, column: 2)),
    ("^[[<65;300;200M", Mouse(.wheelDown, row: 199, column: 299)),
    ("^[[<16;3;2M", Mouse(.click, row: 1, column: 2)),
    ("^[[<0;0;0M", Mouse(.click, row: 0, column: 0)),
  ])
  func `the mouse is reported in cells from zero`(bytes: String, mouse: Mouse) {
    #expect(bytes.decoded == [.mouse(mouse)])
  }

  @Test(arguments: 0..<60)
  func `no split of a stream changes what it says`(round: Int) {
    let seed = UInt64.random(in: 0...UInt64.max)
    var random = SeededRandom(seed: seed)
    let bytes = Self.stream(from: &random)
    var whole = KeyDecoder()
    let expected = whole.feed(bytes).joined
    var pieces = KeyDecoder()
    var inputs: [Input] = []
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = Int.random(in: 1...7, using: &random)
      inputs += pieces.feed(rest.prefix(count))
      rest = rest.dropFirst(count)
    }
    #expect(inputs.joined == expected, "seed \(seed)")
    #expect(pieces.pendingTimeout == whole.pendingTimeout, "seed \(seed)")
  }

  @Test(arguments: 0..<20)
  func `after any rubbish a key is a key again`(round: Int) {
    let seed = UInt64.random(in: 0...UInt64.max)
    var random = SeededRandom(seed: seed)
    var decoder = KeyDecoder { KeyStrings([([0x1B, 0x3F, 0x4D], Key(.enter))]) }
    for _ in 0..<50 {
      _ = decoder.feed(Self.stream(from: &random))
      while decoder.pendingTimeout != nil { _ = decoder.timeOut() }
      if decoder.isPasteStalled { _ = decoder.feed([0x03]) }
      #expect(decoder.feed([0x13]).last == .key(.control("s")), "seed \(seed)")
    }
  }

  /// Random bytes, rich in what begins, fills and ends sequences.
  private static func stream(from random: inout SeededRandom) -> [UInt8] {
    let parts = SequenceTable.all.map(\.bytes.sent)
    var bytes: [UInt8] = []
    while bytes.count < 400 {
      switch Int.random(in: 0..<8, using: &random) {
      case 0...1: bytes.append(UInt8.random(in: 0...255, using: &random))
      case 2:
        bytes +=
          "^[[]OPX_\\M<;:$~u0123456789\u{7}".utf8.randomElement(using: &random).map { [$0] } ?? []
      case 3: bytes.append(0x1B)
      case 4: bytes += "é€😀".utf8.shuffled(using: &random).prefix(3)
      case 5: bytes += ["^[[200~", "^[[201~"].randomElement(using: &random)?.sent ?? []
      default: bytes += parts.randomElement(using: &random) ?? []
      }
    }
    return bytes
  }

  @Test(arguments: [
    "", "hello", "two\rlines\n", "tab\tnul\u{0}bell\u{7}", "^[[A", "^[", "^[[200~inner", "^[[201",
    "^[^[[201", "ë€😀", "^[[20^[[2",
  ])
  func `what is pasted comes as one text`(pasted: String) {
    let text = String(decoding: pasted.sent, as: UTF8.self)
    #expect("a^[[200~\(pasted)^[[201~b".decoded == [.typed("a"), .paste(text), .typed("b")])
  }

  @Test func `bytes that are no UTF-8 are replaced, and the rest is kept`() {
    var decoder = KeyDecoder()
    let inputs = decoder.feed("^[[200~a".sent + [0xFF] + "b^[[201~".sent)
    #expect(inputs == [.paste("a\u{FFFD}b")])
  }

  /// A paste that stops on its way.
  private func stalled(after pasted: String) -> KeyDecoder {
    var decoder = KeyDecoder()
    #expect(decoder.feed("^[[200~\(pasted)".sent).isEmpty)
    #expect(decoder.pendingTimeout == .paste && !decoder.isPasteStalled)
    #expect(decoder.timeOut().isEmpty)
    #expect(decoder.pendingTimeout == nil && decoder.isPasteStalled)
    return decoder
  }

  @Test(arguments: [("abc", "\rdef"), ("abc", "\u{3}\r"), ("abc^[[20", "1"), ("", "^["), ("a", "")])
  func `until its end a paste goes on, however long that takes`(first: String, rest: String) {
    var decoder = stalled(after: first)
    #expect(decoder.feed("\(rest)x".sent).isEmpty)
    #expect(decoder.pendingTimeout == .paste && !decoder.isPasteStalled)
    // No key while it goes on, not even Ctrl-C.
    #expect(decoder.feed([0x03]).isEmpty)
    let text = String(decoding: "\(first)\(rest)x\u{3}".sent, as: UTF8.self)
    #expect(decoder.feed("^[[201~y".sent) == [.paste(text), .typed("y")])
  }

  @Test(arguments: ["^[[2", "^[[20", "^[[200"])
  func `the mark of a paste may stall as well`(start: String) {
    var decoder = KeyDecoder()
    #expect(decoder.feed(start.sent).isEmpty && decoder.pendingTimeout == nil)
    let rest = "^[[200~a\r^[[201~".dropFirst(start.count)
    #expect(decoder.feed(String(rest).sent) == [.paste("a\r")])
  }

  @Test(arguments: ["abc", "abc^[", "abc^[[20", ""])
  func `one whose end is lost is ended by Ctrl-C, which is no key then`(pasted: String) {
    var decoder = stalled(after: pasted)
    let text = String(decoding: pasted.sent, as: UTF8.self)
    #expect(decoder.feed([0x03]) == [.paste(text)])
    #expect(decoder.pendingTimeout == nil && !decoder.isPasteStalled)
    #expect(decoder.feed([0x03]) == [.key(.control("c"))])
  }

  @Test func `a second paste knows nothing of the first`() {
    let both = "^[[200~one^[[201~^[[200~two^[[201~"
    #expect(both.decoded == [.paste("one"), .paste("two")])
  }

  @Test func `a megabyte in pieces is one paste`() {
    var decoder = KeyDecoder()
    let text = String(repeating: "0123456789abcde\r", count: 65_536)
    let bytes = "^[[200~".sent + Array(text.utf8) + "^[[201~".sent
    let inputs = stride(from: 0, to: bytes.count, by: 4096).flatMap {
      decoder.feed(bytes[$0..<min($0 + 4096, bytes.count)])
    }
    let isWhole = inputs == [.paste(text)]
    #expect(isWhole)
  }
}
