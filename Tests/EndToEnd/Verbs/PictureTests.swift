import FormSupport
import Foundation
import Testing

/// The pictures in the documentation are those that the program draws today, and so are the screens of
/// every form as it opens, at the sizes that people have.
@Suite struct PictureTests {
  private static let folder = projectFolder + "/Documentation/Pictures"
  private static let forms = ReadyForms.all.map { String($0.name.dropLast(".json".count)) }
  private static let screens = projectFolder + "/Tests/Screens"

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

  @Test(arguments: forms)
  func `a form opens as it is kept, else 'make pictures' draws it`(name: String) throws {
    var drawn = ""
    for size in ["80x24", "40x15", "120x40", "30x10"] {
      let run = try QuietRun(
        ["render", "Forms/\(name).json", "--lang", "en", "--today", "2026-11-21", "--size", size])
      #expect(run.status == 0)
      drawn += "== \(size)\n" + run.output
    }
    let kept = try String(contentsOfFile: "\(Self.screens)/\(name).txt", encoding: .utf8)
    #expect(kept == drawn)
  }

  private static let tours = names(
    in: projectFolder + "/Documentation/Tours", ending: ".tfield-test")

  @Test(arguments: tours)
  func `a moving picture is fresh, else 'make pictures' draws it`(name: String) throws {
    let folder = try FormFolder()
    let run = try folder.shell(
      "'\(projectFolder)/Scripts/make-movie' \(builtProgram)"
        + " '\(projectFolder)/Documentation/Tours/\(name).tfield-test' >movie.svg"
        + " && cmp movie.svg '\(Self.folder)/\(name).svg'")
    #expect(run.exitStatus() == 0, "\(run.standardOutput)\(run.standardError)")
    let movie = try #require(folder.text(of: "movie.svg"))
    #expect(movie.utf8.count < 300_000)
    for word in ["<script", "href", "url(", "@import", "onload"] {
      #expect(!movie.contains(word))
    }
  }

  @Test func `the gallery of field types is fresh`() throws {
    let folder = try FormFolder()
    let run = try folder.shell(
      "'\(projectFolder)/Scripts/make-gallery' \(builtProgram) Types.md Pictures/Types"
        + " && diff -r Pictures/Types '\(Self.folder)/Types'"
        + " && diff Types.md '\(projectFolder)/Documentation/Types.md'")
    #expect(run.exitStatus() == 0, "\(run.standardOutput)\(run.standardError)")
  }

  @Test func `there is no picture without its form or tour, and no screen`() {
    #expect(Self.forms.count >= 10 && !Self.tours.isEmpty)
    #expect(Self.names(in: Self.screens, ending: "") == Self.forms.map { $0 + ".txt" })
    #expect(Self.names(in: Self.folder, ending: ".txt") == Self.forms)
    #expect(Self.names(in: Self.folder, ending: ".svg") == (Self.forms + Self.tours).sorted())
  }

  @Test func `a script that fails, or isn't one, is not drawn`() throws {
    let folder = try FormFolder()
    try folder.write(#"{"tfield":1,"rows":[{"id":"a"}]}"#, to: "f.json")
    try folder.write("form f.json\ntype x\nexpect field a = y\n", to: "fails.tfield-test")
    try folder.write("from f.json\n", to: "broken.tfield-test")
    try folder.write("form f.json\n", to: "empty.tfield-test")
    for (name, status) in [("fails", 4), ("broken", 3), ("empty", 3), ("missing", 3)] {
      let run = try QuietRun(["render", name + ".tfield-test", "--svg"], in: folder.path)
      #expect(run.status == status && run.output == "" && run.errors != "", "\(name)")
    }
    let run = try QuietRun(["render", "fails.tfield-test", "--size", "9x9"], in: folder.path)
    #expect(run.errors == "tfield: --size works with a form, not with a script\n")
  }
}
