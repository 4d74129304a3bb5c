import Foundation
import Testing

/// Every system call of a draft, an append and an output fails once, or is the last one.
///
/// With `TFIELD_INJECTIONS=all` each of them fails in every way there is.
@Suite(.enabled(if: Strace.isUsable, "strace is missing, or nothing can be traced here"))
struct InjectionTests {
  private static let isThorough =
    ProcessInfo.processInfo.environment["TFIELD_INJECTIONS"] == "all"

  private static let errors =
    isThorough ? ["EIO", "ENOSPC", "EDQUOT", "EACCES", "EMFILE", "ENOMEM"] : ["EIO"]

  /// What can't fail on a disk that is full or broken, and is left out where time is short.
  private static let quiet: Set = ["read", "newfstatat", "getdents64", "close", "pread64"]

  @Test(arguments: InjectionCase.all, errors)
  func `a call that fails leaves the old or the new, and a line that says why`(
    one: InjectionCase, error: String
  ) throws {
    try eachCall(of: one, "error=\(error)") { fault, result, folder in
      let state = one.state(folder)
      #expect(state != nil, "\(fault)")
      // Answers that can't be read are answers that aren't given.
      let statuses = [0, 2, 3, 5, 6, 129] + (fault.call == "read" ? [1] : [])
      #expect(statuses.contains(result.status), "\(fault): \(result.status)")
      #expect(result.status != 0 || state == .new, "\(fault): success, and nothing is written")
      // Where our own words can't be written, there are none.
      let isSilenced = fault.call == "write" && result.explanations.isEmpty
      #expect(
        result.status == 0 || result.explanations.count == 1 || isSilenced || one.status != 0,
        "\(fault): \(result.errors)")
      #expect(folder.litter.isEmpty || fault.call == "unlinkat", "\(fault): \(folder.litter)")
    }
  }

  @Test(arguments: InjectionCase.all)
  func `a call that a signal interrupts is made again`(one: InjectionCase) throws {
    try eachCall(of: one, "error=EINTR", among: ["openat", "read", "write", "fsync", "flock"]) {
      fault, result, folder in
      // What the C library reads of its own, such as the time zone, it does without.
      #expect(result.status == one.status, "\(fault): \(result.errors)")
      #expect(one.state(folder) == .new, "\(fault)")
    }
  }

  @Test(arguments: InjectionCase.all)
  func `killed at any call, the old or the new is there, and the next run goes well`(
    one: InjectionCase
  ) throws {
    try eachCall(of: one, "signal=KILL") { fault, result, folder in
      #expect(result.status == 137 || result.status == 9, "\(fault): \(result.status)")
      let state = one.state(folder)
      #expect(state != nil, "\(fault)")
      guard state == .old else { return }
      let next = try Strace(folder: folder.path, input: one.input, output: one.output)
        .run([builtProgram] + one.arguments)
      #expect(next.status == one.status, "after \(fault): \(next.errors)")
      #expect(one.state(folder) == .new, "after \(fault)")
    }
  }

  /// Runs the program once for each of its calls, in a folder of its own, with that call at fault.
  private func eachCall(
    of one: InjectionCase, _ effect: String, among calls: [String] = Strace.fileCalls,
    _ check: (Strace.Fault, Strace.Result, FormFolder) throws -> Void
  ) throws {
    let whole = try run(one, nil).result
    #expect(whole.status == one.status, "\(whole.errors)")
    let own = whole.ownCalls.filter { call in
      calls.contains(call.name) && (Self.isThorough || !Self.quiet.contains(call.name))
    }
    try #require(own.count > 3, "\(whole.calls)")
    for call in own {
      let fault = Strace.Fault(call: call.name, number: call.number, effect: effect)
      let (result, folder) = try run(one, fault)
      #expect(result.isInjected || effect.hasPrefix("signal"), "\(fault) didn't happen")
      try check(fault, result, folder)
      try FileManager.default.removeItem(atPath: folder.path)
    }
    print("injected: \(one.name), \(effect), at each of \(own.count) calls")
  }

  private func run(
    _ one: InjectionCase, _ fault: Strace.Fault?
  ) throws -> (result: Strace.Result, folder: FormFolder) {
    let folder = try FormFolder(one.form)
    try one.prepare(folder)
    let strace = Strace(folder: folder.path, input: one.input, output: one.output)
    return (try strace.run([builtProgram] + one.arguments, fault), folder)
  }
}
