import Foundation
import Testing

@Suite struct TestTests {
  private static let form = """
    {"tfield": 1, "rows": [{"id": "first", "required": true}, {"id": "card", "type": "credit"}]}
    """

  /// Plays a script that lies beside its form.
  private static func play(
    _ steps: String, _ options: [String] = [], in folder: FormFolder
  ) throws -> QuietRun {
    try folder.write(form, to: "f.json")
    let script = try folder.write("form f.json\nsize 40x10\n" + steps, to: "s.tfield-test")
    return try QuietRun(["test", script] + options)
  }

  @Test func `a failing step tells its place, both sides and the screen`() throws {
    let folder = try FormFolder()
    let run = try Self.play("type Ada\nexpect field first = Eve valid\n", in: folder)
    #expect(run.status == 4)
    #expect(
      run.output.hasPrefix(
        """
        \(folder.path)/s.tfield-test:4: expect field first = Eve valid
          expected first = "Eve"
          found "Ada"
          |  f 
        """))
    #expect(run.output.hasSuffix("0 passed, 1 failed\n"))
  }

  @Test(arguments: [
    ("tpye Ada", "unknown step 'tpye'; did you mean 'type'?"),
    ("press Tba", "unknown key 'Tba'; did you mean 'Tab'?"),
    ("expect filed x = y", "unknown expectation 'filed'; did you mean 'field'?"),
  ])
  func `a misspelt word is no step, and its neighbour is named`(step: String, says: String) throws {
    let folder = try FormFolder()
    let run = try Self.play(step + "\n", in: folder)
    #expect(run.status == 3)
    #expect(run.output.contains("s.tfield-test:3: error: \(says)\n"))
  }

  @Test(arguments: ["form missing.json", "form s.tfield-test", "answers missing.json"])
  func `what can't be read ends the script`(step: String) throws {
    let folder = try FormFolder()
    let run = try Self.play(step + "\nexpect focus first\n", in: folder)
    #expect(run.status == 3)
    #expect(run.output.contains("s.tfield-test:3: error: "))
  }

  @Test func `a script that isn't there is unreadable, and the others are played`() throws {
    let folder = try FormFolder()
    _ = try Self.play("", in: folder)
    let script = try folder.write("form f.json\nexpect focus first\n", to: "t.tfield-test")
    let run = try QuietRun(["test", folder.path + "/none", script])
    #expect(run.status == 3)
    #expect(run.output.hasSuffix("1 passed, 0 failed\n"))
  }

  @Test func `a screen is recorded, then compared`() throws {
    let folder = try FormFolder()
    let steps = "type Ada\nexpect screen-file filled.txt\n"
    #expect(try Self.play(steps, in: folder).status == 4)
    let recorded = try Self.play(steps, ["--record"], in: folder)
    #expect(recorded.status == 0)
    #expect(recorded.output == "recorded \(folder.path)/filled.txt\n1 passed, 0 failed\n")
    #expect(try Self.play(steps, ["--record"], in: folder).output == recorded.output)
    #expect(folder.text(of: "filled.txt")?.contains("Ada") == true)
    #expect(try Self.play(steps, in: folder).status == 0)
    let run = try Self.play("type Eve\nexpect screen-file filled.txt\n", in: folder)
    #expect(run.status == 4)
    #expect(run.output.contains("of filled.txt to be"))
  }

  /// Each name, what makes it dangerous, and what the refusal says.
  @Test(arguments: [
    ("/tmp/tfield-outside", "", "only files below"), ("../outside", "", "only files below"),
    ("sub/../../outside", "mkdir sub", "only files below"),
    (".bashrc", "", "none of them hidden"), ("sub/.git/x", "mkdir -p sub/.git", "hidden"),
    ("link", "echo precious > target; ln -s target link", "it is a symbolic link"),
    ("dangling", "ln -s nowhere dangling", "it is a symbolic link"),
    ("way/x", "mkdir real; ln -s real way", "Not a directory"),
    ("pipe", "mkfifo pipe", "it is a named pipe"), ("sub", "mkdir sub", "it is a folder"),
    ("mine", "echo precious > mine", "not a recorded screen; remove it first"),
    ("empty", "touch empty", "not a recorded screen"),
    ("s.tfield-test", "", "not a recorded screen"), ("f.json", "", "not a recorded screen"),
    ("missing/x", "", "No such file"),
  ])
  func `nothing but a recorded screen is replaced`(
    name: String, preparation: String, says: String
  ) throws {
    let folder = try FormFolder()
    #expect(try folder.result(of: preparation).status == 0)
    let before = folder.names()
    let run = try Self.play("expect screen-file \(name)\n", ["--record"], in: folder)
    #expect(run.status == 3)
    #expect(run.output.contains(says), "\(run.output)")
    #expect(Set(folder.names()).subtracting(before) == ["f.json", "s.tfield-test"])
    #expect(folder.text(of: "mine") ?? "precious\n" == "precious\n")
    #expect(folder.text(of: "target") ?? "precious\n" == "precious\n")
    #expect(!FileManager.default.fileExists(atPath: "/tmp/tfield-outside"))
    #expect(!FileManager.default.fileExists(atPath: folder.path + "/../outside"))
  }

  @Test func `a script without a day plays on the first of 2000`() throws {
    let folder = try FormFolder()
    try folder.write(
      #"{"tfield": 1, "rows": [{"id": "day", "type": "date", "max": "today"}]}"#, to: "d.json")
    let script = try folder.write(
      """
      form d.json
      type 01012000
      press Tab
      expect error day none
      press Shift-Tab
      press Ctrl-U
      type 01022000
      press Tab
      expect error day tooLate
      """, to: "d.tfield-test")
    #expect(try QuietRun(["test", script]).output == "2 passed, 0 failed\n")
  }

  @Test func `answers of a file are there when the form opens`() throws {
    let folder = try FormFolder()
    try folder.write(#"{"first": "Ada", "card": "4242 4242 4242 4242"}"#, to: "a.json")
    let run = try Self.play(
      "answers a.json\nexpect field first = Ada valid\nexpect badge card Visa\n", in: folder)
    #expect(run.output == "2 passed, 0 failed\n")
    try folder.write(#"{"frist": "Ada"}"#, to: "a.json")
    let wrong = try Self.play("answers a.json\nexpect focus first\n", in: folder)
    #expect(wrong.output.contains("the form has no field 'frist'; did you mean 'first'?"))
  }
}
