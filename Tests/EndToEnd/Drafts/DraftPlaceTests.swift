import TFieldForm
import Foundation
import TField
import Testing

/// Something else where the drafts should be.
@Suite struct DraftPlaceTests {
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

  @Test(.enabled(if: Needs.root, "needs root, to give a folder away"))
  func `a folder of drafts that is somebody else's is refused`() throws {
    let folder = try FormFolder.trial()
    try makeDraftFolder(folder)
    chown(folder.draftPlace, 65_534, 65_534)
    try expectRefusal(folder, "it belongs to somebody else")
  }

  @Test func `a link put in the draft's place a thousand times is never written through`() throws {
    let folder = try FormFolder.trial()
    let memory = try MemoryFolder(linkedFrom: folder.path + "/state")
    try folder.write("precious\n", to: "bashrc")
    let run = try folder.beginOpen()
    run.leaveDraft(in: folder)
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.draftPlace)
    let draft = folder.draftPlace + "/" + (names.first { $0.hasSuffix(".json") } ?? "")
    let (link, plain) = (memory.path + "/link", memory.path + "/plain")
    for round in 0..<1000 {
      symlink(folder.path + "/bashrc", link)
      rename(link, draft)
      if round % 2 == 0 {
        // Nothing in it: file systems wait for the disk where a file with data replaces another.
        close(open(plain, O_CREAT | O_CLOEXEC, 0o600))
        rename(plain, draft)
      } else {
        unlink(draft)
      }
      if round % 10 == 0 { run.send("x\t") }
    }
    run.signal(SIGTERM)
    #expect(run.exitStatus() == 143)
    #expect(folder.text(of: "bashrc") == "precious\n" && folder.mode(of: "bashrc") == 0o644)
  }

  @Test(arguments: ["device", "socket"])
  func `a draft that is no plain file is moved aside`(kind: String) throws {
    let folder = try FormFolder.trial()
    let draft = try leaveDraft(in: folder)
    unlink(draft)
    let script = [
      "device": "mknod '\(draft)' c 1 5 || mkfifo '\(draft)'",
      "socket": """
      cd '\(folder.draftPlace)' && python3 -c 'import socket
      socket.socket(socket.AF_UNIX).bind("s")' && mv s '\(draft)'
      """,
    ]
    #expect(try folder.result(of: script[kind] ?? "false").status == 0)
    try expectStartWithout(folder)
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

  @Test func `a draft that is cut or changed can't be used`() throws {
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

  /// A draft as the program writes it, of a form whose fields are all of the plainest type.
  private static func draft(of answers: [String: String]) -> [UInt8] {
    let form = Form(
      "Trial", id: "trial", rows: [[Field("name")], [Field("town")], [Field("pass")]])
    return Draft(of: FormSession(form, answers: answers), path: "f", saved: 1).bytes
  }

  @Test func `a draft's hostile values don't steer the terminal`() throws {
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
