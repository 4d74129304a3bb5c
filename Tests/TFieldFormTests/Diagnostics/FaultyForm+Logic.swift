/// Forms whose every word is right and that make no sense.
extension FaultyForm {
  static let ofLogic: [FaultyForm] = [
    .field(
      "unreadableFile", #""type": "choice", "options": { "file": ▸"colours.txt" }"#,
      "error: can't read 'colours.txt': this form may read no files"),
    .field(
      "duplicateID", #""type": "choice", "options": ["red", ▸"red"]"#,
      "error: the option id 'red' is taken already, in line 1"),
    .field("emptyList", #""type": "choice", "options": ▸[]"#, "error: 'options' must not be empty"),
    .field(
      "minAboveMax", #""type": "age", "min": 99, "max": ▸18"#, "error: min 99 is above max 18"),
    .field(
      "minAboveMax", #""type": "decimal", "min": 2.5, "max": ▸2"#, "error: min 2.5 is above max 2"),
    .field(
      "minAboveMax", #""type": "date", "min": "2027-01-01", "max": ▸"2026-01-01""#,
      "error: min 2027-01-01 is above max 2026-01-01"),
    .field(
      "minAboveMax", #""type": "date", "min": "today+1m", "max": ▸"today-1y""#,
      "error: min today+1m is above max today-1y"),
    .field(
      "minAboveMax", #""rules": [{ "range": ▸{ "min": 3, "max": 2 } }]"#,
      "error: min 3 is above max 2"),
    .field(
      "minAboveMax", #""rules": [{ "count": ▸{ "min": 3, "max": 2 } }]"#,
      "error: min 3 is above max 2"),
    FaultyForm(
      "minAboveMax",
      #"{ "tfield": 1, "types": { "t": { "base": "age", "min": 9, "max": ▸3 } }, "#
        + #""rows": [{ "id": "a", "type": "t" }, { "id": "b", "type": "t" }] }"#,
      "error: min 9 is above max 3"),
    .types(
      "slotNotOneCharacter",
      #""t": { "template": "00", "slots": { "0": "digit", ▸"AA": "letter" } }"#,
      "error: the name of a slot is one character of the template, not 'AA'"),
    .types(
      "noSlots", #""t": { "template": ▸"--", "slots": { "0": "digit" } }"#,
      "error: the template '--' has no slot: nothing could be typed"),
    .types(
      "impossibleSlot", #""t": { "template": ▸"aa", "case": "upper", "slots": { "a": "[a-f]" } }"#,
      "error: a slot of the template 'aa' takes no character that 'case' allows"),
    .field(
      "badInitial", #""type": "zip", "initial": ▸"1234""#,
      "warning: the initial value is not valid: Enter 5 digits"),
    .field(
      "badInitial", #""type": "st", "initial": ▸"ZZ""#,
      "warning: the initial value is not valid: No state code begins with Z"),
    .field(
      "badInitial", #""type": "age", "initial": ▸"old""#,
      "warning: the initial value is not valid: No letters in an age: o"),
    .types(
      "badConversion",
      #""t": { "base": "st", "convert": { "NY": "NJ", "CA": ▸"California" } }"#,
      "error: a value can't become 'California', which is not valid: Enter a two-letter state code"
    ),
    .types(
      "impossiblePattern",
      #""t": { "template": ▸"AA-00", "result": [{ "pattern": "[0-9]{4}" }] }"#,
      "error: no text that fits the template 'AA-00' can match the pattern"),
    FaultyForm(
      "impossiblePattern",
      #"{ "tfield": 1, "types": { "t": { "template": "000" } }, "#
        + #""rows": [{ "id": "a", "type": "t", "rules": [▸{ "pattern": "[a-z]+" }] }] }"#,
      "error: no text that fits the template '000' can match the pattern"),
    .fields(
      "unsatisfiableField", #"{ "id": ▸"a", "required": true, "readOnly": true }"#,
      "error: field 'a' can never be valid: it is required, read-only and empty"),
    .fields(
      "unsatisfiableField",
      #"{ "id": ▸"a", "type": "zip", "required": true, "rules": [{ "minLength": 6 }] }"#,
      "error: field 'a' can never be valid: it needs 6 characters, but 5 fit"),
    .fields(
      "unsatisfiableField", #"{ "id": ▸"a", "required": true, "rules": [{ "notEqualTo": "a" }] }"#,
      "error: field 'a' can never be valid: its rule 'notEqualTo' compares it with itself"),
    .fields(
      "unsatisfiableField", #"{ "id": ▸"a", "type": "zip", "readOnly": true, "initial": ▸"12" }"#,
      "error: field 'a' can never be valid: it is read-only, and its initial value is wrong: Enter 5 digits",
      "warning: the initial value is not valid: Enter 5 digits"),
    .fields(
      "unsatisfiableGroup",
      #"{ "id": ▸"a", "group": ▸"g", "required": true, "readOnly": true }, { "id": "b", "group": "h" }], "#
        + #""actions": [{ "id": "no", "label": "No", "requires": ["h"] }, ▸{ "id": "ok", "label": "OK", "#
        + #""requires": ["h", "g"] }"#,
      "error: field 'a' can never be valid: it is required, read-only and empty",
      "error: group 'g' can never be valid, because of field 'a'",
      "error: action 'ok' can never be run, because of field 'a'"),
    .fields(
      "unsatisfiableAction",
      #"{ "id": ▸"a", "required": true, "readOnly": true }], "#
        + #""actions": [{ "id": "no", "label": "No", "role": "cancel" }, ▸{ "id": "ok", "label": "OK" }"#,
      "error: field 'a' can never be valid: it is required, read-only and empty",
      "error: action 'ok' can never be run, because of field 'a'"),
    .fields(
      "unreachableField",
      #"{ "id": "a" }, { "id": "b", "when": ▸{ "all": [{ "field": "a", "equals": "x" }, "#
        + #"{ "field": "a", "equals": "y" }] } }"#,
      "warning: field 'b' can never be seen: its condition can never hold"),
    .fields(
      "unreachableField",
      #"{ "id": "a", "type": "choice", "options": ["x", "y"] }, "#
        + #"{ "id": "c", "when": { "field": "a", "equals": "y" } }, "#
        + #"{ "id": "d", "type": "choice", "options": ["x"], "other": true }, "#
        + #"{ "id": "e", "when": { "field": "d", "equals": "z" } }, "#
        + #"{ "id": "b", "when": ▸{ "field": "a", "equals": "z" } }"#,
      "warning: field 'b' can never be seen: its condition can never hold"),
    .fields(
      "unreachableField",
      #"{ "id": "a" }, { "id": "b", "when": ▸{ "all": [{ "field": "a", "filled": true }, "#
        + #"{ "field": "a", "empty": true }] } }"#,
      "warning: field 'b' can never be seen: its condition can never hold"),
    .fields(
      "ungatedField",
      #"{ "id": ▸"a", "required": true }, { "id": "b", "group": "g", "required": true }], "#
        + #""actions": [{ "id": "ok", "label": "OK", "requires": ["g"] }"#,
      "warning: field 'a' is required, but no action asks for its group"),
    .fields(
      "unsaidNeed",
      #"{ "id": "a", "type": "choices", "options": ["x", "y"], "min": ▸1 }, "#
        + #"{ "id": "b", "type": "choices", "options": ["x"], "min": 1, "required": true }, "#
        + #"{ "id": "c", "type": "choices", "options": ["x"], "min": 1, "keepEmpty": false }"#,
      "warning: field 'a' can't be left empty because of its 'min'; say 'required', too"),
    .fields(
      "storedSecret",
      #"{ "id": "pass", "type": "password" }, { "id": "b" }], "actions": [{ "id": "ok", "#
        + #""label": "OK", "append": ▸"out", "write": ▸"out2" }, { "id": "fine", "label": "F", "#
        + #""append": "x", "only": ["b"] }"#,
      "error: 'append' would store field 'pass', which must not be kept; name the others in 'only'",
      "error: 'write' would store field 'pass', which must not be kept; name the others in 'only'"),
    .fields(
      "hiddenStamp",
      #"{ "id": "stamp" }], "actions": [{ "id": "ok", "label": "OK", "append": "out", "stamp": ▸true }"#,
      "error: field 'stamp' has the name of a stamp that is added to each line; give it another id"),
    .fields(
      "loneKey",
      #"{ "id": "a" }], "actions": [{ "id": "ok", "label": "OK", "stamp": ▸true }"#,
      "error: 'stamp' means nothing without 'append'"),
    .field(
      "plainSecret", #""type": "password", "secret": ▸false"#,
      "error: 'secret' can't be false here: 'password' is always kept secret"),
    .types(
      "plainSecret", #""t": { "base": "ssn", "secret": ▸false }"#,
      "error: 'secret' can't be false here: 'ssn' is always kept secret"),
  ]
}
