import Foundation
import TField
import TFieldForm
import Testing

/// Something that is written to the disk while every call on the way may fail.
struct InjectionCase: Sendable, CustomTestStringConvertible {
  let name: String
  let form: String
  let arguments: [String]
  var input = ""
  /// Where standard output goes.
  var output = "/dev/null"
  /// The status where nothing fails.
  var status = 0
  /// Makes what was there before.
  let prepare: @Sendable (FormFolder) throws -> Void
  /// What can be found there afterwards: the old or the new state, `nil` if it is neither.
  let state: @Sendable (FormFolder) -> State?

  /// What lies on the disk.
  enum State: Hashable {
    case old, new
  }

  var testDescription: String { name }

  static let all = [output, append, draft]

  private static let rows = """
    { "id": "name", "type": "phrase", "label": "Name" },
    { "id": "more", "type": "phrase", "label": "More" }
    """

  private static func form(_ actions: String = "") -> String {
    #"{ "tfield": 1, "id": "trial", "title": "Trial", "rows": [\#(rows)]\#(actions) }"#
  }

  private static let output = Self(
    name: "--output", form: form(),
    arguments: ["form.json", "--batch", "--set", "name=New", "--output", "out.json"],
    prepare: { try $0.write("old\n", to: "out.json") },
    state: { folder in
      switch folder.text(of: "out.json") {
      case "old\n": .old
      case "{\n  \"name\": \"New\",\n  \"more\": \"\"\n}\n": .new
      default: nil
      }
    })

  private static let append = Self(
    name: "append",
    form: form(#", "actions": [{ "id": "go", "label": "Go", "append": "all.jsonl" }]"#),
    arguments: ["form.json", "--trust", "--batch", "--set", "name=New"],
    prepare: { try $0.write("{\"old\":1}\n", to: "all.jsonl") },
    state: { folder in
      let (old, line) = ("{\"old\":1}\n", "{\"name\":\"New\",\"more\":\"\"}\n")
      let text = folder.text(of: "all.jsonl")
      return text == old ? .old : text == old + line ? .new : nil
    })

  /// A draft that is gone on with, saved anew as each field is left, and kept as the output fails.
  private static let draft = Self(
    name: "draft", form: form(),
    arguments: ["form.json", "--plain"], input: "1\n:back\nNew\nmore\n\n", output: "/dev/full",
    status: 6,
    prepare: { folder in
      let run = try Strace(folder: folder.path, input: "Old\n\n\n", output: "/dev/full")
        .run([builtProgram, "form.json", "--plain"])
      try #require(run.status == 6, "\(run.errors)")
    },
    state: { folder in
      let drafts = folder.readDrafts
      guard drafts.count == 1, let values = drafts.first?.values.map(\.value) else { return nil }
      if values.first == "Old" { return .old }
      return values.first == "New" ? .new : nil
    })
}

extension FormFolder {
  private var draftHome: String { path + "/.local/state/tfield/drafts" }

  /// The drafts in the home that this folder is; none if one of them can't be read.
  fileprivate var readDrafts: [Draft] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: draftHome)) ?? []
    let files = names.filter { $0.hasSuffix(".json") }
      .compactMap { FileManager.default.contents(atPath: "\(draftHome)/\($0)") }
    let drafts = files.compactMap { try? Draft(Array($0)) }
    return drafts.count == files.count ? drafts : []
  }

  /// What a program that was killed left of files it hadn't finished.
  var litter: [String] {
    let names = [path, draftHome].flatMap {
      (try? FileManager.default.contentsOfDirectory(atPath: $0)) ?? []
    }
    return names.filter { $0.hasPrefix(".tfield-") || $0.contains(".broken") }
  }
}

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

/// Runs programs under `strace`, which can make any of their system calls fail.
struct Strace {
  /// What becomes of one call.
  struct Fault: Hashable, CustomStringConvertible {
    let call: String
    /// Which of the calls of that name.
    let number: Int
    /// As in `error=EIO` or `signal=KILL`.
    let effect: String

    var description: String { "\(call) \(number): \(effect)" }
  }

  /// How a program ended and what it wrote.
  struct Result {
    let status: Int
    let errors: String
    /// The name of every call, in order.
    let calls: [String]
    /// The number of calls that were made before the program's own work began.
    let start: Int
    /// Whether a call was made to fail.
    let isInjected: Bool
  }

  /// Whether programs can be traced here; some containers forbid it.
  static let isUsable: Bool = {
    guard let folder = try? FormFolder() else { return false }
    let result = try? Strace(folder: folder.path).run(["true"])
    return result?.status == 0 && result?.calls.isEmpty == false
  }()

  /// The calls by which files are read, written, replaced and removed.
  static let fileCalls = [
    "openat", "read", "write", "fsync", "fchmod", "flock", "renameat", "unlinkat", "ftruncate",
    "mkdirat", "fchmodat", "newfstatat", "getdents64", "pread64", "close",
  ]

  /// Where the program runs and its streams are kept.
  let folder: String
  var environment: [String: String] = [:]
  var input = ""
  /// Where standard output goes.
  var output = "/dev/null"

  /// Runs a program without a terminal, to its end.
  func run(_ arguments: [String], _ fault: Fault? = nil) throws -> Result {
    let trace = "\(folder)/.trace"
    let (read, written) = ("\(folder)/.input", "\(folder)/.errors")
    try Data(input.utf8).write(to: URL(fileURLWithPath: read))
    try Data().write(to: URL(fileURLWithPath: written))
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments =
      ["setsid", "-w", "strace", "-f", "-qq", "-o", trace, "-e", "trace=" + Self.traced]
      + (fault.map { ["-e", "inject=?\($0.call):\($0.effect):when=\($0.number)"] } ?? [])
      + ["--"] + arguments
    process.currentDirectoryURL = URL(fileURLWithPath: folder)
    process.environment = ["PATH": "/usr/bin:/bin", "HOME": folder].merging(environment) { $1 }
    process.standardInput = FileHandle(forReadingAtPath: read)
    process.standardOutput = FileHandle(forWritingAtPath: output)
    process.standardError = FileHandle(forWritingAtPath: written)
    try process.run()
    process.waitUntilExit()
    return try result(process, trace, written)
  }

  private static var traced: String {
    (fileCalls + ["prctl"]).map { "?" + $0 }.joined(separator: ",")
  }

  private func result(_ process: Process, _ trace: String, _ errors: String) throws -> Result {
    let lines = try String(contentsOfFile: trace, encoding: .utf8).split(separator: "\n")
    let calls = lines.compactMap { line -> (name: String, line: Substring)? in
      // The number of the process, blanks as it is long, the call.
      let call = line.drop { $0 != " " }.drop { $0 == " " }
      guard let end = call.firstIndex(of: "("), end > call.startIndex else { return nil }
      return (String(call[..<end]), line)
    }
    let start = calls.firstIndex { $0.line.contains("PR_SET_DUMPABLE") }.map { $0 + 1 } ?? 0
    return Result(
      status: Int(process.terminationStatus),
      errors: String(
        decoding: FileManager.default.contents(atPath: errors) ?? Data(), as: UTF8.self),
      calls: calls.map(\.name), start: start,
      isInjected: lines.contains { $0.contains("(INJECTED)") })
  }
}

extension Strace.Result {
  /// Every call of the program's own work, each as its name and its number among those of the name.
  var ownCalls: [(name: String, number: Int)] {
    var counts: [String: Int] = [:]
    return calls.enumerated().compactMap { index, name in
      counts[name, default: 0] += 1
      return index < start || name == "prctl" ? nil : (name, counts[name, default: 0])
    }
  }

  /// The lines that say what went wrong.
  var explanations: [Substring] {
    errors.split(separator: "\n").filter { $0.hasPrefix("tfield: ") }
  }
}
