import Foundation
import TestSupport
import Testing

/// `tfield validate` as a script runs it.
@Suite struct ValidateTests {
  private let folder: FormFolder

  init() throws {
    folder = try FormFolder(
      rows: #"""
        { "id": "name", "type": "name", "required": true },
        { "id": "zip", "type": "zip" }, { "id": "on", "type": "toggle" },
        { "id": "card", "type": "credit", "required": { "field": "on", "equals": true } },
        { "id": "cvv", "type": "cvv", "for": "card" },
        { "id": "exp", "type": "expDate" }
        """#)
  }

  @Test(arguments: ["TERM", "INT"])
  func `endless input is streamed in little memory until a signal comes`(signal: String) throws {
    let result = try folder.result(
      of: """
        set -m; mkfifo in
        yes '{"name":"Ada","zip":"12345"}' > in & yes=$!
        env --default-signal "$tfield" validate form.json < in > out & p=$!
        for _ in $(seq 2000); do [ "$(stat -c %s out)" -gt 2000000 ] && break; sleep 0.01; done
        grep VmHWM /proc/$p/status; kill -\(signal) $p; wait $p; echo $?
        tail -c 300 out | head -n -1 | tail -1; kill $yes 2> /dev/null
        """)
    let peak = result.output.split { !$0.isNumber }.first.flatMap { Int($0) } ?? .max
    #expect(peak < 40_000, "\(result.output)")
    #expect(result.output.contains(signal == "TERM" ? "\n143\n" : "\n130\n"), "\(result.output)")
    #expect(result.output.contains("\"valid\":true}"))
  }

  @Test func `verdicts come as soon as the records do`() throws {
    let result = try folder.result(
      of: """
        mkfifo in out; "$tfield" validate form.json < in > out &
        exec 3> in 4< out; rm in out
        for _ in 1 2 3; do echo '{"name":"Ada"}' >&3; read -t 200 line <&4; echo "$line"; done
        """)
    #expect(result.output == (1...3).map { "{\"record\":\($0),\"valid\":true}\n" }.joined())
  }

  @Test func `many records in little memory, alike from a file and from a pipe`() throws {
    var random = SeededRandom()
    try folder.write(
      (0..<10_000).map { _ in Self.record(&random) }.joined(), to: "r.jsonl")
    let options = ["", "--values typed --show valid", "--show invalid --lenient"]
    for (count, options) in zip([10_000, 1000, 1000], options) {
      let result = try folder.result(
        of: """
          head -\(count) r.jsonl > some.jsonl
          "$tfield" validate form.json some.jsonl \(options) --counts > one 2> counts1
          cat some.jsonl | "$tfield" validate form.json \(options) --counts > two 2> counts2
          cmp one two && cmp counts1 counts2 && echo alike; head -1 counts1
          """)
      #expect(result.output.hasPrefix("alike\n\(count) records, "), "seed \(random.seed)")
    }
    let peak = try folder.result(
      of: """
        mkfifo pipe; "$tfield" validate form.json r.jsonl > pipe & exec 3< pipe
        head -c 200000 <&3 > /dev/null; grep VmHWM /proc/$!/status; cat <&3 > /dev/null
        """)
    let kilobytes = peak.output.split { !$0.isNumber }.first.flatMap { Int($0) } ?? .max
    #expect(kilobytes < 40_000, "\(peak)")
  }

  private static func record(_ random: inout SeededRandom) -> String {
    let values = [
      "\"name\":\"\(random.text(of: "aé b-'1", upTo: 6))\"",
      "\"zip\":\"\(random.text(of: "0123", upTo: 6))\"", "\"on\":\(Bool.random(using: &random))",
      "\"card\":\"4242424242424242\"", "\"cvv\":\"123\"", "\"exp\":\"12/30\"", "\"x\":1", "}",
    ]
    let count = Int.random(in: 0..<values.count, using: &random)
    return "{" + values.shuffled(using: &random).prefix(count).joined(separator: ", ") + "}\n"
  }
}

/// Programs outside that judge the values of records.
@Suite struct ValidateChecksTests {
  @Test func `a signal ends it and the programs that it runs`() throws {
    let folder = try FormFolder(
      rows: #"{ "id": "name", "check": { "run": ["./hanging"], "timeout": 60 } }"#)
    try folder.write(
      program: "trap '' TERM; echo $$ > pid.new; mv pid.new pid; sleep 1000", to: "hanging")
    try folder.write("{\"name\":\"ada\"}\n", to: "records.jsonl")
    let run = try folder.shell(
      """
      env --default-signal "$tfield" validate form.json records.jsonl --trust --checks &
      while [ ! -e pid ]; do sleep 0.02; done
      kill -TERM $!; wait $!; echo $?
      while kill -0 $(cat pid) 2> /dev/null; do sleep 0.02; done; echo gone
      """)
    #expect(run.exitStatus() == 0)
    #expect(run.standardOutput == "143\ngone\n")
  }
}

/// Records that are odd, gigantic or without end, and a reader that goes away.
@Suite struct OddRecordTests {
  private func folder() throws -> FormFolder {
    try FormFolder(rows: #"{ "id": "name", "type": "phrase", "required": true }"#)
  }

  @Test func `a line of many megabytes and many lines take little memory`() throws {
    let folder = try folder()
    let result = try folder.result(
      of: """
        {
          head -c 40000000 /dev/zero | tr '\\0' x; echo
          yes '{"name":"Ada"}' | head -n 5000
        } | python3 -c 'import resource, subprocess, sys
        process = subprocess.Popen(sys.argv[1:], stdout=subprocess.PIPE)
        lines = process.stdout.read().splitlines()
        print(len(lines), process.wait(), lines[0][:26].decode(), lines[-1].decode())
        print(resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss)
        ' "$tfield" validate form.json
        """)
    let lines = result.output.split(separator: "\n")
    #expect(
      lines.first == #"5001 4 {"record":1,"valid":false, {"record":5001,"valid":true}"#,
      "\(result)")
    #expect(lines.last.flatMap { Int($0) } ?? .max < 120_000, "\(result)")
  }

  @Test func `a reader that goes away ends it`() throws {
    let folder = try folder()
    let result = try folder.result(
      of: #"yes '{}' | "$tfield" validate form.json | head -1; echo ${PIPESTATUS[1]}"#)
    #expect(result.output.hasPrefix("{\"record\":1,\"valid\":false,"))
    #expect(result.output.hasSuffix("\n141\n") && result.errors.isEmpty, "\(result)")
  }
}

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
        ulimit -s 4096
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
