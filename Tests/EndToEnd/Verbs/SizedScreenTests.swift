import Foundation
import Testing

/// Every form of the project as it opens, at the sizes that people have.
@Suite struct SizedScreenTests {
  private static let folder = projectFolder + "/Tests/Screens"
  private static let forms =
    ((try? FileManager.default.contentsOfDirectory(
      atPath: projectFolder + "/Forms")) ?? [])
    .filter { $0.hasSuffix(".json") }.map { String($0.dropLast(".json".count)) }.sorted()
  private static let sizes = ["80x24", "40x15", "120x40", "30x10"]

  @Test(arguments: forms)
  func `a form opens as it is kept, else 'make pictures' draws it`(name: String) throws {
    var drawn = ""
    for size in Self.sizes {
      let run = try QuietRun(
        ["render", "Forms/\(name).json", "--lang", "en", "--today", "2026-11-21", "--size", size])
      #expect(run.status == 0)
      drawn += "== \(size)\n" + run.output
    }
    let kept = FileManager.default.contents(atPath: Self.folder + "/\(name).txt")
    #expect(kept.map { String(decoding: $0, as: UTF8.self) } == drawn)
  }

  @Test func `there is no screen without its form`() throws {
    let kept = try FileManager.default.contentsOfDirectory(atPath: Self.folder).sorted()
    #expect(kept == Self.forms.map { $0 + ".txt" } && kept.count >= 10)
  }
}
