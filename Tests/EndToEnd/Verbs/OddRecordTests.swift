import Foundation
import Testing

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
    #expect(lines.last.flatMap { Int($0) } ?? .max < 60_000, "\(result)")
  }

  @Test func `a reader that goes away ends it`() throws {
    let folder = try folder()
    let result = try folder.result(
      of: #"yes '{}' | "$tfield" validate form.json | head -1; echo ${PIPESTATUS[1]}"#)
    #expect(result.output.hasPrefix("{\"record\":1,\"valid\":false,"))
    #expect(result.output.hasSuffix("\n141\n") && result.errors.isEmpty, "\(result)")
  }
}
