/// What a terminal would obey.
extension HostileString {
  static let controls =
    list(.control, scalars: (0...0x1F).filter { $0 != 0x1B }) + list(.control, scalars: [0x7F])
    + list(
      .control,
      [
        "bells": "\u{7}\u{7}\u{7}", "overwriting": "yes\u{8}\u{8}\u{8}no ",
        "returning": "good\rbad ",
        "CR LF": "one\r\ntwo", "shift out": "\u{E}lqqk\u{F}", "XOFF": "\u{13}",
        "NUL inside": "a\0b",
        "many NUL": "\0\0\0\0", "form feeds": "\u{C}\u{C}", "substitute": "\u{18}\u{1A}",
        "forged line": "x\ntfield: all is well", "delete": "abc\u{7F}\u{7F}\u{7F}",
        "next line": "a\u{85}b", "vertical tab": "a\u{B}b", "only spaces": "    ",
      ])

  static let escapes = list(
    .escape,
    [
      "clear": "\u{1B}[2J", "home": "\u{1B}[H", "red": "\u{1B}[31mred", "hidden": "\u{1B}[8mx",
      "blink": "\u{1B}[5mx\u{1B}[0m", "cursor up": "\u{1B}[99Aup", "cursor off": "\u{1B}[?25l",
      "other screen": "\u{1B}[?1049h", "back": "\u{1B}[?1049l", "mouse": "\u{1B}[?1003h",
      "focus": "\u{1B}[?1004h", "paste mode off": "\u{1B}[?2004l", "reset": "\u{1B}c",
      "soft reset": "\u{1B}[!p", "insert": "\u{1B}[4h", "newline mode": "\u{1B}[20h",
      "keyboard lock": "\u{1B}[2h", "margins": "\u{1B}[5;6r", "side margins": "\u{1B}[?69h",
      "wrap off": "\u{1B}[?7l", "reverse video": "\u{1B}[?5h", "132 columns": "\u{1B}[?3h",
      "erase saved": "\u{1B}[3J", "repeat": "x\u{1B}[99999999b", "scroll": "\u{1B}[99S",
      "insert lines": "\u{1B}[9L", "delete lines": "\u{1B}[9M", "save": "\u{1B}7\u{1B}[H\u{1B}8",
      "line drawing": "\u{1B}(0lqk", "double height": "\u{1B}#3x", "test pattern": "\u{1B}#8",
      "print": "\u{1B}[5i", "media copy": "\u{1B}[?5i", "resize": "\u{1B}[8;1;1t",
      "iconify": "\u{1B}[2t", "raise": "\u{1B}[5t", "push title": "\u{1B}[22;2t",
      "leds": "\u{1B}[3q", "cursor style": "\u{1B}[6 q", "keypad": "\u{1B}=",
      "keypad off": "\u{1B}>",
      "tab stops": "\u{1B}[3g", "kitty keys": "\u{1B}[>31u", "modify keys": "\u{1B}[>4;2m",
      "synchronized": "\u{1B}[?2026h", "Tektronix": "\u{1B}\u{C}", "Tek mode": "\u{1B}[?38h",
      "VT52": "\u{1B}[?2l", "no UTF-8": "\u{1B}%@", "UTF-8 for ever": "\u{1B}%/I",
      "8-bit answers": "\u{1B} G", "locking shift": "\u{1B}n", "memory lock": "\u{1B}l",
      "unended": "\u{1B}[", "unended long": "\u{1B}[1;2;3;4;5;6;7;8;9", "alone": "\u{1B}",
      "twice": "\u{1B}\u{1B}", "intermediates": "\u{1B}[1 ! \"p", "in two": "\u{1B}\u{18}[2J",
      "true colour": "\u{1B}[38;2;255;0;0mx", "colon colour": "\u{1B}[38:2::255:0:0mx",
      "huge number": "\u{1B}[99999999999999999999999A", "no number": "\u{1B}[;;;;H",
      "private": "\u{1B}[<0;1;1M", "up and over": "safe\u{1B}[1A\u{1B}[2Kforged",
    ])

  /// What makes a terminal type an answer, as if the person had.
  static let reports = list(
    .report,
    [
      "attributes": "\u{1B}[c", "second attributes": "\u{1B}[>c", "third attributes": "\u{1B}[=c",
      "status": "\u{1B}[5n", "cursor": "\u{1B}[6n", "private cursor": "\u{1B}[?6n",
      "title": "\u{1B}[21t", "icon title": "\u{1B}[20t", "size": "\u{1B}[18t",
      "pixels": "\u{1B}[14t",
      "identify": "\u{1B}Z", "enquiry": "\u{5}", "checksum": "\u{1B}[1;1;1;1;1;1*y",
      "mode": "\u{1B}[?1$p", "parameters": "\u{1B}[x", "version": "\u{1B}[>q",
      "setting": "\u{1B}P$q\"p\u{1B}\\", "echoing setting": "\u{1B}P$q\ncat /etc/passwd\n\u{1B}\\",
      "capability": "\u{1B}P+q544e\u{1B}\\", "title, then ask": "\u{1B}]2;;reboot;\u{7}\u{1B}[21t",
      "font": "\u{1B}]50;?\u{7}", "colour": "\u{1B}]4;1;?\u{7}",
      "background": "\u{1B}]11;?\u{1B}\\",
      "clipboard": "\u{1B}]52;c;?\u{7}", "graphics": "\u{1B}_Gi=1,a=q;AAAA\u{1B}\\",
      "key flags": "\u{1B}[?u", "locator": "\u{1B}['|",
    ])

  /// Operating system commands, device controls and their kin.
  static let commands = list(
    .command,
    [
      "title": "\u{1B}]0;evil\u{7}", "title by ST": "\u{1B}]2;evil\u{1B}\\",
      "icon": "\u{1B}]1;x\u{7}",
      "property": "\u{1B}]3;WM_CLASS=x\u{7}", "palette": "\u{1B}]4;0;rgb:ff/ff/ff\u{7}",
      "folder": "\u{1B}]7;file://evil/etc\u{7}",
      "link": "\u{1B}]8;;http://evil/\u{7}ok\u{1B}]8;;\u{7}",
      "notify": "\u{1B}]9;pay now\u{7}", "foreground": "\u{1B}]10;#000000\u{7}",
      "log file": "\u{1B}]46;/tmp/log\u{7}", "font": "\u{1B}]50;$(reboot)\u{7}",
      "clipboard": "\u{1B}]52;c;cm0gLXJmIC8K\u{7}", "clear clipboard": "\u{1B}]52;c;!\u{7}",
      "rxvt module": "\u{1B}]777;notify;a;b\u{7}", "prompt mark": "\u{1B}]133;A\u{7}",
      "iTerm file": "\u{1B}]1337;File=name=eA==;inline=1:AAAA\u{7}",
      "iTerm copy": "\u{1B}]1337;CopyToClipboard=\u{7}",
      "badge": "\u{1B}]1337;SetBadgeFormat=eA==\u{7}",
      "Linux palette": "\u{1B}]P0ffffff", "Linux reset": "\u{1B}]R", "unended": "\u{1B}]0;never",
      "Sixel": "\u{1B}Pq#0;2;0;0;0~~\u{1B}\\", "user keys": "\u{1B}P0;1|17/7265626f6f740d\u{1B}\\",
      "ReGIS": "\u{1B}P0pP[0,0]\u{1B}\\", "download font": "\u{1B}P0;0{@x\u{1B}\\",
      "tmux through": "\u{1B}Ptmux;\u{1B}\u{1B}]0;evil\u{7}\u{1B}\\", "unended DCS": "\u{1B}P$q",
      "APC": "\u{1B}_screen title\u{1B}\\", "PM": "\u{1B}^private\u{1B}\\",
      "SOS": "\u{1B}Xstring\u{1B}\\",
      "screen title": "\u{1B}kevil\u{1B}\\", "ST alone": "\u{1B}\\",
      "BEL in OSC": "\u{1B}]0;a\u{7}b\u{7}",
      "cancelled": "\u{1B}]0;a\u{18}b", "nested": "\u{1B}]0;\u{1B}]0;x\u{7}\u{7}",
    ])

  /// The same by the controls of one byte, as characters.
  static let eightBit =
    list(.eightBit, scalars: 0x80...0x9F)
    + list(
      .eightBit,
      [
        "CSI": "\u{9B}31mred", "CSI clear": "\u{9B}2J", "CSI report": "\u{9B}6n",
        "OSC": "\u{9D}0;evil\u{9C}", "OSC by BEL": "\u{9D}52;c;eA==\u{7}",
        "DCS": "\u{90}$q\"p\u{9C}",
        "APC": "\u{9F}Gx\u{9C}", "PM": "\u{9E}x\u{9C}", "SOS": "\u{98}x\u{9C}", "ID": "\u{9A}",
        "mixed": "\u{1B}]0;x\u{9C}", "unended": "\u{9B}1;2",
      ])

  static let pastes = list(
    .paste,
    [
      "end": "\u{1B}[201~", "end, then a line": "abc\u{1B}[201~\nrm -rf /\n",
      "start": "\u{1B}[200~",
      "ends twice": "\u{1B}[201~\u{1B}[201~", "end by C1": "\u{9B}201~x\r",
      "end in two": "\u{1B}[20\u{0}1~", "end with zeros": "\u{1B}[0201~", "submits": "x\u{13}",
      "end with more": "\u{1B}[201;5~", "interrupts": "x\u{3}", "suspends": "x\u{1A}",
      "newlines": "1234\n\n\n\n", "tabs": "a\tb\tc\td", "carriage returns": "a\rb\rc",
    ])
}
