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

  @Test func `what is left invalid says so, and the next field can be filled`() throws {
    let run = try open()
    run.press("\t\t", "ada@\t")
    run.waitFor("✘ Enter an address such as")
    run.press("2125550123")
    run.waitFor("(212) 555-0123")
    run.press(Keys.backTab, "example.com")
    run.wait { !run.screen.text.contains("Enter an address") }
    #expect(!run.screen.text.contains("Enter an address"))
  }

  @Test func `an action that is blocked says what is missing, and goes there`() throws {
    let run = try open()
    for keys in Self.keys.dropLast() { run.press(keys) }
    run.press(Keys.submit)
    run.waitFor("Complete Order: 1 missing (CVV")
    #expect(!run.hasEnded)
    run.press("123", Keys.submit)
    #expect(run.exitStatus() == 0)
    #expect(run.document?["cvv"] as? String == "123")
  }

  @Test func `a card pasted with dashes stands in its mask`() throws {
    let run = try open()
    try run.click("Card Number")
    run.paste("4242-4242-4242-4242")
    run.waitFor("4242 4242 4242 4242")
    run.waitFor("Visa")
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

  @Test func `undo takes back, key by key of the field`() throws {
    let run = try open()
    run.press("Ada")
    run.press(Keys.killLine)
    run.wait { !run.screen.text.contains("Ada") }
    run.press(Keys.undo)
    run.waitFor("Ada")
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
