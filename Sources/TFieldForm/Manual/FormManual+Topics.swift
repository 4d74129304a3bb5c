/// What a form file has to do with other files and programs.
extension ManualPage {
  mutating func showTemplates() {
    title("TEMPLATES AND SLOTS")
    say(
      """
      A template is an input mask: it shows what is still missing, and has the fixed characters that
      nobody needs to type. Without "slots", 0 is a slot for a digit, A for a letter and X for any
      character; everything else is fixed. With "slots", only the characters named there are slots.
      Each slot takes a class or a set:
      """)
    list { list in
      list.item(["digit"], "0 to 9.")
      list.item(["letter"], "A letter of any script, or a mark such as an accent.")
      list.item(["alphanumeric"], "A digit or a letter.")
      list.item(["any"], "Any character.")
      list.item(
        ["[A-F0-9]"],
        "One of these characters. ^ at the start means any but these; a backslash makes the next "
          + "character a plain one.")
    }
    say(
      """
      A backslash in a template makes the next character fixed. The fixed characters are part of the
      answer, but not with --values data.
      """)
    file(
      "plate.json",
      #"""
      { "tfield": 1,
        "types": {
          "plate": {
            "template": "LL-0000", "slots": { "L": "[A-HJ-Z]", "0": "digit" },
            "case": "upper" } },
        "rows": [ { "id": "car", "type": "plate" } ] }
      """#)
    session(
      #"""
      $ tfield plate.json --batch --format jsonl --set car=ab1234
      {"car":"AB-1234"}
      $ tfield plate.json --batch --format jsonl --set car=ab1234 --values data
      {"car":"AB1234"}
      """#)
  }

  mutating func showOptionFiles() {
    title("OPTION FILES AND PROGRAMS")
    say(
      """
      The options of a choice can stand in a file: "options": { "file": "rooms.txt" }. If it begins with
      [, it is a JSON list of options. Else each line is one option: its value, or its value, a tab and
      its label. Empty lines are ignored. A file outside the form's folder is read only with --trust.
      """)
    file("rooms.txt", "lab\tThe laboratory\nroof\tThe roof")
    file(
      "rooms.json",
      #"""
      { "tfield": 1, "rows": [
        { "id": "room", "type": "choice",
          "options": { "file": "rooms.txt" } } ] }
      """#)
    session(
      #"""
      $ tfield rooms.json --batch --format jsonl --set "room=The roof"
      {"room":"roof"}
      """#)
    say(
      """
      A program writes such lines with "options": { "run": ["git", "branch"] }, and runs only with
      --trust. It gets the answers of the fields in "with" as JSON on standard input, and runs again when
      one of them changes.
      """)
  }

  mutating func showEntries() {
    title("ENTRIES OF SEVERAL FIELDS")
    say(
      """
      A list has "of", one field an entry, or "fields", rows of fields as a section has them. On the
      screen it is a table; Enter opens an entry as a page with Done and Remove. Conditions, rules and
      formulas in an entry mean the fields of the entry first, then those of the form. Lists stand in
      each other at most three deep. Answers are a list of objects, and a fault is told by its place.
      """)
    file(
      "order.json",
      #"""
      { "tfield": 1, "rows": [
        { "id": "lines", "type": "list", "unique": ["item"], "fields": [
          [ { "id": "item", "required": true },
            { "id": "n", "type": "integer" } ] ] },
        { "id": "sum", "type": "integer", "compute": "sum(lines.n)" } ] }
      """#)
    file("two.json", #"{ "lines": [{ "item": "nut", "n": 2 }, { "item": "bolt", "n": 3 }] }"#)
    session(
      #"""
      $ tfield order.json --batch --answers two.json --format jsonl --only sum
      {"sum":"5"}
      """#)
  }

  mutating func showPrograms() {
    title("PROGRAMS")
    say(
      """
      "run" is a list of a program and its arguments; no shell is involved. A name without a slash is
      looked up in PATH, any other in the form's folder, which is also the current folder. The program
      has no terminal. Programs run only with tfield --trust.
      """)
    subtitle("A program that checks a value")
    say(
      """
      The program in "check" gets the text of the field on standard input, with no line break at the
      end. Its exit status is the verdict, and the first line of its output the message:
      """)
    list { list in
      list.item(["0"], "The value is fine.")
      list.item(["1"], "The value is wrong; the message says why.")
      list.item(["2"], "A warning, which blocks nothing.")
      list.item(
        ["other"],
        "The value couldn't be checked, or the check timed out. The field blocks until it is tried again."
      )
    }
    file(
      "is-free",
      #"""
      #!/bin/sh
      read -r name
      if [ "$name" = ada ]; then echo "This name is taken"; exit 1; fi
      """#)
    file(
      "name.json",
      #"""
      { "tfield": 1, "rows": [
        { "id": "user", "type": "username",
          "check": { "run": ["./is-free"] } } ] }
      """#)
    session(
      #"""
      $ echo '{"user": "ada"}' | tfield validate name.json --trust --checks
      {"record":1,"valid":false,"errors":[{"field":"user",…
      """#)
    subtitle("A program that gets the answers")
    say(
      """
      The program in "run" of an action gets the answers on standard input, as a JSON object on one line.
      """)
    list { list in
      list.item(["0"], "Done. Its output is ignored.")
      list.item(
        ["1"],
        "Refused, if it writes {\"errors\": {\"ID\": \"message\"}, \"message\": \"…\"}; both parts are "
          + "optional. The messages are shown at their fields, and the form stays open.")
      list.item(
        ["other"], "Failed; the first lines of standard error, or else of its output, say why.")
    }
    file(
      "book",
      #"""
      #!/bin/sh
      grep -q '"people":"9"' || exit 0
      echo '{"errors": {"people": "The room holds 8"}}'
      exit 1
      """#)
    file(
      "book.json",
      #"""
      { "tfield": 1, "rows": [ { "id": "people", "type": "integer" } ],
        "actions": [ { "id": "book", "label": "Book", "run": ["./book"] } ] }
      """#)
    session(
      #"""
      $ tfield book.json --trust --batch --format jsonl --set people=8
      {"people":"8"}
      """#)
  }

  mutating func showVerdicts() {
    title("VERDICTS")
    say(
      """
      tfield validate writes one line of JSON for each record, in order. "record" counts from 1. "errors"
      lists the errors in the order of the form. "field" is an id, or null if the whole record is wrong;
      "code" is one of the codes below; "message" says it in words. A line that is no JSON also has "line"
      and "column". With --values there is "values" too, where secrets are null.
      """)
    file("records.jsonl", "{\"car\": \"AB-1234\"}\n{\"car\": \"AB-12\", \"bike\": 1}")
    session(
      #"""
      $ tfield validate plate.json records.jsonl --values data
      {"record":1,"valid":true,"values":{"car":"AB1234"}}
      {"record":2,"valid":false,"errors":[{"field":"car",…
      """#)
    say(
      """
      A record is a JSON object of ids and values. A value is a text, a number, true or false, or a list,
      as the type of the field allows. In a CSV table the first row has the ids, each cell is a text, and
      a list is JSON in its cell. The exit status is 4 if any record is invalid.
      """)
  }
}
