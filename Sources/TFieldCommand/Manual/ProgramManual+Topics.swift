internal import TFieldForm

/// What people ask about answers, trust, drafts and kiosks.
extension ManualPage {
  mutating func showAnswers() {
    title("ANSWERS")
    say(
      """
      Standard output gets the answers, once, after an action is done, and nothing if the form is
      cancelled. On a terminal secrets are printed as dots.
      """)
    list { list in
      for (format, says) in Self.formats { list.item(["--format \(format)"], says) }
    }
    say(
      """
      With --values formatted an answer is the text that the form shows, with data the same
      without the fixed characters of input masks, and with typed a number, truth value or ISO date
      where the type of the field has one.
      """)
  }

  mutating func showElicitation() {
    title("QUESTIONS OF PROGRAMS")
    say(
      """
      tfield elicit reads a request for input as the protocols of agents, such as MCP, send it: an
      object of message and requestedSchema, alone or as the params of elicitation/create in JSON-RPC,
      from a file or standard input. It prints one line: {"action":"accept","content":{...}} with
      answers that fit the schema, "decline" if the person chose that button, or "cancel" if the form
      was left or timed out. A request in JSON-RPC gets a response with its id. The exit status is 0
      for accept and decline.
      """)
    say(
      """
      A request that isn't one, or that asks for more than plain values or for a secret, gets an error
      of JSON-RPC, and the exit status is 3. No form is shown.
      """)
  }

  mutating func showTrust() {
    title("TRUST")
    say(
      """
      A form file may come from anywhere. So a form that would run a program, write a file, or read one
      outside its folder is refused before the screen opens, with a list of what it wants. With --trust
      it is allowed to do that.
      """)
    title("DRAFTS")
    say(
      """
      Unfinished answers are saved while the form is filled in, without secrets, and removed once an
      action is done. The next start asks whether to continue. --no-draft saves none, --draft FILE saves
      them in that file.
      """)
    title("JSON SCHEMAS")
    say(
      """
      tfield SCHEMA fills in a JSON Schema (draft 4 to 2020-12, an object at its root) as it is. The
      answers validate against it: they are typed and nested, and what nobody answered is left out. If
      part of a schema can't be filled in, tfield says which, and --partial goes on without it. tfield
      import writes the schema as a form file.
      """)
  }

  mutating func showKiosks() {
    title("KIOSKS")
    say(
      """
      With --restricted there is no way from the form to anything else: Ctrl-O and Ctrl-Z do
      nothing and aren't shown, SIGTSTP is ignored, nothing is copied to the clipboard of the
      terminal, and drafts are neither offered nor kept. --trust still lets the form run its programs.
      """)
  }

  private static let formats: [(String, String)] = [
    ("json", "One JSON object, on several lines. This is the default."),
    ("jsonl", "The same on one line."),
    (
      "shell",
      """
      Assignments for eval in bash, zsh and ksh, and in any POSIX shell if none is a list. fish has no
      such assignments; use json there. A name that means something to a shell or a common tool, such as
      path or http_proxy, is refused, and so is a name in capitals; --prefix makes another name of it.
      """
    ),
    ("env", "Lines of NAME=VALUE with the same names. A value with a line break is refused."),
    ("csv", "A head and one row, as RFC 4180 says. A list is JSON in its cell."),
    ("nul", "ID=VALUE and a NUL byte for each answer."),
  ]
}
