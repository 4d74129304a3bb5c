/// Forms with faults in lists whose entries have several fields.
extension FaultyForm {
  static let ofEntries: [FaultyForm] = [
    .fields(
      "neitherKey", #"▸{ "id": "l", "type": "list" }"#, "error: 'of' or 'fields' is missing"),
    .fields(
      "bothKeys",
      #"{ "id": "l", "type": "list", "of": ▸{}, "fields": [{ "id": "a" }] }"#,
      "error: either 'of' or 'fields', not both"),
    .fields(
      "emptyList", #"{ "id": "l", "type": "list", "fields": ▸[] }"#,
      "error: 'fields' must not be empty"),
    .fields(
      "loneKey", #"{ "id": "l", "type": "list", "of": {}, "unique": ▸["a"] }"#,
      "error: 'unique' means nothing without 'fields'"),
    .fields(
      "loneKey", #"{ "id": "l", "type": "list", "of": {}, "pairs": ▸"fields" }"#,
      "error: 'pairs' means nothing without 'fields'"),
    .fields(
      "bothKeys", #"{ "id": "l", "type": "list", "fields": [{ "id": "a" }], "pairs": ▸"text" }"#,
      "error: either 'fields' or 'pairs', not both"),
    .fields(
      "unknownKey", #"{ "id": "l", "type": "list", ▸"columns": [], "of": {} }"#,
      "error: unknown key 'columns' in field; did you mean 'fields'?"),
    .fields(
      "unknownKey", #"{ "id": "l", "type": "decimal", ▸"formula": "1" }"#,
      "error: unknown key 'formula' in field; did you mean 'compute'?"),
    .fields(
      "unknownField",
      #"{ "id": "l", "type": "list", "fields": [{ "id": "sku" }], "unique": [▸"skuu"] }"#,
      "error: no field has the id 'skuu'; did you mean 'sku'?"),
    .fields(
      "duplicateID",
      #"{ "id": "a" }, { "id": "l", "type": "list", "fields": [{ "id": "a" }, { "id": ▸"a" }] }"#,
      "error: the field id 'a' is taken already, in line 1"),
    .fields(
      "unknownField",
      #"{ "id": "outer" }, { "id": "l", "type": "list", "fields": ["#
        + #"{ "id": "a", "when": { "field": "outer", "filled": true } }, "#
        + #"{ "id": "b", "when": { "field": ▸"oter", "filled": true } }] }"#,
      "error: no field has the id 'oter'; did you mean 'outer'?"),
    .fields(
      "unknownField",
      #"{ "id": "l", "type": "list", "fields": [{ "id": "inner" }] }, "#
        + #"{ "id": "b", "when": { "field": ▸"inner", "filled": true } }"#,
      "error: no field has the id 'inner'"),
    .fields(
      "unknownField",
      #"{ "id": "mail", "type": "email" }, { "id": "l", "type": "list", "fields": ["#
        + #"{ "id": "twin", "type": "confirm", "of": ▸"mail" }] }"#,
      "error: no field has the id 'mail'"),
    .fields(
      "conditionCycle",
      #"{ "id": "l", "type": "list", "fields": ["#
        + #"{ "id": ▸"a", "when": { "field": "b", "filled": true } }, "#
        + #"{ "id": "b", "when": { "field": "a", "filled": true } }] }"#,
      "error: these fields hide each other in a circle: a → b → a"),
    .fields(
      "derivationCycle",
      #"{ "id": ▸"l", "type": "list", "fields": ["#
        + #"{ "id": "part", "type": "integer", "compute": "total / 2" }] }, "#
        + #"{ "id": "total", "type": "integer", "compute": "sum(l.part)" }"#,
      "error: these fields need each other in a circle: l → total → l"),
    .fields(
      "notComputable",
      #"{ "id": "l", "type": "list", "fields": [{ "id": "a", "type": "integer" }, { "id": "t" }] },"#
        + #" { "id": "m", "type": "integer", "compute": ▸"l.a + 1" },"#
        + #" { "id": "n", "type": "integer", "compute": ▸"sum(l.t)" },"#
        + #" { "id": "o", "type": "integer", "compute": ▸"sum(l.aa)" },"#
        + #" { "id": "p", "type": "integer", "compute": ▸"sum(m.a)" }"#,
      "error: 'l.a' can't be used in a formula: it isn't a single number: sum it",
      "error: 'l.t' can't be used in a formula: it isn't a number",
      "error: no field has the id 'aa'; did you mean 'a'?",
      "error: 'm' can't be used in a formula: it isn't a list of fields"),
    .fields(
      "entriesTooDeep",
      #"{ "id": "a", "type": "list", "fields": [{ "id": "b", "type": "list", "fields": ["#
        + #"{ "id": "c", "type": "list", "fields": ["#
        + #"{ "id": "d", "type": "list", "fields": ▸[{ "id": "e" }] }] }] }] }"#,
      "error: lists can be nested at most 3 deep"),
    .fields(
      "notInEntry",
      #"{ "id": "l", "type": "list", "fields": ["#
        + #"{ "id": "a", "group": ▸"g" }, { "id": "b", "check": ▸{ "run": ["x"] } }, "#
        + #"{ "id": "c", "type": "choice", "options": ▸{ "run": ["x"] } }, "#
        + #"{ "id": "d", "initial": { "env": ▸"USER" } }] }"#,
      "error: 'group' can't be used in the fields of a list",
      "error: 'check' can't be used in the fields of a list",
      "error: 'run' can't be used in the fields of a list",
      "error: 'env' can't be used in the fields of a list"),
    .fields(
      "notInEntry",
      #"{ "id": "l", "type": "list", "of": { "type": "choice", "options": ▸{ "run": ["x"] } } }"#,
      "error: 'run' can't be used in the fields of a list"),
    .fields(
      "badEntries",
      #"{ "id": "l", "type": "list", "fields": [{ "id": "a" }], "initial": ▸[{ "b": "1" }] }"#,
      "error: 'initial' can't be taken: the form has no field 'initial[0].b'; did you mean 'a'?"),
    .fields(
      "expected",
      #"{ "id": "l", "type": "list", "fields": [{ "id": "a" }], "initial": ▸"x" }"#,
      "error: 'initial' wants an array of objects, not a text"),
    .fields(
      "pathClash",
      #"{ "id": "l", "type": "list", "fields": ["#
        + #"{ "id": "a", "path": "x" }, { "id": "b", "path": ▸"x.y" }] }"#,
      "error: the answers to 'b' and 'a' would have the same place in the output"),
    .fields(
      "badValue", #"{ "id": "l", "type": "list", "of": { "type": ▸"choices", "options": ["a"] } }"#,
      "error: 'type' wants a type of single values; entries of several go into 'fields', "
        + "not 'choices'"),
  ]
}
