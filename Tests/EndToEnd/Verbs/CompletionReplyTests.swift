import Foundation
import Testing

/// What the program answers a shell that asks what fits.
@Suite struct CompletionReplyTests {
  private static func reply(
    _ words: [String], shell: String = "zsh", in folder: TestFolder
  ) throws -> [String] {
    let run = try QuietRun(["__complete", shell] + words, in: folder.path)
    #expect(run.status == 0 && run.errors == "", "\(run.errors)")
    return run.output.split(separator: "\n").map(String.init)
  }

  @Test(arguments: [
    (["render", "f.json", "--focus", "s"], ["wsize\tHow large", "wsend\tSend it"]),
    (["f.json", "--set", "s"], ["psize=\tHow large"]),
    (["f.json", "--set", "size="], ["wsize=S\tSmall", "wsize=L\tLarge"]),
    (["f.json", "--set=size=L"], ["w--set=size=L\tLarge"]),
    (["f.json", "--only", "size,"], ["wsize,word\tPassword"]),
    (["f.json", "--set", "wor"], []),
    (["f.json", "--set", "word="], []),
    (["f.json", "--set-file", "wor"], ["pword=\tPassword"]),
    (["f.json", "--set-file", "word=dir/"], ["f\tdir/"]),
    (["f.json", "--lang", "de", "--only", ""], ["wsize\tWie groß", "wword\tPasswort"]),
    (["--only", "s"], []), (["-", "--only", "s"], []), (["nowhere.json", "--only", "s"], []),
    (["fifo", "--only", "s"], []), (["broken.json", "--only", "s"], []),
    (["f.json", "-f", "js"], ["wjson\t", "wjsonl\t"]),
    (["f.json", "--", "--on"], []), (["--", "--on"], ["f.json\t--on"]),
    (["check", "a.json", "b"], ["f.json\tb"]), (["run", "a.json", "b"], []),
    (["f.json", "--nothing", "--lang=e"], ["w--lang=en\t", "w--lang=es\t"]),
    (["f.json", "--plain=x"], []), (["drafts", "show", ""], ["f.json\t"]),
    (["ask", "Zip", "zi"], ["wzip\tA US ZIP code."]),
    (["ask", "Age", "integer", "--mi"], ["w--min\tThe lowest number"]),
    (["ask", "Zip", "zip", "--mi"], []),
    (["ask", "Zip", "--plu"], ["w--plus4\tIf ZIP+4 is allowed too"]),
    (["ask", "PIN", "password", "--strength", "f"], ["wfair\t"]),
  ])
  func `what fits follows from the words before it`(words: [String], wanted: [String]) throws {
    let folder = try TestFolder()
    try folder.write("{", to: "broken.json")
    mkfifo(folder.path + "/fifo", 0o600)
    try folder.write(
      #"""
      { "tfield": 1, "rows": [
        { "id": "size", "type": "choice", "label": { "en": "How large", "de": "Wie groß" },
          "options": [ { "value": "S", "label": "Small" }, { "value": "L", "label": "Large" } ] },
        { "id": "word", "type": "password", "label": { "en": "Password", "de": "Passwort" } } ],
        "actions": [ { "id": "send", "label": "Send it" } ] }
      """#, to: "f.json")
    #expect(try Self.reply(words, in: folder) == wanted)
  }

  @Test(arguments: [
    ("color=", ["wtwo\\ words\\;\\ \\$x\t"]), ("'color=", ["wcolor=two words; $x\t"]),
    ("color='", ["wtwo words; $x\t"]), ("\"color=two", []),
    ("color=two\\ w", ["wtwo\\ words\\;\\ \\$x\t"]),
    ("col", ["pcolor=\tChoose One"]),
  ])
  func `bash gets the end of the word, quoted`(typed: String, wanted: [String]) throws {
    let folder = try TestFolder()
    try folder.write(
      #"{"tfield":1,"rows":[{"id":"color","type":"choice","options":["two words; $x"]}]}"#,
      to: "my form.json")
    let reply = try Self.reply(["my\\ form.json", "--set", typed], shell: "bash=:", in: folder)
    #expect(
      reply.map { $0.split(separator: "\t")[0] } == wanted.map { $0.split(separator: "\t")[0] })
  }

  @Test func `a hostile form can neither run, forge a line nor steer the terminal`() throws {
    let folder = try TestFolder()
    try folder.write(
      #"""
      { "tfield": 1, "rows": [
        { "id": "a", "label": "x\u001b[31m\nw--trust\tyes\u202e", "check": { "run": ["touch", "PWNED"] } },
        { "id": "b", "type": "choice",
          "options": [ "good", "bad\u001b]0;x\u0007", "new\nline", "tab\tbed", "bi\u202edi" ] } ],
        "actions": [ { "id": "go", "label": "Go", "run": ["touch", "PWNED"] } ] }
      """#, to: "f.json")
    #expect(try Self.reply(["f.json", "--set", "b="], in: folder) == ["wb=good\t"])
    let ids = try Self.reply(["f.json", "--only", ""], in: folder)
    #expect(ids.count == 2)
    #expect(ids[0].hasPrefix("wa\tx<U+001B>[31m<U+000A>w"))
    #expect(folder.read("PWNED") == nil)
  }

  @Test func `a form with thousands of fields is answered at once`() throws {
    let folder = try TestFolder()
    let rows = (0..<10_000).map { "{\"id\":\"f\($0)\"}" }.joined(separator: ",")
    try folder.write("{\"tfield\":1,\"rows\":[\(rows)]}", to: "f.json")
    #expect(try Self.reply(["f.json", "--only", "f99"], in: folder).count == 111)
  }

  @Test(arguments: [[], ["bash"], ["tcsh", "x"], ["zsh", "\u{1B}", ""]])
  func `a question that makes no sense gets no answer`(words: [String]) throws {
    let run = try QuietRun(["__complete"] + words)
    #expect(run.status == 0 && run.errors == "")
    #expect(!run.output.contains("\u{1B}"))
  }
}
