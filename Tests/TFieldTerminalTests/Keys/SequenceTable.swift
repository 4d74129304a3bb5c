import Foundation
import TField
import TestSupport
import Testing

@testable import TFieldTerminal

/// What terminals send, and the keys that it stands for; `^[` is written for `ESC`.
enum SequenceTable {
  typealias Row = (bytes: String, key: Key)

  static let all: [Row] = bytes + alt + terminals

  /// What every terminal has.
  static let bytes: [Row] = [
    ("a", .character("a")), ("Z", .character("Z")), (" ", .character(" ")), ("ë", .character("ë")),
    ("€", .character("€")), ("😀", .character("😀")),
    ("\u{0}", .control(" ")), ("\u{1}", .control("a")), ("\u{8}", .control("h")),
    ("\t", Key(.tab)), ("\n", Key(.enter)), ("\r", Key(.enter)), ("\u{13}", .control("s")),
    ("\u{1A}", .control("z")), ("\u{1C}", .control("\\")), ("\u{1D}", .control("]")),
    ("\u{1E}", .control("^")), ("\u{1F}", .control("_")), ("\u{7F}", Key(.backspace)),
  ]

  static let alt: [Row] = [
    ("^[n", .alt("n")), ("^[N", .alt("N")), ("^[1", .alt("1")), ("^[ ", .alt(" ")),
    ("^[ß", .alt("ß")), ("^[\r", Key(.enter, .alt)), ("^[\t", Key(.tab, .alt)),
    ("^[\u{7F}", Key(.backspace, .alt)), ("^[\u{8}", Key(.character("h"), [.control, .alt])),
    ("^[\u{6}", Key(.character("f"), [.control, .alt])), ("^[~", .alt("~")),
  ]

  /// What `sequences.txt` has, and what it can't name.
  private static let terminals: [Row] =
    TestFile.tables(of: "sequences.txt").flatMap(\.lines).map { line in
      let cells = line.components(separatedBy: " ¦ ")
      guard let key = Key(named: cells[1]) else { preconditionFailure("no key: \(line)") }
      return (cells[0], key)
    } + [("\u{9B}A", Key(.up)), ("\u{8F}P", .f(1)), ("^[[110;4u", .alt("N"))]
}

extension Key {
  static func f(_ number: Int, _ modifiers: Modifiers = []) -> Self {
    Self(.function(number), modifiers)
  }
}

extension String {
  /// The bytes that the text stands for, `^[` being `ESC`.
  var sent: [UInt8] {
    Array(
      split(separator: "^[", omittingEmptySubsequences: false).map(\.utf8).joined(separator: [0x1B])
    )
  }
}

@Suite struct TerminfoKeysTests {
  private func inputs(_ terminfo: [String: Key], _ bytes: String) -> [Input] {
    let strings = KeyStrings(terminfo.map { ($0.sent, $1) })
    var decoder = KeyDecoder { strings }
    return decoder.feed(bytes.sent)
  }

  @Test(arguments: [
    ("^[[P", Key(.delete)), ("^[[M", .f(1)), ("^[[I", Key(.pageUp)), ("^[\t", Key(.tab, .shift)),
    ("\u{8}", Key(.backspace)), ("\u{B}", Key(.up)), ("^[A", Key(.up)), ("^[?M", Key(.enter)),
    ("^[[225z", .f(2)), ("^[Ox", Key(.insert)), ("^[a1b", Key(.end)),
  ])
  func `a string of terminfo is its key`(string: String, key: Key) {
    #expect(inputs([string: key], "<" + string + ">") == [.typed("<"), .key(key), .typed(">")])
  }

  @Test(arguments: ["", "a", "up", "\t", "\r", "^[", "^[^[[A", "ë"])
  func `a string that would eat text or other keys is not believed`(string: String) {
    #expect(
      inputs([string: .f(9)], "up\ta") == [.typed("u"), .typed("p"), .key(Key(.tab)), .typed("a")])
  }

  @Test func `a thirteenth function key is Shift and the first`() {
    #expect(inputs(["^[[1;2P": .f(13)], "^[[1;2P") == [.key(.f(1, .shift))])
    #expect(inputs(["^[[34~": .f(20)], "^[[34~") == [.key(.f(8, .shift))])
    #expect(inputs(["^[[99~": .f(20)], "^[[99~") == [.key(.f(20))])
  }

  @Test func `rxvt shifts its function keys otherwise`() {
    var decoder = KeyDecoder { KeyStrings(TerminfoKeys.rxvt) }
    #expect(decoder.feed("^[[32~".sent) == [.key(.f(8, .shift))])
  }

  @Test func `a string that goes on otherwise is taken whole`() {
    #expect(inputs(["^[?M": Key(.enter)], "^[?xa") == [.typed("a")])
  }
}
