import Foundation
import TFieldSystem
import Testing

@Suite struct EnvironmentTests {
  @Test func `variables are read as bytes and as text`() async {
    await #expect(processExitsWith: .success) {
      setenv("TFIELD_TEST_A", "1=2", 1)
      setenv("TFIELD_TEST_B", "", 1)
      "TFIELD_TEST_C".withCString { name in
        let value: [CChar] = [-1, 0]
        setenv(name, value, 1)
      }
      #expect(Environment.text(of: "TFIELD_TEST_A") == "1=2")
      #expect(Environment.text(of: "TFIELD_TEST_B") == nil)
      #expect(Environment.bytes(of: "TFIELD_TEST_B") == [])
      #expect(Environment.text(of: "TFIELD_TEST_C") == nil)
      #expect(Environment.bytes(of: "TFIELD_TEST_C") == [0xFF])
      #expect(Environment.bytes(of: "TFIELD_TEST_D") == nil)
      let found = Environment.variables(prefix: "TFIELD_TEST_")
      #expect(
        found.sorted { $0.name[12] < $1.name[12] }.map(\.value) == [Array("1=2"), [], [0xFF]])
      #expect(
        Environment.variables(prefix: "TFIELD_TEST_A").map(\.name) == [Array("TFIELD_TEST_A")])
    }
  }

  @Test func `the arguments are those of the command line`() {
    #expect(Environment.arguments.count == CommandLine.arguments.count - 1)
    #expect(
      Environment.arguments.map { String(decoding: $0, as: UTF8.self) }
        == Array(CommandLine.arguments.dropFirst()))
  }
}
