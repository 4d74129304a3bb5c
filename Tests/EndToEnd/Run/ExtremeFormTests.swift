import Foundation
import Testing

/// Forms that are too much, too slow, or reach for files of others.
@Suite struct ExtremeFormTests {
  private func form(_ rows: String) -> String {
    #"{ "tfield": 1, "id": "trial", "title": "Trial", "rows": [\#(rows)] }"#
  }

  @Test func `ten thousand fields are usable`() throws {
    let rows = (0..<10_000).map { #"{ "id": "f\#($0)", "label": "Name \#($0)" }"# }
    try expectUsable(form(rows.joined(separator: ",\n")))
  }

  @Test func `a thousand groups are usable`() throws {
    let sections = (0..<1000).map {
      #"{ "title": "S\#($0)", "group": "g\#($0)", "rows": [{ "id": "f\#($0)", "label": "Name" }] }"#
    }
    try expectUsable(
      #"{ "tfield": 1, "id": "trial", "sections": [\#(sections.joined(separator: ","))] }"#)
  }

  @Test func `a hundred thousand options are usable`() throws {
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

  @Test func `a chain of ten thousand conditions is judged`() throws {
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

  @Test func `a form that nothing satisfies can be left`() throws {
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
  func `a pattern that takes for ever stops nobody`(pattern: String) throws {
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

  @Test(arguments: ["../outside.txt", "/etc/passwd", "sub/../../outside.txt", "link", "/dev/zero"])
  func `a file of options outside of the form's folder is refused`(name: String) throws {
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
