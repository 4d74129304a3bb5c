import TestSupport
import Testing

@testable import TField

@Suite struct PathNameTests {
  private struct SomeFolders: Folders {
    func kind(of path: String) -> PathName.Kind? {
      ["docs": .folder, "docs/a.json": .file, "docs/b.txt": .file][path]
    }

    func entries(of folder: String) -> [FolderEntry] {
      folder == "docs/"
        ? [FolderEntry(".git", .folder), FolderEntry("a.json", .file), FolderEntry("b.txt", .file)]
        : folder.isEmpty ? [FolderEntry("docs", .folder)] : []
    }

    func absolute(_ path: String) -> String { "/home/ada/" + path }
  }

  private static func path(
    _ kind: PathName.Kind, exists: Bool? = nil, suffixes: [String] = []
  ) -> PathName {
    PathName(kind, exists: exists, suffixes: suffixes, in: SomeFolders())
  }

  @Test(
    arguments: [
      (path(.any), "anything", nil), (path(.file, exists: true), "docs/a.json", nil),
      (path(.file, exists: true), "nowhere", .placeNothing), (path(.file), "docs", .isFolder),
      (path(.folder), "docs/b.txt", .isFile), (path(.any, exists: false), "docs", .taken),
      (path(.any, exists: false), "new", nil),
      (
        path(.file, suffixes: [".json"]), "docs/b.txt",
        .say("place.pathEnding", ["endings": Wording.several([".json"], .or)])
      ),
    ] as [(PathName, String, Wording?)])
  func `a path is judged by what is there`(type: PathName, data: String, error: Wording?) {
    #expect(type.result(data)?.wording == error)
    #expect(type.result(data)?.code == (error == nil ? nil : .path))
  }

  @Test func `a path is completed as it is typed`() {
    #expect(Self.path(.any).completions(of: "do") == ["docs/"])
    #expect(Self.path(.file).completions(of: "docs/") == ["docs/a.json", "docs/b.txt"])
    #expect(Self.path(.file, suffixes: [".txt"]).completions(of: "docs/") == ["docs/b.txt"])
    #expect(Self.path(.any).completions(of: "docs/.") == ["docs/.git/"])
    #expect(Self.path(.any).typed("x") == .text("/home/ada/x"))
    var session = FormSession(Form("", rows: [[Field("a", Self.path(.any))]]), typing: "do")
    session.handle(Key(.end))
    #expect(session["a"]?.data == "docs/")
  }
}

extension Wording {
  fileprivate static let placeNothing = Wording.say("place.noSuchPath")
  fileprivate static let isFolder = Wording.say("place.pathIsFolder")
  fileprivate static let isFile = Wording.say("place.pathIsFile")
  fileprivate static let taken = Wording.say("place.pathTaken")
}
