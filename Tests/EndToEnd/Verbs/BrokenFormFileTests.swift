import Foundation
import Testing

/// Form files that are no files, too much, or no JSON.
@Suite struct BrokenFormFileTests {
  @Test(.enabled(if: Needs.ordinaryUser, "needs an ordinary user, whom setpriv can be"))
  func `a form file that may not be read is refused`() throws {
    let folder = try FormFolder.trial()
    chmod(folder.path + "/form.json", 0)
    let run = try folder.beginOrdinary()
    run.expectCleanEnd(3)
    #expect(run.sent.isEmpty && run.standardError.contains("form.json"))
  }

  @Test func `a form file of a gigabyte is refused unread`() throws {
    let folder = try FormFolder()
    let result = try folder.result(
      of: """
        truncate -s 1G big.json
        python3 -c 'import resource, subprocess, sys
        status = subprocess.run(sys.argv[1:]).returncode
        print(status, resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss)
        ' "$tfield" check big.json
        """)
    let numbers = result.output.split { !$0.isNumber }.compactMap { Int($0) }
    #expect(numbers.first == 3 && numbers.last ?? .max < 200_000, "\(result)")
    #expect(result.errors.contains("larger than 16777216 bytes"))
  }

  @Test(arguments: ["[", "{\"a\":"])
  func `nesting without end is refused on a small stack`(opening: String) throws {
    let depth = 1_000_000
    let folder = try FormFolder("{}")
    try folder.write(String(repeating: opening, count: depth), to: "deep.json")
    try folder.write(
      #"{"name": \#(String(repeating: opening, count: depth))"# + "\n", to: "deep.jsonl")
    let result = try folder.result(
      of: """
        ulimit -s 256
        "$tfield" check deep.json; echo $?; "$tfield" form.json --answers deep.jsonl; echo $?
        """)
    #expect(result.output == "3\n3\n", "\(result)")
    #expect(result.errors.contains("deep.json:1:") && result.errors.contains("64"), "\(result)")
  }

  @Test func `a NUL in a value is refused or left out`() throws {
    let folder = try FormFolder.trial()
    try folder.write("{ \"name\": \"a\\u0000b\" }\n", to: "a.json")
    let given = try folder.batch(["--answers", "a.json"])
    #expect(given.status != 0 && given.output.isEmpty && !given.errors.contains("\u{0}"))
    let records = try folder.result(of: #""$tfield" validate form.json a.json --values data"#)
    #expect(records.status == 4 && !records.output.contains("\u{0}"), "\(records)")
    let run = try folder.beginOpen(["--no-draft"])
    run.send("a\u{0}b")
    run.expectSubmission(name: "ab")
  }
}
