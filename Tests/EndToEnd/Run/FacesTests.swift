import FormSupport
import Foundation
import TestSupport
import Testing

@testable import TField
@testable import TFieldForm

/// What `--batch` says of answers is what `validate` says of the same record.
@Suite struct FacesTests {
  private static let texts = [
    "Ada", "José Ño", "林 大", "a ", " b", "5552345678", "(555) 234-5678", "12345", "a@b.com", "NY",
    "2026-12-24", "12/24/2026", "24/12/2026", "12.50", "7", "4242 4242 4242 4242", "123", "12/28",
    "09:30", "prod-1", "AB-1234", "https://a.example/b", "many more words than some field takes",
    "~",
    "", "France", "1...5", "Xyzzy-1234 and more", "0001", "+49 30 1234567", "100-25",
  ]

  private func value(of field: Field, _ random: inout SeededRandom) -> Any {
    let type = field.type
    if let list = type.formList, list.areNamed {
      return named(&random) { random in
        record(of: list.entry, &random).filter { $0.key != list.entry.fields.first?.id }
      }
    }
    if let kind = type.pairs {
      return named(&random) { random -> Any in
        switch kind {
        case .text: Self.texts.randomElement(using: &random) ?? ""
        case .number: Int.random(in: -9...9999, using: &random)
        case .truth: Bool.random(using: &random)
        }
      }
    }
    if let list = type.formList {
      return (0..<Int.random(in: 0...3, using: &random)).map { _ in
        record(of: list.entry, &random)
      }
    }
    if type.editor == .toggle { return Bool.random(using: &random) }
    let options = type.choiceOptions?.all.map(\.value) ?? Self.texts
    if type.editor.hasEntries {
      return (0..<Int.random(in: 0...3, using: &random)).map { _ in
        options.randomElement(using: &random) ?? ""
      }
    }
    return options.randomElement(using: &random) ?? ""
  }

  /// Some values, each under a name.
  private func named(
    _ random: inout SeededRandom, _ value: (inout SeededRandom) -> Any
  ) -> [String: Any] {
    let names = Self.texts.filter { !$0.isEmpty && !$0.contains("=") } + ["/data", "tty", "MODE"]
    var object: [String: Any] = [:]
    for _ in 0..<Int.random(in: 0...3, using: &random) {
      object[names.randomElement(using: &random) ?? "a"] = value(&random)
    }
    return object
  }

  /// A value for each field that has one of its own.
  private func record(of form: Form, _ random: inout SeededRandom) -> [String: Any] {
    var record: [String: Any] = [:]
    for field in form.fields where field.type.derivedData == nil && !(field.type is Note) {
      record[field.id] = value(of: field, &random)
    }
    return record
  }

  /// The form without what runs or writes anything.
  private func harmless(_ ready: ReadyForm) throws -> (folder: FormFolder, form: Form) {
    var object = try #require(
      try JSONSerialization.jsonObject(with: Data(ready.bytes)) as? [String: Any])
    object["actions"] = nil
    let text = String(decoding: try JSONSerialization.data(withJSONObject: object), as: UTF8.self)
    let bare = text.replacing(/"check":\{[^}]*\},?/, with: "").replacing(",}", with: "}")
    let folder = try FormFolder(bare)
    try FileManager.default.copyItem(
      atPath: ReadyForms.folder.path + "/data", toPath: folder.path + "/data")
    return (folder, try #require(ReadyForms.loader.load(Array(bare.utf8)).form))
  }

  @Test(arguments: ReadyForms.all, [[], ["--lenient"]])
  func `batch and validate say the same`(ready: ReadyForm, options: [String]) throws {
    var random = SeededRandom()
    let (folder, form) = try harmless(ready)
    let lines = try (0..<4).map { _ in
      let data = try JSONSerialization.data(withJSONObject: record(of: form, &random))
      return String(decoding: data, as: UTF8.self)
    }
    let common = options + ["--today", "2026-11-21"]
    try folder.write(lines.joined(separator: "\n"), to: "records.jsonl")
    let run = try QuietRun(["validate", "form.json", "records.jsonl"] + common, in: folder.path)
    let verdicts = run.output.split(separator: "\n")
    try #require(verdicts.count == lines.count, "seed \(random.seed)")
    for (line, verdict) in zip(lines, verdicts) {
      try folder.write(line + "\n", to: "record.json")
      let batch = try folder.batch(["--answers", "record.json"] + common)
      let told = batch.errors.split(separator: "\n").dropLast().map {
        String($0.dropFirst("tfield: ".count))
      }
      #expect(told == (try failures(in: String(verdict))), "\(line), seed \(random.seed)")
      #expect(
        (batch.status == 0) == verdict.contains(#""valid":true"#),
        "\(batch.errors) seed \(random.seed)")
    }
  }

  /// The failures of a verdict as lines of field and message.
  private func failures(in verdict: String) throws -> [String] {
    let root = try JSONSerialization.jsonObject(with: Data(verdict.utf8)) as? [String: Any]
    let errors = root?["errors"] as? [[String: Any]] ?? []
    return errors.map { "\($0["field"] ?? ""): \($0["message"] ?? "")" }
  }
}

/// The form within tmux, which is a terminal of its own.
@Suite(.enabled(if: Needs.tmux, "needs tmux")) struct TmuxTests {
  private func start() throws -> (folder: FormFolder, run: ProgramRun) {
    let folder = try FormFolder(rows: #"{ "id": "name", "type": "phrase", "label": "Name" }"#)
    let run = try folder.startInTmux(
      #""$tfield" form.json --no-draft > out.json; echo $? > status"#)
    run.waitFor("Name")
    return (folder, run)
  }

  @Test func `a form is drawn and filled in there as anywhere`() throws {
    let (folder, run) = try start()
    run.send("Zoë 日本")
    run.waitFor("Zoë 日本")
    run.send(Keys.submit)
    #expect(run.exitStatus() == 0)
    #expect(folder.text(of: "status") == "0\n")
    #expect(folder.text(of: "out.json")?.contains("Zoë 日本") == true)
  }

  @Test func `no server outlives its test`() throws {
    let (folder, run) = try start()
    run.terminal.hangUp()
    let waits = try folder.shell("while \(FormFolder.tmux) has-session; do sleep 0.1; done")
    #expect(waits.exitStatus() == 0)
  }
}

extension FormFolder {
  static let tmux = "tmux -S socket -f tmux.conf"

  /// Runs a script in tmux, in a server that ends with its session, and that with our terminal.
  func startInTmux(_ script: String) throws -> ProgramRun {
    try write("set -g status off\nset -g destroy-unattached on\n", to: "tmux.conf")
    try write(program: script, to: "inside")
    return try shell("exec \(Self.tmux) new-session ./inside", onTerminal: true)
  }
}

/// The checkout form, filled in as a person would.
@Suite struct CheckoutTests {
  static let form = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("../../../Forms/checkout.json").standardized.path

  static let keys = [
    "Ada\t", "Lovelace\t", "ada@example.com\t", "2125550123\t", "12 Main St\t", "Springfield\t",
    "il\t", "62701\t", "\t", "4242424242424242\t", "1228\t", "123",
  ]

  private func open(_ options: [String] = []) throws -> ProgramRun {
    let run = try ProgramRun(
      [builtProgram, Self.form, "--no-draft", "--today", "2026-11-21"] + options,
      size: .init(100, 50))
    run.waitFor("First Name")
    run.settle()
    return run
  }

  @Test func `the mouse reaches fields, switches and actions`() throws {
    let run = try open()
    try run.click("Same as shipping")
    run.waitFor("Billing Street")
    try run.click("[ Complete Order ]")
    run.waitFor("Complete Order: ")
    #expect(!run.hasEnded)
  }

  @Test func `wide characters and joined ones come out whole`() throws {
    let run = try open(["--with-action", "--format", "jsonl"])
    run.press("日本 Zoë")
    run.waitFor("日本 Zoë")
    for keys in Self.keys.dropFirst() { run.press(keys == Self.keys[1] ? "\tLovelace\t" : keys) }
    run.press(Keys.submit)
    #expect(run.exitStatus() == 0)
    #expect(run.standardOutput.hasPrefix(#"{"action":"order","answers":{"firstName":"日本 Zoë""#))
    #expect(run.isTerminalRestored)
  }
}
