import Foundation
import TestSupport
import Testing

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
