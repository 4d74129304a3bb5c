import Foundation
import Testing

/// The pictures in the documentation are those that the program draws today.
@Suite struct PictureTests {
  private static let folder = projectFolder + "/Documentation/Pictures"
  private static let forms = names(in: projectFolder + "/Forms", ending: ".json")

  private static func names(in folder: String, ending: String) -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [])
      .filter { $0.hasSuffix(ending) }.map { String($0.dropLast(ending.count)) }.sorted()
  }

  @Test(arguments: forms)
  func `a form's pictures are fresh, else 'make pictures' draws them`(name: String) throws {
    for (ending, options) in [(".txt", []), (".svg", ["--svg"])] {
      let run = try QuietRun(
        ["render", "Forms/\(name).json", "--lang", "en", "--today", "2026-11-21"]
          + ["--size", "80x36"] + options)
      #expect(run.status == 0)
      let kept = FileManager.default.contents(atPath: Self.folder + "/" + name + ending)
      #expect(kept == Data(run.output.utf8), "\(name)\(ending) is stale")
    }
  }

  @Test func `there is no picture without its form`() {
    #expect(Self.forms.count >= 3)
    for ending in [".txt", ".svg"] {
      #expect(Self.names(in: Self.folder, ending: ending) == Self.forms)
    }
  }
}
