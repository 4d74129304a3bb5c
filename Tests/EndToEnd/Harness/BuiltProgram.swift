import Foundation

/// The `tfield` that the end-to-end tests run.
///
/// It is the one that `TFIELD_BINARY` names, which `make` sets to the release. Without that variable
/// it is the debug program.
let builtProgram = ProcessInfo.processInfo.environment["TFIELD_BINARY"] ?? debugProgram

/// The debug program built along with the tests, beside their bundle.
///
/// It loads the system's libraries, so a library can be put before them, which no static program
/// allows.
let debugProgram: String = {
  let bundle = ProcessInfo.processInfo.arguments.first { $0.hasSuffix(".xctest") }
  let tests =
    bundle ?? (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe"))
  return URL(fileURLWithPath: tests ?? "").deletingLastPathComponent()
    .appendingPathComponent("tfield").path
}()
