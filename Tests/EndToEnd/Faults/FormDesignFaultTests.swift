import Foundation
import Testing

/// Forms that are sound JSON and can't be meant, or are too much.
@Suite struct FormDesignFaultTests {
  private func check(_ form: String) throws -> ScriptResult {
    let folder = try FormFolder(form)
    return try folder.result(of: #""$tfield" check form.json"#)
  }

  private func form(_ rows: String, _ more: String = "") -> String {
    #"{ "tfield": 1, "id": "trial", "title": "Trial", "rows": [\#(rows)]\#(more) }"#
  }

  @Test func `F50 ten thousand fields`() throws {
    let rows = (0..<10_000).map { #"{ "id": "f\#($0)", "label": "Name \#($0)" }"# }
    try expectUsable(form(rows.joined(separator: ",\n")))
  }

  @Test func `F50 a thousand groups`() throws {
    let sections = (0..<1000).map {
      #"{ "title": "S\#($0)", "group": "g\#($0)", "rows": [{ "id": "f\#($0)", "label": "Name" }] }"#
    }
    try expectUsable(
      #"{ "tfield": 1, "id": "trial", "sections": [\#(sections.joined(separator: ","))] }"#)
  }

  @Test func `F50 a hundred thousand options`() throws {
    let options = (0..<100_000).map { "\"option \($0)\"" }.joined(separator: ",")
    try expectUsable(
      form(
        """
        { "id": "f0", "label": "Name 0" }, { "id": "c", "type": "choice", "options": [\(options)] }
        """))
  }

  private func expectUsable(
    _ text: String, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let folder = try FormFolder(text)
    let run = try folder.begin(["--no-draft"])
    run.waitFor("Name", sourceLocation: sourceLocation)
    run.send("Ada")
    run.waitFor("Ada", sourceLocation: sourceLocation)
    run.send(Keys.submit)
    #expect(run.exitStatus(sourceLocation: sourceLocation) == 0, sourceLocation: sourceLocation)
    #expect(run.document?["f0"] as? String == "Ada", sourceLocation: sourceLocation)
  }

  @Test(arguments: [
    #"{ "id": "a", "when": { "field": "a", "equals": "x" } }"#,
    #"{ "id": "a", "when": { "field": "b", "equals": "x" } }, { "id": "b", "when": { "field": "a", "equals": "x" } }"#,
    #"{ "id": "a", "when": { "field": "b", "equals": "" } }, { "id": "b", "when": { "not": { "field": "a", "equals": "" } } }"#,
    #"{ "id": "a", "when": { "field": "nobody", "equals": "x" } }"#,
  ])
  func `F51 conditions in a circle, or on nobody`(rows: String) throws {
    let result = try check(form(rows))
    #expect(result.status == 3, "\(result)")
    #expect(result.errors.contains("form.json:1:"))
    #expect(result.errors.contains(": a →") || result.errors.contains("'nobody'"), "\(result)")
  }

  @Test func `F51 a chain of ten thousand conditions`() throws {
    let rows = (0..<10_000).map { index in
      index == 0
        ? #"{ "id": "f0", "label": "Name" }"#
        : #"{ "id": "f\#(index)", "when": { "field": "f\#(index - 1)", "equals": "x" } }"#
    }
    let folder = try FormFolder(form(rows.joined(separator: ",")))
    let result = try folder.result(
      of: #"ulimit -s 256; "$tfield" form.json --batch --set f0=x --only f0,f1 -f jsonl"#)
    #expect(result.status == 0 && result.output == "{\"f0\":\"x\",\"f1\":\"\"}\n", "\(result)")
  }

  @Test(arguments: [
    (#"{ "id": "a", "type": "age", "initial": "999" }"#, "a"),
    (#"{ "id": "a", "type": "age", "min": 60, "max": 18 }"#, "min"),
    (#"{ "id": "a", "type": "choice", "options": [] }"#, "options"),
    (#"{ "id": "a", "required": true, "rules": [{ "minLength": 5 }, { "maxLength": 3 }] }"#, "a"),
    (
      #"{ "id": "a", "required": true, "type": "choice", "options": ["x"], "initial": "y" }"#,
      "list"
    ),
  ])
  func `F52 a form that can't be filled in`(row: String, name: String) throws {
    let result = try check(form(row))
    #expect(result.errors.contains("form.json:1:"), "\(result)")
    #expect(result.errors.contains(name), "\(result)")
  }

  @Test func `F52 there is always a way out`() throws {
    let folder = try FormFolder(
      form(
        """
        { "id": "a", "label": "Name", "required": true,
          "rules": [{ "pattern": "a+" }, { "pattern": "b+" }] }
        """))
    let run = try folder.begin(["--no-draft"])
    run.waitFor("Name")
    run.settle()
    run.press("ab", Keys.submit)
    #expect(!run.hasEnded)
    run.press(Keys.escape)
    run.choose("Discard")
    #expect(run.exitStatus() == 1)
  }

  static let slowPatterns = [
    "^(a+)+$", "^(a|aa)+$", "^(a|a?)+$", "(.*a){20}", "(?R)", "^(([a-z])+.)+[A-Z]$",
  ]

  @Test(arguments: slowPatterns)
  func `F53 a pattern that takes for ever`(pattern: String) throws {
    let field = #""id": "name", "label": "Name", "rules": [{ "pattern": "\#(pattern)" }]"#
    let folder = try FormFolder(form(#"{ \#(field) }, { "id": "town", "label": "Town" }"#))
    let run = try folder.begin(["--no-draft"])
    run.waitFor("Name")
    run.paste(String(repeating: "a", count: 4000) + "!")
    run.send("\tstill usable")
    run.waitFor("still usable")
    run.press(Keys.submit)
    #expect(!run.hasEnded)
    run.send("\u{3}")
    #expect(run.exitStatus() == 130)
  }

  @Test(arguments: [
    "(", "[z-a]", "a{2,1}", "*a", "(?<=a+)b", "\\\\", "\\\\C",
    String(repeating: "(", count: 1000) + String(repeating: ")", count: 1000),
    String(repeating: "a", count: 1_000_000),
  ])
  func `F53 a pattern that is none, or gigantic`(pattern: String) throws {
    let result = try check(form(#"{ "id": "a", "rules": [{ "pattern": "\#(pattern)" }] }"#))
    #expect(result.status == 3, "\(pattern.prefix(20)) \(result)")
    #expect(result.errors.contains("form.json:1:") && result.errors.utf8.count < 1000, "\(result)")
  }

  @Test(arguments: [
    (#"{ "id": "a", "type": "pasword" }"#, "password"),
    (#"{ "id": "a", "secrt": true }"#, "secret"),
    (#"{ "id": "a", "Secret": true }"#, "secret"), (#"{ "id": "a", "lable": "A" }"#, "label"),
    (#"{ "id": "a", "secret": "true" }"#, "secret"), (#"{ "id": "a", "secret": 1 }"#, "secret"),
  ])
  func `F54 unknown types and keys, and secret misspelt`(row: String, hint: String) throws {
    let result = try check(form(row))
    #expect(result.status == 3, "\(result)")
    #expect(result.errors.contains("'\(hint)'"), "\(result)")
  }

  @Test(arguments: ["../outside.txt", "/etc/passwd", "sub/../../outside.txt", "link", "/dev/zero"])
  func `F55 a file of options outside of the form's folder`(name: String) throws {
    let outer = try FormFolder()
    try outer.write("secret-option\n", to: "outside.txt")
    mkdir(outer.path + "/in", 0o755)
    mkdir(outer.path + "/in/sub", 0o755)
    symlink("../outside.txt", outer.path + "/in/link")
    try outer.write(
      form(#"{ "id": "a", "type": "choice", "options": { "file": "\#(name)" } }"#),
      to: "in/form.json")
    for command in ["check in/form.json", "in/form.json --batch", "render in/form.json"] {
      let result = try outer.result(of: "\"$tfield\" \(command)")
      #expect(result.status == 3, "\(command) \(result)")
      #expect(!(result.output + result.errors).contains("secret-option"))
    }
  }

  @Test(arguments: [
    "/dev/stdin", "/dev/fd/0", "/proc/self/fd/0", "/proc/self/fd/8", "link", "fifo",
    "null", ".",
  ])
  func `options come from a regular file, however it is named`(name: String) throws {
    let folder = try FormFolder()
    symlink("/dev/stdin", folder.path + "/link")
    symlink("/dev/null", folder.path + "/null")
    mkfifo(folder.path + "/fifo", 0o600)
    try folder.write(
      form(#"{ "id": "a", "type": "choice", "options": { "file": "\#(name)" } }"#), to: "form.json")
    let isGone = name.hasSuffix("8")
    let command = """
      echo secret-option >gone; exec 8<gone; rm gone
      for way in 'check form.json' 'render form.json' 'form.json --batch' \
      'form.json --batch --answers -' 'form.json --batch\(isGone ? "" : " --trust")'; do
      echo '{"secret-option": 1}' | "$tfield" $way; echo "=$?"; done
      """
    let result = try folder.result(of: command)
    let said = result.output + result.errors
    #expect(!said.contains("secret-option"), "\(result)")
    #expect(said.split(separator: "\n").count { $0 == "=3" } == 5, "\(result)")
  }

  @Test func `links within the folder lead to options, and a path is told whole`() throws {
    let folder = try FormFolder()
    mkdir(folder.path + "/sub", 0o755)
    try folder.write("One\nTwo\n", to: "sub/options.txt")
    symlink("sub", folder.path + "/same")
    symlink(folder.path + "/same/options.txt", folder.path + "/link")
    let far = "/far/" + String(repeating: "x", count: 300) + "/options.txt"
    for (name, status) in [("link", 0), ("same/options.txt", 0), ("./sub/../link", 0), (far, 3)] {
      let source = form(#"{ "id": "a", "type": "choice", "options": { "file": "\#(name)" } }"#)
      try folder.write(source, to: "form.json")
      let result = try folder.result(of: "\"$tfield\" check form.json")
      #expect(result.status == status, "\(name) \(result)")
      #expect(status == 0 || result.errors.contains("'\(name)'"), "\(result)")
    }
  }
}
