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
