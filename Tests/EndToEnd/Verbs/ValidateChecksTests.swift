import Foundation
import Testing

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
