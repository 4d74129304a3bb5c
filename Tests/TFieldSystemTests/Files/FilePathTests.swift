import Testing

@testable import TFieldSystem

@Suite struct FilePathTests {
  @Test(arguments: [
    ("a/b/c", "a/b", "c"),
    ("c", ".", "c"),
    ("/c", "/", "c"),
    ("a/", "a", ""),
    ("a//c", "a/", "c"),
  ])
  func `a path is a folder and a name`(path: String, folder: String, name: String) {
    #expect(FilePath(path).folder == FilePath(folder))
    #expect(FilePath(path).name == FilePath(name))
  }

  @Test(arguments: [
    ("a", "b", "a/b"), ("a/", "b", "a/b"), ("a", "/b", "/b"), ("", "b", "b"),
  ])
  func `a path is seen from a folder`(folder: String, other: String, expected: String) {
    #expect(FilePath(folder).appending(FilePath(other)) == FilePath(expected))
  }

  @Test(arguments: [
    ("..", true), ("../a", true), ("/a/../b", true), ("a/..", true), ("//..//", true),
    ("", false), (".", false), ("/a/b", false), ("...", false), ("a../..b/.x/x.", false),
  ])
  func `two dots by themselves lead up`(path: String, leadsUp: Bool) {
    #expect(FilePath(path).leadsUp == leadsUp)
  }

  @Test(arguments: ["", ".", "..", "a/b", "/"])
  func `a name that leads elsewhere isn't plain`(name: String) {
    #expect(!FilePath(name).isPlainName)
    #expect(FilePath("a..b").isPlainName)
  }

  @Test(arguments: [
    ("Müller 北京.json", "Müller 北京.json"),
    ("a\u{1B}[31m\n", "a<U+001B>[31m<U+000A>"),
    ("\u{9B}\u{7F}", "<U+009B><U+007F>"),
    ("\u{202E}gpj\u{200B}\u{FEFF}", "<U+202E>gpj<U+200B><U+FEFF>"),
    ("\u{2028}\u{3164}\u{E0041}", "<U+2028><U+3164><U+E0041>"),
  ])
  func `what could deceive is made visible`(path: String, shown: String) {
    #expect(FilePath(path).description == shown)
  }

  @Test(
    arguments: [
      ([0x61, 0xFF, 0x62], "a<FF>b"), ([0xC3], "<C3>"), ([0xE2, 0x82], "<E2><82>"),
      ([0xC0, 0x80], "<C0><80>"), ([0xED, 0xA0, 0x80], "<ED><A0><80>"),
    ] as [([UInt8], String)])
  func `bytes that aren't UTF-8 are shown as numbers`(bytes: [UInt8], shown: String) {
    #expect(FilePath(bytes: bytes).description == shown)
    #expect(FilePath(bytes: bytes).bytes == bytes)
  }

  @Test func `a path with a NUL is refused`() {
    #expect(throws: SystemError(.open, .unusableName, "a\0b")) { try ReadFile("a\0b") }
  }
}
