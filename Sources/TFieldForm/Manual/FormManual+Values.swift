/// Where values come from, and where answers go.
extension ManualPage {
  mutating func showAnswerTexts() {
    title("ANSWERS IN TEXTS")
    say(
      """
      A description, hint, help, note, confirm or done text, and an initial value, may hold {ID}: the
      answer of that field as it is shown. {ID|FILTER} changes it. {{ is a brace. An unknown id, or the
      id of a secret field, is a fault.
      """)
    list { list in
      list.item(["lower", "upper"], "All letters small, or all capital.")
      list.item(["slug"], "As a name for web addresses: über Größe becomes uber-grosse.")
      list.item(["trim"], "Without white space at the ends.")
      list.item(["first"], "The first word.")
      list.item(["initials"], "The first letter of each word.")
      list.item(["basename"], "The last part of a path.")
    }
    say(
      """
      An initial value with {ID} follows the other answer until somebody edits the field; Alt-R lets it
      follow again.
      """)
    file(
      "project.json",
      #"""
      { "tfield": 1, "rows": [
        { "id": "project" },
        { "id": "folder", "type": "slug", "initial": "{project|slug}" } ] }
      """#)
    session(
      #"""
      $ tfield project.json --batch --format jsonl --set "project=New Site"
      {"project":"New Site","folder":"new-site"}
      """#)
    say(
      """
      Notes, descriptions and questions know a little Markdown: **bold**, *emphasis*, `code`, lines that
      begin with "- ", and [links](https://example.com).
      """)
  }

  mutating func showFormulas() {
    title("FORMULAS")
    say(
      """
      The "compute" of an integer, decimal, currency or percent field is a formula of ids, numbers,
      + - * / and parentheses, worked out in exact decimals. The field can't be edited, and it is empty
      while a field in the formula is.
      """)
    list { list in
      list.item(["round(X, PLACES)"], "X, rounded to this many digits after the point.")
      list.item(["min(X, Y)", "max(X, Y)"], "The least or the greatest of several values.")
      list.item(
        ["sum(LIST.ID)", "count(LIST)"],
        "The sum of a field over all entries of a list, and the number of entries.")
    }
    file(
      "bill.json",
      #"""
      { "tfield": 1, "rows": [
        { "id": "hours", "type": "decimal" },
        { "id": "net", "type": "currency", "compute": "hours * 80" },
        { "id": "gross", "type": "currency",
          "compute": "round(net * 1.19, 2)" } ] }
      """#)
    session(
      #"""
      $ tfield bill.json --batch --format jsonl --set hours=2.5
      {"hours":"2.5","net":"$200.00","gross":"$238.00"}
      """#)
  }

  mutating func showNesting() {
    title("NESTED ANSWERS")
    say(
      """
      If a field or section has a "path", JSON output is nested: with "path": "address.zip" the answer
      stands as {"address": {"zip": …}}. The path of a section comes before those of its fields. Answers
      and records are read by the same paths, and by plain ids too. A key that holds a point is written
      in a list: ["a.b", "c"]. Two fields of one path are a fault.
      """)
    file(
      "person.json",
      #"""
      { "tfield": 1, "rows": [
        { "id": "name", "type": "name" },
        { "id": "zip", "type": "zip", "path": "address.zip" } ] }
      """#)
    session(
      #"""
      $ tfield person.json --batch --format jsonl -s name=ada -s zip=62701
      {"name":"Ada","address":{"zip":"62701"}}
      """#)
  }
}
