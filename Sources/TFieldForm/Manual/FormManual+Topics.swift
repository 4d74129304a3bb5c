/// What a form file has to do with other files and programs.
extension ManualPage {
  mutating func showTemplates() {
    title("TEMPLATES AND SLOTS")
    say(
      """
      A template shows what is still missing and holds characters that nobody needs to type. Without
      "slots", 0 is a slot for a digit, A for a letter and X for any character; everything else is
      fixed. With "slots", only the characters named there are slots.
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
      A backslash in a template makes the next character fixed. The answer has the fixed characters;
      with --values data it hasn't.
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
    title("OPTION FILES")
    say(
      """
      The options of a choice can stand in a file of their own: "options": { "file": "rooms.txt" }.
      It is a JSON list of the same options, if it begins with [, or else a text of one option a line:
      the value, or the value, a tab and the words for it. Empty lines mean nothing. A file outside of
      the form's folder is read only with --trust.
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
  }

  mutating func showPrograms() {
    title("PROGRAMS")
    say(
      """
      "run" names a program and its arguments; no shell reads them. A name without a slash is looked up
      in PATH, any other in the form's folder, which is also the current folder. The program has no
      terminal. Only tfield --trust runs it.
      """)
    subtitle("A program that checks a value")
    say(
      """
      The "check" of a field gets the text of the field on standard input, without a line break at its
      end. It answers with its exit status and the first line of its output:
      """)
    list { list in
      list.item(["0"], "The value is fine.")
      list.item(["1"], "The value is wrong; the line says why.")
      list.item(["2"], "A warning; the line says what. It blocks nothing.")
      list.item(
        ["other"],
        "The value couldn't be checked, as after a time-out; the field blocks until it is tried again."
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
      The "run" of an action gets the answers as one JSON object on one line of standard input.
      """)
    list { list in
      list.item(["0"], "Done. The output is dropped.")
      list.item(
        ["1"],
        "Refused, if it writes {\"errors\": {\"ID\": \"message\"}, \"message\": \"…\"}; both parts are "
          + "optional. The messages stand at their fields, and the form stays open.")
      list.item(["other"], "Failed; the first line of standard error says why.")
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
      tfield validate writes one line of JSON for each record, in their order. "record" counts from 1.
      "errors" lists what is wrong in the order of the form: "field" is null where the whole record is at
      fault, "code" is one of the codes below, and a line that is no JSON has "line" and "column". With
      --values there is "values" too, with null for secrets.
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
      A record is an object of id and value. Values are texts, numbers, true or false, or lists, as the
      field's type allows; in a table each cell is a text, and a list is JSON in its cell. The exit
      status is 4 if any record is invalid.
      """)
  }
}
