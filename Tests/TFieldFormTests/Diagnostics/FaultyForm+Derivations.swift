/// Forms whose formulas, texts with answers and outside values are at fault.
extension FaultyForm {
  static let ofDerivations: [FaultyForm] = [
    .field(
      "badFormula", #""type": "integer", "compute": ▸"1 +""#,
      "error: 'compute' isn't a formula: a number or an id was expected at character 4"),
    .field(
      "badFormula", #""type": "integer", "compute": ▸"2 / (3 - 3)""#,
      "error: 'compute' isn't a formula: nothing can be divided by 0 at character 12"),
    FaultyForm(
      "unknownField",
      #"{ "tfield": 1, "rows": [{ "id": "a", "type": "integer" }, { "id": "b", "type": "integer" }, "#
        + #"{ "id": "c", "type": "integer", "compute": ▸"a-b" }] }"#,
      "error: no field has the id 'a-b'; did you mean 'a - b'?"),
    .fields(
      "badFormula",
      #"{ "id": "l", "type": "list", "of": {} }, "#
        + #"{ "id": "n", "type": "integer", "compute": ▸"coutn(l)" }"#,
      "error: 'compute' isn't a formula: there is no function 'coutn'; did you mean 'count'? "
        + "at character 7"),
    .field(
      "foreignParameter", #""type": "integer", "initial": { ▸"today": "+1d" }"#,
      "error: 'today' isn't a parameter of type 'integer'; it belongs to 'date' or 'dateTime'"),
    .field(
      "derivationCycle", #""type": "choice", "options": ▸{ "run": ["x"], "with": ["a"] }"#,
      "error: these fields need each other in a circle: a → a"),
    .field(
      "minAboveMax",
      #""type": "dateTime", "min": "2026-12-01T10:00", "max": ▸"2026-11-01T10:00""#,
      "error: min 2026-12-01T10:00 is above max 2026-11-01T10:00"),
    .field(
      "badValue", #""type": "choices", "required": true, "options": ["x"], "min": ▸2"#,
      "error: 'min' wants at most 1, as there are no more options, not '2'"),
    .fields(
      "pathClash", #"{ "id": "x", "path": ["l"] }, { "id": "y", "path": ▸["l", "y"] }"#,
      "error: the answers to 'y' and 'x' would have the same place in the output"),
    .field(
      "foreignParameter", #""type": "name", ▸"compute": "1""#,
      "error: 'compute' isn't a parameter of type 'name'; it belongs to 'integer', 'decimal', "
        + "'currency' or 'percent'"),
    .fields(
      "notComputable",
      #"{ "id": "name" }, { "id": "all", "type": "list", "of": { "type": "name" } }, "#
        + #"{ "id": "n", "type": "integer", "compute": ▸"name * 2" }, "#
        + #"{ "id": "o", "type": "integer", "compute": ▸"sum(all)" }, "#
        + #"{ "id": "p", "type": "integer", "compute": ▸"count(name)" }"#,
      "error: 'name' can't be used in a formula: it isn't a number",
      "error: 'all' can't be used in a formula: it isn't a number",
      "error: 'name' can't be used in a formula: it isn't a list"),
    .fields(
      "notComputable",
      #"{ "id": "on", "type": "toggle" }, { "id": "ok", "type": "choice", "options": ["1", "2.5"] }, "#
        + #"{ "id": "size", "type": "choice", "options": ["1", "L"] }, "#
        + #"{ "id": "m", "type": "choices", "options": ["1", "2"] }, "#
        + #"{ "id": "n", "type": "integer", "compute": "if(on, ok, 0) + sum(m) + on" }, "#
        + #"{ "id": "o", "type": "integer", "compute": ▸"size * 2" }, "#
        + #"{ "id": "p", "type": "integer", "compute": ▸"if(ok, 1, 0)" }, "#
        + #"{ "id": "q", "type": "integer", "compute": ▸"m" }"#,
      "error: 'size' can't be used in a formula: it isn't a number",
      "error: 'ok' can't be used in a formula: it isn't a toggle",
      "error: 'm' can't be used in a formula: it isn't a number"),
    .fields(
      "unknownField", #"{ "id": "price", "type": "integer", "compute": ▸"prise + 1" }"#,
      "error: no field has the id 'prise'; did you mean 'price'?"),
    .fields(
      "derivationCycle",
      #"{ "id": ▸"a", "type": "integer", "compute": "b + 1" }, "#
        + #"{ "id": "b", "type": "integer", "compute": "a" }"#,
      "error: these fields need each other in a circle: a → b → a"),
    .field(
      "unclosedBrace", #""label": ▸"Hello {name""#,
      "error: '{' has no '}'; a brace alone is written '{{'"),
    .field(
      "unknownFilter", #""hint": ▸"Hello {a|uper}""#,
      "error: unknown filter 'uper'; did you mean 'upper'?"),
    .field(
      "unknownField", #""initial": ▸"{nobody}""#, "error: no field has the id 'nobody'"),
    .fields(
      "pathClash",
      #"{ "id": "zip", "path": "address" }, { "id": "b", "path": ▸"address.zip" }, "#
        + #"{ "id": "c", "path": ["zip", "x"] }, { "id": "d", "path": ▸"zip" }"#,
      "error: the answers to 'b' and 'zip' would have the same place in the output",
      "error: the answers to 'd' and 'c' would have the same place in the output"),
    .field(
      "badValue", #""path": ▸"a..b""#,
      "error: 'path' wants keys with points between them, not '\"a..b\"'"),
    .fields(
      "secretInText",
      #"{ "id": "pin", "type": "password" }, { "id": "n", "type": "note", "label": ▸"It is {pin}" }"#,
      "error: field 'pin' is secret, so its answer can't stand in a text"),
    .field(
      "severalKeys", #""initial": ▸{ "env": "USER", "today": "" }"#,
      "error: a source has just one of these: 'env' or 'today'"),
    .field(
      "badValue", #""type": "dateTime", "min": ▸"tomorrow""#,
      "error: 'min' wants a moment such as 2026-11-21T17:05, not 'tomorrow'"),
    .field(
      "bothKeys", #""type": "choice", "options": { "run": ["x"], "file": ▸"y" }"#,
      "error: either 'run' or 'file', not both"),
    .field(
      "loneKey", #""type": "choice", "options": { "file": ▸"y", "timeout": ▸3 }"#,
      "error: can't read 'y': this form may read no files",
      "error: 'timeout' means nothing without 'run'"),
    .field(
      "badValue", #""type": "date", "initial": { "today": ▸"soon" }"#,
      "error: 'today' wants nothing, or a time such as +30d, -6m or +1y, not 'soon'"),
    .fields(
      "bothKeys", #"{ "id": "n", "type": "integer", "compute": "1", "initial": ▸2 }"#,
      "error: either 'compute' or 'initial', not both"),
  ]
}
