/// Faults of names, rules and conditions, and forms that make no sense.
extension FaultyForm {
  private static func foreignType(_ name: String, _ meant: String) -> String {
    "error: unknown field type '\(name)'; did you mean \(meant)?"
  }

  static let ofNames: [FaultyForm] = [
    .fields(
      "duplicateID", #"{ "id": "a" }, { "id": ▸"a" }"#,
      "error: the field id 'a' is taken already, in line 1"),
    .form(
      "duplicateID", #""actions": [{ "id": "x", "label": "X" }, { "id": ▸"x", "label": "Y" }]"#,
      "error: the action id 'x' is taken already, in line 1"),
    .field(
      "unknownType", #""type": ▸"phoen", "min": 3"#,
      "error: unknown field type 'phoen'; did you mean 'phone'?"),
    .field("unknownType", #""type": ▸"number""#, foreignType("number", "'integer' or 'decimal'")),
    .field("unknownType", #""type": ▸"select""#, foreignType("select", "'choice'")),
    .field("unknownType", #""type": ▸"textarea""#, foreignType("textarea", "'text'")),
    .field("unknownType", #""type": ▸"boolean""#, foreignType("boolean", "'toggle'")),
    .field("unknownType", #""type": ▸"tel""#, foreignType("tel", "'phone'")),
    .field("unknownType", #""type": ▸"String""#, foreignType("String", "'phrase'")),
    .field(
      "unknownType", #""type": ▸"datetime-local""#, foreignType("datetime-local", "'dateTime'")),
    .field("unknownType", #""type": ▸"file""#, foreignType("file", "'path'")),
    .field("unknownType", #""type": ▸"dat""#, foreignType("dat", "'date'")),
    .field("unknownType", #""type": ▸"xyzzyx""#, "error: unknown field type 'xyzzyx'"),
    .types(
      "unknownType", #""t": { "base": ▸"emial" }, "u": { "base": "t" }"#,
      "error: unknown field type 'emial'; did you mean 'email'?"),
    .fields(
      "unknownField",
      #"{ "id": "email" }, { "id": "b", "when": { "field": ▸"emial", "filled": true } }"#,
      "error: no field has the id 'emial'; did you mean 'email'?"),
    .field(
      "unknownField", #""rules": [{ "equalTo": ▸"zzzzz" }]"#,
      "error: no field has the id 'zzzzz'"),
    .field("unknownField", #""type": "cvv", "for": ▸"card""#, "error: no field has the id 'card'"),
    .field(
      "unknownField", #""type": "confirm", "of": ▸"pass""#, "error: no field has the id 'pass'"),
    .field(
      "unknownField", #""rules": [{ "not": { "any": [{ "after": ▸"begin" }] } }]"#,
      "error: no field has the id 'begin'"),
    .form(
      "unknownField", action(#""only": ["a", ▸"b"]"#),
      "error: no field has the id 'b'; did you mean 'a'?"),
    .form(
      "unknownField",
      #""rules": [{ "when": { "field": "a", "equals": { "field": ▸"bee" } }, "fields": [▸"cee"], "#
        + #""message": "No" }]"#,
      "error: no field has the id 'bee'", "error: no field has the id 'cee'"),
    .fields(
      "unknownGroup",
      #"{ "id": "a", "group": "customer" }], "actions": [{ "id": "ok", "label": "OK", "#
        + #""requires": [▸"Customers"] }"#,
      "error: no field is in a group 'Customers'; did you mean 'customer'?"),
    .form(
      "unknownGroup", action(#""requires": ["g", ▸"G"]"#),
      "error: no field is in a group 'G'; did you mean 'g'?"),
    .field(
      "unknownCode", #""messages": { ▸"requierd": "Say it" }"#,
      "error: no error has the code 'requierd'; did you mean 'required'?"),
    .field(
      "unknownCode",
      #""rules": [{ "email": true, "code": "mine" }], "messages": { "mine": "x", ▸"mien": "y" }"#,
      "error: no error has the code 'mien'; did you mean 'mine'?"),
    .fields(
      "wrongFieldType", #"{ "id": "a" }, { "id": "b", "type": "cvv", "for": ▸"a" }"#,
      "error: field 'a' isn't of type 'credit'"),
    .form(
      "builtInType", #""types": { ▸"email": { "label": "Mine" } }"#,
      "error: 'email' is a built-in type; give yours another name"),
    .types(
      "typeCycle", #"▸"t": { "base": "u" }, "u": { "base": "t" }"#,
      "error: these types are based on each other: t → u → t"),
    .types("typeTooDeep", deepTypes, "error: type 't' is based on more than 64 others"),
    .fields(
      "twinBelow", #"{ "id": "again", "type": "confirm", "of": ▸"a" }, { "id": "a" }"#,
      "error: field 'a' must stand above the field that repeats it"),
    .fields(
      "twinBelow", #"{ "id": "again", "type": "confirm", "of": ▸"again" }"#,
      "error: field 'again' must stand above the field that repeats it"),
  ]

  /// A type based on one that is based on one … 65 times.
  private static let deepTypes =
    (1..<65).map { "\"t\($0)\": { \"base\": \"\($0 == 1 ? "phrase" : "t\($0 - 1)")\" }" }
    .joined(separator: ", ") + ", ▸\"t\": { \"base\": \"t64\" }"

  static let ofConditions: [FaultyForm] = [
    .field("noKey", #""rules": [▸{ "message": "Hm" }]"#, "error: a rule needs one of \(rules)"),
    .field("noKey", #""rules": [▸{ "x-note": 1 }]"#, "error: a rule needs one of \(rules)"),
    .field(
      "severalKeys", #""rules": [▸{ "email": true, "ascii": true }]"#,
      "error: a rule has just one of these: 'email' or 'ascii'"),
    .field(
      "noKey", #""when": ▸{ "field": "a" }"#,
      "error: a condition needs one of 'equals', 'in', 'filled', 'empty', 'valid', 'matches',"
        + " 'greaterThan', 'lessThan', 'atLeast' or 'atMost'"),
    .field(
      "noKey", #""when": ▸{}"#, "error: a condition needs one of 'all', 'any', 'not' or 'field'"
    ),
    .fields(
      "conditionCycle", #"{ "id": ▸"a", "when": { "field": "a", "filled": true } }"#,
      "error: these fields hide each other in a circle: a → a"),
    .fields(
      "conditionCycle",
      #"{ "id": "z", "when": { "field": "a", "filled": true } }, "#
        + #"{ "id": ▸"a", "when": { "not": { "field": "b", "equals": { "field": "c" } } } }, "#
        + #"{ "id": "b" }, { "id": "c", "when": { "field": "a", "empty": true } }"#,
      "error: these fields hide each other in a circle: a → c → a"),
    .field(
      "brokenPattern", #""rules": [{ "pattern": ▸"a(b" }]"#,
      "error: the pattern doesn't compile: missing closing parenthesis at character 3"),
    .fields(
      "incomparable",
      #"{ "id": "on", "type": "toggle" }, { "id": "n", "type": "integer", "#
        + #""when": { "any": [{ "field": "on", "equals": ▸"yes" }, { "field": "on", "atLeast": ▸1 }] } },"#
        + #" { "id": "x", "when": { "all": [{ "field": "n", "in": [1, ▸"two"] }, "#
        + #"{ "field": "n", "greaterThan": ▸{ "field": "on" } }] } }"#,
      "warning: field 'on' holds true or false, which 'equals' can't compare with this",
      "warning: field 'on' holds true or false, which 'atLeast' can't compare with this",
      "warning: field 'n' holds a number, which 'in' can't compare with this",
      "warning: field 'n' holds a number, which 'greaterThan' can't compare with this"),
  ]

  private static let rules =
    "'notEmpty', 'minLength', 'maxLength', 'count', 'range', 'multipleOf', 'pattern', 'equalTo',"
    + " 'notEqualTo', 'in', 'notIn', 'digitsOnly', …"
}
