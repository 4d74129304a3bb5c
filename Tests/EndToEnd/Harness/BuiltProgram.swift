import Foundation

/// The `tfield` that was built along with the tests, beside their bundle; or `TFIELD_BINARY`.
let builtProgram: String = {
  if let given = ProcessInfo.processInfo.environment["TFIELD_BINARY"] { return given }
  let bundle = ProcessInfo.processInfo.arguments.first { $0.hasSuffix(".xctest") }
  let tests =
    bundle ?? (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe"))
  return URL(fileURLWithPath: tests ?? "").deletingLastPathComponent()
    .appendingPathComponent("tfield").path
}()
