import TField

/// What terminals send, and the keys that it stands for; `^[` is written for `ESC`.
enum SequenceTable {
  typealias Row = (bytes: String, key: Key)

  static let all: [Row] = bytes + alt + xterm + xtermFunctions + tmux + rxvt + linux + otherKeys

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

  static let xterm: [Row] = [
    ("^[[A", Key(.up)), ("^[[B", Key(.down)), ("^[[C", Key(.right)), ("^[[D", Key(.left)),
    ("^[[H", Key(.home)), ("^[[F", Key(.end)), ("^[OA", Key(.up)), ("^[OB", Key(.down)),
    ("^[OC", Key(.right)), ("^[OD", Key(.left)), ("^[OH", Key(.home)), ("^[OF", Key(.end)),
    ("^[[2~", Key(.insert)), ("^[[3~", Key(.delete)), ("^[[5~", Key(.pageUp)),
    ("^[[6~", Key(.pageDown)), ("^[[Z", Key(.tab, .shift)), ("^[OM", Key(.enter)),
    ("^[[1;2A", Key(.up, .shift)), ("^[[1;3B", Key(.down, .alt)),
    ("^[[1;4C", Key(.right, [.alt, .shift])), ("^[[1;5D", Key(.left, .control)),
    ("^[[1;6H", Key(.home, [.control, .shift])), ("^[[1;7F", Key(.end, [.control, .alt])),
    ("^[[1;8A", Key(.up, [.control, .alt, .shift])), ("^[[1;9A", Key(.up, .alt)),
    ("^[[3;5~", Key(.delete, .control)), ("^[[5;3~", Key(.pageUp, .alt)),
    ("^[[6;5~", Key(.pageDown, .control)), ("^[[2;2~", Key(.insert, .shift)),
    ("^[[5D", Key(.left, .control)), ("^[O5C", Key(.right, .control)),
    ("^[O1;2A", Key(.up, .shift)), ("^[Oj", .character("*")), ("^[Ok", .character("+")),
    ("^[Op", .character("0")), ("^[Oy", .character("9")), ("^[OX", .character("=")),
    ("^[[1;5Z", Key(.tab, [.control, .shift])), ("\u{9B}A", Key(.up)), ("\u{8F}P", .f(1)),
  ]

  static let xtermFunctions: [Row] = [
    ("^[OP", .f(1)), ("^[OQ", .f(2)), ("^[OR", .f(3)), ("^[OS", .f(4)), ("^[[15~", .f(5)),
    ("^[[17~", .f(6)), ("^[[18~", .f(7)), ("^[[19~", .f(8)), ("^[[20~", .f(9)),
    ("^[[21~", .f(10)), ("^[[23~", .f(11)), ("^[[24~", .f(12)), ("^[[11~", .f(1)),
    ("^[[12~", .f(2)), ("^[[13~", .f(3)), ("^[[14~", .f(4)), ("^[[P", .f(1)), ("^[[R", .f(3)),
    ("^[[1;2P", .f(1, .shift)), ("^[[1;2R", .f(3, .shift)), ("^[[1;5S", .f(4, .control)),
    ("^[O2P", .f(1, .shift)), ("^[[19;2~", .f(8, .shift)),
    ("^[[24;6~", .f(12, [.control, .shift])),
    ("^[[15;3~", .f(5, .alt)),
  ]

  /// tmux and screen, where they differ from xterm.
  static let tmux: [Row] = [
    ("^[[1~", Key(.home)), ("^[[4~", Key(.end)), ("^[[1;3D", Key(.left, .alt)),
    ("^[^[[D", Key(.left, .alt)), ("^[^[OA", Key(.up, .alt)),
  ]

  static let rxvt: [Row] = [
    ("^[[7~", Key(.home)), ("^[[8~", Key(.end)), ("^[[7$", Key(.home, .shift)),
    ("^[[8^", Key(.end, .control)), ("^[[3@", Key(.delete, [.control, .shift])),
    ("^[[a", Key(.up, .shift)), ("^[[b", Key(.down, .shift)), ("^[[c", Key(.right, .shift)),
    ("^[[d", Key(.left, .shift)), ("^[Oa", Key(.up, .control)), ("^[Od", Key(.left, .control)),
    ("^[[5$", Key(.pageUp, .shift)), ("^[[6^", Key(.pageDown, .control)),
    ("^[[11^", .f(1, .control)), ("^[[23$", .f(11, .shift)), ("^[^[[3~", Key(.delete, .alt)),
    ("^[^[[c", Key(.right, [.alt, .shift])), ("^[^[Oa", Key(.up, [.alt, .control])),
    ("^[^[[3$", Key(.delete, [.alt, .shift])),
  ]

  static let linux: [Row] = [
    ("^[[[A", .f(1)), ("^[[[B", .f(2)), ("^[[[C", .f(3)), ("^[[[D", .f(4)), ("^[[[E", .f(5)),
    ("^[[25~", .f(1, .shift)), ("^[[26~", .f(2, .shift)), ("^[[28~", .f(3, .shift)),
    ("^[[29~", .f(4, .shift)), ("^[[31~", .f(5, .shift)), ("^[[32~", .f(6, .shift)),
    ("^[[33~", .f(7, .shift)), ("^[[34~", .f(8, .shift)), ("^[^[[[A", .f(1, .alt)),
  ]

  /// xterm's modifyOtherKeys, and the form with `u` of xterm, tmux and kitty.
  static let otherKeys: [Row] = [
    ("^[[27;5;115~", .control("s")), ("^[[27;6;95~", .control("_")),
    ("^[[27;2;13~", Key(.enter, .shift)), ("^[[27;5;9~", Key(.tab, .control)),
    ("^[[27;2;9~", Key(.tab, .shift)), ("^[[27;5;27~", Key(.escape, .control)),
    ("^[[27;5;32~", .control(" ")), ("^[[27;3;110~", .alt("n")), ("^[[27;5;83~", .control("s")),
    ("^[[115;5u", .control("s")), ("^[[97u", .character("a")), ("^[[97;2u", .character("A")),
    ("^[[110;3u", .alt("n")), ("^[[110;4u", .alt("N")), ("^[[13;3u", Key(.enter, .alt)),
    ("^[[27u", Key(.escape)), ("^[[127;5u", Key(.backspace, .control)),
    ("^[[9;2u", Key(.tab, .shift)),
    ("^[[122;6u", Key(.character("z"), [.control, .shift])), ("^[[105;5u", .control("i")),
    ("^[[97:65;2u", .character("A")), ("^[[1;5:1A", Key(.up, .control)),
    ("^[[32;2u", .character(" ")),
    ("^[[97;1:2u", .character("a")), ("^[[223;2u", .character("ß")), ("^[[235u", .character("ë")),
    ("^[[97;129u", .character("a")),
  ]
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
