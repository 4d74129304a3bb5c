import Foundation

/// The `tfield` that was built along with the tests, beside their bundle.
let builtProgram: String = {
  let bundle = ProcessInfo.processInfo.arguments.first { $0.hasSuffix(".xctest") }
  let tests =
    bundle ?? (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe"))
  return URL(fileURLWithPath: tests ?? "").deletingLastPathComponent()
    .appendingPathComponent("tfield").path
}()
