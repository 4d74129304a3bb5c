import Foundation
import Testing

extension SoakTests {
  private static func folder() throws -> FormFolder {
    let form = try String(contentsOfFile: CheckoutTests.form, encoding: .utf8)
    let order = #""id": "order","#
    return try FormFolder(
      form.replacing(
        order,
        with: order + #" "append": "all.jsonl", "only": ["firstName", "shipStreet", "phone"],"#))
  }

  @Test func `fifty people submit to one file, and each is in it once, on a whole line`() throws {
    let folder = try Self.folder()
    let crowd = Crowd(in: folder, for: .seconds(Soak.seconds ?? 60))
    try crowd.work(count: Soak.people)
    let odd = crowd.endings.filter { !$0.isGood }
    #expect(odd.isEmpty, "\(odd.count), such as \(odd.prefix(3))")
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
