import Foundation
import Testing

/// Texts that people type and paste, each in a form of its own on a real terminal.
@Suite struct MeaningInTerminalTests {
  @Test(arguments: TerminalCase.byType.keys.sorted())
  func `no text becomes what it doesn't mean`(type: String) throws {
    for item in TerminalCase.byType[type] ?? [] {
      for isPasted in [false, true] {
        if let fault = try item.fault(isPasted: isPasted) {
          Issue.record("\(fault): \(type) \(item.typed.debugDescription), pasted: \(isPasted)")
        }
      }
    }
  }

  @Test func `the cases are there`() { #expect(TerminalCase.byType.count > 20) }
}

/// A text, and the values that it can honestly mean.
private struct TerminalCase: Sendable {
  let type: String
  let typed: String
  let means: [String]
  let must: Bool
  let overflow: String?
  /// The form, with the field to fill in and one to go on to.
  let form: String

  static let byType: [String: [TerminalCase]] = {
    let file = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../TFieldTests/Vectors/meaning.jsonl")
    let lines = (try? String(contentsOf: file, encoding: .utf8))?.split(separator: "\n") ?? []
    return Dictionary(grouping: lines.compactMap { TerminalCase(line: String($0)) }, by: \.type)
  }()

  init?(line: String) {
    let value = try? JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any]
    guard let value, let type = value["type"] as? String, let typed = value["typed"] as? String
    else { return nil }
    self.type = type
    self.typed = typed
    means = value["means"] as? [String] ?? []
    must = value["must"] as? Bool ?? false
    overflow = value["overflow"] as? String
    var field = value["with"] as? [String: Any] ?? [:]
    field["id"] = "tested"
    field["type"] = type
    field["required"] = true
    let form: [String: Any] = [
      "tfield": 1, "id": "meaning", "title": "Trial",
      "rows": [field, ["id": "other", "type": "phrase"]],
    ]
    guard let bytes = try? JSONSerialization.data(withJSONObject: form) else { return nil }
    self.form = String(decoding: bytes, as: UTF8.self)
  }
}

extension TerminalCase {
  /// What is wrong with what comes of the text, if anything is.
  func fault(isPasted: Bool) throws -> String? {
    let folder = try FormFolder(form)
    guard let data = try answer(in: folder, isPasted: isPasted, values: "data") else {
      return must ? "REFUSED" : nil
    }
    if means.contains(data) || (!isPasted && data == overflow) { return nil }
    let text = try answer(in: folder, isPasted: isPasted, values: "formatted") ?? ""
    if means.contains(text) || (!isPasted && text == overflow) { return nil }
    return "CORRUPT \(data.debugDescription)"
  }

  /// The answer once the field was left and the form submitted; `nil` where it was refused.
  private func answer(in folder: FormFolder, isPasted: Bool, values: String) throws -> String? {
    let run = try folder.open(["--values", values, "--today", "2026-11-15"])
    if isPasted { run.paste(typed) } else { run.send(typed) }
    run.send("\t\u{13}")
    run.wait { run.hasEnded || run.screen.text.contains("to fix") || isBlocked(run) }
    guard run.hasEnded else {
      run.signal(SIGTERM)
      return nil
    }
    return run.answers?["tested"]
  }

  private func isBlocked(_ run: ProgramRun) -> Bool {
    run.screen.rows.contains { $0.contains("missing") || $0.contains("needs") }
  }
}
