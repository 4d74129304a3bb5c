import Foundation
import Testing

import TField

struct PlateNumber: Grammar {
  let label = "Licence Plate"
  let template: String? = "AA-000"
  func parse(_ text: String) -> Parse {
    let plate = text.uppercased().filter { $0.isLetter || $0.isNumber }
    return plate.count == 5 ? .whole(plate) : .begun(plate, "Two letters, then three digits")
  }
}

/// The type that the README shows is this very one, and it works.
@Suite struct ReadmeTypeTests {
  private func field(typing keys: String) -> FieldState {
    var session = FormSession(
      Form("Car") {
        Field("plate", .own(PlateNumber()))
        Field("b")
      })
    for character in keys { session.handle(.character(character)) }
    session.handle(Key(.tab))
    return session.fields[0]
  }

  @Test func `the type works as the README promises`() {
    let field = field(typing: "ab-123")
    #expect(field.text == "AB-123" && field.data == "AB123" && field.validity == .valid)
    #expect(
      self.field(typing: "ab1").validity.error
        == FieldError("rule", "Two letters, then three digits"))
    #expect(self.field(typing: "1").validity.error?.code == .characters)
  }

  @Test func `the cookbook shows this very code`() throws {
    let source = try String(contentsOfFile: #filePath, encoding: .utf8)
    let page = try String(
      contentsOf: URL(filePath: #filePath).deletingLastPathComponent()
        .appending(path: "../../Documentation/Cookbook.md"), encoding: .utf8)
    let blocks = page.components(separatedBy: "```swift\n").dropFirst()
      .compactMap { $0.components(separatedBy: "```").first }
    let block = try #require(blocks.first { $0.contains(": Grammar {") })
    let type = try #require(block.components(separatedBy: "import TField\n\n").last)
    #expect(source.contains("\nimport TField\n\n" + type + "\n"))
  }
}
