import Foundation

/// The `tfield` that the end-to-end tests run.
///
/// It is the one that `TFIELD_BINARY` names, which `make` sets to the release. Without that variable
/// it is the debug program built along with the tests, beside their bundle.
let builtProgram: String = {
  if let given = ProcessInfo.processInfo.environment["TFIELD_BINARY"] { return given }
  let bundle = ProcessInfo.processInfo.arguments.first { $0.hasSuffix(".xctest") }
  let tests =
    bundle ?? (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe"))
  return URL(fileURLWithPath: tests ?? "").deletingLastPathComponent()
    .appendingPathComponent("tfield").path
}()
