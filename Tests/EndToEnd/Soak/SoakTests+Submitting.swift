import Foundation
import Testing

extension SoakTests {
  private static func folder() throws -> FormFolder {
    let form = try String(contentsOfFile: CheckoutTests.form, encoding: .utf8)
    let order = #""id": "order","#
    return try FormFolder(form.replacing(order, with: order + #" "append": "all.jsonl","#))
  }

  @Test func `fifty people submit to one file, and each is in it once, on a whole line`() throws {
    let folder = try Self.folder()
    let crowd = Crowd(in: folder, for: .seconds(Soak.seconds ?? 60))
    try crowd.work(count: Soak.people)
    for ending in crowd.endings {
      #expect(ending.status == 0 && ending.isRestored && ending.answer == ending.street)
    }
    let text = try #require(folder.text(of: "all.jsonl"))
    #expect(text.hasSuffix("}\n"))
    let streets = try text.split(separator: "\n").map { line in
      let record = try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any]
      return try #require(record?["shipStreet"] as? String)
    }
    print("soak: \(crowd.endings.count) submits, \(streets.count) lines")
    #expect(streets.sorted() == crowd.endings.map(\.street).sorted())
  }
}
