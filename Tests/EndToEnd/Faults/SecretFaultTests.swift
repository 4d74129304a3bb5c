import Foundation
import Testing

/// Secrets that get anywhere but into the answers, and others who look inside.
@Suite struct SecretFaultTests {
  private static let card = "4242424242424242"
  private static let secrets = [card, "737", "219099999", "Canary-77-secret"]

  /// A form with every kind of secret, whose programs write down what they see.
  private func folder() throws -> FormFolder {
    let folder = try FormFolder(
      rows: """
        { "id": "name", "label": "Name", "check": { "run": ["./spy"] } },
        { "id": "card", "type": "credit", "label": "Card", "check": { "run": ["./spy"] } },
        { "id": "cvv", "type": "cvv", "for": "card", "label": "Code" },
        { "id": "ssn", "type": "ssn", "label": "Number" },
        { "id": "pass", "type": "password", "label": "Word" },
        { "id": "again", "type": "confirm", "of": "pass", "label": "Again" }
        """,
      actions: """
        { "id": "go", "label": "Go", "only": ["name"], "run": ["./spy"], "append": "all.jsonl",
          "write": "last.json" }
        """)
    try folder.write(
      program: """
        cat > /dev/null; exec 9>> spied; cat /proc/self/environ /proc/self/cmdline >&9
        cat /proc/$PPID/environ /proc/$PPID/cmdline >&9 2> /dev/null; env >&9; exit 0
        """, to: "spy")
    return folder
  }

  private func fill(_ run: ProgramRun) {
    for text in ["Ada", Self.card, "737", "219099999", "Canary-77-secret", "Canary-77-secret"] {
      run.press(text, "\t")
    }
    run.settle()
    #expect(run.screen.text.contains("4242") && !run.screen.text.contains("4242 4242"))
  }

  /// Every spelling of a secret that might have been meant to hide it.
  private static func spellings(_ secret: String) -> [String] {
    let data = Data(secret.utf8)
    let groups = stride(from: 0, to: secret.count, by: 4).map {
      String(secret.dropFirst($0).prefix(4))
    }
    return [
      secret, String(secret.reversed()), data.map { String(format: "%02x", $0) }.joined(),
      data.base64EncodedString().replacing("=", with: ""), groups.joined(separator: " "),
      groups.joined(separator: "-"), secret.map { "\($0)\0" }.joined(),
    ].filter { $0.count > 3 }
  }

  private func expectNoSecret(
    in text: String, _ place: String, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    for secret in Self.secrets {
      for spelling in Self.spellings(secret) where text.contains(spelling) {
        Issue.record("'\(spelling)' in \(place)", sourceLocation: sourceLocation)
      }
    }
  }

  private func expectNoSecretOutside(
    _ run: ProgramRun, _ folder: FormFolder, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    expectNoSecret(in: run.standardError, "standard error", sourceLocation: sourceLocation)
    // A card's number is seen while it is typed, and only then.
    let screen = run.text.replacing("4242", with: "")
    expectNoSecret(in: screen, "what the terminal got", sourceLocation: sourceLocation)
    expectNoSecret(in: run.screen.title, "the title", sourceLocation: sourceLocation)
    let names = FileManager.default.enumerator(atPath: folder.path)
    var count = 0
    while let name = names?.nextObject() as? String {
      guard let data = FileManager.default.contents(atPath: "\(folder.path)/\(name)") else {
        continue
      }
      expectNoSecret(
        in: String(decoding: data, as: UTF8.self), name, sourceLocation: sourceLocation)
      count += 1
    }
    #expect(count > 2, sourceLocation: sourceLocation)
  }

  @Test func `F86 secrets, when the form is submitted`() throws {
    let folder = try folder()
    let run = try folder.beginOpen(
      ["--trust", "--debug", "--summary"], under: #"ulimit -c unlimited 2>/dev/null; exec "$@""#)
    fill(run)
    run.send(Keys.submit)
    #expect(run.exitStatus() == 0, "\(run.screen.text)")
    #expect(run.document?["card"] as? String == "4242 4242 4242 4242")
    #expect(run.document?["pass"] as? String == "Canary-77-secret")
    #expect(folder.text(of: "all.jsonl") == "{\"name\":\"Ada\"}\n")
    #expect(folder.text(of: "spied")?.isEmpty == false)
    try expectNoSecretOutside(run, folder)
  }

  @Test(arguments: [SIGTERM, SIGKILL, SIGABRT, SIGSEGV, SIGINT])
  func `F86 secrets, when a signal ends the form`(signal: Int32) throws {
    let folder = try folder()
    let run = try folder.beginOpen(
      ["--trust", "--debug"], under: #"ulimit -c unlimited 2>/dev/null; exec "$@""#,
      environment: ["SWIFT_BACKTRACE": "enable=yes,color=no"])
    fill(run)
    let places = ["cmdline", "environ"].map { "/proc/\(run.process)/\($0)" }
    for place in places {
      let data = FileManager.default.contents(atPath: place) ?? Data()
      expectNoSecret(in: String(decoding: data, as: UTF8.self), place)
    }
    run.signal(signal)
    _ = run.ending()
    try expectNoSecretOutside(run, folder)
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    #expect(!names.contains { $0.hasPrefix("core") })
  }

  @Test func `F86 secrets on the command line and in the environment are refused`() throws {
    let folder = try folder()
    for (options, variables) in [
      (["--set", "cvv=737"], [:]), (["--env", "P_"], ["P_card": Self.card]),
      (["--set", "pass=Canary-77-secret"], [:]), (["--env", "P_"], ["P_ssn": "219099999"]),
    ] {
      let run = try folder.begin(["--trust"] + options, environment: variables)
      #expect(run.exitStatus() == 2)
      expectNoSecret(in: run.standardError, "standard error")
    }
  }

  @Test(.enabled(if: Needs.ordinaryUser, "needs an ordinary user, whom setpriv can be"))
  func `F93 the same user looks inside`() throws {
    let folder = try FormFolder.trial()
    let run = try folder.beginOrdinary(
      under: """
        trap '' HUP; sleep 1000 & echo $! > open; "$@" & echo $! > form; wait $!; kill $(cat open)
        """)
    run.waitFor("Name")
    run.settle()
    let look = """
      for who in open form; do
        pid=$(cat $who); strings=0
        { cat /proc/$pid/environ > /dev/null && cat /proc/$pid/maps > /dev/null; } 2> /dev/null
        echo $who environ $?
        { exec 9< /proc/$pid/mem; } 2> /dev/null; echo $who mem $?
      done
      if command -v strace > /dev/null; then
        timeout 20 strace -qq -o /dev/null -p $(cat form) 2> /dev/null; echo strace $?
      fi
      """
    let command = Ordinary.command + ["bash", "-c", look]
    let outsider = try ProgramRun(command, folder: folder.path)
    _ = outsider.exitStatus()
    // The other process of the same user shows that only the form is closed to them.
    #expect(outsider.standardOutput.contains("open environ 0\n"))
    #expect(outsider.standardOutput.contains("form environ 1\n"))
    #expect(outsider.standardOutput.contains("form mem 1\n"))
    if Needs.tracing { #expect(outsider.standardOutput.contains("strace 1\n")) }
    run.send("Ada")
    run.expectSubmission(name: "Ada")
  }
}
