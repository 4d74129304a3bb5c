import TFieldForm
import Foundation
import TField
import TestSupport
import Testing

/// Hostile words on the command line, in names of files, in the environment and in files.
@Suite struct HostileWordsTests {
  private static let commands = TestFile.lines(of: "commands.txt")

  /// Every word with one command, the next word with the next.
  @Test(arguments: 0..<4)
  func `what is said of a word can be seen, and is said in lines`(quarter: Int) throws {
    let folder = try FormFolder(rows: #"{ "id": "name", "type": "phrase", "label": "Name" }"#)
    let words = HostileString.all.filter {
      !$0.hasNUL && $0.bytes.count < 3000 && !$0.bytes.isEmpty
    }
    let ours = words.enumerated().filter { $0.offset % 4 == quarter }
    try Data(ours.map(\.element.bytes).joined(separator: [0]) + [0])
      .write(to: URL(fileURLWithPath: folder.path + "/words"))
    try folder.write(Self.script(start: quarter), to: "script")
    let run = try folder.shell("LC_ALL=C setsid -w bash script < words 2>/dev/null")
    #expect(run.exitStatus() == 0, "\(run.standardError)")
    let reports = run.standardOutput.components(separatedBy: "=====\n").dropFirst()
    #expect(reports.count == ours.count)
    for (report, word) in zip(reports, ours) {
      #expect(TerminalStream(report, as: .data).strange == [], "\(word.element): \(report)")
      #expect(!report.contains("Fatal error") && !report.contains("status 132"), "\(word.element)")
      let said = report.split(separator: "\n").filter { $0.hasPrefix("tfield: ") }
      #expect(said.allSatisfy { TerminalStream(String($0)).strange == [] }, "\(word.element)")
    }
  }

  private static func script(start: Int) -> String {
    let cases = commands.enumerated().map { "\($0.offset)) \($0.element) ;;" }
    return """
      tfield() { "$tfield" "$@" 2>&1; }
      number=\(start)
      use() { case $number in
      \(cases.joined(separator: "\n"))
      esac; }
      while IFS= read -r -d '' word; do
        echo =====
        use "$word" < /dev/null
        echo "status $?"
        number=$(((number + 1) % \(commands.count)))
      done
      """
  }

  @Test func `drafts of any form, place and name are listed in lines that can be seen`() throws {
    let home = try DraftHome()
    try home.leaveDraft()
    for (number, string) in HostileString.texts.enumerated() {
      let text = String((string.text ?? "").prefix(100))
      let form = Form(.verbatim(text), id: text, rows: [[Field("first")]])
      let path = number % 2 == 0 ? "/\(number)" : text
      let draft = Draft(of: FormSession(form, answers: ["first": text]), path: path, saved: 1)
      let name =
        number % 2 == 0 ? "\(number)" : text.replacing("/", with: "_").replacing("\0", with: "")
      try? Data(draft.bytes).write(
        to: URL(fileURLWithPath: home.path(String(name.prefix(40)) + ".json")))
    }
    let list = try QuietRun(["drafts"], environment: ["HOME": home.folder.path])
    #expect(list.output.split(separator: "\n").count > 400)
    #expect(TerminalStream(list.output + list.errors).strange == [])
    let numbers = stride(from: 0, to: HostileString.texts.count, by: 2).map { "/\($0)" }
    let show = try QuietRun(["drafts", "show"] + numbers, environment: ["HOME": home.folder.path])
    #expect(show.status == 0, "\(show.errors)")
    #expect(TerminalStream(show.output + show.errors).strange == [])
  }

  @Test func `no value is a command, whichever way it is handed on`() throws {
    let shell = HostileString.all.filter { $0.kind == .shell && !$0.hasNUL }
    #expect(shell.count >= 38)
    let rows = shell.indices.map {
      #"{ "id": "f\#($0)", "type": "text", "check": { "run": ["./judge"] } }"#
    }
    let folder = try FormFolder(
      rows: rows.joined(separator: ","),
      actions:
        #"{ "id": "go", "label": "Go", "run": ["./take"], "append": "all.jsonl", "write": "last.json" }"#
    )
    try folder.write(program: "cat >/dev/null", to: "judge")
    try folder.write(program: "cat > taken", to: "take")
    let answers = Dictionary(
      uniqueKeysWithValues: shell.enumerated().map { ("f\($0.offset)", $0.element.text ?? "") })
    let data = try JSONSerialization.data(withJSONObject: answers)
    try folder.write(String(decoding: data, as: UTF8.self), to: "answers.json")
    let run = try folder.shell(
      #"""
      "$tfield" form.json --batch --trust --lenient --answers answers.json --format shell > out || exit
      eval "$(cat out)"
      for name in ${!f*}; do printf '%s\0' "$name" "${!name}"; done
      """#)
    #expect(run.exitStatus() == 0, "\(run.standardError)")
    let parts = run.standardOutput.split(separator: "\0", omittingEmptySubsequences: false)
    let values = stride(from: 0, to: parts.count - 1, by: 2).map {
      (String(parts[$0]), String(parts[$0 + 1]))
    }
    let taken = JSONProbe.texts(in: folder.text(of: "taken") ?? "")
    #expect(taken.count == shell.count)
    for (id, value) in values where answers[id] != nil { #expect(taken[id] == value, "\(id)") }
    #expect(folder.text(of: "CANARY") == nil)
    #expect(folder.text(of: "all.jsonl")?.split(separator: "\n").count == 1)
    #expect(JSONProbe.texts(in: folder.text(of: "last.json") ?? "") == taken)
  }
}

/// The texts of a JSON object.
private enum JSONProbe {
  static func texts(in text: String) -> [String: String] {
    (try? JSONSerialization.jsonObject(with: Data(text.utf8))) as? [String: String] ?? [:]
  }
}
