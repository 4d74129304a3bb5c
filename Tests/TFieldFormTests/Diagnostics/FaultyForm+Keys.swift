/// Faults of the file, and of keys and their values.
extension FaultyForm {
  /// A number of more digits than any may have.
  private static let digits = String(repeating: "7", count: 20_000)

  static let ofFiles: [FaultyForm] = [
    FaultyForm("notJSON", "{ \"tfield\": 1▸, }", "error: trailing comma; remove it"),
    FaultyForm("newerFormat", #"{ "tfield": ▸2, "rosw": 1 }"#, newer("2")),
    FaultyForm(
      "tooManyFields", crowded,
      "error: a form has at most 20000 fields"),
    FaultyForm(
      "tooManyFaults", #"{ "tfield": 1, "rows": ["# + faults + "] }", marks: 1001,
      last: "error: more than 1000 faults; the rest of the file wasn't checked",
      others: "error: missing 'id' in field"),
    FaultyForm("expected", "▸[]", "error: 'form' wants an object, not a list"),
    FaultyForm(
      "missingVersion", #"▸{ "rows": [] }"#,
      #"error: missing 'tfield' in form; let it begin with "tfield": 1"#),
    FaultyForm("neitherKey", #"▸{ "tfield": 1 }"#, "error: 'sections' or 'rows' is missing"),
    FaultyForm(
      "bothKeys", #"{ "tfield": 1, "sections": [], "rows": ▸[] }"#,
      "error: either 'sections' or 'rows', not both"),
    FaultyForm(
      "outOfRange", #"{ "tfield": ▸0, "rows": [] }"#, "error: 'tfield' must be 1, not 0"),
  ]

  private static func newer(_ version: String) -> String {
    "error: this form is of format \(version); this program reads format 1: use a newer tfield"
  }

  /// One field more than there may be.
  private static let crowded: String = {
    let fields = (1...20_000).map { "{\"id\":\"f\($0)\"}" }.joined(separator: ",")
    return #"{ "tfield": 1, "rows": ["# + fields + #", ▸{ "id": "last" }] }"#
  }()

  private static let faults = repeatElement("▸{}", count: 1001).joined(separator: ",")

  private init(_ name: String, _ marked: String, marks: Int, last: String, others: String) {
    self.init(name, form: marked, Array(repeating: others, count: marks - 1) + [last])
  }

  static let ofKeys: [FaultyForm] = [
    .field("expected", #""label": ▸5"#, text("label", "a number")),
    .field("expected", #""label": { "en": ▸true }"#, "error: 'en' wants a text, not true or false"),
    .field("expected", #""type": ▸5, "min": 1"#, "error: 'type' wants a text, not a number"),
    .field(
      "expected", #""required": ▸"yes""#,
      "error: 'required' wants true, false or a condition, not a text"),
    .field(
      "expected", #""group": ▸1"#, "error: 'group' wants a group's name, or null, not a number"),
    .field(
      "expected", #""when": ▸true"#, "error: 'when' wants a condition: an object, not true or false"
    ),
    .field("expected", #""rules": [▸5]"#, "error: 'rules' wants a rule: an object, not a number"),
    .field(
      "expected", #""initial": ▸true"#,
      "error: 'initial' wants a text or a number, not true or false"),
    .field(
      "expected", #""type": "toggle", "initial": ▸"yes""#,
      "error: 'initial' wants true or false, not a text"),
    .field(
      "expected", #""initial": ▸null"#,
      "error: 'initial' wants a value, or where it comes from, not null"),
    .field(
      "noKey", #""initial": ▸{}"#,
      "error: a source needs one of 'value', 'env', 'run' or 'today'"),
    .field("expected", #""suggest": ["x", ▸null]"#, "error: 'suggest' wants a text, not null"),
    .field(
      "expected", #""rules": [{ "in": ["x", ▸[]] }]"#,
      "error: 'in' wants a text, a number, true, false or a field, not a list"),
    .field(
      "expected", #""rules": [{ "in": [▸{ "field": "a" }] }]"#,
      "error: 'in' wants a text, a number, true or false, not an object"),
    .field("expected", #""rules": [{ "range": { "min": ▸true } }]"#, bound("min", "true or false")),
    .form("expected", #""sections": ▸{}"#, "error: 'sections' wants a list, not an object"),
    .form(
      "expected", #""actions": [▸5, { "id": "ok", "label": "OK", "requires": [▸7, "g"] }]"#,
      "error: 'actions' wants an object, not a number",
      "error: 'requires' wants a text, not a number"),
    FaultyForm(
      "expected", #"{ "tfield": 1, "rows": [▸5, [▸"a"], { "id": "b", ▸"lable": "B" }] }"#,
      "error: 'rows' wants a field, or a list of fields, not a number",
      "error: 'rows' wants a field: an object, not a text",
      "error: unknown key 'lable' in field; did you mean 'label'?"),
    .fields("missingKey", #"▸{ "label": "A" }"#, "error: missing 'id' in field"),
    .form(
      "missingKey", #""actions": [▸{ "id": "ok" }]"#, "error: missing 'label' in action"),
    .form(
      "missingKey",
      #""actions": [{ "id": "ok", "label": "OK", "confirm": ▸{ "type": "erase" } }]"#,
      "error: missing 'text' in confirm"),
    .field("missingKey", #""check": ▸{}"#, "error: missing 'run' in check"),
    FaultyForm(
      "missingKey", #"{ "tfield": 1, "rows": [ ▸{ "id": "a", "type": "dataLength" } ] }"#,
      "error: missing 'length' in field"),
    .field("unknownKey", #"▸"lable": "A""#, unknown("lable", "field", "label")),
    .field("unknownKey", #"▸"secert": true"#, unknown("secert", "field", "secret")),
    .field("unknownKey", #"▸"default": "A""#, unknown("default", "field", "initial")),
    .field(
      "unknownKey", #"▸"pattern": "[0-9]""#,
      "error: unknown key 'pattern' in field; did you mean \"rules\": [ { \"pattern\": … } ]?"),
    .field(
      "unknownKey", #"▸"regex": "[0-9]", ▸"showIf": "b""#,
      "error: unknown key 'regex' in field; did you mean \"rules\": [ { \"pattern\": … } ]?",
      unknown("showIf", "field", "when")),
    .field(
      "unknownKey", #""type": "choices", "options": ["A"], ▸"limit": 1"#,
      unknown("limit", "field", "max")),
    .form("unknownKey", #"▸"questions": []"#, unknown("questions", "form", "rows")),
    .field(
      "unknownKey", #""rules": [{ ▸"regexp": "[0-9]" }]"#, unknown("regexp", "rule", "pattern")),
    .field(
      "unknownKey", #""when": { ▸"role": "speaker" } }, { "id": "role""#,
      "error: unknown key 'role' in condition; "
        + #"did you mean { "field": "role", "equals": "speaker" }?"#),
    .field(
      "unknownKey", #""when": { ▸"b": ["x", 1] } }, { "id": "b""#,
      #"error: unknown key 'b' in condition; did you mean { "field": "b", "in": ["x", 1] }?"#),
    .field("unknownKey", #"▸"zzzzzz": 1"#, "error: unknown key 'zzzzzz' in field"),
    .form("unknownKey", #"▸"titel": "A""#, unknown("titel", "form", "title")),
    .form(
      "unknownKey", #""types": { "t": { ▸"templat": "00" } }"#,
      unknown("templat", "type", "template")),
    .field(
      "unknownKey", #""rules": [{ ▸"notEmtpy": true }]"#, unknown("notEmtpy", "rule", "notEmpty")),
    .field(
      "unknownKey", #""when": { "field": "b", ▸"equal": 1 } }, { "id": "b""#,
      unknown("equal", "condition", "equals")),
    .field(
      "unknownKey", #"▸"maxLength": 5"#,
      "error: unknown key 'maxLength' in field; did you mean \"rules\": [ { \"maxLength\": … } ]?"),
    .field(
      "unknownKey", #""type": "list", "of": {}, ▸"minItems": 2, ▸"items": {}"#,
      "error: unknown key 'minItems' in field; did you mean 'min'?",
      "error: unknown key 'items' in field; did you mean 'of'?"),
    .field(
      "unknownKey", #""type": "path", ▸"extensions": [".txt"]"#,
      "error: unknown key 'extensions' in field; did you mean 'suffixes'?"),
    .field(
      "unknownKey", #""type": "integer", ▸"multipleOf": 5"#,
      "error: unknown key 'multipleOf' in field; did you mean "
        + "\"rules\": [ { \"multipleOf\": … } ]?"),
    .field(
      "foreignParameter", #"▸"length": 3"#,
      "error: 'length' isn't a parameter of type 'phrase'; it belongs to 'dataLength'"),
    .field(
      "foreignParameter", #""type": "zip", ▸"strength": "good""#,
      "error: 'strength' isn't a parameter of type 'zip'; it belongs to 'password'"),
    .form(
      "unknownValue", #""layout": ▸"boxd""#, "error: unknown layout 'boxd'; did you mean 'boxed'?"),
    .form(
      "unknownValue", #""validate": ▸"whenever""#,
      "error: unknown validate 'whenever'; it is one of 'touched', 'change', 'blur' or 'submit'"),
    .field(
      "unknownValue", #""rules": [{ "email": true, "level": ▸"errror", "on": [▸"blurr"] }]"#,
      "error: unknown level 'errror'; did you mean 'error'?",
      "error: unknown on 'blurr'; did you mean 'blur'?"),
    .field("outOfRange", #""priority": ▸10.5"#, "error: 'priority' must be 0 to 10, not 10.5"),
    .form(
      "badValue", action(#""exit": ▸7"#),
      "error: 'exit' wants a number from 10 to 99, or 0, not '7'"),
    .form(
      "badValue", action(#""exit": ▸100"#),
      "error: 'exit' wants a number from 10 to 99, or 0, not '100'"),
    .form(
      "badValue", action(#""exit": ▸1.5"#),
      "error: 'exit' wants a number from 10 to 99, or 0, not '1.5'"),
    .field(
      "outOfRange", #""type": "integer", "min": ▸99999999999999999999"#,
      "error: 'min' must be a whole number of at most 64 bits, not 99999999999999999999"),
    .types(
      "outOfRange", #""t": { "template": "00000", "maxLength": ▸3 }"#,
      "error: 'maxLength' must be 5 to 4096, not 3"),
    .types(
      "bothKeys", #""t": { "template": "00", "allow": ▸"digit" }"#,
      "error: either 'template' or 'allow', not both"),
    .types(
      "loneKey", #""t": { "slots": ▸{ "0": "digit" } }"#,
      "error: 'slots' means nothing without 'template'"),
    .field("neitherKey", #""rules": [{ "range": ▸{} }]"#, "error: 'min' or 'max' is missing"),
    .field("neitherKey", #""rules": [{ "count": ▸{} }]"#, "error: 'min' or 'max' is missing"),
    .fields("badID", #"{ "id": ▸"1st" }"#, badID("1st")),
    .fields("badID", #"{ "id": ▸"" }"#, badID("")),
    .fields("badID", #"{ "id": ▸"é" }"#, badID("é")),
    .form("badID", #""id": ▸"my form""#, badID("my form")),
    .form("badID", #""types": { ▸"my type": {} }"#, badID("my type")),
    .form("badID", #""actions": [{ "id": ▸"a b", "label": "A" }]"#, badID("a b")),
    .field(
      "badValue", #""type": "date", "min": ▸"tomorrow""#,
      "error: 'min' wants a day such as 2026-11-21, today, today+30d or today-18y, not 'tomorrow'"),
    .field(
      "badValue", #""rules": [{ "email": ▸false }]"#,
      "error: 'email' wants true; leave it out otherwise, not 'false'"),
    .field(
      "badValue", #""rules": [{ "range": { "min": ▸"soon" } }]"#,
      "error: 'range' wants a number, or a day such as 2026-11-21, not 'soon'"),
    .field(
      "badValue", #""rules": [{ "characters": ▸"[z-a]" }]"#,
      "error: 'characters' wants digit, letter, alphanumeric, any or a set such as [0-9A-F], not '[z-a]'"
    ),
    .field(
      "badValue", #""type": "decimal", "initial": ▸1e999"#,
      "error: 'initial' wants a plain number of at most 1000 digits, not '1e999'"),
    .field(
      "badValue", #""type": "decimal", "min": ▸\#(digits)"#,
      "error: 'min' wants a plain number of at most 1000 digits, not '\(digits.prefix(70))…'"),
    .field(
      "badValue", #""rules": [{ "in": ["a", ▸\#(digits)] }]"#,
      "error: 'in' wants a plain number of at most 1000 digits, not '\(digits.prefix(70))…'"),
    .field(
      "badValue", #""rules": [{ "range": { "max": ▸\#(digits) } }]"#,
      "error: 'max' wants a plain number of at most 1000 digits, not '\(digits.prefix(70))…'"),
    .field(
      "badValue", #""when": { "field": "a", "equals": ▸\#(digits) }"#,
      "error: 'equals' wants a plain number of at most 1000 digits, not '\(digits.prefix(70))…'"),
    .field(
      "badValue", #""type": "decimal", "rules": [{ "multipleOf": ▸0.0 }]"#,
      "error: 'multipleOf' wants a number above 0, not '0.0'"),
    .field(
      "badValue", #""type": "decimal", "rules": [{ "multipleOf": ▸-2 }]"#,
      "error: 'multipleOf' wants a number above 0, not '-2'"),
    .field(
      "badValue", #""type": "date", "min": ▸"today+999999999d""#,
      "error: 'min' wants a day such as 2026-11-21, today, today+30d or today-18y, "
        + "not 'today+999999999d'"),
    .field(
      "badValue", #""label": { ▸"English": "Name" }"#,
      "error: 'label' wants languages such as 'en' or 'de-AT', not 'English'"),
    .field("emptyText", #""label": ▸" ""#, "error: 'label' must say something"),
    .field("emptyText", #""hint": ▸{}"#, "error: 'hint' must say something"),
    .field("emptyText", #""group": ▸"""#, "error: 'group' must say something"),
    .form(
      "emptyText", #""actions": [{ "id": "ok", "label": { "de": ▸"" } }]"#,
      "error: 'label' must say something"),
    .form("emptyList", #""actions": ▸[]"#, "error: 'actions' must not be empty"),
    .form("emptyList", action(#""run": ▸[]"#), "error: 'run' must not be empty"),
    .field("emptyList", #""rules": [{ "in": ▸[] }]"#, "error: 'in' must not be empty"),
    .field("emptyList", #""rules": [{ "any": ▸[] }]"#, "error: 'any' must not be empty"),
    .field(
      "emptyList", #""rules": [{ "email": true, "on": ▸[] }]"#, "error: 'on' must not be empty"),
    .field("emptyList", #""when": { "all": ▸[] }"#, "error: 'all' must not be empty"),
    .field("emptyList", #""type": "url", "schemes": ▸[]"#, "error: 'schemes' must not be empty"),
    .form(
      "emptyList",
      #""rules": [{ "when": { "field": "a", "filled": true }, "fields": ▸[], "message": "No" }]"#,
      "error: 'fields' must not be empty"),
  ]

  private static func text(_ key: String, _ found: String) -> String {
    "error: '\(key)' wants a text, or an object of language and text, not \(found)"
  }

  private static func bound(_ key: String, _ found: String) -> String {
    "error: '\(key)' wants a number, or a day such as 2026-11-21, not \(found)"
  }

  private static func unknown(_ key: String, _ owner: String, _ guess: String) -> String {
    "error: unknown key '\(key)' in \(owner); did you mean '\(guess)'?"
  }

  private static func badID(_ id: String) -> String {
    "error: '\(id)' can't be an id: a letter or _ comes first, then letters, digits, _ and -,"
      + " at most 64"
  }

  /// An action with one key more.
  static func action(_ key: String) -> String {
    #""actions": [{ "id": "ok", "label": "OK", \#(key) }]"#
  }
}
