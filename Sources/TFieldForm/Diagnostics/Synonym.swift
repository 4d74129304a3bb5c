/// What form builders, dialog, gum, HTML, JSON Schema and programming languages call things that have
/// other names here.
package enum Synonym {
  /// The types that a foreign name may mean.
  package static func types(for name: String) -> [String] { types[plain(name)] ?? [] }

  /// The key, or the rule, that a foreign key of such an object means.
  static func key(for name: String, in object: String) -> String? {
    keys[object]?[plain(name)]
  }

  /// The value of a key that a foreign word means.
  static func value(for name: String, of key: String) -> String? { values[key]?[plain(name)] }

  /// `Max-Length` and `max_length` are `maxlength`.
  private static func plain(_ name: String) -> String {
    name.lowercased().filter { $0 != "-" && $0 != "_" && $0 != " " }
  }

  private static let types: [String: [String]] = [
    "number": ["integer", "decimal"], "numeric": ["integer", "decimal"], "int": ["integer"],
    "float": ["decimal"], "double": ["decimal"], "range": ["integerRange", "integer"],
    "money": ["currency"], "price": ["currency"], "amount": ["currency", "decimal"],
    "percentage": ["percent"],
    "select": ["choice"], "dropdown": ["choice"], "combobox": ["choice"], "enum": ["choice"],
    "option": ["choice"], "options": ["choice", "choices"], "radio": ["choice"],
    "multiselect": ["choices"], "checkboxes": ["choices"], "checklist": ["choices"],
    "tags": ["choices", "list"], "array": ["list"], "repeat": ["list"], "object": ["list"],
    "boolean": ["toggle"], "bool": ["toggle"], "checkbox": ["toggle"], "switch": ["toggle"],
    "yesno": ["toggle"], "flag": ["toggle"],
    "textarea": ["text"], "multiline": ["text"], "longtext": ["text"], "paragraph": ["text"],
    "memo": ["text"], "comment": ["text"], "editor": ["text"],
    "string": ["phrase"], "str": ["phrase"], "line": ["phrase"], "input": ["phrase"],
    "shorttext": ["phrase"], "any": ["phrase"],
    "tel": ["phone"], "telephone": ["phone"], "mobile": ["phone"], "mail": ["email"],
    "uri": ["url"], "link": ["url"], "website": ["url"], "secret": ["password"],
    "passphrase": ["password"], "pin": ["password", "data"],
    "dat": ["date"], "day": ["date"], "birthday": ["date"], "datetime": ["dateTime"],
    "datetimelocal": ["dateTime"], "timestamp": ["dateTime"], "moment": ["dateTime"],
    "filename": ["path"],
    "filepath": ["path"], "clock": ["time"], "color": ["hexColor"], "colour": ["hexColor"],
    "guid": ["uuid"], "ip": ["ipv4", "ipv6"], "postcode": ["postalCode", "zip"],
    "zipcode": ["zip"], "address": ["street"], "fullname": ["name"], "firstname": ["name"],
    "lastname": ["name"], "card": ["credit"], "creditcard": ["credit"],
    "html": ["note"], "markdown": ["note"], "info": ["note"], "heading": ["note"],
    "static": ["note", "display"], "computed": ["display"], "calculated": ["display"],
    "user": ["username"], "login": ["username"],
    "menu": ["choice"], "radiolist": ["choice"], "choose": ["choice"], "filter": ["choice"],
    "inputmenu": ["choice"], "buildlist": ["choices"], "treeview": ["choice"],
    "inputbox": ["phrase"], "passwordbox": ["password"], "passwordform": ["password"],
    "editbox": ["text"], "write": ["text"], "rangebox": ["integer"], "calendar": ["date"],
    "timebox": ["time"], "fselect": ["path"], "dselect": ["path"], "file": ["path"],
    "folder": ["path"], "directory": ["path"], "msgbox": ["note"], "textbox": ["note"],
    "infobox": ["note"], "message": ["note"], "pager": ["note"],
  ]

  private static let values: [String: [String: String]] = [
    "layout": [
      "wizard": "pages", "steps": "pages", "stepper": "pages", "multipage": "pages",
      "tabs": "pages", "framed": "boxed", "boxes": "boxed", "lines": "compact", "dense": "compact",
    ],
    "role": ["send": "submit", "ok": "submit", "save": "submit", "abort": "cancel"],
    "validate": ["input": "change", "live": "change", "leave": "blur", "onblur": "blur"],
    "kind": ["dir": "folder", "directory": "folder", "both": "any", "all": "any"],
    "style": ["dropdown": "list", "select": "list", "radio": "open", "inline": "open"],
  ]

  private static let keys: [String: [String: String]] = [
    "field": [
      "default": "initial", "defaultvalue": "initial", "value": "initial",
      "description": "hint", "tooltip": "help", "helptext": "help", "title": "label",
      "name": "id", "key": "id", "text": "label", "question": "label", "prompt": "label",
      "mandatory": "required", "optional": "required", "disabled": "readOnly", "locked": "readOnly",
      "visible": "when", "hidden": "when", "if": "when", "showif": "when", "condition": "when",
      "visibleif": "when", "visiblewhen": "when", "showwhen": "when", "displayif": "when",
      "onlyif": "when", "relevant": "when", "enabled": "readOnly", "enableif": "readOnly",
      "dependson": "when", "sensitive": "secret", "autocomplete": "suggest",
      "suggestions": "suggest", "validation": "rules", "validate": "rules", "validators": "rules",
      "errors": "messages", "errormessage": "messages", "limit": "max", "maximum": "max",
      "minimum": "min", "rows": "lines",
      "pattern": rule("pattern"), "regex": rule("pattern"), "regexp": rule("pattern"),
      "maxlength": rule("maxLength"), "minlength": rule("minLength"),
      "enum": "options", "choices": "options", "values": "options", "items": "options",
      "formula": "compute", "expression": "compute", "calculate": "compute", "columns": "fields",
      "step": rule("multipleOf"), "multipleof": rule("multipleOf"), "minitems": "min",
      "maxitems": "max", "examples": "placeholder", "example": "placeholder",
      "extensions": "suffixes", "extension": "suffixes", "uniqueitems": "unique",
      "sorted": "ordered",
      "nullable": "keepEmpty", "allowother": "other", "freetext": "other",
    ],
    "form": [
      "fields": "rows", "questions": "rows", "items": "rows", "elements": "rows",
      "pages": "sections", "steps": "sections", "groups": "sections", "buttons": "actions",
      "submit": "actions", "name": "title", "label": "title", "version": "tfield",
      "heading": "title", "properties": "rows",
    ],
    "section": [
      "fields": "rows", "questions": "rows", "items": "rows", "label": "title", "name": "title",
      "heading": "title", "if": "when", "visible": "when", "condition": "when",
      "visibleif": "when", "showif": "when",
    ],
    "action": [
      "title": "label", "text": "label", "name": "id", "command": "run", "exec": "run",
      "file": "write", "output": "write", "type": "role", "fields": "only", "code": "exit",
    ],
    "rule": [
      "regex": "pattern", "regexp": "pattern", "required": "notEmpty", "max": "range",
      "min": "range", "enum": "in", "error": "message", "text": "message", "type": "level",
      "severity": "level", "equals": "equalTo",
    ],
    "condition": [
      "id": "field", "name": "field", "and": "all", "or": "any", "is": "equals", "eq": "equals",
      "value": "equals", "oneof": "in", "gt": "greaterThan", "lt": "lessThan", "gte": "atLeast",
      "lte": "atMost", "min": "atLeast", "max": "atMost", "regex": "matches",
      "pattern": "matches", "set": "filled", "exists": "filled",
    ],
    "option": [
      "id": "value", "key": "value", "name": "label", "text": "label", "title": "label",
      "description": "label",
    ],
    "check": ["command": "run", "exec": "run", "program": "run", "seconds": "timeout"],
    "type": [
      "mask": "template", "pattern": "result", "regex": "result", "chars": "allow",
      "extends": "base", "type": "base", "rules": "result",
    ],
  ]

  private static func rule(_ key: String) -> String { "\"rules\": [ { \"\(key)\": … } ]" }
}
