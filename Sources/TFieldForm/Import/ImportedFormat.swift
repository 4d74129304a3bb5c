internal import TFieldJSON

/// A format of JSON Schema, and how a form asks for it.
struct ImportedFormat {
  /// The field's type.
  var type = "phrase"
  var parameters: [JSONValue.Member] = []
  /// What the whole text must match.
  var pattern: String?
  /// What to say where it doesn't.
  var message: String?

  fileprivate init(_ type: String, _ parameters: [JSONValue.Member] = []) {
    self.type = type
    self.parameters = parameters
  }

  fileprivate init(_ pattern: String, or message: String) {
    self.pattern = pattern
    self.message = message
  }

  static let all: [String: Self] = [
    "email": Self("email"),
    "idn-email": Self(#"[^\s@]+@[^\s@]+"#, or: "Write an address such as name@example.com"),
    "date": Self("date", [.init("format", "YYYY-MM-DD")]),
    "ipv4": Self("ipv4"), "ip-address": Self("ipv4"), "ipv6": Self("ipv6"),
    "password": Self("phrase", [.init("secret", true)]),
    "textarea": Self("text"), "multiline": Self("text"), "markdown": Self("text"),
    "time": Self(Pattern.time, or: "Write a time such as 17:05:00Z"),
    "date-time": Self(
      Pattern.day + "[Tt]" + Pattern.time, or: "Write a moment such as 2026-11-21T17:05:00Z"),
    "duration": Self(Pattern.duration, or: "Write a duration such as P3DT12H"),
    "uuid": Self(
      "[0-9a-fA-F]{8}(?:-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}",
      or: "Write a UUID such as 123e4567-e89b-12d3-a456-426614174000"),
    "hostname": Self(Pattern.host("A-Za-z0-9"), or: "Write a host name such as www.example.com"),
    "idn-hostname": Self(
      Pattern.host(#"\p{L}\p{M}\p{N}"#), or: "Write a host name such as www.example.com"),
    "uri": Self(
      Pattern.scheme + Pattern.address(""), or: "Write an address such as https://example.com/"),
    "url": Self(
      Pattern.scheme + Pattern.address(""), or: "Write an address such as https://example.com/"),
    "iri": Self(
      Pattern.scheme + Pattern.address(Pattern.foreign),
      or: "Write an address such as https://example.com/"),
    "uri-reference": Self(
      "(?:\(Pattern.scheme))?" + Pattern.address(""), or: "Write an address such as /a/b#c"),
    "iri-reference": Self(
      "(?:\(Pattern.scheme))?" + Pattern.address(Pattern.foreign),
      or: "Write an address such as /a/b#c"),
    "uri-template": Self(Pattern.template, or: "Write an address such as /users/{id}"),
    "json-pointer": Self(Pattern.pointer, or: "Write a pointer such as /a/0"),
    "relative-json-pointer": Self(
      "(?:0|[1-9][0-9]*)(?:[+-](?:0|[1-9][0-9]*))?(?:#|\(Pattern.pointer))",
      or: "Write a relative pointer such as 1/a"),
    "regex": Self(Pattern.expression, or: "Write a regular expression such as ^[a-z]+$"),
  ]

  /// Formats that say how a number or a text is stored, and nothing that a person could get wrong.
  static let silent: Set = ["int32", "int64", "float", "double", "byte", "binary", "decimal"]
}

/// The patterns of formats, each for a whole text.
private enum Pattern {
  /// A time of RFC 3339, with its zone.
  static let time =
    #"(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d+)?(?:[Zz]|[+-](?:[01]\d|2[0-3]):[0-5]\d)"#

  /// A day that the calendar has; February 29 wants a leap year.
  static let day =
    #"(?!\d{4}-(?:02-3|(?:04|06|09|11)-31))"#
    + #"(?:(?!\d{4}-02-29)|(?=\d\d(?:0[48]|[2468][048]|[13579][26]))|(?=(?:[02468][048]|[13579][26])00))"#
    + #"(?!0000)\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])"#

  static let duration =
    #"P(?:\d+W|(?=.)(?:\d+Y)?(?:\d+M)?(?:\d+D)?(?:T(?=\d)(?:\d+H)?(?:\d+M)?(?:\d+(?:\.\d+)?S)?)?)"#

  static func host(_ letters: String) -> String {
    let label = "[\(letters)](?:[\(letters)-]{0,61}[\(letters)])?"
    return #"(?=.{1,253}\.?$)"# + label + #"(?:\."# + label + #")*\.?"#
  }

  static let scheme = "[A-Za-z][A-Za-z0-9+.-]*:"
  static let foreign = #"\x{A0}-\x{D7FF}\x{F900}-\x{FDCF}\x{FDF0}-\x{FFEF}\x{10000}-\x{EFFFD}"#

  /// What follows the scheme: perhaps a host in brackets, then anything that an address may hold.
  static func address(_ more: String) -> String {
    let plain = #"A-Za-z0-9._~!$&'()*+,;=:@/-"# + more
    let run = "(?:[\(plain)]|%[0-9A-Fa-f]{2})*"
    let tail = "(?:[\(plain)?]|%[0-9A-Fa-f]{2})*"
    return #"(?://(?:[^/@\[\]\s]*@)?\[[0-9A-Fa-f:.]+\](?::\d*)?(?=[/?#]|$))?"# + run
      + #"(?:\?"# + tail + ")?(?:#" + tail + ")?"
  }

  static let template =
    #"(?:[^\x00-\x20"'<>\\^`{|}%]|%[0-9A-Fa-f]{2}"#
    + #"|\{[+#./;?&=,!@|]?[\w.%]+(?::[1-9]\d{0,3}|\*)?(?:,[\w.%]+(?::[1-9]\d{0,3}|\*)?)*\})*"#

  static let pointer = "(?:/(?:[^~/]|~[01])*)*"

  /// A regular expression, as far as its brackets and repetitions tell.
  static let expression =
    #"(?<re>(?:(?:[^\\()\[*+?|]|\\.|\[\^?\]?(?:[^\]\\]|\\.)*\]"#
    + #"|\((?:\?(?:[:=!>]|<[=!]|P?<[A-Za-z_]\w*>|[a-zA-Z]+:))?(?&re)\))(?:[*+?][?+]?)?|\|)*)"#
}
