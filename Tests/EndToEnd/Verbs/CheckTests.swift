import Foundation
import Testing

@Suite struct CheckTests {
  static let forms = ["checkout", "laptop-request", "registration"].map {
    "\(projectFolder)/Forms/\($0).json"
  }

  @Test func `forms without a fault are passed in silence`() throws {
    let run = try PlainRun(["check"] + Self.forms)
    #expect(run.output + run.errors == "")
    #expect(run.status == 0)
  }

  @Test func `every fault of every file is one line, and the status is 3`() throws {
    let folder = try TemporaryFolder()
    let first = folder.file(
      "first.json", #"{ "tfield": 1, "rows": [{ "id": "a", "tpye": "zip" }] }"#)
    let fields = (1...9).map { "{ \"id\": \"f\($0)\", \"type\": \"emial\($0)\" }" }
    let second = folder.file(
      "second.json", #"{ "tfield": 2 }"#)
    let third = folder.file(
      "third.json", "{ \"rows\": [\n\(fields.joined(separator: ",\n"))] }")
    let run = try PlainRun(["check", first, Self.forms[0], second, third])
    #expect(run.output == "")
    #expect(run.status == 3)
    #expect(run.lines.count == 12)
    #expect(
      run.lines.first
        == "\(first):1:38: error: unknown key 'tpye' in field; did you mean 'type'?")
    #expect(run.lines.dropFirst(2).first == "\(third):1:1: error: missing 'tfield' in form")
    #expect(
      run.lines.last == "\(third):10:23: error: unknown field type 'emial9'; did you mean 'email'?")
  }

  @Test func `warnings alone are no failure`() throws {
    let folder = try TemporaryFolder()
    let form = folder.file(
      "form.json", #"{ "tfield": 1, "rows": [{ "id": "a", "type": "zip", "initial": "1" }] }"#)
    let run = try PlainRun(["check", form])
    #expect(run.lines.count == 1)
    #expect(run.errors.contains("1:64: warning: the initial value is not valid"))
    #expect(run.status == 0)
  }

  @Test func `what is no file is told with its reason, and nothing hangs`() throws {
    let folder = try TemporaryFolder()
    mkfifo(folder.path + "/fifo", 0o600)
    symlink("loop", folder.path + "/loop")
    let paths = [
      folder.path + "/missing.json", folder.path, folder.path + "/fifo", folder.path + "/loop",
      "/dev/zero", folder.file("empty.json", ""),
    ]
    for path in paths {
      let run = try PlainRun(["check", path])
      #expect(run.status == 3, "\(path)")
      #expect(run.lines.count == 1, "\(path): \(run.errors)")
      #expect(run.errors.contains(path), "\(run.errors)")
    }
  }

  @Test func `a file that is too large is refused at once`() throws {
    let folder = try TemporaryFolder()
    let path = folder.file("large.json", "")
    truncate(path, 1 << 30)
    let run = try PlainRun(["check", path])
    #expect(run.status == 3)
    #expect(run.lines.count == 1)
  }

  @Test func `a hostile file name can't steer the terminal`() throws {
    let folder = try TemporaryFolder()
    let path = folder.file("a\u{1B}[31m\nb\u{202E}.json", "{")
    let run = try PlainRun(["check", path])
    #expect(run.lines.count == 1)
    #expect(!run.errors.contains("\u{1B}") && !run.errors.contains("\u{202E}"))
    #expect(run.errors.contains("a<U+001B>[31m<U+000A>b<U+202E>.json:1:"))
  }

  @Test func `without a form it is used wrongly`() throws {
    let run = try PlainRun(["check"])
    #expect(run.errors == "tfield: FORM is missing\n")
    #expect(run.status == 2)
  }
}
