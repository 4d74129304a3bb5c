internal import TFieldPatterns

/// A format of JSON Schema: a pattern for the whole text, or a test of its own.
struct SchemaFormat: Sendable {
  let name: String
  private let pattern: SearchPattern?
  private let budget: PatternBudget

  /// A format that this program judges; any other one is a note.
  init?(_ name: String, within budget: PatternBudget) {
    self.name = name
    self.budget = budget
    guard name == "regex" || FormatPatterns.all[name] != nil else { return nil }
    pattern = FormatPatterns.all[name].map { SearchPattern("^(?:\($0))$", within: budget) }
  }

  /// Whether a text is of the format; `nil` if that takes too long to find out.
  func describes(_ text: String) -> Bool? {
    guard let pattern else { return SearchPattern(text, within: budget).isPattern }
    guard name.hasSuffix("time"), text.utf8.contains(where: { $0 == UInt8(ascii: "6") }) else {
      return pattern.occurs(in: text)
    }
    return pattern.occurs(in: text).map { $0 && text.hasPossibleSeconds }
  }
}

extension String {
  /// False for a second 60 that isn't the last one of a day in UTC.
  fileprivate var hasPossibleSeconds: Bool {
    let time = suffix(from: firstIndex { "Tt".contains($0) }.map { index(after: $0) } ?? startIndex)
    guard time.dropFirst(6).hasPrefix("60") else { return true }
    let sign = time.lastIndex { "+-".contains($0) }
    let zone = sign.map { Self.minutes(time[time.index(after: $0)...]) } ?? 0
    let local = Self.minutes(time)
    let isBehind = sign.map { time[$0] == "-" } ?? false
    return (local + (isBehind ? zone : -zone) + 2880) % 1440 == 1439
  }

  private static func minutes(_ time: Substring) -> Int {
    (Int(time.prefix(2)) ?? 0) * 60 + (Int(time.dropFirst(3).prefix(2)) ?? 0)
  }
}

/// The patterns of the formats, each for a whole text.
package enum FormatPatterns {
  package static let all: [String: String] = [
    "date": day,
    "time": time,
    "date-time": day + "[Tt]" + time,
    "duration": duration,
    "email": #"(?:\#(atom("")))@(?:\#(host)|\[(?:\#(ipv4)|IPv6:\#(ipv6))\])"#,
    "idn-email": "(?:\(atom("\u{80}-\u{10FFFF}")))" + #"@[^\s@\x00-\x2C/:-@\[-`{-\x7F]+"#,
    "hostname": host,
    "ipv4": ipv4,
    "ipv6": ipv6,
    "uri": scheme + address(""),
    "iri": scheme + address(foreign),
    "uri-reference": "(?:\(scheme)|(?![^/?#]*:))" + address(""),
    "iri-reference": "(?:\(scheme)|(?![^/?#]*:))" + address(foreign),
    "uuid": "[0-9a-fA-F]{8}(?:-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}",
    "json-pointer": pointer,
    "relative-json-pointer": "(?:0|[1-9][0-9]*)(?:#|\(pointer))",
  ]
}

extension FormatPatterns {
  /// A day that the calendar has; February 29 wants a leap year.
  private static let day =
    #"(?!\d{4}-(?:02-3|(?:04|06|09|11)-31))"#
    + #"(?:(?!\d{4}-02-29)|(?=\d\d(?:0[48]|[2468][048]|[13579][26]))"#
    + #"|(?=(?:[02468][048]|[13579][26])00))"#
    + #"\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])"#

  /// A time of RFC 3339, with its zone.
  private static let time =
    #"(?:[01]\d|2[0-3]):[0-5]\d:(?:[0-5]\d|60)(?:\.\d+)?"#
    + #"(?:[Zz]|[+-](?:[01]\d|2[0-3]):[0-5]\d)"#

  private static let duration =
    #"P(?:\d+W|(?=.)(?:\d+Y(?:\d+M(?:\d+D)?)?|\d+M(?:\d+D)?|\d+D)?"#
    + #"(?:T(?=\d)(?:\d+H(?:\d+M(?:\d+S)?)?|\d+M(?:\d+S)?|\d+S))?)"#

  private static func atom(_ more: String) -> String {
    let word = "[A-Za-z0-9!#$%&'*+/=?^_`{|}~\(more)-]+"
    return #"\#(word)(?:\.\#(word))*|"(?:[^"\\\x00-\x1F]|\\[ -~])*""#
  }

  private static let host =
    #"(?=.{1,253}$)[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?"#
    + #"(?:\.[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?)*"#

  private static let ipv4 =
    #"(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(?:\.(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}"#

  private static let ipv6: String = {
    let (group, end) = ("[0-9A-Fa-f]{1,4}", "(?:[0-9A-Fa-f]{1,4}:[0-9A-Fa-f]{1,4}|\(ipv4))")
    let short = (0...4).map { before in
      let front = before == 0 ? "" : "(?:(?:\(group):){0,\(before - 1)}\(group))?"
      return front + "::(?:\(group):){\(5 - before)}" + end
    }
    let last = [
      "(?:(?:\(group):){0,4}\(group))?::\(end)", "(?:(?:\(group):){0,5}\(group))?::\(group)",
    ]
    let none = ["(?:(?:\(group):){0,6}\(group))?::", "(?:\(group):){6}\(end)"]
    return "(?:" + (short + last + none).joined(separator: "|") + ")"
  }()

  private static let scheme = "[A-Za-z][A-Za-z0-9+.-]*:"
  private static let foreign =
    "\u{A0}-\u{D7FF}\u{F900}-\u{FDCF}\u{FDF0}-\u{FFEF}\u{10000}-\u{EFFFD}"

  /// What follows the scheme: perhaps a host, then anything that an address may hold.
  private static func address(_ more: String) -> String {
    let plain = "-A-Za-z0-9._~!$&'()*+,;=:@/" + more
    let run = "(?:[\(plain)]|%[0-9A-Fa-f]{2})*"
    let tail = "(?:[\(plain)?]|%[0-9A-Fa-f]{2})*"
    let name = "(?:[A-Za-z0-9._~!$&'()*+,;=\(more)-]|%[0-9A-Fa-f]{2})*"
    let user = "(?:(?:[A-Za-z0-9._~!$&'()*+,;=:\(more)-]|%[0-9A-Fa-f]{2})*@)?"
    let host = #"//\#(user)(?:\[(?:\#(ipv6)|v[0-9A-Fa-f]+\.[^\]]+)\]|\#(name))(?::\d*)?(?=[/?#]|$)"#
    return "(?:\(host)|(?!//))" + run + #"(?:\?"# + tail + ")?(?:#" + tail + ")?"
  }

  private static let pointer = "(?:/(?:[^~/]|~[01])*)*"
}
