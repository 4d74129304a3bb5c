import Foundation
import Testing

@Suite struct CheckTests {
  static let forms = ["checkout", "laptop-request", "registration"].map {
    "\(projectFolder)/Forms/\($0).json"
  }

  @Test func `a form without a fault is said to have none`() throws {
    let run = try QuietRun(["check"] + Self.forms)
    #expect(run.errors == "")
    let lines = run.output.split(separator: "\n").map(String.init)
    #expect(lines.count == Self.forms.count)
    for (line, form) in zip(lines, Self.forms) {
      #expect(line.hasPrefix("\(form): no faults, ") && line.hasSuffix(" fields"))
    }
    #expect(run.status == 0)
  }

  @Test func `every fault of every file is one line, and the status is 3`() throws {
    let folder = try TestFolder()
    let first = try folder.write(
      #"{ "tfield": 1, "rows": [{ "id": "a", "tpye": "zip" }] }"#, to: "first.json")
    let fields = (1...9).map { "{ \"id\": \"f\($0)\", \"type\": \"emial\($0)\" }" }
    let second = try folder.write(#"{ "tfield": 2 }"#, to: "second.json")
    let third = try folder.write(
      "{ \"rows\": [\n\(fields.joined(separator: ",\n"))] }", to: "third.json")
    let run = try QuietRun(["check", first, Self.forms[0], second, third])
    #expect(run.output.hasPrefix("\(Self.forms[0]): no faults, "))
    #expect(run.output.split(separator: "\n").count == 1)
    #expect(run.status == 3)
    #expect(run.lines.count == 12)
    #expect(
      run.lines.first
        == "\(first):1:38: error: unknown key 'tpye' in field; did you mean 'type'?")
    #expect(
      run.lines.dropFirst(2).first
        == "\(third):1:1: error: missing 'tfield' in form; let it begin with \"tfield\": 1")
    #expect(
      run.lines.last == "\(third):10:23: error: unknown field type 'emial9'; did you mean 'email'?")
  }

  @Test func `warnings alone are no failure`() throws {
    let folder = try TestFolder()
    let form = try folder.write(
      #"{ "tfield": 1, "rows": [{ "id": "a", "type": "zip", "initial": "1" }] }"#, to: "form.json")
    let run = try QuietRun(["check", form])
    #expect(run.lines.count == 1)
    #expect(run.errors.contains("1:64: warning: the initial value is not valid"))
    #expect(run.output == "\(form): 1 warning, 1 field\n")
    #expect(run.status == 0)
  }

  @Test func `what is no file is told with its reason, and nothing hangs`() throws {
    let folder = try TestFolder()
    mkfifo(folder.path + "/fifo", 0o600)
    symlink("loop", folder.path + "/loop")
    let paths = [
      folder.path + "/missing.json", folder.path, folder.path + "/fifo", folder.path + "/loop",
      "/dev/zero", try folder.write("", to: "empty.json"),
    ]
    for path in paths {
      let run = try QuietRun(["check", path])
      #expect(run.status == 3, "\(path)")
      #expect(run.lines.count == 1, "\(path): \(run.errors)")
      #expect(run.errors.contains(path), "\(run.errors)")
    }
  }

  @Test func `a file that is too large is refused at once`() throws {
    let folder = try TestFolder()
    let path = try folder.write("", to: "large.json")
    truncate(path, 1 << 30)
    let run = try QuietRun(["check", path])
    #expect(run.status == 3)
    #expect(run.lines.count == 1)
  }

  @Test func `a hostile file name can't steer the terminal`() throws {
    let folder = try TestFolder()
    let path = try folder.write("{", to: "a\u{1B}[31m\nb\u{202E}.json")
    let run = try QuietRun(["check", path])
    #expect(run.lines.count == 1)
    #expect(!run.errors.contains("\u{1B}") && !run.errors.contains("\u{202E}"))
    #expect(run.errors.contains("a<U+001B>[31m<U+000A>b<U+202E>.json:1:"))
  }

  @Test func `without a form it is used wrongly`() throws {
    let run = try QuietRun(["check"])
    #expect(run.errors == "tfield: FORM is missing: tfield check FORM...\n")
    #expect(run.status == 2)
  }
}
