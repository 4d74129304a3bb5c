import Foundation
import Testing

/// Form files that are no files, too much, or no JSON.
@Suite struct BrokenFormFileTests {
  /// What `check` says of bytes, which has to be a refusal.
  private func refusal(
    of bytes: [UInt8], sourceLocation: SourceLocation = #_sourceLocation
  ) throws -> String {
    let folder = try FormFolder()
    try Data(bytes).write(to: URL(fileURLWithPath: folder.path + "/bad.json"))
    let result = try folder.result(
      of: #""$tfield" check bad.json; echo $?; "$tfield" bad.json --batch >&2; echo $?"#)
    #expect(result.output == "3\n3\n", "\(result)", sourceLocation: sourceLocation)
    return result.errors
  }

  private func refusal(
    of text: String, sourceLocation: SourceLocation = #_sourceLocation
  ) throws -> String {
    try refusal(of: Array(text.utf8), sourceLocation: sourceLocation)
  }

  @Test func `a form file that is none is refused in one line`() throws {
    let folder = try FormFolder()
    let result = try folder.result(
      of: """
        touch empty; mkdir folder; mkfifo pipe; ln -s nowhere dangling; ln -s circle circle
        for form in empty folder pipe /dev/zero /dev/tty /dev/null missing dangling circle; do
          "$tfield" run $form --no-draft 2> said; echo $form $? $(wc -l < said) $(grep -c "$form" said)
          "$tfield" check $form 2>> said; [ $? = 3 ] || echo check $form
        done
        """)
    #expect(
      result.output
        == """
        empty 3 1 1
        folder 3 1 1
        pipe 3 1 1
        /dev/zero 3 1 1
        /dev/tty 3 1 1
        /dev/null 3 1 1
        missing 3 1 1
        dangling 3 1 1
        circle 3 1 1

        """, "\(result.errors)")
  }

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
    let folder = try FormFolder()
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

  @Test func `broken UTF-8, lone surrogates and UTF-16 are refused at their place`() throws {
    let (start, end) = (Array("{ \"tfield\": 1, \"title\": \"".utf8), Array("\" }".utf8))
    let broken: [[UInt8]] = [
      [0xFF], [0xC0, 0xAF], [0xED, 0xA0, 0x80], [0xF4, 0x90, 0x80, 0x80], [0xE2, 0x82], [0x80],
      Array(#"\ud800"#.utf8), Array(#"\udc00\ud800"#.utf8), Array(#"\ud800x"#.utf8),
    ]
    let utf16 = "{}".utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
    for bytes in broken.map({ start + $0 + end }) + [utf16, [0xFF, 0xFE] + utf16] {
      let said = try refusal(of: bytes)
      #expect(said.contains("bad.json:1:"), "\(said)")
    }
    let folder = try FormFolder.trial()
    let lines = broken.map { Array("{\"name\":\"".utf8) + $0 + Array("\"}\n".utf8) }
    try Data(lines.flatMap(\.self)).write(to: URL(fileURLWithPath: folder.path + "/r.jsonl"))
    let run = try folder.shell(#""$tfield" validate form.json r.jsonl --values data"#)
    #expect(run.exitStatus() == 4)
    let verdicts = try #require(String(validating: run.standardOutputBytes, as: UTF8.self))
    #expect(verdicts.split(separator: "\n").filter { $0.contains("\"code\":\"json\"") }.count == 9)
  }

  @Test func `numbers in records are exact or refused`() throws {
    let folder = try FormFolder(
      rows: #"{ "id": "i", "type": "integer" }, { "id": "d", "type": "decimal", "places": 3 }"#)
    let records = [
      #"{"i":9007199254740993}"#: "9007199254740993", #"{"i":-0}"#: "0", #"{"i":007}"#: nil,
      #"{"i":1e999}"#: nil, #"{"d":0.1}"#: "0.1", #"{"d":1e2}"#: nil, #"{"d":1e999}"#: nil,
      #"{"i":123456789012345678901234567890}"#: nil, #"{"d":NaN}"#: nil,
    ]
    for (record, value) in records {
      try folder.write(record + "\n", to: "r.jsonl")
      let result = try folder.result(
        of: #""$tfield" validate form.json r.jsonl --from jsonl --values typed"#)
      if let value {
        #expect(result.output.contains(":\(value)"), "\(record) \(result)")
        #expect(result.status == 0)
      } else {
        #expect(result.status == 4, "\(record) \(result)")
      }
    }
  }
}
