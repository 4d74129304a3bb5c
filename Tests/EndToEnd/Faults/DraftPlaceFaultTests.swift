import TFieldAnswers
import Foundation
import TField
import TFieldForm
import Testing

/// Something else where the drafts should be.
@Suite struct DraftPlaceFaultTests {
  /// The form works, and says once why it keeps no draft.
  private func expectRefusal(
    _ folder: FormFolder, _ reason: String,
    sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) throws {
    let run = try folder.beginOpen(sourceLocation: sourceLocation)
    run.send("Ada\t")
    run.waitFor("no draft is kept", sourceLocation: sourceLocation)
    run.expectSubmission(name: "Ada", sourceLocation: sourceLocation)
    #expect(
      run.standardError.contains(reason), "\(run.standardError)", sourceLocation: sourceLocation)
  }

  private func makeDraftFolder(_ folder: FormFolder) throws {
    try FileManager.default.createDirectory(
      atPath: folder.draftPlace, withIntermediateDirectories: true)
  }

  @Test func `F29 the folder of drafts is a symbolic link`() throws {
    let folder = try FormFolder.trial()
    mkdir(folder.path + "/elsewhere", 0o700)
    try makeDraftFolder(folder)
    rmdir(folder.draftPlace)
    symlink(folder.path + "/elsewhere", folder.draftPlace)
    try expectRefusal(folder, "symbolic link")
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path + "/elsewhere").isEmpty)
  }

  @Test(arguments: [0o777, 0o720, 0o702] as [mode_t])
  func `F29 others may write in the folder of drafts`(mode: mode_t) throws {
    let folder = try FormFolder.trial()
    try makeDraftFolder(folder)
    chmod(folder.draftPlace, mode)
    try expectRefusal(folder, "others may write in it")
  }

  @Test(.enabled(if: Needs.root, "needs root, to give a folder away"))
  func `F29 the folder of drafts is somebody else's`() throws {
    let folder = try FormFolder.trial()
    try makeDraftFolder(folder)
    chown(folder.draftPlace, 65_534, 65_534)
    try expectRefusal(folder, "it belongs to somebody else")
  }

  @Test func `F30 the draft is exchanged for a link ten thousand times`() throws {
    let folder = try FormFolder.trial()
    let memory = try MemoryFolder(linkedFrom: folder.path + "/state")
    try folder.write("precious\n", to: "bashrc")
    let run = try folder.beginOpen()
    run.leaveDraft(in: folder)
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.draftPlace)
    let draft = folder.draftPlace + "/" + (names.first { $0.hasSuffix(".json") } ?? "")
    let (link, plain) = (memory.path + "/link", memory.path + "/plain")
    for round in 0..<10_000 {
      symlink(folder.path + "/bashrc", link)
      rename(link, draft)
      if round % 2 == 0 {
        // Nothing in it: file systems wait for the disk where a file with data replaces another.
        close(open(plain, O_CREAT | O_CLOEXEC, 0o600))
        rename(plain, draft)
      } else {
        unlink(draft)
      }
      if round % 100 == 0 { run.send("x\t") }
    }
    run.signal(SIGTERM)
    #expect(run.exitStatus() == 143)
    #expect(folder.text(of: "bashrc") == "precious\n" && folder.mode(of: "bashrc") == 0o644)
  }

  @Test(arguments: ["fifo", "device", "folder", "socket", "sparse", "link"])
  func `F31 the draft is no plain file, or gigantic`(kind: String) throws {
    let folder = try FormFolder.trial()
    let draft = try leaveDraft(in: folder)
    unlink(draft)
    let script = [
      "fifo": "mkfifo '\(draft)'", "device": "mknod '\(draft)' c 1 5 || mkfifo '\(draft)'",
      "folder": "mkdir '\(draft)'", "sparse": "truncate -s 10G '\(draft)'",
      "socket": """
      cd '\(folder.draftPlace)' && python3 -c 'import socket
      socket.socket(socket.AF_UNIX).bind("s")' && mv s '\(draft)'
      """, "link": "ln -s /etc/passwd '\(draft)'",
    ]
    #expect(try folder.result(of: script[kind] ?? "false").status == 0)
    try expectStartWithout(folder)
    if kind == "link" { #expect(FileManager.default.isReadableFile(atPath: "/etc/passwd")) }
  }

  /// Leaves a draft by a signal; where it is.
  private func leaveDraft(in folder: FormFolder) throws -> String {
    let run = try folder.beginOpen()
    run.leaveDraft(in: folder)
    run.signal(SIGTERM)
    #expect(run.exitStatus() == 143)
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.draftPlace)
    return folder.draftPlace + "/" + (names.first { $0.hasSuffix(".json") } ?? "")
  }

  /// What lies there is moved aside and told of; the form starts empty, and keeps new drafts.
  private func expectStartWithout(
    _ folder: FormFolder, sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) throws {
    let run = try folder.beginOpen(sourceLocation: sourceLocation)
    #expect(!run.screen.text.contains("Continue"), sourceLocation: sourceLocation)
    run.waitFor("a draft can't be used", sourceLocation: sourceLocation)
    run.leaveDraft("Eve", in: folder, sourceLocation: sourceLocation)
    run.expectSubmission(name: "Eve", sourceLocation: sourceLocation)
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.draftPlace)
    #expect(names.contains { $0.hasSuffix(".json.broken") }, sourceLocation: sourceLocation)
  }

  @Test func `F32 a draft cut at every place, and with any byte flipped`() throws {
    let folder = try FormFolder.trial()
    let bytes = try [UInt8](Data(contentsOf: URL(fileURLWithPath: leaveDraft(in: folder))))
    // The newline at the end may be missing.
    let cuts = (0..<bytes.count - 1).map { Array(bytes[..<$0]) }
    let flips = bytes.indices.map { index in
      var flipped = bytes
      flipped[index] ^= 1
      return flipped
    }
    for (number, damaged) in (cuts + flips).enumerated() {
      let name = String(number, radix: 16)
      let file = folder.draftPlace + "/" + String(repeating: "0", count: 16 - name.count) + name
      #expect(
        FileManager.default.createFile(
          atPath: file + ".json", contents: Data(damaged), attributes: [.posixPermissions: 0o600]))
    }
    let list = try folder.result(
      of: #""$tfield" drafts"#, environment: ["XDG_STATE_HOME": folder.path + "/state"])
    let lines = list.output.split(separator: "\n")
    #expect(lines.count == cuts.count + flips.count + 1)
    #expect(lines.filter { !$0.contains("can't be used: ") }.count == 1, "\(lines.prefix(3))")
  }

  @Test(arguments: ["empty", "half", "newer", "other form", "future"])
  func `F32 a draft that is damaged, of another version, form or time`(kind: String) throws {
    let folder = try FormFolder.trial()
    let draft = URL(fileURLWithPath: try leaveDraft(in: folder))
    let bytes = try Data(contentsOf: draft)
    let faulty: [UInt8] =
      switch kind {
      case "empty": []
      case "half": Array(bytes.prefix(bytes.count / 2))
      case "newer": Array(#"{"tfieldDraft":9}"#.utf8)
      case "other form": Self.draft(of: ["name": "Eve"], form: "other")
      default: Self.draft(of: ["name": "Eve"], saved: 4_000_000_000)
      }
    try Data(faulty).write(to: draft)
    try expectStartWithout(folder)
  }

  /// A draft as the program writes it, of a form whose fields are all of the plainest type.
  private static func draft(
    of answers: [String: String], form id: String = "trial", saved: Int = 1
  ) -> [UInt8] {
    let form = Form("Trial", id: id, rows: [[Field("name")], [Field("town")], [Field("pass")]])
    return Draft(of: FormSession(form, answers: answers), path: "f", saved: saved).bytes
  }

  @Test func `F33 a draft with hostile values`() throws {
    let folder = try FormFolder.trial()
    let draft = URL(fileURLWithPath: try leaveDraft(in: folder))
    let answers = [
      "name": "a\u{1B}[2J\u{9B}31m\u{7}b", "town": "\u{202E}evil\u{200B}", "pass": "Canary-77",
    ]
    let text = String(decoding: Self.draft(of: answers), as: UTF8.self)
    #expect(text.contains("Canary-77") && text.contains("evil"))
    try Data(text.utf8).write(to: draft)
    let run = try folder.begin()
    run.waitFor("Your draft of")
    run.choose("Continue")
    run.waitFor("evil")
    #expect(SentBytes(run.sent).strange.isEmpty)
    run.send(Keys.submit)
    #expect(run.exitStatus() == 0)
    #expect(run.document?["pass"] as? String == "")
    let name = try #require(run.document?["name"] as? String)
    #expect(
      name.unicodeScalars.allSatisfy { $0.value >= 0x20 && !(0x7F...0x9F).contains($0.value) })
  }
}
