import Foundation
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

  @Test func `filled to the end, the answers come out as one object`() throws {
    let run = try open()
    for keys in Self.keys { run.press(keys) }
    run.send(Keys.submit)
    #expect(run.exitStatus() == 0)
    let expected = """
      {
        "firstName": "Ada",
        "lastName": "Lovelace",
        "email": "ada@example.com",
        "phone": "(212) 555-0123",
        "shipStreet": "12 Main St",
        "shipCity": "Springfield",
        "shipState": "IL",
        "shipZip": "62701",
        "sameAsShipping": true,
        "cardNumber": "4242 4242 4242 4242",
        "expDate": "12/28",
        "cvv": "123"
      }

      """
    #expect(run.standardOutput == expected)
    #expect(run.standardError.isEmpty)
    #expect(run.isTerminalRestored)
  }

  @Test func `pasted lines are offered to the following fields, and submit nothing`() throws {
    let run = try open()
    run.paste("Ada\nLovelace\nada@example.com\n")
    run.waitFor("Fill this and the next fields?")
    run.choose("Fill the fields")
    run.waitFor("ada@example.com")
    #expect(!run.hasEnded)
    #expect(run.place(of: "Lovelace") != nil)
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
