import Foundation
import Testing

import TFieldTerminal

struct Order: Decodable {
  var name: String
  var size: Int
  var due: CalendarDate?
}

func takeOrder() throws {
  let form = Form("Order") {
    Field("name", .name, label: "Your name", required: true)
    Field("size", .integer(min: 1, max: 20), label: "How many?", required: true)
    Field("due", .date(min: .today), label: "Needed by")
  }
  if let order = try fillForm(form, as: Order.self) { print("\(order.size) for \(order.name)") }
}

func askForName() throws {
  let form = Form("Sign up") {
    Field("name", .name)
    Field("mail", .email)
  }
  if let answers = try fillForm(form) { print("Hello, \(answers["name"] ?? "")") }
}

/// The lines by which the README fills in a form are these very ones.
@Suite struct ReadmeFormTests {
  @Test func `the README shows this very code`() throws {
    let source = try String(contentsOfFile: #filePath, encoding: .utf8)
    let readme = try String(
      contentsOf: URL(filePath: #filePath).deletingLastPathComponent()
        .appending(path: "../../README.md"), encoding: .utf8)
    let blocks = readme.components(separatedBy: "```swift\n").dropFirst()
      .compactMap { $0.components(separatedBy: "```").first }
    let block = try #require(blocks.first { $0.contains("fillForm(") })
    #expect(source.contains("\n" + block + "\n"))
  }
}
