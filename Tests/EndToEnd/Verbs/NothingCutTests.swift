import Foundation
import Testing

/// No text of a ready form is cut; the other languages have UncutTextTests.
@Suite struct NothingCutTests {
  private static let forms =
    (try? FileManager.default.contentsOfDirectory(
      atPath: projectFolder + "/Forms"))?.filter { $0.hasSuffix(".json") }.sorted() ?? []

  @Test(arguments: forms, ["80x400", "40x700"])
  func `labels, options, notes and hints stand there whole`(form: String, size: String) throws {
    let path = projectFolder + "/Forms/" + form
    let isWritten = try String(contentsOfFile: path, encoding: .utf8).contains("…")
    for language in ["es", "ja"] {
      let run = try QuietRun(["render", path, "--size", size, "--lang", language])
      #expect(run.status == 0)
      let cut = run.output.split(separator: "\n").filter { $0.contains("…") }
      #expect(isWritten || cut.isEmpty, "\(cut)")
    }
  }
}
